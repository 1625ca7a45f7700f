package masque.server.store;

import java.time.Instant;

/**
 * Something that was said at a table.
 *
 * @param number lines are counted from 1
 * @param seat whose line it is
 * @param name the speaker's name at that time
 * @param reaction whether the text names a reaction; else it is what was said
 */
public record TalkLine(
        int number, int seat, String name, boolean reaction, String text, Instant at) {}
