package masque.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What the site answered. */
record Answer(HttpResponse<String> response) {
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
