package masque.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import masque.core.Bot;
import masque.core.Box;
import masque.edge.Audit;
import masque.edge.GameFile;
import masque.server.setup.Level;
import masque.server.setup.Playable;
import masque.server.store.Store;
import masque.server.store.Stores;
import masque.server.table.ClockRule;
import masque.server.table.ContestOf;
import masque.server.table.ResultAudit;
import masque.server.table.Sitter;
import masque.server.table.TableFacts;
import masque.server.table.Terms;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** A table where a match of a tournament is played is strict. */
final class StrictTableTest {
    private static final ClockRule MINUTE = new ClockRule(ClockRule.Kind.MOVE, 60, 0, 120);
    private static final String TOURNAMENT = "T234567890123456789012";
    private static final int PATIENCE_SECONDS = 30;

    @TempDir Path folder;
    private final ManualTime time = new ManualTime(1_700_000_000_000L);

    /** How often the house was asked to choose. */
    private final AtomicInteger house = new AtomicInteger();

    private TestSite site;
    private Store store;
    private Person ann;
    private Person bob;

    @BeforeEach
    void open() {
        open(games());
        ann = site.guest("Ann");
        bob = site.guest("Bob");
    }

    private void open(List<Playable> games) {
        store = Stores.sqlite(folder);
        site = TestSite.open(store, TestSite.settings(), time, games);
    }

    private List<Playable> games() {
        return TestSite.games().stream().map(game -> withHouse(game.box())).toList();
    }

    private Playable withHouse(Box box) {
        Bot counted =
                (chair, chance) -> {
                    house.incrementAndGet();
                    return Bot.RANDOM.choose(chair, chance);
                };
        Map<String, Level> bots =
                Map.of("random", Level.quick(Bot.RANDOM), "house", Level.quick(counted));
        return new Playable(box, bots, "house");
    }

    /** The site starts again, with these games. */
    private void restart(List<Playable> games) {
        site.close();
        open(games);
        ann = ann.at(site);
        bob = bob.at(site);
    }

    @AfterEach
    void close() {
        site.close();
    }

    /** Somebody as they sit at tables. */
    private Sitter sitter(Person person) {
        String own =
                person.table(
                        "{\"game\":\"masquerade-trick\",\"seats\":2,\"chairs\":[\"me\",\"open\"]}");
        return site.rooms().standing(own).facts().sitters().getFirst();
    }

    /** A match that waits for its deal. */
    private String match(ClockRule clock, Sitter... sitters) {
        Terms terms = new Terms(TestSite.GAME, sitters.length, Map.of(), clock, false, true);
        TableFacts facts =
                TableFacts.ofMatch(terms, List.of(sitters), new ContestOf(TOURNAMENT, 3));
        return site.rooms().create(code -> facts).join();
    }

    /** A match of Ann and Bob that is dealt. */
    private String duel(ClockRule clock) {
        String table = match(clock, sitter(ann), sitter(bob));
        ann.contribute(table);
        bob.contribute(table);
        return table;
    }

    private static String phase(JsonNode message) {
        return message.path("phase").asString();
    }

    private JsonNode shown(String table) {
        return site.stranger().get("/tables/" + table).is(200).json();
    }

    /** The message that says how it ended. */
    private static JsonNode over(Line line) {
        return line.reach(message -> phase(message).equals("ended"));
    }

    /** Everything that is kept of a game that ended so fits together. */
    private GameFile holds(String table, String ending, List<Integer> winners) {
        JsonNode shown = shown(table);
        assertThat(phase(shown)).isEqualTo("ended");
        JsonNode result = shown.path("result");
        assertThat(result.path("ending").asString()).isEqualTo(ending);
        assertThat(result.path("winners").valueStream().map(JsonNode::asInt).toList())
                .isEqualTo(winners);
        ann.get("/tables/" + table + "/replay?viewer=0").is(200);
        String text = ann.get("/tables/" + table + "/file").is(200).response().body();
        Audit audit =
                Audit.of(
                        text.getBytes(StandardCharsets.UTF_8),
                        "game.json",
                        this::box,
                        Audit.Seen.NOTHING);
        assertThat(audit.findings()).allMatch(Audit.Finding::holds);
        assertThat(audit.game().ending().name().replace('_', '-')).isEqualToIgnoringCase(ending);
        assertThat(audit.game().winners()).isEqualTo(winners);
        List<ResultAudit.Verdict> verdicts = new ArrayList<>();
        new ResultAudit(store, Map.of(TestSite.GAME, games().getFirst()))
                .look(0, finding -> verdicts.add(finding.verdict()));
        assertThat(verdicts).containsOnly(ResultAudit.Verdict.HOLDS);
        return audit.game();
    }

