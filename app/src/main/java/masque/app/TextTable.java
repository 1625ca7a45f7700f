package masque.app;

import java.util.List;
import java.util.Optional;
import masque.core.Phrase;
import masque.core.View;

/** Draws the views of one game as text. */
@FunctionalInterface
public interface TextTable {
    /** The lines of a screen, none wider than the page. The prompt and the log are not on it. */
    List<String> draw(View view, Page page);

    /** What to say where the moves are too many to be listed; empty where they are listed. */
    default Optional<Phrase> instead(View view) {
        return Optional.empty();
    }
}
