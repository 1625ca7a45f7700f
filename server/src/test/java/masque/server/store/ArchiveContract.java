package masque.server.store;

import static masque.server.store.Samples.NOON;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.Test;

/** What every store keeps of games that are over. */
abstract class ArchiveContract extends TournamentContract {
    @Test
    void aGameThatIsOverKeepsWhatEachViewerWasTold() {
        open("t");
        assertThat(store.untold()).isEmpty();
        store.change("t", Samples.end(2), NOON).join();
        assertThat(store.untold()).containsExactly("t");
        PieceOf english = PieceOf.told("t", -1, "en");
        store.keepPiece(english, 0, new byte[] {0, -1}).join();
        store.keepPiece(english, 1, new byte[] {4}).join();
        store.keepPiece(english, 1, new byte[] {5}).join();
        store.keepPiece(PieceOf.told("t", -1, "ja"), 0, new byte[] {6}).join();
        assertThat(store.untold()).containsExactly("t");
        store.keepFile("t", new byte[] {7}).join();
        assertThat(store.untold()).isEmpty();
        store.keepFile("t", new byte[] {8}).join();
        assertThat(store.file("t").orElseThrow()).containsExactly(7);
        assertThat(store.whole(english)).isEqualTo(Optional.empty());
        assertThat(store.piece(english, 0).orElseThrow()).containsExactly(0, -1);
        assertThat(store.piece(english, 1).orElseThrow()).containsExactly(4);
        assertThat(store.piece(english, 2)).isEqualTo(Optional.empty());
        assertThat(store.piece(PieceOf.told("t", 0, "en"), 0)).isEqualTo(Optional.empty());
    }

    @Test
    void whyBotsMovedIsKeptApartFromWhatWasTold() {
        open("t");
        PieceOf reasons = PieceOf.reasons("t", "en");
        store.keepPiece(reasons, 0, new byte[] {1}).join();
        store.keepPiece(reasons, 0, new byte[] {2}).join();
        store.keepPiece(PieceOf.told("t", -1, "en"), 0, new byte[] {3}).join();
        assertThat(store.piece(reasons, 0).orElseThrow()).containsExactly(1);
        assertThat(store.piece(reasons, 1)).isEqualTo(Optional.empty());
        assertThat(store.piece(PieceOf.reasons("t", "ja"), 0)).isEqualTo(Optional.empty());
        assertThat(store.whole(reasons)).isEqualTo(Optional.empty());
    }

    @Test
    void theLastStepAndTheResultAreOneWrite() {
        open("t");
        assertThat(store.results(0, 9)).isEmpty();
        assertThat(store.lastResult()).isZero();
        assertThat(
                        store.append(
                                        "t",
                                        Samples.house(1, 0, 5),
                                        Optional.of(Samples.end(2)),
                                        NOON.plusSeconds(9))
                                .join())
                .isEqualTo(new Outcome.Written());
        KeptResult kept =
                new KeptResult(1, "t", Samples.result(), NOON.plusSeconds(1), NOON.plusSeconds(9));
        assertThat(store.results(0, 9)).containsExactly(kept);
        assertThat(load("t").result()).contains(kept);
        assertThat(store.summary("t").orElseThrow().result()).contains(kept);
        assertThat(store.finishedOf("ann", 9))
                .extracting(Summary::result)
                .containsExactly(Optional.of(kept));
    }

    @Test
    void whereTheStepIsNotWrittenNeitherIsTheResult() {
        open("t");
        append("t", Samples.house(1, 0, 5));
        store.append("t", Samples.house(1, 1, 6), Optional.of(Samples.end(2)), NOON).join();
        assertThat(store.results(0, 9)).isEmpty();
        CompletableFuture<Outcome> old =
                store.append("t", Samples.house(2, 0, 5), Optional.of(Samples.end(1)), NOON);
        assertThatThrownBy(old::join).isInstanceOf(CompletionException.class);
        assertThat(store.results(0, 9)).isEmpty();
    }

    @Test
    void resultsAreReadOnFromAnyNumberAndNoneIsMissed() {
        for (String table : List.of("a", "b", "c")) {
            open(table);
            store.change(table, Samples.end(2), NOON.plusSeconds(5)).join();
        }
        assertThat(store.results(0, 9)).extracting(KeptResult::number).containsExactly(1L, 2L, 3L);
        assertThat(store.results(0, 9))
                .extracting(KeptResult::table)
                .containsExactly("a", "b", "c");
        assertThat(store.results(1, 1)).extracting(KeptResult::table).containsExactly("b");
        assertThat(store.results(3, 9)).isEmpty();
        assertThat(store.lastResult()).isEqualTo(3);
    }

    @Test
    void everyWayAGameCanEndIsKept() {
        for (GameEnd.Ending ending : GameEnd.Ending.values()) {
            String table = "t" + ending.ordinal();
            open(table);
            GameEnd end = new GameEnd(ending, List.of(), List.of(2, 2), List.of(0, 0), 0);
            SearchKeys keys = Samples.keys("ann", "bob");
            store.change(
                            table,
                            new Change(2, "over", keys, Optional.empty(), Optional.of(end)),
                            NOON)
                    .join();
            assertThat(store.load(table).orElseThrow().result().orElseThrow().end()).isEqualTo(end);
        }
        assertThat(store.results(0, 9)).hasSize(GameEnd.Ending.values().length);
    }

    @Test
    void aGameThatEndsAsItIsDealtHasAResult() {
        store.create("t", "dealing", "secret", Samples.keys("ann", "bob"), NOON).join();
        GameEnd end =
                new GameEnd(GameEnd.Ending.CALLED_OFF, List.of(), List.of(2, 2), List.of(0, 0), 0);
        Change both =
                new Change(
                        1,
                        "over",
                        Samples.keys("ann", "bob"),
                        Optional.of(Samples.opening()),
                        Optional.of(end));
        assertThat(store.change("t", both, NOON).join()).isTrue();
        KeptTable kept = store.load("t").orElseThrow();
        assertThat(kept.game()).isPresent();
        assertThat(kept.result().map(KeptResult::end)).contains(end);
        assertThat(store.playing()).isEmpty();
    }

    @Test
    void aResultIsKeptOnceAndOnlyOfAGameThatIsOver() {
        open("t");
        store.keepResult("t", Samples.result()).join();
        assertThat(store.results(0, 9)).isEmpty();
        GameEnd forfeit =
                new GameEnd(GameEnd.Ending.FORFEIT, List.of(), List.of(2, 2), List.of(), 0);
        SearchKeys keys = Samples.keys("ann", "bob");
        store.change("t", new Change(2, "over", keys, Optional.empty(), Optional.of(forfeit)), NOON)
                .join();
        store.keepResult("t", Samples.result()).join();
        assertThat(store.results(0, 9)).extracting(KeptResult::end).containsExactly(forfeit);
        assertThat(store.withoutResult()).isEmpty();
    }
}
