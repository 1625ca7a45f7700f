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
 */
public record NewStep(
        int ply, Step step, int decision, Optional<String> client, Optional<String> clocks) {}
