package masque.server.store;

import static masque.server.store.Samples.NOON;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import masque.core.Journal;
import masque.core.Step;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What every store promises. */
abstract class StoreContract {
    private Store store;

    /** A store on this test's own database, which is kept when it is closed. */
    abstract Store connect();

    @BeforeEach
    void openStore() {
        store = connect();
    }

    @AfterEach
    void closeStore() {
        store.close();
    }

    private void open(String table) {
        store.open(table, Samples.opening(), NOON).join();
    }

    private Outcome append(String table, NewStep step) {
        return store.append(table, step, NOON).join();
    }

    private List<Step> steps(String table) {
        return store.load(table).orElseThrow().journal().steps();
    }

    @Test
    void aTableIsKeptAsItWasOpened() {
        open("t");
        KeptTable kept = store.load("t").orElseThrow();
        assertThat(kept.journal()).isEqualTo(Samples.opening());
        assertThat(kept.deadline()).isEqualTo(Optional.empty());
        assertThat(kept.finished()).isEqualTo(Optional.empty());
        assertThat(store.load("u")).isEqualTo(Optional.empty());
    }

    @Test
    void anIdIsUsedOnce() {
        open("t");
        append("t", Samples.house(1, 0, 5));
        CompletableFuture<Void> again = store.open("t", Samples.opening(), NOON);
        assertThatThrownBy(again::join).isInstanceOf(CompletionException.class);
        assertThat(steps("t")).containsExactly(Samples.step(0, 5));
    }

    @Test
    void aTableOpensWithoutSteps() {
        assertThatThrownBy(() ->
                        store.open(
                                "t",
                                new Journal(
                                        "g",
                                        1,
                                        2,
                                        Map.of(),
                                        List.of(),
                                        List.of(Samples.step(0, 1))),
                                NOON))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("t");
    }

    @Test
    void stepsComeBackInOrderWithTheirDraws() {
        open("t");
        for (int ply = 1; ply <= 12; ply++) {
            assertThat(append("t", Samples.house(ply, ply % 4, ply)))
                    .isEqualTo(new Outcome.Written());
        }
        append(
                "t",
                new NewStep(13, new Step(1, -1, List.of()), Optional.empty(), Optional.empty()));
        assertThat(steps("t")).hasSize(13);
        assertThat(steps("t").get(11)).isEqualTo(Samples.step(0, 12));
        assertThat(steps("t").get(12)).isEqualTo(new Step(1, -1, List.of()));
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
    void theSameIdTwiceIsOneMove() {
        open("t");
        append("t", Samples.from("a", 1, 0, 5));
        append("t", Samples.from("b", 2, 1, 6));
        assertThat(append("t", Samples.from("a", 1, 0, 5))).isEqualTo(new Outcome.Repeated(1));
        assertThat(append("t", Samples.from("a", 3, 0, 5))).isEqualTo(new Outcome.Repeated(1));
        assertThat(steps("t")).hasSize(2);
    }

    @Test
    void theSameIdForAnotherMoveIsContradicted() {
        open("t");
        append("t", Samples.from("a", 1, 0, 5));
        assertThat(append("t", Samples.from("a", 2, 0, 6))).isEqualTo(new Outcome.Contradicted());
        assertThat(steps("t")).hasSize(1);
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
    void theLatestStepSaysTheDeadline() {
        open("t");
        append(
                "t",
                new NewStep(
                        1,
                        Samples.step(0, 1),
                        Optional.empty(),
                        Optional.of(NOON.plus(Duration.ofSeconds(90)))));
        assertThat(store.load("t").orElseThrow().deadline())
                .contains(NOON.plus(Duration.ofSeconds(90)));
        append("t", Samples.house(2, 0, 2));
        assertThat(store.load("t").orElseThrow().deadline()).isEqualTo(Optional.empty());
    }

    @Test
    void aFinishedTableKeepsWhatEachViewerWasTold() {
        open("b");
        store.open("a", Samples.opening(), NOON.plusSeconds(1)).join();
        assertThat(store.unfinished()).containsExactly("b", "a");
        store.finish("b", Map.of(-1, "[]", 0, "[\"仮面\"]"), NOON).join();
        assertThat(store.unfinished()).containsExactly("a");
        assertThat(store.told("b", 0)).contains("[\"仮面\"]");
        assertThat(store.told("b", -1)).contains("[]");
        assertThat(store.told("b", 1)).isEqualTo(Optional.empty());
        assertThat(store.load("b").orElseThrow().finished()).contains(NOON);
        store.finish("b", Map.of(0, "something else"), NOON.plusSeconds(9)).join();
        assertThat(store.told("b", 0)).contains("[\"仮面\"]");
        assertThat(store.load("b").orElseThrow().finished()).contains(NOON);
    }

    @Test
    void allIsThereAfterAnOrderlyStop() {
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
        CompletableFuture<Void> late = store.open("t", Samples.opening(), NOON);
        assertThatThrownBy(late::join)
                .isInstanceOf(CompletionException.class)
                .hasMessageContaining("closed");
    }

    @Test
    void oneFailureDoesNotTouchItsNeighbours() {
        open("t");
        List<CompletableFuture<?>> all = new ArrayList<>();
        for (int i = 0; i < 50; i++) {
            all.add(store.open("n" + i, Samples.opening(), NOON));
            all.add(store.open("t", Samples.opening(), NOON).handle((done, failed) -> failed));
        }
        for (int i = 0; i < all.size(); i++) {
            Object outcome = all.get(i).join();
            assertThat(outcome == null).as("job %d", i).isEqualTo(i % 2 == 0);
        }
        assertThat(store.unfinished()).hasSize(51);
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
}
