package masque.server.store;

import java.util.Optional;
import masque.core.Step;

/**
 * A step that wants to be written down.
 *
 * @param ply its number, from 1: it must be the next one
 * @param decision which of its seat's decisions it makes
 * @param client the id that the client gave the move; empty if the house made it
 * @param clocks everybody's time left after it, if there is a clock
 * @param thought why a bot made it, if it says so
 */
public record NewStep(
        int ply,
        Step step,
        int decision,
        Optional<String> client,
        Optional<String> clocks,
        Optional<String> thought) {
    /** A step for which no reason is given. */
    public NewStep(
            int ply, Step step, int decision, Optional<String> client, Optional<String> clocks) {
        this(ply, step, decision, client, clocks, Optional.empty());
    }

    /** The same step with its reason. */
    public NewStep because(Optional<String> said) {
        return new NewStep(ply, step, decision, client, clocks, said);
    }
}
