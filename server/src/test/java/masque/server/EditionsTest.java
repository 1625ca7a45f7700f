package masque.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import masque.edge.GameFile;
import masque.server.setup.Playable;
import masque.server.store.Store;
import masque.server.store.Stores;
import masque.server.table.Time;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** After the rules of a game have changed, all that was played before is still served. */
final class EditionsTest {
    private static final String TWO =
            """
            {"game":"masquerade-trick","seats":2,"chairs":["me","me"],"start":true}\
            """;

    @TempDir Path folder;

    /** What was played by the rules of before. */
    private record Before(Person ann, Person bob, String playing, String finished, String ended) {}

    private Before play() {
        try (TestSite house = TestSite.open(folder)) {
            Person ann = house.guest("Ann");
            Person bob = house.guest("Bob");
            String finished = ann.table(TWO);
            assertThat(Line.playToTheEnd(Line.all(ann, finished, 2))).isPositive();
            String ended = ann.table(TWO);
            end(ann, ended);
            ann.get("/tables/" + finished + "/replay").is(200);
            ann.get("/tables/" + ended + "/replay").is(200);
            String playing =
                    ann.table(
                            """
                            {"game":"masquerade-trick","seats":2,"chairs":["me","open"],"public":true}\
                            """);
            bob.post("/tables/" + playing + "/chairs/1", "{}").is(200);
            bob.contribute(playing);
            ann.start(playing);
            return new Before(ann, bob, playing, finished, ended);
        }
    }

    private static void end(Person person, String table) {
        try (Line first = person.look(table, 0);
                Line second = person.look(table, 1)) {
            first.say(Line.doText("end", "e")).done("e");
            second.say(Line.doText("end", "e")).done("e");
        }
    }

    /** The same games, of which Masquerade Trick has an edition more. */
    private TestSite openLater() {
        List<Playable> games =
                TestSite.games().stream()
                        .map(game ->
                                new Playable(
                                        game.box().id().equals(TestSite.GAME)
                                                ? new NextEdition(game.box())
                                                : game.box(),
                                        game.bots(),
                                        game.houseLevel(),
                                        game.rulebooks()))
                        .toList();
        return TestSite.open(TestSite.store(folder), TestSite.settings(), Time.real(), games);
    }

    private static JsonNode one(JsonNode list, String id) {
        return list.valueStream()
                .filter(table -> table.path("id").asString().equals(id))
                .findFirst()
                .orElseThrow(() -> new AssertionError(id + " is not in " + list));
    }

    @Test
    void whoPlaysAGameOfOlderRulesIsServedAllTheSame() {
        Before before = play();
        try (TestSite house = openLater()) {
            Person ann = before.ann().at(house);
            JsonNode me = ann.get("/me").is(200).json();
            assertThat(one(me.path("tables"), before.playing()).path("outdated").asBoolean())
                    .isTrue();
            assertThat(one(me.path("finished"), before.finished()).path("phase").asString())
                    .isEqualTo("finished");
            assertThat(one(me.path("finished"), before.ended()).path("phase").asString())
                    .isEqualTo("ended");
            JsonNode listed = house.stranger().get("/tables").is(200).json().path("tables");
            assertThat(one(listed, before.playing()).path("outdated").asBoolean()).isTrue();
            JsonNode shown = ann.get("/tables/" + before.playing()).is(200).json();
            assertThat(shown.path("phase").asString()).isEqualTo("playing");
            assertThat(shown.path("outdated").asBoolean()).isTrue();
            assertThat(shown.path("chairs").size()).isEqualTo(2);
            assertThat(ann.look(before.playing(), 0).closed().code()).isEqualTo(1008);
            String fresh = ann.table(TWO);
            try (Line line = ann.look(fresh, 0)) {
                assertThat(line.message().path("phase").asString()).isEqualTo("playing");
            }
            assertThat(ann.get("/tables/" + fresh).json().has("outdated")).isFalse();
        }
    }

