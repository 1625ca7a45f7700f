package masque.server.store;

import static masque.server.store.Samples.NOON;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import masque.core.Journal;
import masque.core.Step;
import masque.server.store.KeptTable.KeptGame;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What every store promises. */
abstract class StoreContract {
    Store store;

    /** A store on this test's own database, which is kept when it is closed. */
    abstract Store connect() throws SQLException;

    /** The store that is open now. */
    Store store() {
        return store;
    }

    @BeforeEach
    void openStore() throws SQLException {
        store = connect();
    }

    @AfterEach
    void closeStore() {
        store.close();
    }

    private CompletableFuture<Void> create(String table) {
        return store.create(table, "gathering", "s3cret", Samples.keys("ann"), NOON);
    }

    final void open(String table) {
        create(table).join();
        assertThat(store.change(table, Samples.deal(1), NOON.plusSeconds(1)).join()).isTrue();
    }

    final Outcome append(String table, NewStep step) {
        return store.append(table, step, NOON).join();
    }

    final KeptTable load(String table) {
        return store.load(table).orElseThrow();
    }

    private List<Step> steps(String table) {
        return Samples.steps(store, table);
    }

    private static List<String> ids(List<Summary> tables) {
        return tables.stream().map(Summary::id).toList();
    }

    @Test
    void aTableIsKeptAsItWasCreated() {
        create("t").join();
        assertThat(load("t"))
                .isEqualTo(
                        new KeptTable(
                                "t",
                                "gathering",
                                1,
                                "s3cret",
                                Optional.empty(),
                                Optional.empty(),
                                Optional.empty()));
        assertThat(store.load("u")).isEqualTo(Optional.empty());
    }

    @Test
    void anIdIsUsedOnce() {
        open("t");
        append("t", Samples.house(1, 0, 5));
        CompletableFuture<Void> again = create("t");
        assertThatThrownBy(again::join).isInstanceOf(CompletionException.class);
        assertThat(steps("t")).containsExactly(Samples.step(0, 5));
    }

    @Test
    void aDealKeepsTheOpening() {
        open("t");
        assertThat(load("t"))
                .isEqualTo(
                        new KeptTable(
                                "t",
                                "dealt",
                                2,
                                "s3cret",
                                Optional.of(
                                        new KeptGame(
                                                Samples.opening(),
                                                NOON.plusSeconds(1),
                                                Optional.empty())),
                                Optional.empty(),
                                Optional.empty()));
    }

    @Test
    void aTableIsDealtOnce() {
        open("t");
        Journal other = new Journal("other", 1, 2, Map.of(), List.of(), List.of());
        Change again = new Change(2, "again", Samples.keys(), Optional.of(other), Optional.empty());
        assertThat(store.change("t", again, NOON).join()).isTrue();
        assertThat(load("t").game().orElseThrow().journal()).isEqualTo(Samples.opening());
    }

    @Test
    void factsThatHaveChangedMeanwhileAreNotOverwritten() {
        open("t");
        Change late =
                new Change(
                        1,
                        "late",
                        Samples.keys("eve"),
                        Optional.empty(),
                        Optional.of(Samples.result()));
        assertThat(store.change("t", late, NOON).join()).isFalse();
        assertThat(store.change("nowhere", late, NOON).join()).isFalse();
        assertThat(load("t").facts()).isEqualTo("dealt");
        assertThat(ids(store.tablesOf("eve"))).isEmpty();
        assertThat(store.playing()).containsExactly("t");
    }

