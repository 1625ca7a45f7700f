package masque.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The page is one document and files that are kept for ever, all at relative addresses. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class PageTest {
    private static final Pattern IMPORTS =
            Pattern.compile("<script type=\"importmap\">(.*?)</script>", Pattern.DOTALL);
    private static final Pattern ADDRESS = Pattern.compile("(?:href|src)=\"([^\"]+)\"");
    private static final String TABLE = "AAAAAAAAAAAAAAAAAAAAAA";

    private Salon salon;
    private TestSite house;

    @BeforeAll
    void open(@TempDir Path folder) {
        salon = Salon.open(folder);
        house = salon.house;
    }

    @AfterAll
    void close() {
        salon.close();
    }

    private Answer get(String path, String... headers) {
        Person stranger = house.stranger();
        for (int i = 0; i < headers.length; i += 2) {
            stranger.with(headers[i], headers[i + 1]);
        }
        return stranger.get("/" + path);
    }

    private static String found(Pattern pattern, String text) {
        Matcher matcher = pattern.matcher(text);
        assertThat(matcher.find()).isTrue();
        return matcher.group(1);
    }

    @ParameterizedTest
    @CsvSource({
        "/, ./",
        "/table/ENDED, ../",
        "/table/ENDED/, ../../",
        "/replay/ENDED, ../",
        "/replay, ./",
        "/rules, ./",
        "/rules/, ../",
        "/rules/masquerade-trick, ../",
        "/parts, ./"
    })
    void everyPageFindsItsFilesFromWhereItIs(String path, String root) {
        Answer page = get(path.replace("ENDED", salon.ended)).is(200);
        List<String> addresses =
                ADDRESS.matcher(page.response().body()).results().map(one -> one.group(1)).toList();
        assertThat(addresses).isNotEmpty().allMatch(one -> one.startsWith(root));
        assertThat(page.header("Cache-Control")).isEqualTo("no-cache");
    }

    @Test
    void thePolicyNamesTheImportMapAndNothingElseInline() throws NoSuchAlgorithmException {
        Answer page = get("/");
        byte[] imports = found(IMPORTS, page.response().body()).getBytes(StandardCharsets.UTF_8);
        byte[] hash = MessageDigest.getInstance("SHA-256").digest(imports);
        assertThat(page.header("Content-Security-Policy"))
                .contains(
                        "script-src 'self' 'sha256-"
                                + Base64.getEncoder().encodeToString(hash)
                                + "';")
                .doesNotContain("unsafe");
        assertThat(page.response().body()).doesNotContain("style=", "onclick");
    }

    @Test
    void filesAreKeptForEverAndAPageOfAnOlderVersionIsToldSo() {
        String main = found(Pattern.compile("src=\"\\./(assets/[^\"]+)\""), body());
        Answer file = get("/" + main).is(200);
        assertThat(file.header("Content-Type")).startsWith("text/javascript");
        assertThat(file.header("Cache-Control")).contains("immutable");
        get("/" + main, "If-None-Match", file.header("ETag")).is(304);
        assertThat(get("/" + main, "Accept-Encoding", "gzip").header("Content-Encoding"))
                .isEqualTo("gzip");
        get("/" + main.replaceFirst("/[0-9a-f]{16}/", "/0123456789abcdef/"))
                .isRefused(404, "no-page");
    }

    private String body() {
        return get("/").response().body();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/assets/x/index.html",
                "/assets/",
                "/table/short/code.svg",
                "/api",
                "/api/",
                "/api/v1/",
                "/api/v1/nothing",
                "/api/v2/games"
            })
    void programsAreToldInJsonWhatIsNotThere(String path) {
        get(path).is(404);
        assertThat(get(path).header("Content-Type")).startsWith("application/json");
    }

    @Test
    void aTableHasACodeToScan() {
        Answer code = get("/table/" + TABLE + "/code.svg").is(200);
        assertThat(code.header("Content-Type")).startsWith("image/svg+xml");
        assertThat(code.response().body()).startsWith("<svg").contains("<path");
    }

    @Test
    void theCodeIsOfTheAddressThatThePageWasFoundUnder() {
        String site = "http://127.0.0.1:" + house.port();
        String usual = scan("");
        assertThat(scan("?root=" + site + "/")).isEqualTo(usual);
        assertThat(scan("?root=" + site + "/club/masque/")).isNotEqualTo(usual);
    }

    @ParameterizedTest
    @ValueSource(strings = {"http://elsewhere.example/", "//", "http://me@127.0.0.1/", "club/"})
    void anotherSitesAddressIsNotBelieved(String root) {
        assertThat(scan("?root=" + root)).isEqualTo(scan(""));
    }

    private String scan(String query) {
        return get("/table/" + TABLE + "/code.svg" + query).is(200).response().body();
    }
}
