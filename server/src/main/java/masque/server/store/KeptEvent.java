package masque.server.store;

import java.util.Optional;

/**
 * Something that has happened in a tournament.
 *
 * @param number its place in the log, from 1
 * @param at when, in milliseconds since 1970
 * @param actor who has caused it
 * @param client what the client calls it that asked for it; only with the first event of several
 */
public record KeptEvent(
        int number, long at, String actor, Optional<String> client, String kind, String body) {}
