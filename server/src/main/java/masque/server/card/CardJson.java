package masque.server.card;

import masque.edge.Listener;
import masque.edge.Words;
import masque.server.setup.CardRule;
import masque.server.table.JsonText;
import tools.jackson.core.JsonGenerator;

/** Cards and what they show, as JSON. Nobody's id is told. */
public final class CardJson {
    private static final int VERSION = 1;

    private CardJson() {}

    /** What a page that follows a card is sent. */
    static String message(CardSight sight, CardRule.Face face, Words words) {
        return JsonText.object(out -> {
            out.writeNumberProperty("v", VERSION);
            out.writeStringProperty("type", "card");
            fields(out, sight, face, words);
        });
    }

    /** The fields of a card as somebody sees it. */
    public static void fields(JsonGenerator out, CardSight sight, CardRule.Face face, Words words) {
        out.writeStringProperty("id", sight.card().id());
        out.writeStringProperty("game", sight.card().game());
        out.writeStringProperty("holder", sight.card().name());
        out.writeBooleanProperty("on", sight.card().on());
        out.writeNumberProperty("made", sight.card().made().toEpochMilli());
        out.writeName("face");
        face(out, face, words);
        out.writeBooleanProperty("here", sight.here());
        out.writeBooleanProperty("busy", sight.busy());
        out.writeNumberProperty("waiting", sight.waiting());
        out.writeNumberProperty("most", WaitingLine.MOST_WAITING);
        out.writeObjectPropertyStart("you");
        you(out, sight.you());
        out.writeEndObject();
    }

    private static void you(JsonGenerator out, CardSight.You you) {
        switch (you) {
            case CardSight.Nobody _ -> out.writeStringProperty("state", "none");
            case CardSight.Holder(var line, var table) -> {
                out.writeStringProperty("state", "holder");
                out.writeArrayPropertyStart("line");
                line.forEach(out::writeString);
                out.writeEndArray();
                table.ifPresent(id -> out.writeStringProperty("table", id));
            }
            case CardSight.Waiting(int place) -> {
                out.writeStringProperty("state", "waiting");
                out.writeNumberProperty("place", place);
            }
            case CardSight.Fighting(String table) -> {
                out.writeStringProperty("state", "duel");
                out.writeStringProperty("table", table);
            }
        }
    }

    /** What a card shows, in words. */
    public static void face(JsonGenerator out, CardRule.Face face, Words words) {
        out.writeStartObject();
        out.writeStringProperty("id", face.id());
        out.writeStringProperty("name", words.say(face.name(), Listener.STRANGER));
        out.writeArrayPropertyStart("rows");
        for (CardRule.Row row : face.rows()) {
            out.writeStartObject();
            out.writeStringProperty("kind", row.kind());
            out.writeStringProperty("name", words.say(row.name(), Listener.STRANGER));
            out.writeArrayPropertyStart("dice");
            row.sizes().forEach(out::writeNumber);
            out.writeEndArray();
            out.writeEndObject();
        }
        out.writeEndArray();
        out.writeObjectPropertyStart("gift");
        out.writeStringProperty("id", face.gift().id());
        out.writeStringProperty("name", words.say(face.gift().name(), Listener.STRANGER));
        out.writeStringProperty("rule", words.say(face.gift().rule(), Listener.STRANGER));
        face.gift().uses().ifPresent(uses -> out.writeNumberProperty("uses", uses));
        out.writeEndObject();
        out.writeEndObject();
    }
}
