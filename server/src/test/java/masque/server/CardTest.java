package masque.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import masque.server.guard.Ids;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Challenge cards lead whoever scans them into a duel (DC-9). */
final class CardTest {
    private CardHall hall;
    private Person ann;

    @BeforeEach
    void open(@TempDir Path folder) {
        hall = CardHall.open(folder);
        ann = hall.ann;
    }

    @AfterEach
    void close() {
        hall.close();
    }

    private static String state(JsonNode sight) {
        return sight.path("you").path("state").asString();
    }

    private JsonNode table(String id) {
        return ann.get("/tables/" + id).is(200).json();
    }

    private static List<String> names(JsonNode table) {
        return table.path("chairs").valueStream().map(one -> one.path("name").asString()).toList();
    }

    /** Ann's page is open and she fights Bob. */
    private String duel(Person bob) {
        hall.follows(ann);
        JsonNode sight = hall.challenges(bob).is(201).json();
        assertThat(state(sight)).isEqualTo("duel");
        return CardHall.table(sight).orElseThrow();
    }

    @Test
    void dc_9_1_aCardShowsWhoseItIsAndTheCharacterWithItsDice() {
        JsonNode card = hall.seenBy(hall.site.stranger());
        assertThat(card.path("v").asInt()).isEqualTo(1);
        assertThat(card.path("holder").asString()).isEqualTo("Ann");
        assertThat(card.path("face").path("name").asString()).isEqualTo("Sailor Moon");
        assertThat(card.path("face").path("rows").path(0).path("dice").toString())
                .isEqualTo("[8,8,10,20]");
        assertThat(card.path("face").path("gift").path("name").asString())
                .isEqualTo("Planet Power");
        assertThat(state(card)).isEqualTo("none");
        JsonNode japanese =
                hall.site.stranger().get("/cards/" + hall.card + "?lang=ja").is(200).json();
        assertThat(japanese.path("face").path("name").asString()).isNotEqualTo("Sailor Moon");
    }

    @Test
    void dc_9_1_aScanLeadsIntoADuelAtOnceThatBeginsByItself() {
        Line page = hall.follows(ann);
        Person bob = hall.site.guest("Bob");
        JsonNode sight = hall.challenges(bob).is(201).json();
        String id = CardHall.table(sight).orElseThrow();
        JsonNode told = page.until(now -> CardHall.table(now).isPresent());
        assertThat(CardHall.table(told)).contains(id);
        JsonNode table = table(id);
        assertThat(names(table)).containsExactly("Ann", "Bob");
        assertThat(table.path("options").path("card").asString()).isEqualTo("1");
        assertThat(table.path("clock").toString())
                .isEqualTo("{\"kind\":\"move\",\"seconds\":60,\"grace\":120}");
        assertThat(table.path("phase").asString()).isEqualTo("dealing");
        ann.contribute(id);
        bob.contribute(id);
        try (Line bobs = bob.look(id, 1)) {
            JsonNode now = bobs.reach(one -> one.path("phase").asString().equals("playing"));
            assertThat(now.path("waiting").toString()).isEqualTo("[1]");
            assertThat(now.path("moves").valueStream().map(one -> one.path("move").asString()))
                    .contains("pick sailor mars")
                    .doesNotContain("pick sailor moon");
        }
    }

    @Test
    void dc_9_1_aDuelIsDealtThoughNobodyContributes() {
        String id = duel(hall.site.guest("Bob"));
        try (Line line = hall.site.stranger().look(id, "?seat=none")) {
            line.message();
            hall.pass(Duration.ofSeconds(4));
            assertThat(line.reach(one -> one.path("phase").asString().equals("playing")))
                    .isNotNull();
        }
    }

    @Test
    void dc_9_1_whoFightAgainKeepTheirSeats() {
        Person bob = hall.site.guest("Bob");
        String id = duel(bob);
        hall.end(id, ann, bob);
        JsonNode again = bob.post("/tables/" + id + "/rematch", "{}").is(201).json();
        assertThat(names(again)).containsExactly("Ann", "Bob");
    }

    @Test
    void dc_9_2_oneDuelAtATimeAndTheOthersSeeTheirPlaces() {
        duel(hall.site.guest("Bob"));
        Person cem = hall.site.guest("Cem");
        Person dan = hall.site.guest("Dan");
        Line cems = hall.waits(cem);
        Line dans = hall.waits(dan);
        assertThat(hall.seenBy(cem).path("you").path("place").asInt()).isEqualTo(1);
        assertThat(hall.seenBy(dan).path("you").path("place").asInt()).isEqualTo(2);
        assertThat(hall.seenBy(dan).path("waiting").asInt()).isEqualTo(2);
        cem.delete("/cards/" + hall.card + "/line").is(200);
        CardHall.until(cems, "none");
        JsonNode moved = dans.until(now -> now.path("you").path("place").asInt() == 1);
        assertThat(moved.path("waiting").asInt()).isEqualTo(1);
    }

