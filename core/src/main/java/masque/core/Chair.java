package masque.core;

import java.util.List;
import java.util.Optional;

/** One place at a table, or the spectators': all that a bot or a client may use. */
public interface Chair {
    /** The seat, or {@link State#SPECTATOR}. */
    int seat();

    /** The rules being played. */
    Game<?> game();

    /** Bits of the seats that owe a move. */
    int pending();

    /** What this seat may look at now. */
    View view();

    /** All that this seat has been told so far, in order. */
    List<Event> heard();

    /** Adds this seat's legal codes, ascending. */
    void legal(Codes into);

    /** Why this seat may not make this move now; empty if it may. */
    Optional<Refusal> why(int code);

    /** A whole world as it might be, as far as this seat can know. */
    State imagine(Chance chance);
}
