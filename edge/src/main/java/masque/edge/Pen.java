package masque.edge;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import masque.core.Event;
import masque.core.Move;
import masque.core.Phrase;
import masque.core.Refusal;
import masque.core.Seat;
import masque.core.View;
import tools.jackson.core.JsonGenerator;

/**
 * Writes what one listener may know as JSON, with sentences in the listener's language. It takes
 * nothing but what the core lets out. One thread at a time.
 *
 * <p>A record becomes an object, a list an array, a phrase its sentence, a seat its number, and an
 * enum constant its name in lower case with hyphens. What is empty is left out.
 */
public final class Pen {
    /** Enough for all that is said over and over again at one table. */
    private static final int REMEMBERED = 256;

    private final Words words;
    private final Listener listener;

    /** Wording a phrase costs far more than writing it, and most phrases are said many times. */
    private final Map<Phrase, String> sentences =
            new LinkedHashMap<>(16, 0.75f, true) {
                private static final long serialVersionUID = 1L;

                @Override
                protected boolean removeEldestEntry(Map.Entry<Phrase, String> eldest) {
                    return size() > REMEMBERED;
                }
            };

    public Pen(Words words, Listener listener) {
        this.words = words;
        this.listener = listener;
    }

    /** A phrase as a sentence. */
    public String say(Phrase phrase) {
        String known = sentences.get(phrase);
        if (known == null) {
            known = words.say(phrase, listener);
            sentences.put(phrase, known);
        }
        return known;
    }

    /** A view, as an object. */
    public void view(JsonGenerator out, View view) {
        record(out, view);
    }

    /** An event, as an object with its type, its sentence and its data. */
    public void event(JsonGenerator out, Event event) {
        out.writeStartObject();
        out.writeStringProperty("type", Shapes.of(event.getClass()).name());
        out.writeStringProperty("sentence", say(event.phrase()));
        fields(out, event);
        out.writeEndObject();
    }

    /** A move that can be made, as an object with its code, its text and its sentence. */
    public void move(JsonGenerator out, int code, Move move) {
        out.writeStartObject();
        out.writeNumberProperty("code", code);
        out.writeStringProperty("move", move.text());
        out.writeStringProperty("sentence", say(move.phrase()));
        out.writeEndObject();
    }

    /** A refusal, as the fields clause and sentence of the object that is being written. */
    public void refusal(JsonGenerator out, Refusal refusal) {
        out.writeStringProperty("clause", refusal.clause());
        out.writeStringProperty("sentence", say(refusal.reason()));
    }

    private void record(JsonGenerator out, Object record) {
        out.writeStartObject();
        fields(out, record);
        out.writeEndObject();
    }

    private void fields(JsonGenerator out, Object record) {
        for (Shapes.Field field : Shapes.of(record.getClass()).fields()) {
            Object value = field.of(record);
            if (!Optional.empty().equals(value)) {
                out.writeName(field.name());
                value(out, value);
            }
        }
    }

    private void value(JsonGenerator out, Object value) {
        switch (value) {
            case Integer number -> out.writeNumber(number);
            case Boolean flag -> out.writeBoolean(flag);
            case String text -> out.writeString(text);
            case Enum<?> constant -> out.writeString(Shapes.text(constant));
            case Phrase phrase -> out.writeString(say(phrase));
            case Seat seat -> out.writeNumber(seat.index());
            case Optional<?> maybe -> value(out, maybe.orElseThrow());
            case List<?> list -> {
                out.writeStartArray();
                for (Object one : list) {
                    value(out, one);
                }
                out.writeEndArray();
            }
            case Record record -> record(out, record);
            default ->
                    throw new IllegalStateException(
                            "a view or an event cannot hold a " + value.getClass().getName());
        }
    }
}
