package masque.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipInputStream;
import masque.server.Permissions.Row;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** In a tournament everybody may do what docs/permissions.md says, and nothing else. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class TournamentRolesTest {
    private static final String CHAPTER = "Tournaments";

    /** Somebody without a name, who follows a tournament. */
    private static final String NOBODY_FOLLOWING = "nobody following";

    private static final Pattern DO = Pattern.compile("\"do\": \"([a-z-]+)\"");
    private static final Pattern QUOTED = Pattern.compile("[a-z]+(-[a-z]+)*");

    private final Permissions permissions = Permissions.read();
    private ArenaCast cast;
    private int asked;

    /**
     * What came of something.
     *
     * @param cell as it is written in a cell
     * @param told all that was told
     */
    private record Outcome(String cell, String told) {}

    /** Somebody who tries something. */
    private interface Attempt {
        Outcome at(ArenaScene scene, ArenaRole role);
    }

    @BeforeAll
    void open(@TempDir Path folder) {
        cast = ArenaCast.open(folder);
    }

    @AfterAll
    void close() {
        cast.close();
    }

    /** The site itself says which there are. */
    @Test
    void everyActIsInTheDocument() {
        ArenaScene scene = cast.shared(ArenaStage.GATHERING);
        String unknown = "{\"id\":\"a\",\"do\":\"dance\"}";
        JsonNode error =
                cast.as(ArenaRole.GUEST)
                        .post(scene.path("/acts"), unknown)
                        .isRefused(400, "field-one-of")
                        .json()
                        .path("error");
        String list = error.path("sentence").asString().replaceFirst("^.* should be ", "");
        List<String> known =
                QUOTED.matcher(list)
                        .results()
                        .map(MatchResult::group)
                        .filter(word -> !word.equals("or"))
                        .toList();
        assertThat(known)
                .hasSizeGreaterThan(20)
                .containsExactlyInAnyOrderElementsOf(
                        permissions.of(CHAPTER, "act").stream()
                                .map(row -> DO.matcher(row.what()))
                                .peek(found -> assertThat(found.find()).isTrue())
                                .map(found -> found.group(1))
                                .collect(Collectors.toSet()));
    }

    /** Else it would prove nothing that no answer holds them. */
    @Test
    void secretsAreToldToThoseWhomTheyAreFor() {
        ArenaScene coded = cast.shared(ArenaStage.BY_CODE);
        String organiser = coded.shown().toString();
        assertThat(coded.hidden(ArenaRole.NOBODY).filter(organiser::contains)).hasSize(2);
        String entrant = cast.as(ArenaRole.ENTRANT).get(coded.path("")).is(200).response().body();
        assertThat(coded.hidden(ArenaRole.NOBODY).filter(entrant::contains)).hasSize(1);
    }

    /** It is packed, so that the answers alone do not show it. */
    @Test
    void theFileTellsWhatChanceCameFromOnlyOnceItHasEnded()
            throws IOException, InterruptedException {
        for (ArenaStage stage : List.of(ArenaStage.RUNNING, ArenaStage.ENDED)) {
            ArenaScene scene = cast.shared(stage);
            String file = file(scene);
            assertThat(file).contains("\"masque\":\"tournament\"");
            assertThat(scene.hidden(ArenaRole.NOBODY)).isNotEmpty().noneMatch(file::contains);
            assertThat(file.contains(cast.secret(scene.id()))).isEqualTo(stage.over());
        }
    }

    /** The first entry of the zip. */
    private String file(ArenaScene scene) throws IOException, InterruptedException {
        String address =
                "http://127.0.0.1:%d/api/v1%s".formatted(cast.site().port(), scene.path("/file"));
        try (HttpClient client = HttpClient.newHttpClient();
                ZipInputStream zip =
                        new ZipInputStream(
                                client.send(
                                                HttpRequest.newBuilder(URI.create(address)).build(),
                                                BodyHandlers.ofInputStream())
                                        .body())) {
            assertThat(zip.getNextEntry()).isNotNull();
            String text = new String(zip.readAllBytes(), StandardCharsets.UTF_8);
            assertThat(zip.getNextEntry()).isNull();
            return text;
        }
    }

    @TestFactory
    Stream<DynamicTest> everybodyMakesEveryRequest() {
        return permissions.of(CHAPTER, "request").stream().flatMap(this::requests);
    }

    private Stream<DynamicTest> requests(Row row) {
        return trials(row, (scene, role) -> request(scene, row, cast.as(role)));
    }

    @TestFactory
    Stream<DynamicTest> everybodyActs() {
        return permissions.of(CHAPTER, "act").stream().flatMap(this::acts);
    }

    private Stream<DynamicTest> acts(Row row) {
        return trials(row, (scene, role) -> act(scene, row, role));
    }

    @TestFactory
    Stream<DynamicTest> everybodySendsEveryMessage() {
        return permissions.of(CHAPTER, "message").stream()
                .flatMap(row ->
                        trials(
                                row,
                                (scene, role) -> said(scene, role, row.what(), "asked" + asked++)));
    }

    /** A cookie or a token that anybody could have written is worth nothing. */
    @TestFactory
    Stream<DynamicTest> nobodyIsSomebodyByMereAssertion() {
        return permissions.of(CHAPTER, "request").stream()
                .map(row -> DynamicTest.dynamicTest(row.toString(), () -> forged(row)));
    }

    private void forged(Row row) {
        ArenaScene scene = cast.shared(ArenaStage.of(row.when()).getFirst());
        Person forger = cast.site().stranger().withCookie("1.AAAA.QW5u." + "A".repeat(43));
        Person bearer = cast.site().bearer("t1.AAAA.QW5u.9999999999." + "A".repeat(43));
        assertThat(request(scene, row, forger).cell()).isEqualTo(cells(row).get(ArenaRole.NOBODY));
        assertThat(request(scene, row, bearer).cell()).isEqualTo("401 bad-token");
    }

    // --- Trying ---

    private static Map<ArenaRole, String> cells(Row row) {
        Map<ArenaRole, String> cells = new LinkedHashMap<>();
        row.columns()
                .forEach((title, cell) -> {
                    List<ArenaRole> roles = ArenaRole.of(title);
                    assertThat(roles.isEmpty())
                            .as("line %d: %s", row.number(), title)
                            .isEqualTo(title.equals(NOBODY_FOLLOWING));
                    roles.forEach(role -> cells.put(role, cell));
                });
        return cells;
    }

    private Stream<DynamicTest> trials(Row row, Attempt attempt) {
        return ArenaStage.of(row.when()).stream()
                .map(stage ->
                        DynamicTest.dynamicTest(
                                stage + ", " + row, () -> everybody(row, stage, attempt)));
    }

    /** Whether something is to change; whoever is in, or an organiser, is so once. */
    private static boolean changes(Row row, ArenaRole role, String cell) {
        return cell.equals("done")
                || (cell.equals("201") && !row.what().endsWith("/tournaments"))
                || (cell.equals("200")
                        && row.what().endsWith("/organisers")
                        && role != ArenaRole.ORGANISER);
    }

    private void everybody(Row row, ArenaStage stage, Attempt attempt) {
        List<String> problems = new ArrayList<>();
        ArenaScene shared = cast.shared(stage);
        JsonNode before = shared.shown();
        cells(row)
                .forEach((role, cell) -> {
                    boolean changes = changes(row, role, cell);
                    ArenaScene scene = changes ? cast.fresh(stage) : shared;
                    Outcome outcome = attempt.at(scene, role);
                    String trial = "%s, %s, as %s: ".formatted(row, stage, role);
                    if (!outcome.cell().equals(cell)) {
                        problems.add(trial + outcome.cell() + " instead of " + cell);
                    }
                    String sent = scene.filled(row.body());
                    scene.hidden(role)
                            .filter(one -> outcome.told().contains(one) && !sent.contains(one))
                            .forEach(one -> problems.add(trial + one + " is told"));
                    if (changes) {
                        scene.close();
                    }
                });
        if (!shared.shown().equals(before)) {
            problems.add(row + ", " + stage + ": a refusal has changed something");
            cast.drop(shared);
        }
        assertThat(problems).isEmpty();
    }

    // --- Requests ---

    private Outcome request(ArenaScene scene, Row row, Person person) {
        String address = scene.filled(row.address());
        if (row.method().equals("WS")) {
            return socket(scene, person);
        }
        String body = scene.filled(row.body());
        BodyPublisher sent =
                body.isEmpty() ? BodyPublishers.noBody() : BodyPublishers.ofString(body);
        return outcome(person.send(row.method(), "/" + address, sent));
    }

    private static Outcome outcome(Answer answer) {
        String told = answer.response().body() + answer.response().headers().map();
        return answer.status() < 400
                ? new Outcome(Integer.toString(answer.status()), told)
                : new Outcome(answer.status() + " " + answer.refusal(), told);
    }

    private static Outcome socket(ArenaScene scene, Person person) {
        try (Line line = person.follow(scene.id())) {
            JsonNode first = line.message();
            assertThat(first.path("type").asString()).isEqualTo("tournament");
            JsonNode second = line.message();
            assertThat(second.path("type").asString()).isEqualTo("you");
            return new Outcome("101", first.toString() + second);
        } catch (Line.NotLetIn refused) {
            JsonNode error = Answer.parsed(refused.body()).path("error");
            return new Outcome(
                    refused.status() + " " + error.path("code").asString(), refused.body());
        }
    }

    // --- Acts ---

    /**
     * Somebody acts: over the socket, and then by a request under the same id, which is answered
     * the same and changes nothing more. Nobody has no name for a request.
     */
    private Outcome act(ArenaScene scene, Row row, ArenaRole role) {
        String id = "asked" + asked++;
        Outcome said = said(scene, role, row.what(), id);
        boolean done = said.cell().equals("done");
        int events = done ? scene.events() : 0;
        String body = scene.filled(named(row.what(), id));
        Outcome sent = outcome(cast.as(role).post(scene.path("/acts"), body));
        Outcome both = new Outcome(sent.cell().replace("200", "done"), said.told() + sent.told());
        if (role == ArenaRole.NOBODY) {
            assertThat(said.cell()).isEqualTo(row.columns().get(NOBODY_FOLLOWING));
        } else {
            assertThat(said.cell()).isEqualTo(both.cell());
        }
        assertThat(done ? scene.events() : 0).isEqualTo(events);
        return both;
    }

    private static String named(String text, String id) {
        return text.replaceFirst(",|}", ", \"id\": \"" + id + "\"$0");
    }

    private static Outcome said(ArenaScene scene, ArenaRole role, String text, String id) {
        Line line = scene.line(role);
        StringBuilder told = new StringBuilder();
        line.say(scene.filled(named(text, id)));
        JsonNode answer =
                line.until(message -> {
                    told.append(message);
                    return message.path("id").asString("").equals(id)
                            && !message.path("type").asString().equals("tournament");
                });
        String type = answer.path("type").asString();
        if (!type.equals("refused")) {
            return new Outcome(type, told.toString());
        }
        assertThat(answer.path("sentence").asString()).isNotBlank();
        return new Outcome(
                answer.path("status").asInt() + " " + answer.path("code").asString(),
                told.toString());
    }
}
