package masque.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import masque.server.Permissions.Row;
import masque.server.table.Ask;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Everybody may do what docs/permissions.md says, and nothing else. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class RolesTest {
    private static final String MESSAGE_ID = "asked";
    private static final String READING =
            "(GET|WS|POST /api/v1/find).*|\\{\"do\": \"(ping|why)\".*";

    /** A new name is that of one's chairs, too. */
    private static final String RENAMING = "PUT /api/v1/me";

    private final Permissions permissions = Permissions.read();
    private Troupe troupe;

    /**
     * What came of something.
     *
     * @param cell as it is written in a cell
     * @param told all that was told, in whatever form
     */
    private record Outcome(String cell, String told) {
        boolean refused() {
            return cell.startsWith("4");
        }
    }

    /** A cell that is to be tried by somebody. */
    private record Trial(Row row, Stage stage, Role role, String cell, Person person) {
        /** Whether something of a table is to change. */
        boolean changes() {
            return (row.aboutTable() || row.what().equals(RENAMING))
                    && !cell.startsWith("4")
                    && !row.what().matches(READING);
        }

        @Override
        public String toString() {
            return "%s, %s, as %s: ".formatted(row, stage, role);
        }
    }

    /** How something is tried. */
    private interface Attempt {
        Outcome at(Scene scene, Trial trial);
    }

    @BeforeAll
    void open(@TempDir Path folder) {
        troupe = Troupe.open(folder);
    }

    @AfterAll
    void close() {
        troupe.close();
    }

    @Test
    void everyRouteIsInTheDocument() {
        assertThat(troupe.house().routes())
                .isNotEmpty()
                .allSatisfy(route -> assertThat(permissions.allRequests()).anyMatch(named(route)));
    }

    private static Predicate<Row> named(String route) {
        String form = route.replaceAll("\\{[^}]+}", "[^/]+").replaceAll("<[^>]+>|\\*", ".+");
        Pattern pattern = Pattern.compile(form);
        return row -> pattern.matcher(row.what().replaceFirst("\\?.*", "")).matches();
    }

    @Test
    void everyMessageIsInTheDocument() {
        assertThat(Ask.class.getPermittedSubclasses())
                .isNotEmpty()
                .allSatisfy(ask ->
                        assertThat(permissions.messages())
                                .anyMatch(row -> row.what().startsWith(beginning(ask))));
    }

    private static String beginning(Class<?> ask) {
        String name = ask.getSimpleName().replaceAll("(?<=[a-z])(?=[A-Z])", "-");
        return "{\"do\": \"" + name.toLowerCase(Locale.ROOT) + "\"";
    }

    @TestFactory
    Stream<DynamicTest> everybodyMakesEveryRequest() {
        return permissions.requests().stream().flatMap(row -> trials(row, this::request));
    }

    @TestFactory
    Stream<DynamicTest> everybodySendsEveryMessage() {
        return permissions.messages().stream().flatMap(row -> trials(row, this::message));
    }

    private Stream<DynamicTest> trials(Row row, Attempt attempt) {
        List<Stage> stages = row.aboutTable() ? row.stages() : List.of(Stage.GATHERING);
        return stages.stream()
                .map(stage ->
                        DynamicTest.dynamicTest(
                                stage + ", " + row, () -> everybody(row, stage, attempt)));
    }

    private void everybody(Row row, Stage stage, Attempt attempt) {
        List<String> problems = new ArrayList<>();
        row.cells()
                .forEach((role, cell) ->
                        problems.addAll(
                                problems(
                                        new Trial(row, stage, role, cell, troupe.as(role)),
                                        attempt)));
        assertThat(problems).isEmpty();
    }

    /** Else it would prove nothing that no answer holds them. */
    @Test
    void secretsAreToldToThoseWhomTheyAreFor() {
        Scene over = troupe.shared(Stage.OVER);
        String file = troupe.as(Role.NOBODY).get(over.path("/file")).is(200).response().body();
        assertThat(over.chance()).isNotEmpty().allMatch(file::contains);
        Scene playing = troupe.shared(Stage.PLAYING);
        try (Line line = troupe.as(Role.HOST).look(playing.id(), Role.HOST.query())) {
            String told = line.message().toString();
            assertThat(playing.hidden(Role.PLAYER, false)).anyMatch(told::contains);
            assertThat(playing.hidden(Role.HOST, false)).isNotEmpty().noneMatch(told::contains);
        }
    }

    /** A cookie or a token that anybody could have written is worth nothing. */
    @TestFactory
    Stream<DynamicTest> nobodyIsSomebodyByMereAssertion() {
        return permissions.requests().stream()
                .map(row -> DynamicTest.dynamicTest(row.toString(), () -> forged(row)));
    }

    private void forged(Row row) {
        Stage stage = row.stages().getFirst();
        String asNobody = row.cells().getOrDefault(Role.NOBODY, "");
        Person forger = troupe.house().stranger().withCookie("1.AAAA.QW5u." + "A".repeat(43));
        Person bearer = troupe.house().bearer("t1.AAAA.QW5u.9999999999." + "A".repeat(43));
        Trial cookie = new Trial(row, stage, Role.NOBODY, asNobody, forger);
        Trial token = new Trial(row, stage, Role.NOBODY, "401 bad-token", bearer);
        assertThat(problems(cookie, this::request)).isEmpty();
        assertThat(problems(token, this::request)).isEmpty();
    }

    /** Tries one cell, at a table of its own if something is to change there. */
    private List<String> problems(Trial trial, Attempt attempt) {
        Scene scene = trial.changes() ? troupe.fresh(trial.stage()) : troupe.shared(trial.stage());
        DiskRow.Entry before = scene.kept();
        Outcome outcome = attempt.at(scene, trial);
        List<String> problems = new ArrayList<>();
        if (!outcome.cell().equals(trial.cell())) {
            problems.add(trial + outcome.cell() + " instead of " + trial.cell());
        }
        scene.hidden(trial.role(), outcome.refused())
                .filter(outcome.told()::contains)
                .forEach(one -> problems.add(trial + one + " is told: " + outcome.told()));
        if (!trial.changes() && !scene.kept().equals(before)) {
            problems.add(trial + "something has changed");
            troupe.drop(scene);
        }
        return problems;
    }

    // --- Chairs that are lost ---

    @Test
    void whoLosesAChairDoesNothingMoreFromIt() {
        Scene scene = troupe.fresh(Stage.GATHERING);
        Person cem = troupe.as(Role.GUEST);
        cem.post(scene.path("/chairs/3"), "{}").is(200);
        try (Wire wire = Wire.open(troupe.house().port(), scene.id(), "?seat=3", cem.cookie())) {
            wire.message();
            troupe.as(Role.HOST).put(scene.path("/chairs/3"), "{\"chair\":\"open\"}").is(200);
            assertThat(wire.closed().code()).isEqualTo(1008);
            troupe.as(Role.PROGRAM_ELSEWHERE).post(scene.path("/chairs/3"), "{}").is(200);
            nothingIsDone(scene, wire);
        }
    }

    /** Chair 1 is not played: whoever sat in 2 and 3 is in 1 and 2 then. */
    @Test
    void whoseChairHasAnotherNumberDoesNothingFromTheOldOne() {
        Scene scene = troupe.fresh(Stage.GATHERING);
        Person bob = troupe.as(Role.PLAYER);
        Person cem = troupe.as(Role.GUEST);
        troupe.as(Role.PROGRAM_THERE).delete(scene.path("/chairs/2")).is(200);
        bob.delete(scene.path("/chairs/1")).is(200);
        bob.post(scene.path("/chairs/2"), "{}").is(200);
        cem.post(scene.path("/chairs/3"), "{}").is(200);
        Person ann = troupe.as(Role.HOST);
        ann.put(scene.path("/chairs/1"), "{\"chair\":\"closed\"}").is(200);
        Stream.of(ann, bob, cem).forEach(one -> one.contribute(scene.id()));
        int port = troupe.house().port();
        try (Wire second = Wire.open(port, scene.id(), "?seat=2", bob.cookie());
                Wire third = Wire.open(port, scene.id(), "?seat=3", cem.cookie())) {
            second.message();
            third.message();
            ann.post(scene.path("/start"), "{}").is(200);
            assertThat(second.closed().code()).isEqualTo(1001);
            assertThat(third.closed().code()).isEqualTo(1001);
            nothingIsDone(scene, second);
            nothingIsDone(scene, third);
        }
    }

    /** Whoever has been told goodbye says something all the same, and only then goodbye. */
    private void nothingIsDone(Scene scene, Wire wire) {
        DiskRow.Entry before = scene.kept();
        wire.shout("{\"do\":\"say\",\"id\":\"s\",\"text\":\"It was me\"}", 1);
        assertThat(wire.closed().code()).isEqualTo(1006);
        troupe.house().stranger().get(scene.path("")).is(200);
        assertThat(scene.kept()).isEqualTo(before);
    }

    // --- Requests ---

    private Outcome request(Scene scene, Trial trial) {
        Row row = trial.row();
        String address = filled(row.address(), scene);
        if (row.method().equals("WS")) {
            return socket(scene, trial, address);
        }
        String body = filled(row.body(), scene);
        BodyPublisher sent =
                body.isEmpty() ? BodyPublishers.noBody() : BodyPublishers.ofString(body);
        Answer answer = trial.person().send(row.method(), "/" + address, sent);
        String told = answer.response().body();
        if (answer.status() < 400) {
            return new Outcome(Integer.toString(answer.status()), told);
        }
        return new Outcome(
                answer.status() + " " + answer.refusal(), told + answer.response().headers().map());
    }

    private String filled(String text, Scene scene) {
        String filled = text.replace("/ID", "/" + scene.id()).replace("CODE", scene.code());
        if (filled.contains("PUZZLE")) {
            filled = filled.replace("PUZZLE", troupe.puzzle());
        }
        if (filled.contains("LINK")) {
            filled = filled.replace("LINK", troupe.link());
        }
        if (filled.contains("VERSION")) {
            filled = filled.replace("VERSION", troupe.version());
        }
        return filled.equals("FILE") ? troupe.file() : filled;
    }

    private static String refusal(int status, JsonNode error) {
        assertThat(error.path("sentence").asString()).as(error.toString()).isNotBlank();
        return status + " " + error.path("code").asString();
    }

    private static Outcome socket(Scene scene, Trial trial, String address) {
        String query = address.contains("?") ? address.substring(address.indexOf('?')) : "";
        try (Line line = trial.person().look(scene.id(), query)) {
            JsonNode first = line.message();
            int seat = query.isEmpty() ? trial.role().seat() : seat(query);
            assertThat(first.path("seat").asInt(Role.NOWHERE)).isEqualTo(seat);
            return new Outcome("101", first.toString());
        } catch (Line.NotLetIn refused) {
            JsonNode error = Answer.parsed(refused.body()).path("error");
            return new Outcome(refusal(refused.status(), error), refused.body());
        }
    }

    private static int seat(String query) {
        return query.equals("?seat=none")
                ? Role.NOWHERE
                : Integer.parseInt(query.substring("?seat=".length()));
    }

    // --- Messages ---

    private Outcome message(Scene scene, Trial trial) {
        try (Line line = trial.person().look(scene.id(), trial.role().query())) {
            StringBuilder told = new StringBuilder(line.message().toString());
            line.say(filled(scene, trial));
            JsonNode answer = line.message();
            told.append(answer);
            while (!answers(answer)) {
                answer = line.message();
                told.append(answer);
            }
            return new Outcome(cell(answer), withoutEcho(told.toString(), scene, trial));
        }
    }

    private static String filled(Scene scene, Trial trial) {
        Role role = trial.role();
        String text = trial.row().what().replaceFirst(",|}", ", \"id\": \"" + MESSAGE_ID + "\"$0");
        if (text.contains("NOW")) {
            text = text.replace("NOW", Integer.toString(scene.decision(role)));
        }
        if (text.contains("OWN")) {
            text = text.replace("OWN", Integer.toString(scene.own(role)));
        }
        if (text.contains("ANOTHER")) {
            text = text.replace("ANOTHER", Integer.toString(scene.another(role).code()));
        }
        return text;
    }

    /** What one has named oneself may be named in the answer. */
    private static String withoutEcho(String told, Scene scene, Trial trial) {
        return trial.row().what().contains("ANOTHER")
                ? told.replace(scene.another(trial.role()).card(), "")
                : told;
    }

    private static boolean answers(JsonNode message) {
        return Stream.of("id", "done")
                .anyMatch(field -> message.path(field).asString("").equals(MESSAGE_ID));
    }

    private static String cell(JsonNode answer) {
        if (answer.has("done")) {
            return "done";
        }
        String type = answer.path("type").asString();
        return type.equals("refused") ? refusal(answer.path("status").asInt(), answer) : type;
    }
}
