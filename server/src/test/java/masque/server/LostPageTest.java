package masque.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import masque.edge.Words;
import masque.server.setup.Settings;
import masque.server.table.Time;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whoever looks for what is not there is told so by a page that leads home. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class LostPageTest {
    private static final String NO_TABLE = "AAAAAAAAAAAAAAAAAAAAAA";
    private static final Pattern WAY = Pattern.compile("<main.*href=\"([^\"]+)\"", Pattern.DOTALL);

    private Salon salon;

    @BeforeAll
    void open(@TempDir Path folder) {
        salon = Salon.open(folder);
    }

    @AfterAll
    void close() {
        salon.close();
    }

    static Stream<Arguments> lost() {
        return Stream.of(
                        List.of("/nothing", "no-page"),
                        List.of("/nothing/at/all/", "no-page"),
                        List.of("/favicon.ico", "no-page"),
                        List.of("/home?x=1", "no-page"),
                        List.of("/" + "a/".repeat(100), "no-page"),
                        List.of("/rules/whist", "no-page"),
                        List.of("/rules/masquerade-trick/2", "no-page"),
                        List.of("/table", "no-page"),
                        List.of("/table/short", "no-table"),
                        List.of("/table/" + NO_TABLE, "no-table"),
                        List.of("/table/" + NO_TABLE + "/", "no-table"),
                        List.of("/replay/short", "no-table"),
                        List.of("/replay/" + NO_TABLE, "no-table"),
                        List.of("/replay/GATHERING", "not-over"),
                        List.of("/replay/PLAYING", "not-over"))
                .flatMap(one ->
                        Words.languages().stream()
                                .map(language -> Arguments.of(one.get(0), one.get(1), language)));
    }

    @ParameterizedTest
    @MethodSource("lost")
    void aPageSaysWhatIsNotThereAndLeadsHome(String address, String code, String language) {
        String path =
                address.replace("GATHERING", salon.gathering).replace("PLAYING", salon.playing);
        Knock knock = Knock.of("GET " + path).with("Accept-Language: " + language);
        Reply reply = knock.at(salon.port()).isRefusedByPage(404, code);
        assertThat(reply.body())
                .contains("<html lang=\"" + language + "\">")
                .contains("<h1>" + Words.of(language, "server").say(code) + "</h1>")
                .contains(">" + Words.of(language, "page").say("to-home") + "</a>");
        assertThat(reply.headers()).containsKey("content-length");
        assertThat(home("http://masque.test/club" + path, reply.body()))
                .isEqualTo("http://masque.test/club/");
    }

    /** Where the way home leads for a browser that is at this address. */
    private static String home(String address, String page) {
        Matcher way = WAY.matcher(page);
        assertThat(way.find()).isTrue();
        return URI.create(address).resolve(way.group(1)).toString();
    }

    @Test
    void whoAsksForAnotherLanguageThanTheBrowsersGetsIt() {
        Knock knock = Knock.of("GET /nothing?lang=ja").with("Accept-Language: en");
        assertThat(knock.at(salon.port()).isRefusedByPage(404, "no-page").body())
                .contains("<html lang=\"ja\">", "href=\"?lang=en\"", "このアドレスには何もありません。");
    }

    @Test
    void nothingOfTheAddressStandsInThePage() {
        Knock knock = Knock.of("GET /%3Cscript%3Ealert(1)%3C/script%3E?x=%22onload");
        Reply reply = knock.at(salon.port()).isRefusedByPage(404, "no-page");
        assertThat(reply.body().toLowerCase(Locale.ROOT)).doesNotContain("alert", "onload");
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "ja"})
    void theRulebooksOfAllGamesAreListed(String language) {
        Reply page = Knock.of("GET /rules").with("Accept-Language: " + language).at(salon.port());
        assertThat(page.status()).isEqualTo(200);
        assertThat(page.header("Content-Type")).matches("(?i)text/html; ?charset=utf-8");
        assertThat(page.header("Cache-Control")).isEqualTo("no-cache");
        String name = Words.of(language, "masquerade-trick").say("game-name");
        assertThat(page.body())
                .contains("<html lang=\"" + language + "\">", "app/main.js")
                .contains("<a href=\"./rules/masquerade-trick\">" + name + "</a>");
    }

    @Test
    void tablesThatAreThereAreShown() {
        for (String table : List.of(salon.gathering, salon.playing, salon.ended)) {
            assertThat(Knock.of("GET /table/" + table).at(salon.port()).status()).isEqualTo(200);
        }
        assertThat(Knock.of("GET /replay/" + salon.ended).at(salon.port()).status()).isEqualTo(200);
    }

    @Test
    void whoAsksTooOftenIsToldByAPage(@TempDir Path folder) {
        Settings usual = TestSite.settings();
        Settings strict =
                new Settings(
                        usual.host(),
                        usual.port(),
                        usual.publicAddress(),
                        usual.trustedProxy(),
                        usual.thinking(),
                        usual.idle(),
                        usual.patience(),
                        1,
                        usual.openMetrics(),
                        usual.development());
        try (TestSite house = TestSite.open(folder, strict, Time.real())) {
            Reply reply = Knock.of("GET /").at(house.port());
            while (reply.status() == 200) {
                reply = Knock.of("GET /").at(house.port());
            }
            reply.isRefusedByPage(429, "too-many");
            assertThat(reply.header("Retry-After")).matches("[0-9]+");
        }
    }
}
