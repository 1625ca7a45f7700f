package masque.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.SQLException;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/** What ails a database, and for how long. */
final class ConditionTest {
    private final AtomicLong now = new AtomicLong(-5);
    private final Condition condition = new Condition(now::get);

    private static StoreFailed failure(StoreFailed.Kind kind) {
        return new StoreFailed(kind, "test");
    }

    @Test
    void aFailureIsOverWhenNothingHasFailedForAWhile() {
        StoreFailed full = failure(StoreFailed.Kind.FULL);
        condition.failed(full);
        condition.committed();
        assertThat(condition.trouble()).contains(full);
        now.addAndGet(Condition.QUIET.toNanos());
        assertThat(condition.trouble()).isEmpty();
        condition.committed();
        assertThat(condition.trouble()).isEmpty();
    }

    @Test
    void damageStays() {
        StoreFailed damaged = failure(StoreFailed.Kind.DAMAGED);
        condition.failed(damaged);
        condition.failed(failure(StoreFailed.Kind.FULL));
        now.addAndGet(Condition.QUIET.toNanos());
        condition.committed();
        assertThat(condition.trouble()).contains(damaged);
    }

    @Test
    void aCommitIsFreshForAMoment() {
        assertThat(condition.fresh()).isFalse();
        condition.committed();
        assertThat(condition.fresh()).isTrue();
        now.addAndGet(Condition.FRESH.toNanos());
        assertThat(condition.fresh()).isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "SQLITE_FULL, FULL",
        "SQLITE_CORRUPT, DAMAGED",
        "SQLITE_CORRUPT_VTAB, DAMAGED",
        "SQLITE_NOTADB, DAMAGED",
        "SQLITE_IOERR_WRITE, SILENT",
        "SQLITE_IOERR_SHORT_READ, DAMAGED",
        "SQLITE_READONLY_DBMOVED, SILENT",
        "SQLITE_BUSY, SILENT",
    })
    void sqliteIsToBlame(SQLiteErrorCode code, StoreFailed.Kind kind) {
        Exception thrown = new IllegalStateException(new SQLiteException("no", code));
        assertThat(StoreFailed.behind(thrown))
                .hasValueSatisfying(failure -> {
                    assertThat(failure.kind()).isEqualTo(kind);
                    assertThat(failure.origin()).isEqualTo(code.name());
                    assertThat(failure.disconnected()).isFalse();
                });
    }

    @ParameterizedTest
    @CsvSource({
        "53100, FULL, false",
        "XX001, DAMAGED, false",
        "08006, SILENT, true",
        "57P01, SILENT, true",
        "25P03, SILENT, true",
        "57014, SILENT, false",
        "55P03, SILENT, false",
    })
    void postgresIsToBlame(String state, StoreFailed.Kind kind, boolean disconnected) {
        assertThat(StoreFailed.behind(new SQLException("no", state)))
                .hasValueSatisfying(failure -> {
                    assertThat(failure.kind()).isEqualTo(kind);
                    assertThat(failure.origin()).contains(state);
                    assertThat(failure.disconnected()).isEqualTo(disconnected);
                });
    }

    @Test
    void whoeverAskedIsToBlame() {
        assertThat(
                        StoreFailed.behind(
                                new SQLiteException(
                                        "no", SQLiteErrorCode.SQLITE_CONSTRAINT_UNIQUE)))
                .isEqualTo(Optional.empty());
        assertThat(StoreFailed.behind(new SQLException("no", "23505"))).isEmpty();
        assertThat(StoreFailed.behind(new SQLException("no"))).isEmpty();
        assertThat(StoreFailed.behind(new IllegalStateException("no"))).isEmpty();
    }
}
