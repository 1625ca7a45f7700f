package masque.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.ConnectionFactory;

/**
 * Gives connections that write into a PostgreSQL database, as long as no other process does so.
 * Each holds a lock of the database while it lasts: whatever is written is written under the lock.
 */
final class SoleWriter implements ConnectionFactory, AutoCloseable {
    /**
     * The first number says MASQ, so that no other program has the same by chance. There is one
     * lock for each schema: sites may share a database, if not their tables.
     */
    private static final String LOCK = "(1296126801, hashtext(coalesce(current_schema(), '')))";

    private static final String NOT_AVAILABLE = "55P03";
    private static final String ONESELF =
            """
            SELECT pid, extract(epoch FROM backend_start)::text FROM pg_stat_activity
            WHERE pid = pg_backend_pid()
            """;

    /** Returns when it has ended, or after a time. */
    private static final String END =
            """
            SELECT pg_terminate_backend(pid, ?) FROM pg_stat_activity
            WHERE pid = ? AND extract(epoch FROM backend_start)::text = ?
            """;

    /**
     * The server's end of a connection.
     *
     * @param begun when it began, because numbers of processes are used again
     */
    private record Backend(int process, String begun) {}

    /** Another process holds the lock. */
    private static final class Taken extends Exception {
        private static final long serialVersionUID = 1L;
    }

    private final PostgresServer server;

    /** Our own that may still hold the lock. */
    private final List<Backend> ours = new ArrayList<>();

    /** Holds the lock and was not asked for yet. */
    private Optional<Connection> first = Optional.empty();

    SoleWriter(PostgresServer server) {
        this.server = server;
    }

    /**
     * Takes the lock.
     *
     * @throws Unfit if another process holds it
     */
    synchronized void begin() throws SQLException {
        try {
            first = Optional.of(connect());
        } catch (Taken e) {
            throw new Unfit(Unfit.Reason.SERVED);
        }
    }

    /**
     * A connection that holds the lock; those from before do so no more.
     *
     * @throws StoreFailed if another process has taken it meanwhile
     */
    @Override
    public synchronized Connection openConnection() throws SQLException {
        Optional<Connection> begun = first;
        first = Optional.empty();
        try {
            return begun.isPresent() ? begun.get() : connect();
        } catch (Taken e) {
            throw new StoreFailed(StoreFailed.Kind.SILENT, "another Masque serves the database");
        }
    }

    private Connection connect() throws SQLException, Taken {
        Connection connection = server.connect();
        try {
            endOurs(connection);
            // If no answer comes it may hold the lock all the same, so it is remembered before.
            ours.add(oneself(connection));
            lock(connection);
            return connection;
        } catch (SQLException | Taken e) {
            connection.close();
            throw e;
        }
    }

    /** A connection that was lost can live on at the server, and does not let the lock go there. */
    private void endOurs(Connection connection) throws SQLException {
        try (PreparedStatement end = connection.prepareStatement(END)) {
            while (!ours.isEmpty()) {
                end.setLong(1, server.patience().toMillis());
                end.setInt(2, ours.getLast().process());
                end.setString(3, ours.getLast().begun());
                end.execute();
                ours.removeLast();
            }
        }
    }

    private static Backend oneself(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet found = statement.executeQuery(ONESELF)) {
            found.next();
            return new Backend(found.getInt(1), found.getString(2));
        }
    }

    /** Waits a little: the process that had it may have been killed a moment ago. */
    private void lock(Connection connection) throws SQLException, Taken {
        try (Statement statement = connection.createStatement()) {
            statement.execute("SET lock_timeout = " + server.patience().toMillis());
            statement.execute("SELECT pg_advisory_lock" + LOCK);
            statement.execute(server.limits());
        } catch (SQLException e) {
            if (NOT_AVAILABLE.equals(e.getSQLState())) {
                throw new Taken();
            }
            throw e;
        }
    }

    /**
     * Lets the lock go at once: the server takes its time to notice that a connection is closed.
     */
    @Override
    public void closeConnection(Connection connection) throws SQLException {
        try (connection;
                Statement statement = connection.createStatement()) {
            statement.execute("SELECT pg_advisory_unlock_all()");
        }
    }

    /** Gives up what nobody has asked for. */
    @Override
    public synchronized void close() {
        Optional<Connection> unused = first;
        first = Optional.empty();
        try {
            if (unused.isPresent()) {
                closeConnection(unused.get());
            }
        } catch (SQLException gone) {
            // Then it holds nothing any more.
            return;
        }
    }
}
