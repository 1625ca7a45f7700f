package masque.edge;

import java.util.List;
import masque.core.Seat;
import masque.core.State;

/**
 * Whom a sentence is said to.
 *
 * @param names what the listener calls each player, by seat; the listener's own name too
 * @param you the listener's own seat, or {@link State#SPECTATOR}
 */
public record Listener(List<String> names, int you) {
    /** Somebody to whom no players are known, for sentences that name none. */
    public static final Listener STRANGER = new Listener(List.of(), State.SPECTATOR);

    public Listener {
        names = List.copyOf(names);
    }

    String name(Seat seat) {
        if (seat.index() < 0 || seat.index() >= names.size()) {
            throw new IllegalStateException(
                    "no name for seat " + seat.index() + ", only for " + names);
        }
        return names.get(seat.index());
    }

    boolean is(Seat seat) {
        return seat.index() == you;
    }
}
