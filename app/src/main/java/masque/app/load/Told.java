package masque.app.load;

import java.util.Optional;

/**
 * One message about a table, as far as a player needs it who knows no game.
 *
 * @param frame its number
 * @param done the id of the move that it answers
 * @param phase such as playing
 * @param decision what this seat has to decide next, or 0 if it is not said
 * @param waiting the seats whose choice is awaited, as bits
 * @param moves what this seat may do now
 * @param takeBack whether nobody else has been told of what this seat has chosen
 * @param news whether it says that something has happened
 * @param whole whether it came with a view and to its end
 * @param bytes how long it was
 */
record Told(
        int frame,
        Optional<String> done,
        String phase,
        int decision,
        int waiting,
        Codes moves,
        boolean takeBack,
        boolean news,
        boolean whole,
        int bytes)
        implements Heard {
    /** Before the cards are dealt. */
    boolean gathering() {
        return phase.equals("gathering");
    }

    /** No move will be made here any more. */
    boolean over() {
        return phase.equals("finished") || phase.equals("ended");
    }

    boolean answers(String id) {
        return done.isPresent() && done.get().equals(id);
    }
}
