package masque.server.store;

import java.sql.SQLException;
import java.sql.SQLTimeoutException;
import java.sql.SQLTransientConnectionException;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import masque.server.watch.Unready;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/** The database cannot do its work; nothing is wrong with what it was asked to do. */
public final class StoreFailed extends Unready {
    private static final long serialVersionUID = 1L;
    private static final int NO_ROOM = 507;
    private static final int PRIMARY_CODE = 0xFF;
    private static final int DEEPEST = 20;

    /** What ails the database. */
    public enum Kind {
        /** There is no room on its disk. */
        FULL("store-full", NO_ROOM),
        /** What it kept is not what it reads. */
        DAMAGED("store-damaged", UNAVAILABLE),
        /** It cannot be reached, or does not answer in time, or its files cannot be used. */
        SILENT(STORE_SILENT, UNAVAILABLE);

        private final String code;
        private final int status;

        Kind(String code, int status) {
            this.code = code;
            this.status = status;
        }
    }

    private static final Set<SQLiteErrorCode> DAMAGE =
            Set.of(
                    SQLiteErrorCode.SQLITE_IOERR_SHORT_READ,
                    SQLiteErrorCode.SQLITE_IOERR_CORRUPTFS,
                    SQLiteErrorCode.SQLITE_IOERR_DATA);

    /** The classes of SQL states that are about the server, and the states of other classes. */
    private static final Set<String> SILENCE = Set.of("08", "28", "53", "57", "58");

    private static final Set<String> MORE_SILENCE = Set.of("25006", "25P03", "55P03");

    /** The states after which the connection is gone: it broke, or the server ended it. */
    private static final Set<String> DISCONNECTED = Set.of("08", "57P", "25P03");

    private final Kind kind;
    private final String origin;
    private final boolean disconnected;

    private StoreFailed(Kind kind, String origin, boolean disconnected) {
        super(kind.code, kind.status);
        this.kind = kind;
        this.origin = origin;
        this.disconnected = disconnected;
    }

    /** A failure that was not found by an exception. */
    StoreFailed(Kind kind, String origin) {
        this(kind, origin, false);
    }

    /** What ails the database. */
    public Kind kind() {
        return kind;
    }

    /** The database's own code for it, such as SQLITE_FULL. */
    public String origin() {
        return origin;
    }

    /** Whether the connection was lost, so that nobody knows what became of a commit. */
    boolean disconnected() {
        return disconnected;
    }

    /** The failure behind something that was thrown; empty if the database is not to blame. */
    public static Optional<StoreFailed> behind(Throwable thrown) {
        return Stream.iterate(Optional.of(thrown), one -> one.map(Throwable::getCause))
                .limit(DEEPEST)
                .takeWhile(Optional::isPresent)
                .flatMap(Optional::stream)
                .flatMap(one -> of(one).stream())
                .findFirst();
    }

    private static Optional<StoreFailed> of(Throwable thrown) {
        return switch (thrown) {
            case StoreFailed known -> Optional.of(known);
            case SQLiteException sqlite -> sqlite(sqlite.getResultCode());
            case SQLTimeoutException late -> Optional.of(silent(late));
            case SQLTransientConnectionException lost -> Optional.of(silent(lost));
            case SQLException other -> state(String.valueOf(other.getSQLState()));
            default -> Optional.empty();
        };
    }

    private static StoreFailed silent(SQLException late) {
        return new StoreFailed(Kind.SILENT, late.getClass().getSimpleName());
    }

    private static Optional<StoreFailed> sqlite(SQLiteErrorCode code) {
        SQLiteErrorCode primary = SQLiteErrorCode.getErrorCode(code.code & PRIMARY_CODE);
        return switch (primary) {
            case SQLITE_FULL -> Optional.of(new StoreFailed(Kind.FULL, code.name()));
            case SQLITE_CORRUPT, SQLITE_NOTADB ->
                    Optional.of(new StoreFailed(Kind.DAMAGED, code.name()));
            case SQLITE_IOERR ->
                    Optional.of(
                            new StoreFailed(
                                    DAMAGE.contains(code) ? Kind.DAMAGED : Kind.SILENT,
                                    code.name()));
            case SQLITE_CANTOPEN,
                    SQLITE_READONLY,
                    SQLITE_PERM,
                    SQLITE_BUSY,
                    SQLITE_LOCKED,
                    SQLITE_PROTOCOL,
                    SQLITE_NOMEM ->
                    Optional.of(new StoreFailed(Kind.SILENT, code.name()));
            default -> Optional.empty();
        };
    }

    /** By the SQL state of PostgreSQL. */
    private static Optional<StoreFailed> state(String state) {
        String origin = "SQL state " + state;
        return switch (state) {
            case "53100" -> Optional.of(new StoreFailed(Kind.FULL, origin));
            case "XX001", "XX002" -> Optional.of(new StoreFailed(Kind.DAMAGED, origin));
            default ->
                    SILENCE.stream().anyMatch(state::startsWith) || MORE_SILENCE.contains(state)
                            ? Optional.of(
                                    new StoreFailed(
                                            Kind.SILENT,
                                            origin,
                                            DISCONNECTED.stream().anyMatch(state::startsWith)))
                            : Optional.empty();
        };
    }
}
