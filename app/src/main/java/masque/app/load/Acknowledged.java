package masque.app.load;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What one seat has sent and what was acknowledged, held against what the server says afterwards. A
 * seat's decisions are numbered from 1, so after n moves the server asks for decision n + 1.
 */
final class Acknowledged {
    /** A move as it was sent. */
    record Sent(String id, int decision, int code) {}

    private final List<Sent> acknowledged = new ArrayList<>();
    private Optional<Sent> open = Optional.empty();
    private int lost;
    private int doubled;

    /** Moves that were acknowledged and are there no more. */
    int lost() {
        return lost;
    }

    /** Moves that were made more often than they were sent. */
    int doubled() {
        return doubled;
    }

    /** All acknowledged moves, the oldest first. */
    List<Sent> acknowledged() {
        return List.copyOf(acknowledged);
    }

    int acknowledgedCount() {
        return acknowledged.size();
    }

    /** The move that was sent and not acknowledged yet. */
    Optional<Sent> open() {
        return open;
    }

    /** Whether a decision is asked for that nothing has been sent for yet. */
    boolean unsent(int decision) {
        return open.isEmpty() && decision == acknowledged.size() + 1;
    }

    void sends(Sent move) {
        open = Optional.of(move);
    }

    /** A message has come: whose move it acknowledges, if any, and what is asked for now. */
    void hears(Optional<String> done, int decision) {
        if (open.isPresent() && done.equals(open.map(Sent::id))) {
            open.ifPresent(acknowledged::add);
            open = Optional.empty();
        }
        int least = acknowledged.size() + 1;
        int most = least + (open.isPresent() ? 1 : 0);
        lost = Math.max(lost, least - decision);
        doubled = Math.max(doubled, decision - most);
    }

    /** The server does not know a move that it had acknowledged. */
    void unknown() {
        lost++;
    }
}
