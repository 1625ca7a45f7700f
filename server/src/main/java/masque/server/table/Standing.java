package masque.server.table;

/**
 * How a table stands.
 *
 * @param here bits of the seats from which somebody looks
 */
public record Standing(String id, Facts facts, String commitment, int here) {}
