package masque.server.table;

import java.util.Optional;
import masque.core.Refusal;
import masque.edge.Pen;
import masque.server.guard.Wrong;

/** Messages to the one who asked. */
final class Answers {
    private Answers() {}

    static String refused(String id, Wrong wrong, Pen pen) {
        return Frames.object(out -> {
            out.writeNumberProperty("v", 1);
            out.writeStringProperty("type", "refused");
            out.writeStringProperty("id", id);
            out.writeNumberProperty("status", wrong.status());
            out.writeStringProperty("code", wrong.code());
            pen.refusal(out, new Refusal(wrong.clause(), wrong.phrase()));
        });
    }

    static String why(String id, Optional<Refusal> refusal, Pen pen) {
        return Frames.object(out -> {
            out.writeNumberProperty("v", 1);
            out.writeStringProperty("type", "why");
            out.writeStringProperty("id", id);
            out.writeBooleanProperty("allowed", refusal.isEmpty());
            refusal.ifPresent(reason -> pen.refusal(out, reason));
        });
    }

    static String pong(String id) {
        return Frames.object(out -> {
            out.writeNumberProperty("v", 1);
            out.writeStringProperty("type", "pong");
            out.writeStringProperty("id", id);
        });
    }
}
