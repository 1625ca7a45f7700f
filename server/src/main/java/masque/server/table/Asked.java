package masque.server.table;

/** A connection that waits for an answer to what it asked. */
record Asked(Socket socket, String id) {}
