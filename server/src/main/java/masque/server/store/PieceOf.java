package masque.server.store;

import java.util.OptionalInt;

/**
 * What is kept in pieces of a game that is over, in one language.
 *
 * @param viewer a seat or the spectators, for what they were told; empty for the bots' reasons
 */
public record PieceOf(String table, OptionalInt viewer, String language) {
    /** What a viewer was told. */
    public static PieceOf told(String table, int viewer, String language) {
        return new PieceOf(table, OptionalInt.of(viewer), language);
    }

    /** Why bots chose what they chose. */
    public static PieceOf reasons(String table, String language) {
        return new PieceOf(table, OptionalInt.empty(), language);
    }
}
