package masque.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Optional;
import masque.server.setup.Settings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Programs that take seats. */
final class ProgramTest {
    private static final String TWO = "{\"game\":\"masquerade-trick\",\"seats\":2}";
    private static final String NAME = "{\"name\":\"My bot\"}";

    @TempDir Path folder;
    private final ManualTime time = new ManualTime(1_700_000_000_000L);
    private TestSite house;

    @BeforeEach
    void open() {
        house = TestSite.open(folder, TestSite.settings(), time);
    }

    @AfterEach
    void close() {
        house.close();
    }

    @Test
    void aPersonGetsATokenForAProgramThatIsSomebodyOfItsOwn() {
        Person ann = house.guest("Ann");
        ann.table(TWO);
        Answer answer = ann.post("/me/tokens", "{\"name\":\"  My  bot \"}").is(201);
        assertThat(answer.header("Set-Cookie")).isEmpty();
        JsonNode given = answer.json();
        assertThat(given.path("name").asString()).isEqualTo("My bot");
        assertThat(given.path("days").asInt()).isEqualTo(30);
        String token = given.path("token").asString();
        assertThat(token).matches("[A-Za-z0-9._-]+");
        JsonNode me = house.bearer(token).get("/me").is(200).json();
        assertThat(me.path("name").asString()).isEqualTo("My bot");
        assertThat(me.path("program").asBoolean()).isTrue();
        assertThat(me.path("tables")).isEmpty();
        assertThat(ann.get("/me").json().path("program").asBoolean()).isFalse();
        assertThat(ann.get("/me").json().path("tables")).hasSize(1);
    }

    @Test
    void twoTokensAreTwoProgramsAndOneTokenIsOne() {
        Person one = house.program("My bot");
        Person two = house.program("My bot");
        String table = one.table(TWO);
        assertThat(two.get("/me").json().path("tables")).isEmpty();
        assertThat(one.get("/me").json().path("tables").path(0).path("id").asString())
                .isEqualTo(table);
    }

    @Test
    void everybodySeesThatItIsAProgram() {
        Person ann = house.guest("Ann");
        String table = ann.table(TWO);
        house.program("My bot").post("/tables/" + table + "/chairs/1", "{}").is(200);
        JsonNode chairs = house.stranger().get("/tables/" + table).json().path("chairs");
        assertThat(chairs.path(0).path("program").asBoolean()).isFalse();
        assertThat(chairs.path(1).path("program").asBoolean()).isTrue();
        assertThat(chairs.path(1).path("kind").asString()).isEqualTo("person");
        assertThat(chairs.path(1).path("name").asString()).isEqualTo("My bot");
        JsonNode told = house.stranger().look(table, "").message().path("chairs");
        assertThat(told.path(0).path("program").asBoolean()).isFalse();
        assertThat(told.path(1).path("program").asBoolean()).isTrue();
    }

    @Test
    void itMayDoWhatAGuestMay() {
        Person program = house.program("My bot");
        String table = program.table("{\"game\":\"masquerade-trick\",\"seats\":3}");
        Person other = house.program("Another");
        String chair = "/tables/" + table + "/chairs/";
        other.post(chair + 1, "{}").is(200);
        other.delete(chair + 1).is(200);
        other.post(chair + 2, "{}").is(200);
        program.put(chair + 1, "{\"chair\":\"bot:random\"}").is(200);
        other.contribute(table);
        program.start(table);
        Line line = program.look(table, 0);
        line.message();
        assertThat(line.moveFirst().path("decision").asInt()).isEqualTo(2);
        line.say(Line.doText("leave", "bye")).done("bye");
        JsonNode back = line.say(Line.doText("return", "hello")).done("hello");
        assertThat(back.path("chairs").path(0).path("program").asBoolean()).isTrue();
        assertThat(other.look(table, "").message().path("seat").asInt()).isEqualTo(2);
        assertThatThrownBy(() -> other.look(table, 0)).isInstanceOf(Line.NotLetIn.class);
    }

    @Test
    void aTokenLastsThirtyDaysAndNotASecondMore() {
        Person program = house.program("My bot");
        String table = program.table(TWO.replace("}", ",\"fill\":\"random\",\"start\":true}"));
        time.pass(Duration.ofDays(30).minusMillis(1));
        program.get("/me").is(200);
        program.look(table, 0).message();
        time.pass(Duration.ofMillis(1));
        program.get("/me").isRefused(401, "old-token");
        program.post("/tables", TWO).isRefused(401, "old-token");
        assertThatThrownBy(() -> program.look(table, 0))
                .isInstanceOfSatisfying(
                        Line.NotLetIn.class, e -> assertThat(e.status()).isEqualTo(401));
    }

    @Test
    void aTokenOutlivesARestart() {
        Person program = house.program("My bot");
        String table = program.table(TWO);
        house.close();
        house = TestSite.open(folder, TestSite.settings(), time);
        JsonNode seen = program.at(house).look(table, "").message();
        assertThat(seen.path("chairs").path(0).path("program").asBoolean()).isTrue();
    }

    @Test
    void refusalsAreWordedInTheLanguageOfWhoeverAsks() {
        Person stranger = house.bearer("x");
        String english = stranger.get("/me").isRefused(401, "bad-token").response().body();
        String japanese = stranger.get("/me?lang=ja").isRefused(401, "bad-token").response().body();
        assertThat(english).contains("This token");
        assertThat(japanese).contains("このトークン");
    }

    @Test
    void tokensAreLimited() {
        house.close();
        Settings usual = TestSite.settings();
        Settings strict =
                new Settings(
                        usual.host(),
                        usual.port(),
                        Optional.empty(),
                        false,
                        usual.thinking(),
                        usual.idle(),
                        usual.patience(),
                        1,
                        false,
                        false);
        house = TestSite.open(folder, strict, time);
        Person ann = house.guest("Ann");
        for (int i = 0; i < 10; i++) {
            ann.post("/me/tokens", NAME).is(201);
        }
        Answer refused = ann.post("/me/tokens", NAME).isRefused(429, "too-many");
        assertThat(refused.header("Retry-After")).isNotEmpty();
    }

    /** A table that was kept before programs were told apart. */
    @Test
    void aTableOfOldIsStillRead() throws SQLException {
        Person ann = house.guest("Ann");
        String table = ann.table(TWO);
        house.close();
        try (Connection connection =
                        DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("masque.db"));
                Statement statement = connection.createStatement()) {
            int changed =
                    statement.executeUpdate(
                            """
                            UPDATE game_table SET facts = replace(facts, ',"program":false', '')
                            WHERE facts LIKE '%"program"%'\
                            """);
            assertThat(changed).isEqualTo(1);
        }
        house = TestSite.open(folder, TestSite.settings(), time);
        JsonNode chair =
                ann.at(house).get("/tables/" + table).is(200).json().path("chairs").path(0);
        assertThat(chair.path("name").asString()).isEqualTo("Ann");
        assertThat(chair.path("program").asBoolean()).isFalse();
    }
}