    private Optional<Box> box(String game) {
        return games().stream().map(Playable::box).filter(box -> box.id().equals(game)).findFirst();
    }

    @Test
    void dc_8_12_aMatchSaysWhichItIsAndHasNoHostAndNoCode() {
        String table = duel(MINUTE);
        JsonNode shown = shown(table);
        assertThat(shown.path("tournament").path("id").asString()).isEqualTo(TOURNAMENT);
        assertThat(shown.path("tournament").path("match").asInt()).isEqualTo(3);
        assertThat(shown.path("host").isNull()).isTrue();
        assertThat(shown.has("code")).isFalse();
        try (Line line = ann.look(table, 0)) {
            JsonNode first = line.message();
            assertThat(first.path("tournament")).isEqualTo(shown.path("tournament"));
            assertThat(first.path("host").isNull()).isTrue();
        }
        JsonNode listed = ann.get("/me").json().path("tables");
        assertThat(listed.valueStream().filter(one -> one.path("id").asString().equals(table)))
                .extracting(one -> one.path("tournament"))
                .containsExactly(shown.path("tournament"));
    }

    @Test
    void dc_8_12_whatOtherTablesAllowIsRefusedWithTheClause() {
        String table = duel(MINUTE);
        try (Line line = ann.look(table, 0)) {
            line.message();
            for (String what : List.of("leave", "return", "end", "go-on")) {
                line.say(Line.doText(what, "x"));
                isStrict(line.refusal());
            }
            line.say("{\"do\":\"house\",\"id\":\"x\",\"seat\":1}");
            isStrict(line.refusal());
        }
        refusesRequests(table);
        site.rooms().callOff(table).join();
        refusesRequests(table);
    }

    private static void isStrict(JsonNode refusal) {
        assertThat(refusal.path("code").asString()).isEqualTo("contest");
        assertThat(refusal.path("clause").asString()).isEqualTo("DC-8.12");
        assertThat(refusal.path("status").asInt()).isEqualTo(409);
        assertThat(refusal.path("sentence").asString()).contains("tournament");
    }

    private void refusesRequests(String table) {
        String path = "/tables/" + table;
        List<Answer> answers =
                List.of(
                        ann.post(path + "/rematch", "{}"),
                        ann.post(path + "/start", "{}"),
                        ann.post(path + "/end", "{}"),
                        ann.post(path + "/leave", "{}"),
                        ann.post(path + "/fill", "{\"level\":\"random\"}"),
                        ann.post(path + "/chairs/1", "{}"),
                        ann.put(path + "/chairs/1", "{\"chair\":\"open\"}"),
                        ann.delete(path + "/chairs/0"),
                        ann.put(path, "{\"chat\":false}"));
        for (Answer answer : answers) {
            answer.isRefused(409, "contest");
            assertThat(answer.json().path("error").path("clause").asString()).isEqualTo("DC-8.12");
        }
        Answer japanese = ann.post(path + "/rematch?lang=ja", "{}").isRefused(409, "contest");
        assertThat(japanese.json().path("error").path("sentence").asString()).contains("大会");
    }

