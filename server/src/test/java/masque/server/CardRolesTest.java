package masque.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import masque.server.Permissions.Row;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** Everybody may do with a challenge card what docs/permissions.md says, and nothing else. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class CardRolesTest {
    private TestSite site;

    @BeforeAll
    void open(@TempDir Path folder) {
        site =
                TestSite.withCards(
                        TestSite.store(folder),
                        TestSite.settings(),
                        new ManualTime(1_700_000_000_000L));
    }

    @AfterAll
    void close() {
        site.close();
    }

    /** A card of somebody's own in a state, with everybody who has to do with it. */
    private final class Scene implements AutoCloseable {
        private final Map<String, Person> people = new LinkedHashMap<>();
        private final String card;
        private Optional<Line> page = Optional.empty();

        Scene(String when) {
            people.put("holder", site.guest("Ann"));
            people.put("waiting", site.guest("Bob"));
            people.put("guest", site.guest("Cem"));
            people.put("program", site.program("My bot"));
            people.put("nobody", site.stranger());
            Person holder = as("holder");
            card = holder.post("/cards", CardHall.MOON).is(201).json().path("id").asString();
            if (when.equals("here")) {
                Line line = holder.followCard(card);
                line.message();
                page = Optional.of(line);
                site.guest("Dan").post("/cards/" + card + "/line", "{}").is(201);
            }
            as("waiting").post("/cards/" + card + "/line", "{}").is(201);
            if (when.equals("off")) {
                holder.put("/cards", "{\"on\":false}").is(200);
            }
            if (when.equals("renewed")) {
                holder.post("/cards/renew", "{}").is(201);
            }
        }

        Person as(String who) {
            return Optional.ofNullable(people.get(who)).orElseThrow();
        }

        /** The card as its holder sees it. */
        String seen() {
            return as("holder").get("/cards").is(200).response().body();
        }

        /** The ids of all, which stand in their cookies. */
        Stream<String> ids() {
            return people.values().stream()
                    .flatMap(one -> one.cookie().stream())
                    .map(cookie -> cookie.split("\\.", -1)[1]);
        }

        @Override
        public void close() {
            page.ifPresent(Line::close);
        }
    }

    @TestFactory
    Stream<DynamicTest> everybodyMakesEveryRequest() {
        return Permissions.read().of("Challenge cards", "request").stream()
                .flatMap(row ->
                        Arrays.stream(row.when().split(", *", -1))
                                .map(when ->
                                        DynamicTest.dynamicTest(
                                                when + ", " + row, () -> everybody(row, when))));
    }

    private void everybody(Row row, String when) {
        List<String> problems = new ArrayList<>();
        if (row.what().startsWith("GET ")) {
            // Whoever only looks leaves everything to the others as it was.
            try (Scene scene = new Scene(when)) {
                row.columns()
                        .forEach((who, cell) -> problems.addAll(problems(scene, row, who, cell)));
            }
        } else {
            row.columns()
                    .forEach((who, cell) -> {
                        try (Scene scene = new Scene(when)) {
                            problems.addAll(problems(scene, row, who, cell));
                        }
                    });
        }
        assertThat(problems).isEmpty();
    }

    private static List<String> problems(Scene scene, Row row, String who, String cell) {
        List<String> problems = new ArrayList<>();
        String before = scene.seen();
        Person person = scene.as(who);
        boolean stranger = person.cookie().isEmpty();
        List<String> ids = scene.ids().toList();
        String[] answer = answer(person, row, scene.card);
        if (!answer[0].equals(cell)) {
            problems.add(who + ": " + answer[0] + " instead of " + cell);
        }
        ids.stream()
                .filter(answer[1]::contains)
                .forEach(id -> problems.add(who + " is told an id: " + answer[1]));
        if (cell.startsWith("4") && !scene.seen().equals(before)) {
            problems.add(who + ": something has changed");
        }
        if (cell.startsWith("4") && stranger && person.cookie().isPresent()) {
            problems.add(who + " is given a name");
        }
        return problems;
    }

    /** What came of it as it is written in a cell, and all that was told. */
    private static String[] answer(Person person, Row row, String card) {
        String method = row.what().substring(0, row.what().indexOf(' '));
        String address = row.what().substring(row.what().indexOf(' ') + 1).replace("CARD", card);
        if (method.equals("WS")) {
            try (Line line = person.followCard(card)) {
                return new String[] {"101", line.message().toString()};
            } catch (Line.NotLetIn refused) {
                String code = Answer.parsed(refused.body()).path("error").path("code").asString();
                return new String[] {refused.status() + " " + code, refused.body()};
            }
        }
        Answer answer =
                person.send(
                        method,
                        "/" + address,
                        row.body().isEmpty()
                                ? BodyPublishers.noBody()
                                : BodyPublishers.ofString(row.body()));
        String told = answer.response().body();
        return new String[] {
            answer.status() < 400
                    ? Integer.toString(answer.status())
                    : answer.status() + " " + answer.refusal(),
            told
        };
    }
}