    @Test
    void dc_9_2_theEleventhIsToldThatTheLineIsFull() {
        Person bob = hall.site.guest("Bob");
        duel(bob);
        List<Person> others =
                IntStream.rangeClosed(1, 10).mapToObj(i -> hall.site.guest("G" + i)).toList();
        others.forEach(one -> hall.challenges(one).is(201));
        Person late = hall.site.guest("Late");
        hall.challenges(late).isRefused(409, "line-full");
        assertThat(state(hall.seenBy(late))).isEqualTo("none");
        assertThat(hall.seenBy(late).path("waiting").asInt()).isEqualTo(10);
        hall.challenges(others.getLast()).is(200);
        assertThat(state(hall.challenges(bob).is(200).json())).isEqualTo("duel");
        others.getFirst().delete("/cards/" + hall.card + "/line").is(200);
        hall.challenges(late).is(201);
    }

    @Test
    void dc_9_2_whenADuelIsOverTheNextBeginsAtOnce() {
        Person bob = hall.site.guest("Bob");
        String first = duel(bob);
        Person cem = hall.site.guest("Cem");
        Line cems = hall.waits(cem);
        hall.end(first, ann, bob);
        String second = CardHall.table(CardHall.until(cems, "duel")).orElseThrow();
        assertThat(second).isNotEqualTo(first);
        assertThat(names(table(second))).containsExactly("Ann", "Cem");
    }

    @Test
    void dc_9_2_aPlaceIsKeptForAShortWhileAfterItsPageIsGone() {
        Person bob = hall.site.guest("Bob");
        duel(bob);
        Person cem = hall.site.guest("Cem");
        Person dan = hall.site.guest("Dan");
        Line cems = hall.waits(cem);
        Line dans = hall.waits(dan);
        cems.close();
        cems.closed();
        hall.pass(Duration.ofSeconds(20));
        assertThat(hall.seenBy(cem).path("you").path("place").asInt()).isEqualTo(1);
        hall.follows(cem);
        hall.pass(Duration.ofSeconds(40));
        assertThat(hall.seenBy(cem).path("you").path("place").asInt()).isEqualTo(1);
        dans.close();
        dans.closed();
        until(() -> {
            hall.pass(Duration.ofSeconds(31));
            return state(hall.seenBy(dan)).equals("none");
        });
    }

    /** What a closed connection brings about comes when the site has noticed it. */
    private static void until(BooleanSupplier wanted) {
        long end = System.nanoTime() + Duration.ofSeconds(30).toNanos();
        while (!wanted.getAsBoolean()) {
            assertThat(System.nanoTime()).isLessThan(end);
            Thread.onSpinWait();
        }
    }

    @Test
    void dc_9_2_whoeverIsGoneWhenItIsTheirTurnIsPassedOver() {
        Person bob = hall.site.guest("Bob");
        String first = duel(bob);
        Person cem = hall.site.guest("Cem");
        Line cems = hall.waits(cem);
        Line dans = hall.waits(hall.site.guest("Dan"));
        cems.close();
        cems.closed();
        hall.seenBy(cem);
        hall.end(first, ann, bob);
        assertThat(names(table(CardHall.table(CardHall.until(dans, "duel")).orElseThrow())))
                .containsExactly("Ann", "Dan");
        assertThat(hall.seenBy(cem).path("you").path("place").asInt()).isEqualTo(1);
    }

    @Test
    void dc_9_2_whoHoldsACardTooIsInOneDuelAtATime() {
        Person bob = hall.site.guest("Bob");
        String bobs = bob.post("/cards", CardHall.MOON).is(201).json().path("id").asString();
        Line page = bob.followCard(bobs);
        page.message();
        String duel = duel(bob);
        Person cem = hall.site.guest("Cem");
        JsonNode sight = cem.post("/cards/" + bobs + "/line", "{}").is(201).json();
        assertThat(state(sight)).isEqualTo("waiting");
        assertThat(sight.path("busy").asBoolean()).isTrue();
        hall.end(duel, ann, bob);
        until(() -> state(cem.get("/cards/" + bobs).is(200).json()).equals("duel"));
        page.close();
    }

