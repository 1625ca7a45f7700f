package masque.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.jdbi.v3.core.statement.SqlParser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Statements mean what they mean to Jdbi's own parser. */
final class PlainSqlParserTest {
    private static final Jdbi JDBIS = Jdbi.create("jdbc:sqlite::memory:");
    private static final Jdbi OURS =
            Jdbi.create("jdbc:sqlite::memory:").setSqlParser(new PlainSqlParser());

    private static String answer(Jdbi jdbi, String sql) {
        return jdbi.withHandle(handle ->
                handle.createQuery(sql)
                        .bind("a", "A")
                        .bind("b", "B")
                        .bind("a_1", "A1")
                        .bind("c.d", "CD")
                        .mapTo(String.class)
                        .one());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT :a",
                "SELECT :a || :b || :a",
                "SELECT (:a)||:a_1||\n:b",
                "SELECT :b||(SELECT x FROM (SELECT :a x) one WHERE x = :a)",
                "SELECT ':a' || :a",
                "SELECT \":a\" FROM (SELECT 1 AS \":a\") one WHERE :b = 'B'",
                "SELECT :a -- :b\n || :b",
                "SELECT :a /* :b */ || :b",
                "SELECT '::' || :a",
                "SELECT :a || 'ü' || :b",
                "SELECT :c.d || :a"
            })
    void itIsAnsweredAsByJdbisOwn(String sql) {
        assertThat(answer(OURS, sql)).isEqualTo(answer(JDBIS, sql));
        assertThat(answer(OURS, sql)).as("once more").isEqualTo(answer(JDBIS, sql));
    }

    @Test
    void whatIsNotBoundIsMissed() {
        try (Handle handle = OURS.open()) {
            assertThatThrownBy(
                            () -> handle.createQuery("SELECT :nothing").mapTo(String.class).one())
                    .isInstanceOf(JdbiException.class)
                    .hasMessageContaining("nothing");
        }
    }

    @Test
    void parametersOfOtherSourcesAreNamedAsByJdbi() {
        SqlParser parser = new PlainSqlParser();
        try (Handle handle = OURS.open()) {
            var context = handle.createQuery("SELECT 1").getContext();
            assertThat(parser.nameParameter("a", context)).isEqualTo(":a");
        }
    }
}
