package masque.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** The description for machines has what the site answers to, and nothing else. */
final class OpenApiTest {
    private static final Set<String> METHODS = Set.of("get", "put", "post", "delete");
    private static final String API = "/api/v1";

    @Test
    void everyRequestIsDescribedAndEveryDescriptionIsOfARequest(@TempDir Path folder) {
        try (TestSite house = TestSite.open(folder)) {
            Set<String> answered = new TreeSet<>();
            // A WebSocket begins with a GET, which is what it is described as.
            for (String route : house.routes()) {
                if (route.contains(" " + API + "/")) {
                    answered.add(route.replace(API, "").replaceFirst("^WS ", "GET "));
                }
            }
            JsonNode paths = house.stranger().get("//openapi.json").is(200).json().path("paths");
            assertThat(described(paths)).isNotEmpty().isEqualTo(answered);
        }
    }

    private static Set<String> described(JsonNode paths) {
        Set<String> described = new TreeSet<>();
        paths.propertyStream()
                .forEach(path ->
                        path.getValue().propertyNames().stream()
                                .filter(METHODS::contains)
                                .map(method -> method.toUpperCase(Locale.ROOT))
                                .forEach(method -> described.add(method + " " + path.getKey())));
        return described;
    }
}
