package masque.app.load;

import java.time.Duration;
import java.util.Optional;

/**
 * What a measurement consists of.
 *
 * @param tables how many are measured
 * @param experts how many more there are at which experts think
 * @param siege how many clients of bad will come meanwhile
 * @param coach whether the coach looks at games that are over meanwhile
 * @param warmUp how long is played before measuring; nothing: until the server's speed is steady
 * @param pause how long a person thinks before each move
 */
record LoadPlan(
        TableKind kind,
        int tables,
        int experts,
        int siege,
        boolean coach,
        Optional<Duration> warmUp,
        Duration measured,
        Duration pause,
        long seed) {}
