package masque.edge;

import masque.core.Chair;
import masque.core.Codes;
import masque.core.Event;
import masque.core.Game;
import masque.core.Move;
import masque.core.Phrase;
import masque.core.Refusal;
import masque.core.View;
import tools.jackson.core.JsonGenerator;

/**
 * Writes what one listener may know as JSON, with sentences in the listener's language. It takes
 * nothing but what the core lets out.
 *
 * <p>A record becomes an object, a list an array, a phrase its sentence, a seat its number, and an
 * enum constant its name in lower case with hyphens. What is empty is left out.
 */
public final class Pen {
    private final Words words;
    private final Listener listener;

    public Pen(Words words, Listener listener) {
        this.words = words;
        this.listener = listener;
    }

    /** A phrase as a sentence. */
    public String say(Phrase phrase) {
        return words.say(phrase, listener);
    }

    void sentence(JsonGenerator out, Phrase phrase) {
        out.writeString(words.say(phrase, listener));
    }

    /** A view, as an object. */
    public void view(JsonGenerator out, View view) {
        record(out, view);
    }

    /** An event, as an object with its type, its sentence and its data. */
    public void event(JsonGenerator out, Event event) {
        out.writeStartObject();
        out.writeName("type");
        out.writeString(Shapes.of(event.getClass()).name());
        out.writeName("sentence");
        sentence(out, event.phrase());
        fields(out, event);
        out.writeEndObject();
    }

    /** A move that can be made, as an object with its code, its text and its sentence. */
    public void move(JsonGenerator out, int code, Move move) {
        out.writeStartObject();
        out.writeNumberProperty("code", code);
        out.writeStringProperty("move", move.text());
        out.writeName("sentence");
        sentence(out, move.phrase());
        out.writeEndObject();
    }

    /** All moves that a chair may make now, as the entries of the array that is being written. */
    public void moves(JsonGenerator out, Chair chair) {
        Codes legal = new Codes();
        chair.legal(legal);
        moves(out, legal, chair.game());
    }

    /** These moves of a game, as the entries of the array that is being written. */
    public void moves(JsonGenerator out, Codes codes, Game<?> game) {
        for (int i = 0; i < codes.size(); i++) {
            move(out, codes.at(i), game.read(codes.at(i)));
        }
    }

    /** A refusal, as the fields clause and sentence of the object that is being written. */
    public void refusal(JsonGenerator out, Refusal refusal) {
        out.writeStringProperty("clause", refusal.clause());
        out.writeStringProperty("sentence", say(refusal.reason()));
    }

    /** A record, as an object. */
    void record(JsonGenerator out, Object record) {
        out.writeStartObject();
        fields(out, record);
        out.writeEndObject();
    }

    private void fields(JsonGenerator out, Object record) {
        for (Shapes.Field field : Shapes.of(record.getClass()).fields()) {
            Object value = field.of(record);
            if (!field.empty(value)) {
                out.writeName(field.name());
                field.scribe().write(out, value, this);
            }
        }
    }
}
