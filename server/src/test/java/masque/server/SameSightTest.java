package masque.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/**
 * A program in a seat is sent what a person in that seat is sent. A table with one open chair is
 * kept twice, so its secret is the same; once a person sits down there and once a program.
 */
final class SameSightTest {
    private static final long START = 1_700_000_000_000L;
    private static final int ROBINS = 1;
    private static final String ORDER =
            """
            {"game":"masquerade-trick","seats":3,"options":{"length":"deal-per-player"},
            "clock":{"kind":"game","seconds":80000},"chairs":["me","open","me"]}\
            """;

    @TempDir Path folder;

    /** Somebody at the table, and all that came. */
    private record Witness(Line line, List<String> heard) {
        JsonNode hear() {
            JsonNode message = line.message();
            heard.add(message.toString());
            return message;
        }

        void hearUntil(Predicate<JsonNode> wanted) {
            while (!wanted.test(hear())) {
                // What comes before is kept like all else.
            }
        }
    }

    /** All that was sent at one table. */
    private static final class Evening {
        private final ManualTime time;
        private final List<Witness> witnesses = new ArrayList<>();
        private final List<String> answers = new ArrayList<>();

        Evening(ManualTime time) {
            this.time = time;
        }

        void sees(Person person, String table, String query) {
            Witness witness = new Witness(person.look(table, query), new ArrayList<>());
            witnesses.add(witness);
            witness.hear();
            settle();
        }

        /** Everybody has heard everything. */
        void settle() {
            witnesses.forEach(one -> one.line().say(Line.doText("ping", "settle")));
            witnesses.forEach(one -> one.hearUntil(SameSightTest::isPong));
        }

        boolean over() {
            return phase().equals("finished");
        }

        private String phase() {
            return witnesses.getFirst().line().latest().path("phase").asString();
        }

        /** Whoever is first makes a move, and everybody hears of it. */
        void goOn(int step) {
            time.pass(Duration.ofMillis(700));
            Witness mover =
                    witnesses.stream()
                            .filter(one -> one.line().awaited())
                            .findFirst()
                            .orElseThrow();
            JsonNode now = mover.line().latest();
            int choice = step * 7 % now.path("moves").size();
            int code = now.path("moves").path(choice).path("code").asInt();
            mover.line().say(Line.moveText("m-" + step, now.path("decision").asInt(), code));
            witnesses.forEach(Witness::hear);
            assertThat(mover.line().latest().path("done").asString("")).isEqualTo("m-" + step);
        }

        /** Robin asks for much that is not allowed, whosever turn it is. */
        void tryThings(int step) {
            Witness witness = witnesses.get(ROBINS);
            Line robin = witness.line();
            int decision = robin.latest().path("decision").asInt();
            robin.say("{\"do\":\"why\",\"id\":\"q\",\"move\":\"play rose 5\"}");
            robin.say(Line.moveText("late", decision + 1, 0));
            robin.say(Line.moveText("bad-" + step, decision, 1_000_000));
            robin.say(
                    "{\"do\":\"take-back\",\"id\":\"b-%d\",\"decision\":%d}"
                            .formatted(step, decision));
            witness.hearUntil(message -> answers(message, "b-" + step));
            settle();
        }

        void answer(Answer answer) {
            answers.add(answer.status() + " " + answer.response().body());
        }
    }

    private static boolean answers(JsonNode message, String id) {
        return message.path("done").asString("").equals(id)
                || message.path("id").asString("").equals(id);
    }

    private static boolean isPong(JsonNode message) {
        return message.path("type").asString().equals("pong");
    }

    private static Evening evening(Path folder, Person ann, String table, Newcomer newcomer) {
        ManualTime time = new ManualTime(START);
        try (TestSite house = TestSite.open(folder, TestSite.settings(), time)) {
            Person host = ann.at(house);
            Person robin = newcomer.at(house);
            Evening evening = new Evening(time);
            evening.answer(robin.post("/tables/" + table + "/chairs/" + ROBINS, "{}").is(200));
            evening.sees(host, table, "?seat=0");
            evening.sees(robin, table, "");
            evening.sees(host, table, "?seat=2");
            evening.sees(house.stranger(), table, "");
            evening.answer(robin.post("/tables/" + table + "/start", "{}").is(403));
            evening.answer(host.post("/tables/" + table + "/start", "{}").is(200));
            evening.answer(robin.contribute(table));
            evening.answer(host.contribute(table));
            evening.settle();
            for (int step = 0; !evening.over(); step++) {
                if (step % 10 < 2) {
                    evening.tryThings(step);
                }
                evening.goOn(step);
            }
            evening.answer(robin.get("/tables/" + table).is(200));
            evening.answer(robin.get("/me").is(200));
            evening.answer(robin.get("/tables/" + table + "/replay?viewer=" + ROBINS).is(200));
            return evening;
        }
    }

    /** Brings Robin. */
    private interface Newcomer {
        Person at(TestSite house);
    }

    private static void copy(Path from, Path to) throws IOException {
        Files.createDirectory(to);
        try (Stream<Path> files = Files.list(from)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Files.copy(file, to.resolve(file.getFileName()));
            }
        }
    }

    private static void same(List<String> toPerson, List<String> toProgram) {
        for (int at = 0; at < Math.min(toPerson.size(), toProgram.size()); at++) {
            String text = toProgram.get(at).replace("\"program\":true", "\"program\":false");
            assertThat(text).as("message " + at).isEqualTo(toPerson.get(at));
        }
        assertThat(toProgram).hasSameSizeAs(toPerson).isNotEqualTo(toPerson);
    }

    @Test
    void aProgramIsSentWhatAPersonIsSent() throws IOException {
        Path first = Files.createDirectory(folder.resolve("first"));
        Path second = folder.resolve("second");
        Person ann;
        String table;
        try (TestSite house = TestSite.open(first, TestSite.settings(), new ManualTime(START))) {
            ann = house.guest("Ann");
            table = ann.table(ORDER);
        }
        copy(first, second);
        Evening person = evening(first, ann, table, house -> house.guest("Robin"));
        Evening program = evening(second, ann, table, house -> house.program("Robin"));
        same(person.answers, program.answers);
        for (int at = 0; at < person.witnesses.size(); at++) {
            same(person.witnesses.get(at).heard(), program.witnesses.get(at).heard());
            assertThat(person.witnesses.get(at).heard()).hasSizeGreaterThan(100);
        }
    }
}
