package masque.server.store;

import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** What was told of games that are over. */
final class Tellings {
    private Tellings() {}

    static void keepPiece(Handle handle, PieceOf of, int piece, byte[] told) {
        handle.createUpdate(
                        """
                        INSERT INTO told_piece (table_id, viewer, language, piece, told)
                        VALUES (:table, :viewer, :language, :piece, :told)
                        ON CONFLICT DO NOTHING
                        """)
                .bind("table", of.table())
                .bind("viewer", of.viewer())
                .bind("language", of.language())
                .bind("piece", piece)
                .bind("told", told)
                .execute();
    }

    static Optional<byte[]> piece(Handle handle, PieceOf of, int piece) {
        return handle.createQuery(
                        """
                        SELECT told FROM told_piece WHERE table_id = :table AND viewer = :viewer
                        AND language = :language AND piece = :piece
                        """)
                .bind("table", of.table())
                .bind("viewer", of.viewer())
                .bind("language", of.language())
                .bind("piece", piece)
                .map((row, context) -> row.getBytes("told"))
                .findOne();
    }

    static void keepWhole(Handle handle, String table, int viewer, byte[] told) {
        handle.createUpdate(
                        """
                        INSERT INTO telling (table_id, viewer, told) VALUES (:table, :viewer, :told)
                        ON CONFLICT DO NOTHING
                        """)
                .bind("table", table)
                .bind("viewer", viewer)
                .bind("told", told)
                .execute();
    }

    static Optional<byte[]> whole(Handle handle, String table, int viewer) {
        return handle.createQuery(
                        """
                        SELECT told FROM telling WHERE table_id = :table AND viewer = :viewer
                        """)
                .bind("table", table)
                .bind("viewer", viewer)
                .map((row, context) -> row.getBytes("told"))
                .findOne();
    }
}
