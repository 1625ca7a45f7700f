package masque.server.table;

/**
 * A connection that waits for an answer to what it asked.
 *
 * @param arrived when it asked, by {@link System#nanoTime}
 */
record Asked(Socket socket, String id, long arrived) {}
