package masque.server.store;

/** What is kept in pieces: all that one viewer of a game was told in one language. */
public record PieceOf(String table, int viewer, String language) {}