    @Test
    void aTableOpensWithoutSteps() {
        Journal begun = new Journal("g", 1, 2, Map.of(), List.of(), List.of(Samples.step(0, 1)));
        assertThatThrownBy(() ->
                        new Change(1, "", Samples.keys(), Optional.of(begun), Optional.empty()))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void whoSitsSomewhereFindsIt() {
        create("old").join();
        store.create("new", "", "", Samples.keys("ann", "bob"), NOON.plusSeconds(5)).join();
        assertThat(ids(store.tablesOf("ann"))).containsExactly("new", "old");
        assertThat(ids(store.tablesOf("bob"))).containsExactly("new");
        Change left = new Change(1, "", Samples.keys("bob"), Optional.empty(), Optional.empty());
        assertThat(store.change("new", left, NOON).join()).isTrue();
        assertThat(ids(store.tablesOf("ann"))).containsExactly("old");
    }

    @Test
    void stepsComeBackInOrderWithTheirDraws() {
        open("t");
        for (int ply = 1; ply <= 12; ply++) {
            assertThat(append("t", Samples.house(ply, ply % 4, ply)))
                    .isEqualTo(new Outcome.Written());
        }
        Step takenBack = new Step(1, -1, List.of());
        append("t", new NewStep(13, takenBack, 4, Optional.empty(), Optional.empty()));
        assertThat(steps("t")).hasSize(13);
        assertThat(steps("t").get(11)).isEqualTo(Samples.step(0, 12));
        assertThat(steps("t").get(12)).isEqualTo(takenBack);
    }

    @Test
    void aPlyIsWrittenOnce() {
        open("t");
        append("t", Samples.house(1, 0, 5));
        assertThat(append("t", Samples.house(1, 1, 6))).isEqualTo(new Outcome.Stale());
        assertThat(append("t", Samples.from("a", 1, 1, 6))).isEqualTo(new Outcome.Stale());
        assertThat(steps("t")).containsExactly(Samples.step(0, 5));
    }

    @Test
    void noPlyIsSkipped() {
        open("t");
        assertThat(append("t", Samples.house(2, 0, 5))).isEqualTo(new Outcome.Stale());
        assertThat(append("t", Samples.house(0, 0, 5))).isEqualTo(new Outcome.Stale());
        assertThat(append("nowhere", Samples.house(1, 0, 5))).isEqualTo(new Outcome.Stale());
        assertThat(steps("t")).isEmpty();
    }

    @Test
    void nothingIsWrittenBeforeTheDealOrAfterTheEnd() {
        create("t").join();
        assertThat(append("t", Samples.house(1, 0, 5))).isEqualTo(new Outcome.Stale());
        store.change("t", Samples.deal(1), NOON).join();
        store.change("t", Samples.end(2), NOON).join();
        assertThat(append("t", Samples.house(1, 0, 5))).isEqualTo(new Outcome.Stale());
    }

    @Test
    void aClientsIdIsUsedOnceAndRemembersItsMove() {
        open("t");
        append("t", Samples.from("a", 1, 0, 5));
        append("t", Samples.from("b", 2, 1, 6));
        Outcome used = new Outcome.Used(new Earlier(1, 5));
        assertThat(append("t", Samples.from("a", 1, 0, 5))).isEqualTo(used);
        assertThat(append("t", Samples.from("a", 3, 0, 7))).isEqualTo(used);
        assertThat(store.earlier("t", 0, "a")).contains(new Earlier(1, 5));
        assertThat(store.earlier("t", 0, "b")).isEqualTo(Optional.empty());
        assertThat(steps("t")).hasSize(2);
    }

    @Test
    void whetherAnybodyHasMovedIsKnownAndTheHouseDoesNotCount() {
        open("t");
        open("u");
        append("t", Samples.house(1, 0, 5));
        assertThat(store.moved("t")).isFalse();
        append("t", Samples.from("a", 2, 1, 6));
        assertThat(store.moved("t")).isTrue();
        assertThat(store.moved("u")).isFalse();
        assertThat(store.moved("none")).isFalse();
    }

    @Test
    void otherSeatsAndTablesHaveTheirOwnIds() {
        open("t");
        open("u");
        append("t", Samples.from("a", 1, 0, 5));
        assertThat(append("t", Samples.from("a", 2, 1, 6))).isEqualTo(new Outcome.Written());
        assertThat(append("u", Samples.from("a", 1, 0, 6))).isEqualTo(new Outcome.Written());
        assertThat(steps("u")).containsExactly(Samples.step(0, 6));
    }

    @Test
    void whyAStepWasMadeIsKeptWithIt() {
        open("t");
        append("t", Samples.house(1, 0, 5));
        append("t", Samples.house(2, 1, 6).because(Optional.of("for a reason")));
        NewStep late = Samples.house(2, 1, 7).because(Optional.of("too late"));
        assertThat(append("t", late)).isEqualTo(new Outcome.Stale());
        assertThat(store.thoughts("t")).isEqualTo(Map.of(2, "for a reason"));
        assertThat(store.thoughts("u")).isEmpty();
    }

    @Test
    void theLatestStepSaysTheClocks() {
        open("t");
        NewStep timed = new NewStep(1, Samples.step(0, 1), 1, Optional.empty(), Optional.of("9,8"));
        store.append("t", timed, NOON.plusSeconds(7)).join();
        KeptGame game = load("t").game().orElseThrow();
        assertThat(game.clocks()).contains("9,8");
        assertThat(game.latest()).isEqualTo(NOON.plusSeconds(7));
        append("t", Samples.house(2, 0, 2));
        assertThat(load("t").game().orElseThrow().clocks()).isEqualTo(Optional.empty());
    }

    @Test
    void theLastStepEndsTheGameWithIt() {
        open("b");
        open("a");
        assertThat(store.playing()).containsExactly("a", "b");
        Outcome outcome =
                store.append("b", Samples.house(1, 0, 5), Optional.of(Samples.end(2)), NOON).join();
        assertThat(outcome).isEqualTo(new Outcome.Written());
        assertThat(store.playing()).containsExactly("a");
        assertThat(load("b").over()).contains(NOON);
        assertThat(steps("b")).hasSize(1);
    }

    @Test
    void aStepWhoseChangeIsLateIsNotWrittenEither() {
        open("t");
        CompletableFuture<Outcome> late =
                store.append("t", Samples.house(1, 0, 5), Optional.of(Samples.end(1)), NOON);
        assertThatThrownBy(late::join).isInstanceOf(CompletionException.class);
        assertThat(steps("t")).isEmpty();
        assertThat(load("t").over()).isEqualTo(Optional.empty());
    }

    @Test
    void aSummaryHasTheOpeningOnceItIsDealt() {
        create("t").join();
        assertThat(store.summary("t").orElseThrow().opening()).isEmpty();
        store.change("t", Samples.deal(1), NOON).join();
        Summary dealt = store.summary("t").orElseThrow();
        assertThat(dealt.opening()).isPresent();
        assertThat(dealt.version()).isEqualTo(2);
        assertThat(dealt.secret()).isEqualTo("s3cret");
        assertThat(dealt.result()).isEmpty();
        assertThat(store.summary("u")).isEmpty();
    }

    @Test
    void aLinkWorksOnceAndNotForEver() {
        Linked ann = new Linked("id-of-ann", "Ann");
        store.link("hash", ann, NOON.plusSeconds(60)).join();
        store.link("old", ann, NOON).join();
        assertThat(store.redeem("other", NOON).join()).isEqualTo(Optional.empty());
        assertThat(store.redeem("old", NOON).join()).isEqualTo(Optional.empty());
        assertThat(store.redeem("hash", NOON).join()).contains(ann);
        assertThat(store.redeem("hash", NOON).join()).isEqualTo(Optional.empty());
    }

    @Test
    void theSiteRemembersWhatItNotes() {
        assertThat(store.noted("key")).isEqualTo(Optional.empty());
        assertThat(store.noteFirst("key", "one").join()).isEqualTo("one");
        assertThat(store.noteFirst("key", "two").join()).isEqualTo("one");
        store.note("key", "three").join();
        assertThat(store.noted("key")).contains("three");
    }

    @Test
    void allIsThereAfterAnOrderlyStop() throws SQLException {
        open("t");
        List<CompletableFuture<Outcome>> written = new ArrayList<>();
        for (int ply = 1; ply <= 500; ply++) {
            written.add(store.append("t", Samples.house(ply, 0, ply), NOON));
        }
        store.close();
        assertThat(written).allMatch(CompletableFuture::isDone);
        store = connect();
        assertThat(steps("t")).hasSize(500);
    }

    @Test
    void aClosedStoreTakesNothing() {
        store.close();
        CompletableFuture<Void> late = create("t");
        assertThatThrownBy(late::join)
                .isInstanceOf(CompletionException.class)
                .hasMessageContaining("closed");
    }

    @Test
    void oneFailureDoesNotTouchItsNeighbours() {
        open("t");
        List<CompletableFuture<?>> all = new ArrayList<>();
        for (int i = 0; i < 50; i++) {
            all.add(create("n" + i));
            all.add(create("t").handle((done, failed) -> failed));
        }
        for (int i = 0; i < all.size(); i++) {
            Object outcome = all.get(i).join();
            assertThat(outcome == null).as("job %d", i).isEqualTo(i % 2 == 0);
        }
        assertThat(ids(store.tablesOf("ann"))).hasSize(51);
    }

    @Test
    void manyWritersRaceAndEachPlyHasOneWinner() throws Exception {
        open("t");
        int plies = 60;
        List<Future<Integer>> wins = new ArrayList<>();
        try (ExecutorService racers = Executors.newFixedThreadPool(8)) {
            for (int racer = 0; racer < 8; racer++) {
                int seat = racer;
                wins.add(racers.submit(() -> race(seat, plies)));
            }
        }
        int all = 0;
        for (Future<Integer> win : wins) {
            all += win.get();
        }
        assertThat(all).isEqualTo(plies);
        assertThat(steps("t")).hasSize(plies);
    }

    private int race(int seat, int plies) {
        int won = 0;
        for (int ply = 1; ply <= plies; ply++) {
            Outcome outcome = append("t", Samples.from("c" + ply, ply, seat, ply));
            won += outcome instanceof Outcome.Written ? 1 : 0;
        }
        return won;
    }

    private void createListed(String table, int second) {
        SearchKeys keys = new SearchKeys(Set.of("ann"), true, Optional.of("CODE" + table));
        store.create(table, "facts of " + table, "", keys, NOON.plusSeconds(second)).join();
    }

    @Test
    void aTableIsFoundByItsCodeAsLongAsItHasIt() {
        createListed("t", 0);
        assertThat(store.byCode("CODEt")).contains("t");
        assertThat(store.byCode("codet")).isEmpty();
        Change dealt = new Change(1, "", Samples.keys("ann"), Optional.empty(), Optional.empty());
        store.change("t", dealt, NOON).join();
        assertThat(store.byCode("CODEt")).isEmpty();
    }

    @Test
    void aTableIsThereUntilItIsForgottenAndOverOnceItsGameIs() {
        assertThat(store.exists("t")).isFalse();
        assertThat(store.over("t")).isFalse();
        create("t").join();
        assertThat(store.exists("t")).isTrue();
        assertThat(store.over("t")).isFalse();
        store.forget("t").join();
        assertThat(store.exists("t")).isFalse();
        open("u");
        assertThat(store.over("u")).isFalse();
        Change end =
                new Change(
                        2,
                        "over",
                        Samples.keys("ann"),
                        Optional.empty(),
                        Optional.of(Samples.result()));
        assertThat(store.change("u", end, NOON).join()).isTrue();
        assertThat(store.exists("u")).isTrue();
        assertThat(store.over("u")).isTrue();
        assertThat(store.over("U")).isFalse();
    }

    @Test
    void noTwoTablesHaveTheSameCode() {
        createListed("t", 0);
        SearchKeys keys = new SearchKeys(Set.of(), false, Optional.of("CODEt"));
        CompletableFuture<Void> second = store.create("u", "", "", keys, NOON);
        assertThatThrownBy(second::join).isInstanceOf(CompletionException.class);
        assertThat(store.load("u")).isEmpty();
    }

    @Test
    void theListHasWhatEverybodyMayFindNewestFirst() {
        createListed("old", 1);
        createListed("new", 2);
        create("hidden").join();
        assertThat(store.listed(9))
                .extracting(Summary::id, Summary::facts)
                .containsExactly(tuple("new", "facts of new"), tuple("old", "facts of old"));
        assertThat(store.listed(1)).hasSize(1);
        SearchKeys keys = new SearchKeys(Set.of("ann"), true, Optional.empty());
        store.change(
                        "old",
                        new Change(
                                1, "over", keys, Optional.empty(), Optional.of(Samples.result())),
                        NOON)
                .join();
        assertThat(store.listed(9)).extracting(Summary::id).containsExactly("new");
        assertThat(store.finished(9))
                .extracting(Summary::id, Summary::facts)
                .containsExactly(tuple("old", "over"));
        assertThat(ids(store.finishedOf("ann", 9))).containsExactly("old");
        assertThat(store.finishedOf("bob", 9)).isEmpty();
        assertThat(ids(store.tablesOf("ann"))).doesNotContain("old");
    }

    @Test
    void whatWasNotDealtAndDoesNotChangeIsAbandoned() {
        createListed("old", 0);
        createListed("new", 10);
        open("dealt");
        assertThat(store.abandoned(NOON.plusSeconds(5)))
                .containsExactly(new Abandoned("old", NOON));
        Change touched = new Change(1, "", Samples.keys(), Optional.empty(), Optional.empty());
        store.change("old", touched, NOON.plusSeconds(20)).join();
        assertThat(store.abandoned(NOON.plusSeconds(15)))
                .extracting(Abandoned::id)
                .containsExactly("new");
    }

    @Test
    void whatWasNotDealtCanBeForgotten() {
        createListed("t", 0);
        store.say("t", new TalkLine(1, 0, "Ann", false, "hello", NOON)).join();
        open("dealt");
        assertThat(store.forget("t").join()).isTrue();
        assertThat(store.load("t")).isEmpty();
        assertThat(ids(store.tablesOf("ann"))).containsExactly("dealt");
        assertThat(store.forget("t").join()).isFalse();
        assertThat(store.forget("dealt").join()).isFalse();
        assertThat(store.load("dealt")).isPresent();
    }

    @Test
    void talkIsKeptInItsOrder() {
        create("t").join();
        List<TalkLine> said = new ArrayList<>();
        for (int i = 1; i <= 4; i++) {
            said.add(new TalkLine(i, i % 2, "仮面", i == 3, "line " + i, NOON.plusSeconds(i)));
            store.say("t", said.getLast()).join();
        }
        assertThat(store.talk("t", 9)).isEqualTo(said);
        assertThat(store.talk("t", 2)).isEqualTo(said.subList(2, 4));
        assertThat(store.talk("u", 9)).isEmpty();
    }
}
