package masque.server.store;

import static masque.server.store.Samples.NOON;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.Test;

/** What every store keeps of tournaments. */
abstract class TournamentContract extends CardContract {
    private static final KeptEntrant ANN = new KeptEntrant("p1", "ann", "Ann 仮面", "", true);
    private static final KeptEntrant BOT = new KeptEntrant("p2", "", "Bot 1", "regular", false);

    private TournamentStore tournaments() {
        return store.tournaments();
    }

    private static KeptTournament fresh(String id, String code) {
        return new KeptTournament(
                id,
                "{\"v\":1}",
                "5ec2e7",
                code,
                "desk",
                Map.of("olga", "Olga"),
                List.of(),
                List.of(),
                Map.of());
    }

    private static KeptEvent event(int number, String actor, Optional<String> client) {
        return new KeptEvent(
                number, 1_000L + number, actor, client, "left", "{\"n\":" + number + "}");
    }

    private static TournamentWrite events(KeptEvent... events) {
        return write(List.of(events), List.of(), List.of(), Set.of());
    }

    private static TournamentWrite write(
            List<KeptEvent> events,
            List<KeptEntrant> entrants,
            List<TournamentWrite.NewMatch> matches,
            Set<String> unfinished) {
        return new TournamentWrite(
                events,
                entrants,
                matches,
                Map.of(),
                Optional.empty(),
                unfinished,
                Optional.empty());
    }

    private static TournamentWrite.NewMatch match(int number, String table) {
        return new TournamentWrite.NewMatch(
                number, table, "facts", "s3cret", Samples.keys("ann", "bob"));
    }

    private boolean write(TournamentWrite more) {
        return tournaments().write("t", more, NOON).join();
    }

    private KeptTournament load() {
        return tournaments().load("t").orElseThrow();
    }

    private int logged() {
        return tournaments().events("t", 0, 100).size();
    }

    @Test
    void aTournamentIsKeptAsItWasWritten() throws SQLException {
        tournaments().create(fresh("t", "AAAAAA"), NOON).join();
        KeptEvent first = event(1, "p1", Optional.of("a"));
        KeptEvent second = event(2, "site", Optional.empty());
        assertThat(write(write(List.of(first, second), List.of(ANN, BOT), List.of(), Set.of())))
                .isTrue();
        store.close();
        store = connect();
        KeptTournament kept = load();
        assertThat(kept.events()).containsExactly(first, second);
        assertThat(kept.entrants()).containsExactlyInAnyOrder(ANN, BOT);
        assertThat(kept.organisers()).containsExactly(Map.entry("olga", "Olga"));
        assertThat(kept.code()).isEqualTo("AAAAAA");
        assertThat(kept.secret()).isEqualTo("5ec2e7");
        assertThat(tournaments().events("t", 1, 10)).containsExactly(second);
        assertThat(tournaments().byCode("AAAAAA")).contains("t");
        assertThat(tournaments().exists("t")).isTrue();
        assertThat(tournaments().exists("u")).isFalse();
    }

    @Test
    void dc_8_6_anEventHasTheNextNumberOrIsNotWritten() {
        tournaments().create(fresh("t", "AAAAAA"), NOON).join();
        assertThat(write(events(event(2, "p1", Optional.empty())))).isFalse();
        assertThat(write(events(event(1, "p1", Optional.empty())))).isTrue();
        assertThat(write(events(event(1, "p2", Optional.empty())))).isFalse();
        assertThat(write(events(event(2, "p2", Optional.empty())))).isTrue();
        assertThat(logged()).isEqualTo(2);
    }

    @Test
    void whatAClientCallsTheSameIsWrittenOnce() {
        tournaments().create(fresh("t", "AAAAAA"), NOON).join();
        assertThat(write(events(event(1, "p1", Optional.of("a"))))).isTrue();
        CompletableFuture<Boolean> again =
                tournaments().write("t", events(event(2, "p1", Optional.of("a"))), NOON);
        assertThatThrownBy(again::join).isInstanceOf(CompletionException.class);
        assertThat(write(events(event(2, "p2", Optional.of("a"))))).isTrue();
        assertThat(logged()).isEqualTo(2);
    }

    @Test
    void dc_8_9_aMatchAndItsTableAreWrittenTogetherOrNotAtAll() {
        tournaments().create(fresh("t", "AAAAAA"), NOON).join();
        TournamentWrite begun =
                write(
                        List.of(event(1, "p1", Optional.empty())),
                        List.of(),
                        List.of(match(1, "table")),
                        Set.of());
        assertThat(write(begun)).isTrue();
        assertThat(load().tables()).containsExactly(Map.entry(1, "table"));
        assertThat(store.summary("table").orElseThrow().facts()).isEqualTo("facts");
        assertThat(store.tablesOf("bob")).extracting(Summary::id).containsExactly("table");
        TournamentWrite taken =
                write(
                        List.of(event(2, "p1", Optional.empty())),
                        List.of(),
                        List.of(match(2, "table")),
                        Set.of());
        CompletableFuture<Boolean> second = tournaments().write("t", taken, NOON);
        assertThatThrownBy(second::join).isInstanceOf(CompletionException.class);
        assertThat(logged()).isEqualTo(1);
    }

    @Test
    void dc_8_12_nothingIsWrittenThatATableWasFasterThan() {
        tournaments().create(fresh("t", "AAAAAA"), NOON).join();
        open("table");
        List<KeptEvent> forfeit = List.of(event(1, "p1", Optional.empty()));
        TournamentWrite unlessOver = write(forfeit, List.of(), List.of(), Set.of("table"));
        assertThat(store.change("table", Samples.end(2), NOON).join()).isTrue();
        assertThat(write(unlessOver)).isFalse();
        assertThat(logged()).isZero();
        open("other");
        assertThat(write(write(forfeit, List.of(), List.of(), Set.of("other")))).isTrue();
    }

    @Test
    void oneFindsWhatOneHasEnteredOrOrganises() {
        tournaments().create(fresh("t", "AAAAAA"), NOON).join();
        tournaments().create(fresh("u", "BBBBBB"), NOON.plusSeconds(1)).join();
        assertThat(write(write(List.of(), List.of(ANN), List.of(), Set.of()))).isTrue();
        assertThat(tournaments().of("ann", 10)).containsExactly("t");
        assertThat(tournaments().of("olga", 10)).containsExactly("u", "t");
        assertThat(tournaments().of("bob", 10)).isEmpty();
    }

    @Test
    void whatIsOverIsNotUnfinishedUnlessItIsOpenedAgain() {
        tournaments().create(fresh("t", "AAAAAA"), NOON).join();
        assertThat(tournaments().unfinished()).containsExactly("t");
        assertThat(write(over(true))).isTrue();
        assertThat(tournaments().unfinished()).isEmpty();
        assertThat(write(over(false))).isTrue();
        assertThat(tournaments().unfinished()).containsExactly("t");
        assertThat(load().desk()).isEqualTo("other desk");
        assertThat(load().organisers()).containsOnlyKeys("olga", "otto");
    }

    private static TournamentWrite over(boolean over) {
        return new TournamentWrite(
                List.of(),
                List.of(),
                List.of(),
                Map.of("otto", "Otto"),
                Optional.of("other desk"),
                Set.of(),
                Optional.of(over));
    }
}
