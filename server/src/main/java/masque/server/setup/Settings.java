package masque.server.setup;

import java.net.URI;
import java.time.Duration;
import java.util.Optional;

/**
 * What an operator decides.
 *
 * @param host the address to listen on, such as 0.0.0.0 for all
 * @param port the port to listen on; 0 takes a free one
 * @param publicAddress where people reach the site, if that is not where it listens: behind a proxy
 * @param trustedProxy whether the client's address is taken from the header X-Forwarded-For
 * @param thinking the least time that a bot takes for a move
 * @param idle how long a table that nobody looks at stays in memory
 * @param patience how long a table whose game does not begin is kept
 * @param generosity what all that one network may have is multiplied with
 * @param openMetrics whether anybody may see the figures, not only this machine
 * @param development whether the pages for developers are shown too
 */
public record Settings(
        String host,
        int port,
        Optional<URI> publicAddress,
        boolean trustedProxy,
        Duration thinking,
        Duration idle,
        Duration patience,
        int generosity,
        boolean openMetrics,
        boolean development) {
    /** What holds when nothing is chosen. */
    public static final Settings USUAL =
            new Settings(
                    "0.0.0.0",
                    8080,
                    Optional.empty(),
                    false,
                    Duration.ofMillis(700),
                    Duration.ofMinutes(10),
                    Duration.ofHours(24),
                    1,
                    false,
                    false);
}
