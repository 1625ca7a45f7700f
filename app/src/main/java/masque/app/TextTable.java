package masque.app;

import java.util.List;
import java.util.Optional;
import masque.core.Move;
import masque.core.Phrase;
import masque.core.View;

/** Draws the views of one game as text. */
@FunctionalInterface
public interface TextTable {
    /** The lines of a screen, none wider than the page. The prompt and the log are not on it. */
    List<String> draw(View view, Page page);

    /** How a move is listed, for who sees this view. */
    default Phrase phrase(View view, Move move) {
        return move.phrase();
    }

    /** What a player may have meant with a line that is no move's text: texts of moves. */
    default List<String> readings(View view, String line) {
        return List.of();
    }

    /** The moves, as texts, by which somebody is played whom the command line names. */
    default List<String> playing(String names) {
        return List.of();
    }

    /** What to say where the moves are too many to be listed; empty where they are listed. */
    default Optional<Phrase> instead(View view) {
        return Optional.empty();
    }
}
