package masque.app.load;

import java.time.Duration;

/**
 * What a crash test consists of.
 *
 * @param patience how long a table may take to go on
 * @param spread a server is killed at any moment up to so long after play has resumed
 */
record CrashPlan(
        TableKind kind, int tables, int kills, Duration spread, Duration patience, long seed) {}
