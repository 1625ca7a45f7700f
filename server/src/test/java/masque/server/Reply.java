package masque.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import masque.server.guard.Headers;
import tools.jackson.databind.JsonNode;

/**
 * What the site answered, as it came over the wire.
 *
 * @param headers by their names in lower case
 */
record Reply(int status, Map<String, List<String>> headers, String body) {
    private static final Pattern TELL_TALE =
            Pattern.compile(
                    "(?i)\\bjavax?\\.|\\borg\\.|\\bio\\.javalin|\\btools\\.|\\bmasque\\.server|"
                            + "exception|\\bat masque|stack ?trace|\\bsql|sqlite|jdbc|jetty|javalin|"
                            + "jackson|caused by|/home|/root|/tmp|/usr|/etc|\\.java\\b|null pointer");

    /** Checks that a text gives nothing away about what is behind the door. */
    static void givesNothingAway(String text) {
        assertThat(TELL_TALE.matcher(text).find()).as(text).isFalse();
    }

    String header(String name) {
        return String.join(", ", headers.getOrDefault(name.toLowerCase(Locale.ROOT), List.of()));
    }

    JsonNode json() {
        return Answer.parsed(body);
    }

    /** Checks that it was refused: the status, a code, a sentence, and nothing else. */
    Reply isRefused(int status, String code) {
        assertThat(this.status).as(body).isEqualTo(status);
        isGuarded();
        assertThat(header("Content-Type")).matches("(?i)application/json; ?charset=utf-8");
        JsonNode error = json().path("error");
        assertThat(error.path("code").asString("")).as(body).isEqualTo(code);
        assertThat(error.path("sentence").asString("")).as(body).matches("(?s)[A-Z0-9].{8,}[.]");
        return this;
    }

    /** Checks that it was refused by a page that can be read, with a way home. */
    Reply isRefusedByPage(int status, String code) {
        assertThat(this.status).as(body).isEqualTo(status);
        isGuarded();
        assertThat(header("Content-Type")).matches("(?i)text/html; ?charset=utf-8");
        assertThat(header("Cache-Control")).isEqualTo("no-store");
        assertThat(header("Content-Security-Policy")).contains("style-src 'self'");
        assertThat(body)
                .startsWith("<!doctype html>")
                .contains("<meta name=\"masque-error\" content=\"" + code + "\">")
                .containsPattern("<h1>[^<]{8,}</h1>")
                .containsPattern("<a class=\"button chief\" href=\"(\\./|(\\.\\./)+)\">[^<]+</a>")
                .doesNotContain("<script", "style=", "{");
        return this;
    }

    /** Checks that it was refused where no body may be: as an answer to HEAD. */
    Reply isRefusedSilently(int status) {
        assertThat(this.status).isEqualTo(status);
        isGuarded();
        assertThat(body).isEmpty();
        return this;
    }

    /** Checks the headers that go with every answer, and that nothing is given away. */
    Reply isGuarded() {
        Headers.api(Optional.empty())
                .forEach((name, value) -> assertThat(header(name)).as(name).isNotEmpty());
        assertThat(header("Content-Security-Policy")).contains("default-src 'none'");
        assertThat(header("X-Content-Type-Options")).isEqualTo("nosniff");
        assertThat(headers).doesNotContainKeys("server", "x-powered-by", "set-cookie");
        givesNothingAway(body);
        headers.forEach((name, values) -> givesNothingAway(name + ": " + values));
        return this;
    }
}
