package masque.games.queenseat;

import static org.assertj.core.api.Assertions.assertThat;

import masque.core.State;
import org.junit.jupiter.api.Test;

/** Votes that go to whoever lost with Venomfruit (QS-4.11). */
class VenomTest {
    private static final String V = "venomfruit";

    private static boolean idle(Court court) {
        return !court.heard(State.SPECTATOR, QueenEvent.Idle.class).isEmpty();
    }

    /** Galaksea wins for the first and last of six; the four in between lose with these cards. */
    private static Court losers(String... cards) {
        Court court =
                Court.holding(
                        "galaksea, colorcoats", cards[0], cards[1], cards[2], cards[3], "galaksea");
        court.votes("galaksea", cards[0], cards[1], cards[2], cards[3], "galaksea");
        return court.say("take 1", "give 1");
    }

    @Test
    void qs_4_11_theLosingVotesGoToTheActor() {
        Court court = losers("stingers hive", V, "chattered fins", "eggsnatcher");
        court.say("act", "give 6").say("act");
        assertThat(court.open(5)).as("handed out before").isEmpty();
        assertThat(court.view(2).fresh()).containsExactly(court.card("stingers hive"));
        court.say("show");
        assertThat(court.view(2).fresh()).as("its own").containsExactly(court.card(V));
        court.say("hide");
        assertThat(court.view(0).players().get(2).collects()).isTrue();
        assertThat(court.waiting()).as("who comes acts first").containsExactly(3);
        court.say("act");
        assertThat(court.waiting()).containsExactly(2);
        court.say("show");
        assertThat(court.waiting()).containsExactly(4);
        court.say("swap 2", "show");
        assertThat(court.open(2)).isEqualTo("stingers hive, eggsnatcher, chattered fins");
        assertThat(court.secret(2)).isEqualTo(V);
        assertThat(court.state().venom).as("until the round ends").isEqualTo(QueenState.NONE);
    }

    @Test
    void qs_4_11_anEggsnatchersActionStillSendsItToTheQueen() {
        Court court = losers("eggsnatcher", V, "eggsnatcher", "chattered fins");
        court.say("act", "act", "show");
        assertThat(court.open(0)).as("and stays there").contains("eggsnatcher");
        court.say("act");
        assertThat(court.open(0)).isEqualTo("eggsnatcher, eggsnatcher, galaksea, galaksea");
        assertThat(court.waiting()).containsExactly(4);
    }

    @Test
    void qs_4_11_whatIsNoLongerPublicThereIsNotCollected() {
        Court court = losers("stingers hive", V, "chattered fins", "eggsnatcher");
        court.say("act", "give 6").state().open[5] = 0;
        court.say("act");
        assertThat(court.view(2).fresh()).as("its own alone").containsExactly(court.card(V));
    }

    @Test
    void qs_4_11_theFrozenKeepWhatTheyWereGiven() {
        Court court = losers("stingers hive", V, "chattered fins", "eggsnatcher");
        court.say("act", "give 6").frozen(5).say("act", "hide");
        assertThat(court.open(5)).isEqualTo("stingers hive");
    }

    @Test
    void qs_4_11_aSecondVenomfruitDoesNothingAndGoesToTheFirst() {
        Court court = losers(V, V, "chattered fins", "eggsnatcher").say("act", "show", "act");
        assertThat(idle(court)).isTrue();
        assertThat(court.waiting()).containsExactly(1);
        court.say("show");
        assertThat(court.open(1)).isEqualTo("venomfruit, venomfruit");
    }

    @Test
    void qs_4_11_aFrozenActorCollectsNothingAndTheQueenHandsItOut() {
        Court court = losers(V, "chattered fins", "eggsnatcher", "stingers hive").frozen(1);
        court.say("act");
        assertThat(idle(court)).isTrue();
        assertThat(court.phase()).isEqualTo(Phase.HANDING);
        assertThat(court.legal(0)).doesNotContain("give 2");
    }

    @Test
    void qs_4_11_ifTheCollectorFreezesTheQueenHandsOutTheRest() {
        Court court = losers(V, "chattered fins", "eggsnatcher", "stingers hive");
        court.say("act", "show").frozen(1).say("act");
        assertThat(court.phase()).isEqualTo(Phase.HANDING);
        assertThat(court.waiting()).containsExactly(0);
    }

    @Test
    void qs_4_11_aQueenWhoActsCollectsToo() {
        Court court = Court.lost(0, V, "", "", "", "colorcoats").say("act");
        assertThat(court.waiting()).containsExactly(0);
        court.say("show");
        assertThat(court.open(0)).contains(V);
    }

    @Test
    void qs_4_11_theDarkVenomfruitCollectsTheWinningVotes() {
        Court court = losers("dark venomfruit", "chattered fins", "eggsnatcher", "stingers hive");
        court.say("act");
        assertThat(court.open(0)).as("the Queen's pick and what she was given").isEmpty();
        court.say("show", "hide");
        assertThat(court.open(1)).isEqualTo("galaksea");
        assertThat(court.secret(1)).isEqualTo("galaksea");
        assertThat(court.seen(4, 1)).isEqualTo("galaksea");
        assertThat(court.phase()).as("the card itself is handed out").isEqualTo(Phase.HANDING);
    }

    @Test
    void qs_4_11_theDarkVenomfruitLeavesWhatIsFrozenOrGone() {
        Court court =
                Court.holding("galaksea", "dark venomfruit", "galaksea", "galaksea, colorcoats");
        court.votes("galaksea", "dark venomfruit", "galaksea", "galaksea");
        court.say("take 1", "give 3", "give 4").frozen(2).say("act");
        assertThat(court.open(2)).isEqualTo("galaksea");
        assertThat(court.open(3)).isEmpty();
        assertThat(court.open(0)).isEmpty();
        Court gone = Court.lost(1, "dark venomfruit", "", "", "", "");
        gone.state().open[0] = 0;
        assertThat(idle(gone.say("act"))).isTrue();
        Court frozen = Court.lost(1, "dark venomfruit", "", "", "", "").frozen(1).say("act");
        assertThat(idle(frozen)).isTrue();
        assertThat(frozen.open(0)).isEqualTo("galaksea, galaksea, galaksea");
    }

    @Test
    void qs_4_11_aLosingVoteThatTheQueenTookIsHerPick() {
        Court court = Court.ofAll(5, "queenPick=any");
        court.secret("galaksea", "chattered fins", "dark venomfruit", "galaksea", V);
        court.votes("galaksea", "chattered fins", "dark venomfruit", "galaksea", V);
        court.say("take 2", "give 5", "give 5", "act");
        assertThat(court.view(2).fresh())
                .containsExactly(
                        court.card("chattered fins"),
                        court.card("galaksea"),
                        court.card("galaksea"));
    }
}
