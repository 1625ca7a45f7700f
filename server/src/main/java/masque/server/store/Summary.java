package masque.server.store;

/** A table without its game: enough to be listed. */
public record Summary(String id, String facts) {}
