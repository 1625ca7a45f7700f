package masque.server.table;

import java.util.Optional;
import masque.core.Game;
import masque.core.Move;
import masque.core.Refusal;
import masque.core.Thought;
import masque.edge.HintReason;
import masque.edge.Pen;

/** Messages to the one who asked. */
final class Answers {
    private Answers() {}

    static String why(String id, Optional<Refusal> refusal, Pen pen) {
        return JsonText.object(out -> {
            out.writeNumberProperty("v", 1);
            out.writeStringProperty("type", "why");
            out.writeStringProperty("id", id);
            out.writeBooleanProperty("allowed", refusal.isEmpty());
            refusal.ifPresent(reason -> pen.refusal(out, reason));
        });
    }

    /**
     * A hint.
     *
     * @param choices how many choices there are
     */
    static String hint(String id, Hint hint, Game<?> game, int choices, Pen pen) {
        Thought thought = hint.thought();
        return JsonText.object(out -> {
            out.writeNumberProperty("v", 1);
            out.writeStringProperty("type", "hint");
            out.writeStringProperty("id", id);
            out.writeNumberProperty("decision", hint.decision());
            Reasons.figures(out, thought);
            out.writeArrayPropertyStart("moves");
            HintReason.best(thought)
                    .forEach(line -> {
                        out.writeStartObject();
                        Move move = game.read(line.code());
                        out.writeNumberProperty("code", line.code());
                        out.writeStringProperty("move", move.text());
                        out.writeStringProperty("sentence", pen.say(move.phrase()));
                        out.writeNumberProperty("visits", line.visits());
                        out.writeNumberProperty("worth", ThoughtText.rounded(line.worth()));
                        out.writeEndObject();
                    });
            out.writeEndArray();
            out.writeStringProperty("reason", pen.say(HintReason.of(thought, choices)));
            thought.why().ifPresent(why -> out.writeStringProperty("why", pen.say(why)));
            Reasons.beliefs(out, pen, ThoughtText.beliefs(thought));
        });
    }

    static String pong(String id) {
        return JsonText.object(out -> {
            out.writeNumberProperty("v", 1);
            out.writeStringProperty("type", "pong");
            out.writeStringProperty("id", id);
        });
    }
}
