package masque.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** Whatever else is sent about a challenge card is refused with a sentence and changes nothing. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class BadCardTest {
    private CardHall hall;

    @BeforeAll
    void open(@TempDir Path folder) {
        hall = CardHall.open(folder);
    }

    @AfterAll
    void close() {
        hall.close();
    }

    private String mine() {
        return hall.ann.get("/cards").is(200).response().body();
    }

    static Stream<Arguments> bodies() {
        String deep = "{\"game\":" + "[".repeat(40) + "]".repeat(40) + "}";
        return Stream.of(
                Arguments.of("POST", "/cards", "", "json-object"),
                Arguments.of("POST", "/cards", "nonsense", "json-syntax"),
                Arguments.of("POST", "/cards", "[]", "json-object"),
                Arguments.of("POST", "/cards", "{}", "field-missing"),
                Arguments.of("POST", "/cards", "{\"game\":\"dice-challenge\"}", "field-missing"),
                Arguments.of("POST", "/cards", "{\"face\":\"sailor-moon\"}", "field-missing"),
                Arguments.of(
                        "POST", "/cards", "{\"game\":1,\"face\":\"sailor-moon\"}", "field-text"),
                Arguments.of(
                        "POST",
                        "/cards",
                        "{\"game\":\"whist\",\"face\":\"sailor-moon\"}",
                        "no-cards"),
                Arguments.of(
                        "POST",
                        "/cards",
                        "{\"game\":\"dice-challenge\",\"face\":\"sailor-pluto\"}",
                        "no-face"),
                Arguments.of(
                        "POST",
                        "/cards",
                        "{\"game\":\"dice-challenge\",\"face\":null}",
                        "field-text"),
                Arguments.of(
                        "POST",
                        "/cards",
                        "{\"game\":\"dice-challenge\",\"face\":\"1\"}",
                        "no-face"),
                Arguments.of(
                        "POST",
                        "/cards",
                        CardHall.MOON.replace("}", ",\"id\":\"mine\"}"),
                        "field-unknown"),
                Arguments.of(
                        "POST",
                        "/cards",
                        CardHall.MOON.replace("}", ",\"game\":\"dice-challenge\"}"),
                        "json-twice"),
                Arguments.of("POST", "/cards", deep, "json-deep"),
                Arguments.of(
                        "POST",
                        "/cards",
                        "{\"game\":\"" + "x".repeat(101) + "\",\"face\":\"y\"}",
                        "field-text"),
                Arguments.of("PUT", "/cards", "{}", "field-missing"),
                Arguments.of("PUT", "/cards", "{\"on\":1}", "field-flag"),
                Arguments.of("PUT", "/cards", "{\"on\":\"false\"}", "field-flag"),
                Arguments.of("PUT", "/cards", "{\"on\":null}", "field-flag"),
                Arguments.of("PUT", "/cards", "{\"on\":false,\"off\":true}", "field-unknown"),
                Arguments.of("POST", "/cards/renew", "{\"id\":\"x\"}", "field-unwanted"),
                Arguments.of("POST", "/cards/renew", "{} {}", "json-trailing"),
                Arguments.of("POST", "/cards/CARD/line", "{\"place\":1}", "field-unwanted"),
                Arguments.of("POST", "/cards/CARD/line", "true", "json-object"),
                Arguments.of("POST", "/cards/CARD/bot", "{\"level\":\"easy\"}", "field-unwanted"),
                Arguments.of("POST", "/cards/CARD/bot", "{", "json-syntax"));
    }

    @ParameterizedTest
    @MethodSource("bodies")
    void aBodyThatIsWrongIsRefusedByItsField(String method, String path, String body, String code) {
        String before = mine();
        Person who = path.contains("CARD") ? hall.site.guest("Bob") : hall.ann;
        String address = path.replace("CARD", hall.card);
        Answer answer = method.equals("PUT") ? who.put(address, body) : who.post(address, body);
        answer.isRefused(400, code);
        JsonNode error = answer.json().path("error");
        if (code.startsWith("field-") || code.equals("no-face")) {
            assertThat(error.path("sentence").asString()).isNotBlank();
            assertThat(error.path("field").asString()).isNotBlank();
        }
        assertThat(mine()).isEqualTo(before);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "short",
                "AAAAAAAAAAAAAAAAAAAAAA",
                "AAAAAAAAAAAAAAAAAAAAAAA",
                "..%2F..%2Fmasque",
                "renew",
                "AAAAAAAAAAAAAAAAAAAAA'"
            })
    void anIdThatIsNobodysIsRefusedEverywhere(String id) {
        Person bob = hall.site.guest("Bob");
        for (Answer answer :
                List.of(
                        bob.get("/cards/" + id),
                        bob.post("/cards/" + id + "/line", "{}"),
                        bob.delete("/cards/" + id + "/line"),
                        bob.post("/cards/" + id + "/bot", "{}"),
                        bob.get("//card/" + id),
                        bob.get("//card/" + id + "/print"))) {
            assertThat(answer.status()).as(id).isBetween(400, 499);
            assertThat(answer.refusal()).isNotBlank();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "GET, /cards/CARD?lang=xx, 400",
        "GET, /games/whist/faces, 404",
        "GET, /games/dice-challenge/faces?lang=tlh, 400",
        "DELETE, /cards, 405",
        "PUT, /cards/CARD, 405",
        "PUT, /cards/CARD/line, 405",
        "GET, /cards/CARD/bot, 405",
        "POST, /cards/CARD/follow, 405"
    })
    void aParameterOrMethodThatIsWrongIsRefused(String method, String path, int status) {
        String before = mine();
        Answer answer =
                hall.ann.send(method, path.replace("CARD", hall.card), BodyPublishers.noBody());
        answer.is(status);
        assertThat(answer.json().path("error").path("sentence").asString()).isNotBlank();
        assertThat(mine()).isEqualTo(before);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "nonsense",
                "{}",
                "{\"do\":\"ping\"}",
                "{\"do\":\"challenge\",\"id\":\"a\"}",
                "{\"do\":\"ping\",\"id\":\"a b\"}",
                "{\"do\":\"ping\",\"id\":\"a\",\"place\":1}"
            })
    void aMessageThatIsWrongEndsTheConnectionWithASentence(String message) {
        try (Line line = hall.site.guest("Bob").followCard(hall.card)) {
            line.say(message);
            Line.Closed closed = line.closed();
            assertThat(closed.code()).isEqualTo(1008);
            assertThat(closed.reason()).isNotBlank();
        }
    }

    @Test
    void aMessageThatIsNoTextEndsTheConnectionAndAPingIsAnswered() {
        try (Line line = hall.site.guest("Bob").followCard(hall.card)) {
            line.say("{\"do\":\"ping\",\"id\":\"p-1\"}");
            JsonNode pong = line.until(one -> one.path("type").asString().equals("pong"));
            assertThat(pong.path("id").asString()).isEqualTo("p-1");
            line.sayBinary(new byte[] {1});
            assertThat(line.closed().code()).isEqualTo(1003);
        }
    }

    @Test
    void whatIsNotSaidToBeJsonIsNotRead() {
        hall.site
                .guest("Bob")
                .with("Content-Type", "text/plain")
                .post("/cards/" + hall.card + "/line", "{}")
                .isRefused(415, "json-wanted");
    }

    @Test
    void aPageOfAnotherSiteChallengesNobody() {
        hall.site
                .guest("Bob")
                .with("Origin", "http://elsewhere.example")
                .post("/cards/" + hall.card + "/line", "{}")
                .isRefused(403, "foreign-origin");
    }
}
