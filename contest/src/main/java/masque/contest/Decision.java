package masque.contest;

import java.util.List;
import masque.core.Refusal;

/** What a command comes to. */
public sealed interface Decision {
    /** This happens, all of it in one write; nothing if it was so already. */
    record Happens(List<ArenaEvent> events) implements Decision {
        public Happens {
            events = List.copyOf(events);
        }
    }

    /** The rules are against it. */
    record Refused(Refusal refusal) implements Decision {}
}
