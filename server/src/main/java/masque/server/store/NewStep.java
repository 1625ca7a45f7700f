package masque.server.store;

import java.time.Instant;
import java.util.Optional;
import masque.core.Step;

/**
 * A step that wants to be written down.
 *
 * @param ply its number, from 1: it must be the next one
 * @param client the id that the client gave the move; empty if the house made it
 * @param deadline until when the next move is awaited, if there is a clock
 */
public record NewStep(int ply, Step step, Optional<String> client, Optional<Instant> deadline) {}