    @Test
    void dc_9_2_afterARestartADuelGoesOnAndTheLineFormsAnewFromItsPages() {
        Person bob = hall.site.guest("Bob");
        String first = duel(bob);
        Person cem = hall.site.guest("Cem");
        hall.waits(cem);
        hall.restart();
        ann = hall.ann;
        Person sameBob = bob.at(hall.site);
        Person sameCem = cem.at(hall.site);
        assertThat(CardHall.table(hall.seenBy(sameBob))).contains(first);
        assertThat(state(hall.seenBy(sameCem))).isEqualTo("none");
        hall.follows(ann);
        Line cems = hall.waits(sameCem);
        assertThat(hall.seenBy(sameCem).path("you").path("place").asInt()).isEqualTo(1);
        hall.end(first, ann, sameBob);
        assertThat(CardHall.table(CardHall.until(cems, "duel"))).isPresent();
    }

    @Test
    void dc_9_3_whoeverScansWhileTheHolderIsAwayWaitsUntilTheyComeBack() {
        Person bob = hall.site.guest("Bob");
        JsonNode sight = hall.challenges(bob).is(201).json();
        assertThat(sight.path("here").asBoolean()).isFalse();
        assertThat(state(sight)).isEqualTo("waiting");
        Line bobs = hall.follows(bob);
        JsonNode mine = ann.get("/cards").is(200).json();
        assertThat(mine.path("calls").toString())
                .isEqualTo("[{\"name\":\"Bob\",\"at\":1700000000000}]");
        hall.follows(ann);
        assertThat(names(table(CardHall.table(CardHall.until(bobs, "duel")).orElseThrow())))
                .containsExactly("Ann", "Bob");
    }

    @Test
    void dc_9_3_orFightsABotThatPlaysTheCharacterAndTheHolderIsTold() {
        Person bob = hall.site.guest("Bob");
        JsonNode answer = bob.post("/cards/" + hall.card + "/bot", "{}").is(201).json();
        String id = answer.path("table").asString();
        JsonNode table = table(id);
        assertThat(table.path("chairs").path(0).path("kind").asString()).isEqualTo("bot");
        assertThat(table.path("options").path("card").asString()).isEqualTo("1");
        JsonNode call = ann.get("/cards").is(200).json().path("calls").path(0);
        assertThat(call.path("name").asString()).isEqualTo("Bob");
        assertThat(call.path("table").asString()).isEqualTo(id);
        assertThat(call.has("result")).isFalse();
        hall.end(id, bob);
        JsonNode told = ann.get("/cards").is(200).json().path("calls").path(0);
        assertThat(told.path("result").asString()).isEqualTo("nobody");
    }

    @Test
    void dc_9_3_aBotIsForThoseAloneWhoseHolderIsAway() {
        Line page = hall.follows(ann);
        Person bob = hall.site.guest("Bob");
        bob.post("/cards/" + hall.card + "/bot", "{}").isRefused(409, "holder-here");
        page.close();
        page.closed();
        until(() -> {
            hall.pass(Duration.ofSeconds(11));
            return !hall.seenBy(bob).path("here").asBoolean();
        });
        bob.post("/cards/" + hall.card + "/bot", "{}").is(201);
    }

    @Test
    void dc_9_3_whoeverLooksAtATableOfTheirsIsHere() {
        String other =
                ann.table("{\"game\":\"dice-challenge\",\"fill\":\"random\",\"start\":true}");
        assertThat(hall.seenBy(ann).path("here").asBoolean()).isFalse();
        try (Line line = ann.look(other, 0)) {
            line.message();
            Person bob = hall.site.guest("Bob");
            assertThat(hall.seenBy(bob).path("here").asBoolean()).isTrue();
            assertThat(state(hall.challenges(bob).is(201).json())).isEqualTo("duel");
        }
    }

    @Test
    void dc_9_4_aCardThatIsOffLeadsNowhere() {
        hall.follows(ann);
        Person bob = hall.site.guest("Bob");
        duel(bob);
        Person cem = hall.site.guest("Cem");
        Line cems = hall.waits(cem);
        JsonNode off = ann.put("/cards", "{\"on\":false}").is(200).json();
        assertThat(off.path("on").asBoolean()).isFalse();
        assertThat(CardHall.until(cems, "none").path("on").asBoolean()).isFalse();
        hall.challenges(cem).isRefused(409, "card-off");
        cem.post("/cards/" + hall.card + "/bot", "{}").isRefused(409, "card-off");
        assertThat(hall.seenBy(cem).path("on").asBoolean()).isFalse();
        ann.put("/cards", "{\"on\":true}").is(200);
        hall.challenges(cem).is(201);
    }

