package masque.server.store;

import java.time.Instant;

/**
 * A table that was never dealt.
 *
 * @param touched when something about it last changed
 */
public record Abandoned(String id, Instant touched) {}
