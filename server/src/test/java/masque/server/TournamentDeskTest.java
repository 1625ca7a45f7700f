package masque.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import masque.server.setup.Playable;
import masque.server.table.Time;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Several organisers, acts that are sent again, and rules that change meanwhile. */
final class TournamentDeskTest {
    @TempDir Path folder;

    @Test
    void theSecondOfTwoOrganisersWhoCorrectTheSameMatchIsTold() {
        try (TestSite site = TestSite.open(folder)) {
            Convention hall = Convention.of(site, "");
            Person ann = hall.enters("Ann");
            Person bob = hall.enters("Bob");
            hall.desk("start", "");
            int match = hall.match(ann, bob);
            hall.desk("rule", ",\"match\":1,\"winners\":[\"p1\"]");
            Person second = site.guest("Otto");
            String key = "{\"key\":\"" + hall.show().path("desk").asString() + "\"}";
            second.post(hall.path() + "/organisers", key).is(200);
            int seen = hall.matchOf(match).path("number").asInt();
            hall.act(hall.organiser(), "correct", correction("p2", seen)).is(200);
            JsonNode after = hall.show();
            hall.act(second, "correct", correction("p1", seen)).isRefused(409, "match-changed");
            assertThat(hall.show().path("number")).isEqualTo(after.path("number"));
            assertThat(Convention.winners(hall.matchOf(match))).containsExactly("p2");
            int now = hall.matchOf(match).path("number").asInt();
            hall.act(second, "correct", correction("p1", now)).is(200);
            JsonNode last = hall.log().getLast();
            assertThat(last.path("kind").asString()).isEqualTo("corrected");
            assertThat(last.path("organiser").asString()).isEqualTo("Otto");
        }
    }

    private static String correction(String winner, int after) {
        return ",\"match\":1,\"winners\":[\"%s\"],\"reason\":\"Miscounted\",\"after\":%d"
                .formatted(winner, after);
    }

    @Test
    void whatIsSentAgainIsDoneOnceAndAnsweredTheSame() {
        try (TestSite site = TestSite.open(folder)) {
            Convention hall = Convention.of(site, "");
            Person ann = hall.enters("Ann");
            hall.enters("Bob");
            String acts = hall.path() + "/acts";
            Person organiser = hall.organiser();
            String bots = Convention.act("b", "enrol-bots", ",\"level\":\"random\",\"number\":3");
            JsonNode first = organiser.post(acts, bots).is(200).json();
            assertThat(organiser.post(acts, bots).is(200).json()).isEqualTo(first);
            assertThat(hall.show().path("entrants").size()).isEqualTo(5);
            hall.desk("start", "");
            String asks = Convention.act("c", "challenge", ",\"others\":[\"p2\"]");
            JsonNode challenged = ann.post(acts, asks).is(200).json();
            hall.act(hall.person("p2"), "decline", ",\"challenger\":\"p1\"").is(200);
            assertThat(ann.post(acts, asks).is(200).json()).isEqualTo(challenged);
            try (Line line = ann.follow(hall.id())) {
                JsonNode done =
                        line.say(asks).until(one -> one.path("type").asString().equals("done"));
                assertThat(done.path("number")).isEqualTo(challenged.path("number"));
            }
            assertThat(hall.kinds().stream().filter("challenged"::equals)).hasSize(1);
        }
    }

    @Test
    void aNewLinkForOrganisersThatIsAskedForAgainIsTheSame() {
        try (TestSite site = TestSite.open(folder)) {
            Convention hall = Convention.of(site, "");
            String old = hall.show().path("desk").asString();
            String acts = hall.path() + "/acts";
            String asks = Convention.act("d", "new-desk-link", "");
            JsonNode first = hall.organiser().post(acts, asks).is(200).json();
            assertThat(hall.organiser().post(acts, asks).is(200).json()).isEqualTo(first);
            String key = first.path("desk").asString();
            assertThat(hall.show().path("desk").asString()).isEqualTo(key).isNotEqualTo(old);
            Person otto = site.guest("Otto");
            String organisers = hall.path() + "/organisers";
            otto.post(organisers, "{\"key\":\"" + old + "\"}").isRefused(403, "wrong-desk");
            otto.post(organisers, "{\"key\":\"" + key + "\"}").is(200);
        }
    }

    /** Other organisers hear of it whatever else happens in the same moment. */
    @Test
    void allOrganisersHearOfANewLink() {
        try (TestSite site = TestSite.open(folder)) {
            Convention hall = Convention.of(site, "");
            String old = hall.show().path("desk").asString();
            try (Line busy = hall.organiser().follow(hall.id());
                    Line other = hall.organiser().follow(hall.id())) {
                for (int i = 0; i < 8; i++) {
                    busy.say(Convention.act("c" + i, "close-entry", ""));
                    busy.say(Convention.act("o" + i, "open-entry", ""));
                }
                busy.say(Convention.act("d", "new-desk-link", ""));
                busy.say(Convention.act("s", "start", ""));
                other.until(message ->
                        message.has("desk") && !message.path("desk").asString().equals(old));
            }
        }
    }

