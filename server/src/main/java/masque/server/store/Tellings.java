package masque.server.store;

import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** What was told of games that are over, why their bots moved, and their files. */
final class Tellings {
    private Tellings() {}

    static void keepPiece(Handle handle, PieceOf of, int piece, byte[] told) {
        if (of.viewer().isPresent()) {
            handle.createUpdate(
                            """
                            INSERT INTO told_piece (table_id, viewer, language, piece, told)
                            VALUES (:table, :viewer, :language, :piece, :told)
                            ON CONFLICT DO NOTHING
                            """)
                    .bind("table", of.table())
                    .bind("viewer", of.viewer().getAsInt())
                    .bind("language", of.language())
                    .bind("piece", piece)
                    .bind("told", told)
                    .execute();
        } else {
            handle.createUpdate(
                            """
                            INSERT INTO reason_piece (table_id, language, piece, told)
                            VALUES (:table, :language, :piece, :told)
                            ON CONFLICT DO NOTHING
                            """)
                    .bind("table", of.table())
                    .bind("language", of.language())
                    .bind("piece", piece)
                    .bind("told", told)
                    .execute();
        }
    }

    static Optional<byte[]> piece(Handle handle, PieceOf of, int piece) {
        String from =
                of.viewer().isPresent()
                        ? "told_piece WHERE viewer = " + of.viewer().getAsInt()
                        : "reason_piece WHERE 1 = 1";
        return handle.createQuery(
                        "SELECT told FROM "
                                + from
                                + " AND table_id = :table AND language = :language"
                                + " AND piece = :piece")
                .bind("table", of.table())
                .bind("language", of.language())
                .bind("piece", piece)
                .map((row, context) -> row.getBytes("told"))
                .findOne();
    }

    /** What was kept in one, from before there were pieces: all languages together. */
    static Optional<byte[]> whole(Handle handle, PieceOf of) {
        if (of.viewer().isEmpty()) {
            return handle.createQuery(
                            """
                            SELECT reasons FROM game_file
                            WHERE table_id = :table AND reasons IS NOT NULL
                            """)
                    .bind("table", of.table())
                    .map((row, context) -> row.getBytes("reasons"))
                    .findOne();
        }
        return handle.createQuery(
                        "SELECT told FROM telling WHERE table_id = :table AND viewer = :viewer")
                .bind("table", of.table())
                .bind("viewer", of.viewer().getAsInt())
                .map((row, context) -> row.getBytes("told"))
                .findOne();
    }

    static void keepReview(Handle handle, String table, int seat, String said) {
        handle.createUpdate(
                        """
                        INSERT INTO review (table_id, seat, said) VALUES (:table, :seat, :said)
                        ON CONFLICT DO NOTHING
                        """)
                .bind("table", table)
                .bind("seat", seat)
                .bind("said", said)
                .execute();
    }

    static Optional<String> review(Handle handle, String table, int seat) {
        return handle.createQuery(
                        "SELECT said FROM review WHERE table_id = :table AND seat = :seat")
                .bind("table", table)
                .bind("seat", seat)
                .mapTo(String.class)
                .findOne();
    }

    static void keepFile(Handle handle, String table, byte[] file) {
        handle.createUpdate(
                        """
                        INSERT INTO game_file (table_id, file) VALUES (:table, :file)
                        ON CONFLICT DO NOTHING
                        """)
                .bind("table", table)
                .bind("file", file)
                .execute();
    }

    static Optional<byte[]> file(Handle handle, String table) {
        return handle.createQuery("SELECT file FROM game_file WHERE table_id = :table")
                .bind("table", table)
                .map((row, context) -> row.getBytes("file"))
                .findOne();
    }
}