    @Test
    void dc_8_11_chanceMovesForTheLateAndTheyHaveLostWhenTheirGraceIsOver() {
        String table = duel(MINUTE);
        try (Line first = ann.look(table, 0);
                Line second = bob.look(table, 1)) {
            first.message();
            second.message();
            second.moveFirst();
            time.pass(Duration.ofMinutes(1));
            JsonNode helped = first.until(message -> message.path("decision").asInt() > 1);
            assertThat(helped.path("chairs").path(0).path("house").asBoolean()).isFalse();
            assertThat(house.get()).isZero();
            time.pass(Duration.ofMinutes(2));
            JsonNode over = over(second);
            assertThat(over.path("over").asString()).isEqualTo("forfeit");
            assertThat(over.path("winners").path(0).asInt()).isEqualTo(1);
            assertThat(over.path("waiting")).isEmpty();
            first.reach(message -> phase(message).equals("ended"));
            first.say(Line.moveText("x", first.latest().path("decision").asInt(), 0));
            assertThat(first.refusal().path("code").asString()).isEqualTo("phase");
        }
        assertThat(holds(table, "forfeit", List.of(1)).journal().steps()).hasSizeGreaterThan(1);
        try (Line later = bob.look(table, 1)) {
            assertThat(later.message().path("over").asString()).isEqualTo("forfeit");
            assertThat(later.latest().path("winners").path(0).asInt()).isEqualTo(1);
        }
    }

    @Test
    void dc_8_11_bothAtTheSameTimeDuringThePicksIsVoid() {
        String table = duel(MINUTE);
        try (Line watcher = site.stranger().look(table, "")) {
            watcher.message();
            time.pass(Duration.ofMinutes(1));
            watcher.reach(m -> m.path("view").path("phase").asString().equals("playing"));
            time.pass(Duration.ofMinutes(2));
            assertThat(over(watcher).path("winners")).isEmpty();
        }
        holds(table, "forfeit", List.of());
    }

    @Test
    void dc_8_11_aLostConnectionAloneCostsNothing() {
        String table = duel(MINUTE);
        try (Line first = ann.look(table, 0);
                Line second = bob.look(table, 1)) {
            first.message();
            second.until(m -> m.path("chairs").path(0).path("here").asBoolean());
            first.abort();
            second.until(m -> !m.path("chairs").path(0).path("here").asBoolean());
            time.pass(Duration.ofSeconds(59));
        }
        try (Line back = ann.look(table, 0)) {
            back.message();
            assertThat(phase(back.latest())).isEqualTo("playing");
            assertThat(back.latest().path("decision").asInt()).isEqualTo(1);
            assertThat(back.moveFirst().path("decision").asInt()).isEqualTo(2);
        }
    }

    @Test
    void dc_8_11_withoutAClockNobodyEverLosesByTime() {
        String table = duel(ClockRule.NONE);
        try (Line first = ann.look(table, 0)) {
            first.message();
            time.pass(Duration.ofDays(2));
            assertThat(phase(first.moveFirst())).isEqualTo("playing");
        }
    }

    @Test
    void dc_8_11_aBotPlaysAsAlwaysAndWinsIfTheOnlyPersonRunsOut() {
        String table = match(MINUTE, sitter(ann), Sitter.bot("random"));
        ann.contribute(table);
        try (Line first = ann.look(table, 0)) {
            first.message();
            first.moveFirst();
            first.reach(message -> !message.path("moves").isEmpty());
            time.pass(Duration.ofMinutes(1));
            int decision = first.latest().path("decision").asInt();
            first.until(message -> message.path("decision").asInt() > decision);
            time.pass(Duration.ofMinutes(2));
            assertThat(over(first).path("winners").path(0).asInt()).isEqualTo(1);
        }
        assertThat(house.get()).isZero();
        holds(table, "forfeit", List.of(1));
    }

    @Test
    void dc_8_11_ofThreeTheHousePlaysOnForWhoeverLeft() {
        Person cem = site.guest("Cem");
        String table = match(ClockRule.NONE, sitter(ann), sitter(bob), sitter(cem));
        List.of(ann, bob, cem).forEach(one -> one.contribute(table));
        AtomicInteger told = new AtomicInteger();
        site.rooms().whenOver(told::incrementAndGet);
        try (Line second = bob.look(table, 1)) {
            second.message();
            site.rooms().forfeit(table, 0).join();
            second.until(message -> message.path("chairs").path(0).path("house").asBoolean());
            assertThat(phase(second.latest())).isEqualTo("playing");
            assertThat(told.get()).isEqualTo(1);
            second.reach(m -> m.path("waiting").valueStream().noneMatch(one -> one.asInt() == 0));
            assertThat(house.get()).isPositive();
            site.rooms().forfeit(table, 0).join();
            site.rooms().forfeit(table, 2).join();
            assertThat(over(second).path("winners").path(0).asInt()).isEqualTo(1);
        }
        assertThat(told.get()).isEqualTo(2);
        holds(table, "forfeit", List.of(1));
    }

