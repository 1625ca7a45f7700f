package masque.app;

import java.util.List;
import masque.core.View;

/** Draws the views of one game as text. */
@FunctionalInterface
public interface TextTable {
    /** The lines of a screen, none wider than the page. The prompt and the log are not on it. */
    List<String> draw(View view, Page page);
}