    /** However many others enter in the same moment. */
    @Test
    void whoHasEnteredBeforeIsToldSo() throws InterruptedException {
        try (TestSite site = TestSite.open(folder)) {
            Convention hall = Convention.of(site, "");
            Person ann = hall.enters("Ann");
            List<Person> crowd = new ArrayList<>();
            for (int i = 0; i < 12; i++) {
                crowd.add(site.guest("Guest"));
                crowd.add(ann);
            }
            List<Integer> again = new CopyOnWriteArrayList<>();
            List<Thread> threads =
                    crowd.stream()
                            .map(one ->
                                    Thread.startVirtualThread(() -> {
                                        Answer answer = one.post(hall.path() + "/entrants", "{}");
                                        if (one == ann) {
                                            again.add(answer.status());
                                        }
                                    }))
                            .toList();
            for (Thread thread : threads) {
                thread.join();
            }
            assertThat(again).hasSize(12).containsOnly(200);
            assertThat(hall.show().path("entrants").size()).isEqualTo(13);
        }
    }

    /** A match that was begun by older rules cannot go on, but the tournament can. */
    @Test
    void afterAChangeOfTheRulesNewMatchesArePlayed() {
        Convention before;
        int ruled;
        int called;
        try (TestSite site = TestSite.open(folder)) {
            before = Convention.of(site, "");
            List<Person> people =
                    List.of("Ann", "Bob", "Cem", "Dan").stream().map(before::enters).toList();
            before.desk("start", "");
            ruled = begun(before, people.get(0), people.get(1));
            called = begun(before, people.get(2), people.get(3));
        }
        try (TestSite site = openLater()) {
            Convention hall = before.at(site);
            assertThat(hall.show().path("phase").asString()).isEqualTo("running");
            Person ann = hall.person("p1");
            String old = hall.table(ruled);
            assertThat(ann.get("/tables/" + old).is(200).json().path("outdated").asBoolean())
                    .isTrue();
            assertThat(hall.state(ann)).isEqualTo("busy");
            hall.desk("rule", ",\"match\":" + ruled + ",\"winners\":[\"p1\"]");
            hall.desk("void", ",\"match\":" + called + ",\"reason\":\"New rules\"");
            assertThat(hall.tokens(ann)).isEqualTo(6);
            assertThat(hall.state(hall.person("p3"))).isEqualTo("free");
            int fresh = hall.match(hall.person("p1"), hall.person("p3"));
            hall.settle(fresh);
            assertThat(hall.matchOf(fresh).path("stage").asString()).isEqualTo("settled");
            assertThat(hall.allTokens()).isEqualTo(20);
            ann.get(hall.path() + "/file").is(200);
        }
    }

    /** A match whose game has been dealt. */
    private static int begun(Convention hall, Person one, Person other) {
        int match = hall.match(one, other);
        String table = hall.table(match);
        one.contribute(table);
        other.contribute(table);
        try (Line line = one.look(table, 0)) {
            line.until(message -> message.path("phase").asString().equals("playing"));
        }
        return match;
    }

    private TestSite openLater() {
        List<Playable> games =
                TestSite.games().stream()
                        .map(game ->
                                new Playable(
                                        new NextEdition(game.box()),
                                        game.bots(),
                                        game.houseLevel(),
                                        game.rulebooks()))
                        .toList();
        return TestSite.open(TestSite.store(folder), TestSite.settings(), Time.real(), games);
    }

    /** Where a game is not played any more, its tournament is still there to be looked at. */
    @Test
    void whereTheGameIsGoneNothingBreaks() {
        Convention before;
        try (TestSite site = TestSite.open(folder)) {
            before = Convention.of(site, "");
            before.enters("Ann");
            before.enters("Bob");
            before.desk("start", "");
        }
        List<Playable> others =
                TestSite.games().stream()
                        .filter(game -> !game.box().id().equals(TestSite.GAME))
                        .toList();
        try (TestSite site =
                TestSite.open(TestSite.store(folder), TestSite.settings(), Time.real(), others)) {
            Convention hall = before.at(site);
            String bots = ",\"level\":\"random\",\"number\":1";
            hall.act(hall.organiser(), "enrol-bots", bots).isRefused(409, "game-gone");
            try (Line line = hall.organiser().follow(hall.id())) {
                line.say(Convention.act("b", "enrol-bots", bots));
                assertThat(line.refusal().path("code").asString()).isEqualTo("game-gone");
            }
            hall.organiser().get(hall.path() + "/file").is(200);
            hall.desk("extend", ",\"minutes\":-60");
            assertThat(hall.show().path("phase").asString()).isEqualTo("ended");
        }
    }
}
