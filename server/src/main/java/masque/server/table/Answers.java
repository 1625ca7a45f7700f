package masque.server.table;

import java.util.Optional;
import masque.core.Refusal;
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

    static String pong(String id) {
        return JsonText.object(out -> {
            out.writeNumberProperty("v", 1);
            out.writeStringProperty("type", "pong");
            out.writeStringProperty("id", id);
        });
    }
}
