package masque.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What the site answered. */
record Answer(HttpResponse<String> response) {
    private static final Pattern PAGE =
            Pattern.compile(
                    "\\A<!doctype html>.*<meta name=\"masque-error\" content=\"([a-z-]+)\">"
                            + ".*<h1>[^<]{8,}</h1>",
                    Pattern.DOTALL);
    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    static JsonNode parsed(String text) {
        return MAPPER.readTree(text);
    }

    int status() {
        return response.statusCode();
    }

    JsonNode json() {
        return parsed(response.body());
    }

    String header(String name) {
        return response.headers().firstValue(name).orElse("");
    }

    /** Why it was refused, whether by a page or in JSON. */
    String refusal() {
        Matcher page = PAGE.matcher(response.body());
        return page.find() ? page.group(1) : json().path("error").path("code").asString();
    }

    /** Checks the status. */
    Answer is(int status) {
        assertThat(status()).as(response.body()).isEqualTo(status);
        return this;
    }

    /** Checks that it was refused with a sentence. */
    Answer isRefused(int status, String code) {
        is(status);
        JsonNode error = json().path("error");
        assertThat(error.path("code").asString()).as(response.body()).isEqualTo(code);
        assertThat(error.path("sentence").asString()).as(response.body()).hasSizeGreaterThan(8);
        return this;
    }
}
