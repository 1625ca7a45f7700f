package masque.app.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.SQLException;
import masque.edge.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Addresses of databases are understood as PostgreSQL and as Java write them. */
final class DatabaseTest {
    @ParameterizedTest
    @CsvSource({
        "postgresql://host/name, jdbc:postgresql://host/name",
        "postgres://host:5433/name, jdbc:postgresql://host:5433/name",
        "postgresql://host, jdbc:postgresql://host/",
        "postgresql:///name, jdbc:postgresql:///name",
        "postgresql://ann@host/name, jdbc:postgresql://host/name?user=ann",
        "postgresql://ann:tiger@host/name, jdbc:postgresql://host/name?user=ann&password=tiger",
        "postgresql://ann:a%40b+c%26d@host/name, jdbc:postgresql://host/name?user=ann&password=a%40b%2Bc%26d",
        "postgresql://ann:a%20b@host/name?ssl=true, jdbc:postgresql://host/name?user=ann&password=a%20b&ssl=true",
        "'postgresql://a:1,b:2/name', 'jdbc:postgresql://a:1,b:2/name'",
        "postgresql://[::1]:5432/name, jdbc:postgresql://[::1]:5432/name",
        "jdbc:postgresql://host/name?user=ann, jdbc:postgresql://host/name?user=ann",
        "jdbc:postgresql://ann:tiger@host/name, jdbc:postgresql://host/name?user=ann&password=tiger",
        "jdbc:postgresql:name, jdbc:postgresql:name",
    })
    void anAddressIsPutAsTheDriverWantsIt(String address, String jdbc) {
        assertThat(Database.read(address).map(Database::jdbc)).contains(jdbc);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "host/name",
                "mysql://host/name",
                "jdbc:sqlite:file",
                "postgresql:name",
                "postgresql://ann:ti/ger@host/name",
                "postgresql://ann:ti@ger@host/name",
                "postgresql://ann:%zz@host/name",
                "postgresql://host:port/name",
                "postgresql://host/two words",
            })
    void whatIsNoAddressIsNot(String text) {
        assertThat(Database.read(text)).isEmpty();
    }

    @Test
    void noPartOfAnAddressIsShown() {
        assertThat(Database.read("postgresql://ann:tiger@host/name"))
                .get()
                .asString()
                .doesNotContain("ann", "tiger", "host");
    }

    @ParameterizedTest
    @CsvSource({
        "08001, cannot be reached",
        "08006, cannot be reached",
        "28P01, does not let this user in",
        "3D000, no database of this name",
        "42501, SQL state 42501",
        ", SQL state",
    })
    void aFailureIsASentenceWithoutTheDriversWords(String state, String sentence) {
        String why = Database.why(new SQLException("tiger", state), Words.of("en", "serve"));
        assertThat(why).contains(sentence).doesNotContain("tiger");
    }
}
