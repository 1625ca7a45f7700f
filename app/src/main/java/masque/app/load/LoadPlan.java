package masque.app.load;

import java.time.Duration;

/**
 * What a measurement consists of.
 *
 * @param pause how long a person thinks before each move
 */
record LoadPlan(
        TableKind kind,
        int tables,
        Duration warmUp,
        Duration measured,
        Duration pause,
        long seed) {}
