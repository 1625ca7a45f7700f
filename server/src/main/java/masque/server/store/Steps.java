package masque.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Types;
import java.time.Instant;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/**
 * Writes steps: the one statement that runs thousands of times a second, so it is prepared once. A
 * conflict must not raise an error: it would spoil the transaction that others share.
 */
final class Steps {
    private static final String INSERT =
            """
            INSERT INTO step
                (table_id, ply, seat, code, draws, decision, client, written_at, clocks)
            SELECT id, ?, ?, ?, ?, ?, ?, ?, ?
            FROM game_table
            WHERE id = ? AND opening IS NOT NULL AND over_at IS NULL
            AND ? = 1 + (SELECT COALESCE(MAX(ply), 0) FROM step WHERE table_id = ?)
            ON CONFLICT DO NOTHING
            """;

    private @Nullable Connection connection;
    private @Nullable PreparedStatement insert;

    /** Whether the step was written: it was the next one, and its client's id is new. */
    boolean write(Handle handle, String table, NewStep step, Instant now) {
        try {
            PreparedStatement statement = prepared(handle.getConnection());
            statement.setInt(1, step.ply());
            statement.setInt(2, step.step().seat());
            statement.setInt(3, step.step().code());
            statement.setString(4, DrawsText.write(step.step().draws()));
            statement.setInt(5, step.decision());
            set(statement, 6, step.client());
            statement.setLong(7, now.toEpochMilli());
            set(statement, 8, step.clocks());
            statement.setString(9, table);
            statement.setInt(10, step.ply());
            statement.setString(11, table);
            return statement.executeUpdate() == 1;
        } catch (SQLException e) {
            throw new IllegalStateException("cannot write a step of table " + table, e);
        }
    }

    /** Whether this very step is written, by whoever. */
    static boolean written(Handle handle, String table, NewStep step, Instant now) {
        return handle.createQuery(
                                """
                                SELECT COUNT(*) FROM step
                                WHERE table_id = :table AND ply = :ply AND seat = :seat
                                AND code = :code AND draws = :draws AND decision = :decision
                                AND COALESCE(client, '') = :client AND written_at = :now
                                """)
                        .bind("table", table)
                        .bind("ply", step.ply())
                        .bind("seat", step.step().seat())
                        .bind("code", step.step().code())
                        .bind("draws", DrawsText.write(step.step().draws()))
                        .bind("decision", step.decision())
                        .bind("client", step.client().orElse(""))
                        .bind("now", now.toEpochMilli())
                        .mapTo(Integer.class)
                        .one()
                == 1;
    }

    private PreparedStatement prepared(Connection current) throws SQLException {
        PreparedStatement statement = insert;
        if (statement == null || !current.equals(connection)) {
            statement = current.prepareStatement(INSERT);
            connection = current;
            insert = statement;
        }
        return statement;
    }

    private static void set(PreparedStatement statement, int index, Optional<String> text)
            throws SQLException {
        if (text.isPresent()) {
            statement.setString(index, text.get());
        } else {
            statement.setNull(index, Types.VARCHAR);
        }
    }
}
