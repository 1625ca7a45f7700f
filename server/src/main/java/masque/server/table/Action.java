package masque.server.table;

import java.util.Optional;
import java.util.function.UnaryOperator;
import masque.core.Thought;
import masque.server.guard.Guest;

/** Something to be decided at a table. */
sealed interface Action {
    /** Somebody who sits here asks for something over a connection. */
    record Asking(int seat, String guest, Ask ask) implements Action {}

    /** Somebody changes who sits where, or what is to be played. */
    record Arrange(UnaryOperator<TableFacts> how) implements Action {}

    /** The host has the game begin. */
    record Start(String guest) implements Action {}

    /** Somebody contributes to the chance of the deal. */
    record Contribute(String guest, String text) implements Action {}

    /** The deal has waited long enough for contributions. */
    record Deal() implements Action {}

    /** A bot has chosen, or the house for somebody who is away or late. */
    record Chosen(int seat, int decision, Thought thought) implements Action {}

    /** There is a hint for somebody who asked, or none could be found. */
    record Hinted(Optional<Hint> hint) implements Action {}

    /** Somebody's time or grace may be up, or the table has just come into memory. */
    record Look() implements Action {}

    /** Somebody wants to play the same again with the same people, at a table of its own. */
    record Rematch(String guest, NewTable.Fresh ids) implements Action {}

    /** Somebody who may sit here has another name from now on. */
    record Rename(Guest guest) implements Action {}

    /** Somebody gives up what they have here. */
    record Quit(String guest) implements Action {}

    /** Somebody has left the tournament, and loses the match that is played here. */
    record Forfeit(int seat) implements Action {}

    /** The match that is played here was decided without its game. */
    record CallOff() implements Action {}

    /** The table has waited for its game for too long. */
    record Expire() implements Action {}
}