    @Test
    void dc_8_14_whoeverLeavesTheTournamentHasLostItsMatch() {
        String table = duel(MINUTE);
        CompletableFuture<Long> result = new CompletableFuture<>();
        site.rooms().whenOver(() -> result.complete(store.lastResult()));
        site.rooms().forfeit(table, 1).join();
        assertThat(result.orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS).join()).isEqualTo(1);
        site.rooms().forfeit(table, 0).join();
        site.rooms().callOff(table).join();
        holds(table, "forfeit", List.of(0));
    }

    @Test
    void dc_8_12_aMatchThatIsRuledOrVoidIsCalledOff() {
        String table = duel(MINUTE);
        try (Line first = ann.look(table, 0)) {
            first.message();
            first.moveFirst();
            site.rooms().callOff(table).join();
            JsonNode over = over(first);
            assertThat(over.path("over").asString()).isEqualTo("called-off");
            assertThat(over.path("winners")).isEmpty();
        }
        site.rooms().callOff(table).join();
        assertThat(holds(table, "called-off", List.of()).journal().steps()).hasSize(1);
    }

    @Test
    void dc_8_9_aMatchIsDealtThoughNobodyLooks() {
        String table = match(MINUTE, sitter(ann), sitter(bob));
        site.rooms().openMatch(table);
        try (Line watcher = site.stranger().look(table, "")) {
            assertThat(phase(watcher.message())).isEqualTo("dealing");
            time.pass(Duration.ofSeconds(3));
            watcher.reach(message -> phase(message).equals("playing"));
        }
    }

    @Test
    void dc_8_9_aMatchThatEndsBeforeItsDealHasItsFile() {
        String table = match(MINUTE, sitter(ann), sitter(bob));
        site.rooms().forfeit(table, 0).join();
        assertThat(holds(table, "forfeit", List.of(1)).journal().steps()).isEmpty();
    }

    @Test
    void dc_8_11_afterARestartTheMatchGoesOnAndItsClockToo() {
        String table = duel(MINUTE);
        try (Line second = bob.look(table, 1)) {
            second.message();
            second.moveFirst();
        }
        restart(games());
        try (Line second = bob.look(table, 1)) {
            second.message();
            assertThat(phase(second.latest())).isEqualTo("playing");
            int told = second.latest().path("frame").asInt();
            time.pass(Duration.ofMinutes(1));
            second.until(message -> message.path("frame").asInt() > told);
            time.pass(Duration.ofMinutes(2));
            assertThat(over(second).path("winners").path(0).asInt()).isEqualTo(1);
        }
        holds(table, "forfeit", List.of(1));
    }

    @Test
    void aMatchOfOlderRulesIsSettledByTheTournamentAlone() {
        String lost = duel(MINUTE);
        String off = duel(MINUTE);
        AtomicInteger told = new AtomicInteger();
        restart(games().stream().map(one -> withHouse(new NextEdition(one.box()))).toList());
        site.rooms().whenOver(told::incrementAndGet);
        assertThat(shown(lost).path("outdated").asBoolean()).isTrue();
        ann.post("/tables/" + lost + "/end", "{}").isRefused(409, "contest");
        site.rooms().forfeit(lost, 0).join();
        site.rooms().callOff(off).join();
        assertThat(told.get()).isEqualTo(2);
        assertThat(shown(lost).path("result").path("ending").asString()).isEqualTo("forfeit");
        assertThat(shown(lost).path("result").path("winners").path(0).asInt()).isEqualTo(1);
        assertThat(shown(off).path("result").path("ending").asString()).isEqualTo("called-off");
        ann.get("/tables/" + off + "/file").is(200);
    }
}
