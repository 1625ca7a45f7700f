package masque.app;

import java.util.List;
import java.util.Optional;

/** Asks the user for a line. */
interface Asker {
    /**
     * Waits for a line; empty when there will be no more.
     *
     * @param completions what the line may be, for those who can complete it
     */
    Optional<String> ask(String prompt, List<String> completions);

    /** How many columns the user sees. */
    default int width() {
        return Page.WIDTH;
    }
}