    @Test
    void whatWasKeptOfGamesThatAreOverIsShown() {
        Before before = play();
        try (TestSite house = openLater()) {
            Person ann = before.ann().at(house);
            for (String over : List.of(before.finished(), before.ended())) {
                String table = "/tables/" + over;
                assertThat(ann.get(table).is(200).json().path("result").path("seats").size())
                        .isEqualTo(2);
                assertThat(ann.get(table + "/replay?viewer=0").is(200).json().path("frames").size())
                        .isPositive();
                ann.get(table + "/thoughts").is(200);
                file(ann, over);
            }
        }
    }

    private static GameFile file(Person person, String table) {
        byte[] bytes =
                person.get("/tables/" + table + "/file")
                        .is(200)
                        .response()
                        .body()
                        .getBytes(StandardCharsets.UTF_8);
        return GameFile.read(new String(bytes, StandardCharsets.UTF_8), "game.json");
    }

    @Test
    void itIsDownloadedAndEndedByThoseWhoSitThere() {
        Before before = play();
        try (TestSite house = openLater()) {
            Person ann = before.ann().at(house);
            Person bob = before.bob().at(house);
            String table = "/tables/" + before.playing();
            GameFile file = file(bob, before.playing());
            assertThat(file.ending()).isEqualTo(GameFile.Ending.ENDED);
            assertThat(file.winners()).isEmpty();
            Person eve = house.guest("Eve");
            eve.get(table + "/file").isRefused(409, "phase");
            house.stranger().get(table + "/file").isRefused(409, "phase");
            eve.post(table + "/end", "{}").isRefused(403, "forbidden");
            JsonNode ended = bob.post(table + "/end", "{}").is(200).json();
            assertThat(ended.path("phase").asString()).isEqualTo("ended");
            assertThat(ended.path("result").path("ending").asString()).isEqualTo("agreed");
            assertThat(ended.path("result").path("winners").size()).isZero();
            ann.post(table + "/end", "{}").isRefused(409, "phase");
            JsonNode me = ann.get("/me").is(200).json();
            assertThat(me.path("tables").size()).isZero();
            assertThat(one(me.path("finished"), before.playing()).path("phase").asString())
                    .isEqualTo("ended");
            file(eve, before.playing());
            eve.get(table + "/replay").isRefused(409, "old-game");
            eve.get(table + "/thoughts").is(200);
        }
    }

    @Test
    void aGameThatCanGoOnIsNotEndedSo() {
        try (TestSite house = TestSite.open(folder)) {
            Person ann = house.guest("Ann");
            String table = ann.table(TWO);
            ann.post("/tables/" + table + "/end", "{}").isRefused(409, "not-outdated");
            ann.get("/tables/" + table + "/file").isRefused(409, "phase");
            ann.look(table, 0).close();
            assertThat(ann.get("/tables/" + table).json().path("phase").asString())
                    .isEqualTo("playing");
        }
    }

    @Test
    void itGoesOnWhereTheOldRulesAreBack() {
        Before before = play();
        openLater().close();
        try (TestSite house = TestSite.open(folder)) {
            Person ann = before.ann().at(house);
            assertThat(ann.get("/tables/" + before.playing()).json().has("outdated")).isFalse();
            try (Line line = ann.look(before.playing(), 0)) {
                assertThat(line.message().path("phase").asString()).isEqualTo("playing");
            }
        }
    }

    @Test
    void whereTheGameIsGoneNothingElseSuffers() {
        Before before = play();
        List<Playable> others =
                TestSite.games().stream()
                        .filter(game -> !game.box().id().equals(TestSite.GAME))
                        .toList();
        Store store = Stores.sqlite(folder);
        try (TestSite house = TestSite.open(store, TestSite.settings(), Time.real(), others)) {
            Person ann = before.ann().at(house);
            JsonNode me = ann.get("/me").is(200).json();
            assertThat(one(me.path("tables"), before.playing()).path("outdated").asBoolean())
                    .isTrue();
            ann.get("/tables/" + before.finished() + "/replay").is(200);
            file(ann, before.playing());
            ann.post("/tables/" + before.playing() + "/end", "{}").is(200);
        }
    }
}