    @Test
    void dc_9_4_aRenewedCardIsWorthNothingByItsOldId() {
        Person bob = hall.site.guest("Bob");
        Line bobs = hall.waits(bob);
        String fresh = ann.post("/cards/renew", "{}").is(201).json().path("id").asString();
        assertThat(bobs.closed().code()).isEqualTo(1008);
        for (String id : List.of(hall.card, Ids.fresh())) {
            bob.get("/cards/" + id).isRefused(404, "no-card");
            bob.post("/cards/" + id + "/line", "{}").isRefused(404, "no-card");
            bob.delete("/cards/" + id + "/line").isRefused(404, "no-card");
            bob.post("/cards/" + id + "/bot", "{}").isRefused(404, "no-card");
            bob.get("//card/" + id).is(404);
        }
        assertThat(bob.get("/cards/" + fresh).is(200).json().path("waiting").asInt()).isZero();
        bob.get("//card/" + fresh).is(200);
    }

    @Test
    void dc_9_4_nobodyHasTwoCardsAndNobodyGuessesOne() {
        assertThat(Ids.looksLike(hall.card)).isTrue();
        String mars = CardHall.MOON.replace("sailor-moon", "sailor-mars");
        String other = ann.post("/cards", mars).is(201).json().path("id").asString();
        assertThat(other).isNotEqualTo(hall.card);
        ann.get("/cards/" + hall.card).isRefused(404, "no-card");
        assertThat(ann.get("/cards").is(200).json().path("card").path("id").asString())
                .isEqualTo(other);
    }

    @Test
    void dc_9_4_nobodyFightsThemselves() {
        hall.challenges(ann).isRefused(409, "own-card");
        ann.post("/cards/" + hall.card + "/bot", "{}").isRefused(409, "own-card");
    }

    @Test
    void dc_9_5_whoeverScansWithoutANameGetsOneAndCanChangeIt() {
        Person somebody = hall.site.stranger();
        JsonNode sight = hall.challenges(somebody).is(201).json();
        String name = sight.path("name").asString();
        assertThat(name).matches("\\p{Lu}\\p{L}+ \\p{Lu}\\p{L}+");
        assertThat(somebody.get("/me").is(200).json().path("name").asString()).isEqualTo(name);
        somebody.put("/me", "{\"name\":\"Zoe\"}").is(200);
        assertThat(state(hall.seenBy(somebody))).isEqualTo("waiting");
        Person japanese = hall.site.stranger().with("Accept-Language", "ja");
        JsonNode fight = japanese.post("/cards/" + hall.card + "/bot", "{}").is(201).json();
        assertThat(fight.path("name").asString()).doesNotContainPattern("[A-Za-z]").isNotBlank();
    }

    @Test
    void dc_9_5_theCardSaysTheNameThatItsHolderHasNow() {
        Person bob = hall.site.guest("Bob");
        Line bobs = hall.follows(bob);
        ann.put("/me", "{\"name\":\"Anna\"}").is(200);
        bobs.until(now -> now.path("holder").asString().equals("Anna"));
    }

    @Test
    void dc_9_6_betweenEntrantsOfOneTournamentAScanIsAChallengeThere() {
        hall.follows(ann);
        Convention tournament = Convention.of(hall.site, "dice-challenge", "");
        tournament.enters(ann);
        Person bob = tournament.enters("Bob");
        JsonNode before = hall.challenges(bob).is(201).json();
        assertThat(before.has("tournament")).isFalse();
        hall.end(CardHall.table(before).orElseThrow(), ann, bob);
        tournament.desk("start", "");
        JsonNode answer = hall.challenges(bob).is(201).json();
        assertThat(answer.path("tournament").asString()).isEqualTo(tournament.id());
        assertThat(state(answer)).isEqualTo("none");
        JsonNode challenged = tournament.show(ann).path("you").path("challenged").path(0);
        assertThat(challenged.path("by").asString()).isEqualTo(tournament.player(bob));
        tournament.accept(ann, bob).is(200);
        String table = tournament.table(1);
        JsonNode shown = bob.get("/tables/" + table).is(200).json();
        assertThat(shown.path("options").has("card")).isTrue();
        assertThat(shown.path("options").path("card").asString()).isEqualTo("0");
        hall.challenges(bob).isRefused(409, "you-are-busy");
        JsonNode other = hall.challenges(hall.site.guest("Cem")).is(201).json();
        assertThat(other.has("tournament")).isFalse();
    }
}
