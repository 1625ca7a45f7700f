package masque.server.store;

import com.zaxxer.hikari.HikariConfig;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.sql.DataSource;
import org.postgresql.ds.PGSimpleDataSource;

/**
 * A PostgreSQL server, over connections that do not wait for ever. Whoever chose a time in the
 * address gets it.
 */
final class PostgresServer {
    private static final int CONNECT_SECONDS = 5;
    private static final int WRITE_SECONDS = 6;
    private static final int READ_SECONDS = 15;
    private static final Duration PATIENCE = Duration.ofSeconds(2);
    private static final Duration POOL = Duration.ofSeconds(CONNECT_SECONDS);
    private static final Duration VALIDATION = Duration.ofSeconds(2);

    /** The server gives up before the connection does: then both know what became of it. */
    private static final Duration LEAD = Duration.ofMillis(500);

    /**
     * Has the server notice within half a minute that a machine is gone: until then nobody else may
     * write.
     */
    private static final String ALIVE =
            """
            SET tcp_keepalives_idle = 15; SET tcp_keepalives_interval = 5;
            SET tcp_keepalives_count = 3\
            """;

    private static final String SOCKET_TIMEOUT = "socketTimeout";

    private final String address;

    PostgresServer(String address) {
        this.address = address;
    }

    private PGSimpleDataSource source() {
        PGSimpleDataSource source = new PGSimpleDataSource();
        source.setURL(address);
        source.setTcpKeepAlive(true);
        source.setConnectTimeout(chosen("connectTimeout", CONNECT_SECONDS));
        source.setLoginTimeout(chosen("loginTimeout", CONNECT_SECONDS));
        return source;
    }

    private PGSimpleDataSource hasty(int seconds) {
        PGSimpleDataSource source = source();
        source.setSocketTimeout(chosen(SOCKET_TIMEOUT, seconds));
        return source;
    }

    private int chosen(String parameter, int usual) {
        Matcher found = Pattern.compile("[?&]" + parameter + "=([0-9]{1,6})\\b").matcher(address);
        return found.find() ? Integer.parseInt(found.group(1)) : usual;
    }

    /** Connections for work that may take long, such as a change of large tables. */
    DataSource patient() {
        return source();
    }

    /** A connection that writes. */
    Connection connect() throws SQLException {
        Connection connection = hasty(WRITE_SECONDS).getConnection();
        try (Statement statement = connection.createStatement()) {
            statement.execute(limits());
            statement.execute(ALIVE);
            return connection;
        } catch (SQLException e) {
            connection.close();
            throw e;
        }
    }

    /** Sets what a connection that writes may take. */
    String limits() {
        return limits(WRITE_SECONDS);
    }

    /** How long a connection that writes may wait for another one to end. */
    Duration patience() {
        Duration most = work(WRITE_SECONDS).dividedBy(2);
        return most.isZero() || most.compareTo(PATIENCE) > 0 ? PATIENCE : most;
    }

    /** Has a pool give connections that read. */
    void configure(HikariConfig readers) {
        readers.setDataSource(hasty(READ_SECONDS));
        readers.setConnectionInitSql(limits(READ_SECONDS));
        readers.setConnectionTimeout(POOL.toMillis());
        readers.setValidationTimeout(VALIDATION.toMillis());
    }

    /**
     * Sets how long the server works for this connection, waits for a lock, and keeps a transaction
     * open for somebody who is gone. The last is the shortest: whoever tries again over a new
     * connection must not wait for the locks of the old one.
     */
    private String limits(int usual) {
        Duration work = work(usual);
        return """
        SET statement_timeout = %d; SET lock_timeout = %d;
        SET idle_in_transaction_session_timeout = %d\
        """
                .formatted(
                        work.toMillis(),
                        work.dividedBy(2).toMillis(),
                        work.dividedBy(2).toMillis());
    }

    private Duration work(int usual) {
        Duration all = Duration.ofSeconds(chosen(SOCKET_TIMEOUT, usual));
        return all.isZero() ? all : all.minus(LEAD);
    }
}
