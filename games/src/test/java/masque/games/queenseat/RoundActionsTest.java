package masque.games.queenseat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import masque.core.Seat;
import masque.core.State;
import org.junit.jupiter.api.Test;

/** Actions about seats and about the next round (QS-4.1, QS-4.7, QS-4.9, QS-4.10, QS-4.12). */
class RoundActionsTest {
    private static final String V = "venomfruit";

    private static boolean idle(Court court) {
        return !court.heard(State.SPECTATOR, QueenEvent.Idle.class).isEmpty();
    }

    @Test
    void qs_4_1_theNextRoundIsOpenButForTheActorAndTheQueen() {
        Court court = Court.lost(2, "stingers hive", V, V, V, V).say("act");
        assertThat(court.view(1).next())
                .extracting(QueenView.Effect::kind, QueenView.Effect::who)
                .containsExactly(tuple("open", List.of(new Seat(2))));
        court.say("give 2");
        assertThat(court.waiting()).containsExactly(0);
        assertThat(court.view(1).now().getFirst().who()).containsExactly(new Seat(0), new Seat(2));
        court.say("vote venomfruit");
        assertThat(court.view(1).ballots().getFirst().card()).as("the Queen's").isEmpty();
        assertThat(court.view(1).players().get(0).secret()).isEqualTo(1);
        assertThat(court.waiting()).containsExactly(1);
        court.say("vote venomfruit");
        assertThat(court.view(0).ballots().get(1).card()).contains(court.card(V));
        assertThat(court.heard(3, QueenEvent.VotedOpenly.class)).hasSize(1);
        assertThat(court.view(0).players().get(1).secret()).isZero();
        court.say("vote venomfruit");
        assertThat(court.view(1).ballots().get(2).card()).as("the actor's").isEmpty();
        court.say("vote venomfruit");
        assertThat(court.winning()).contains(Princess.VENOMFRUIT);
        assertThat(court.heard(3, QueenEvent.VotedOpenly.class)).hasSize(2);
    }

    @Test
    void qs_4_1_inAnOpenRoundWhoHoldsNothingIsPassedOverAndThenItIsOver() {
        Court court = Court.lost(2, "stingers hive", V + ", " + V, "", V, V + ", " + V);
        court.say("act", "give 2", "vote venomfruit");
        assertThat(court.waiting()).containsExactly(2);
        court.say("vote venomfruit", "vote venomfruit", "take 1", "give 1", "give 1");
        assertThat(court.view(0).round()).isEqualTo(3);
        assertThat(court.waiting()).as("all at once again").containsExactly(0, 3);
    }

    @Test
    void qs_4_1_aNewQueenPlaysFaceDownToo() {
        Court court =
                Court.holding(
                        "galaksea, " + V,
                        "stingers hive, " + V,
                        "chattered fins, " + V,
                        "galaksea, " + V);
        court.votes("galaksea", "stingers hive", "chattered fins", "galaksea")
                .say("take 1", "give 3");
        court.open(2, "galaksea").say("act", "give 2", "swap 1", "give 2");
        assertThat(court.queen()).isEqualTo(2);
        assertThat(court.view(0).now().getFirst().who()).containsExactly(new Seat(1), new Seat(2));
        assertThat(court.waiting()).containsExactly(2);
    }

    @Test
    void qs_4_1_theDarkHiveSwapsWithAQueenWhoDidNotVoteForTheWinner() {
        Court court = Court.holding("chattered fins", "galaksea", "dark stingers hive", "galaksea");
        court.votes("chattered fins", "galaksea", "dark stingers hive", "galaksea");
        court.say("take 2", "give 1", "act", "give 2");
        assertThat(court.waiting()).containsExactly(2);
        court.say("act");
        assertThat(court.queen()).as("though she has more of the winning type").isEqualTo(2);
    }

    @Test
    void qs_4_1_theDarkHiveDoesNothingAgainstAWinner() {
        Court court = Court.lost(2, "dark stingers hive", "", "", "", "").say("act");
        assertThat(court.queen()).isZero();
        assertThat(idle(court)).isTrue();
    }

    @Test
    void qs_4_1_withoutAVoteOfTheQueenTheSwapIsAllowed() {
        Court court = Court.holding("", "galaksea", "dark stingers hive", "galaksea");
        court.votes("-", "galaksea", "dark stingers hive", "galaksea").say("take 2", "give 1");
        court.say("act");
        assertThat(court.queen()).isEqualTo(2);
    }

    @Test
    void qs_4_1_theQueenAndTheFrozenDoNotSwap() {
        Court queen = Court.lost(0, "dark stingers hive", "", "", "", "").say("act");
        assertThat(queen.queen()).isZero();
        assertThat(idle(queen)).isTrue();
        Court frozen = Court.holding("", "galaksea", "dark stingers hive", "galaksea");
        frozen.votes("-", "galaksea", "dark stingers hive", "galaksea").say("take 2", "give 1");
        frozen.frozen(2).say("act");
        assertThat(frozen.queen()).isZero();
        assertThat(idle(frozen)).isTrue();
    }

    @Test
    void qs_4_7_theQueenMustVoteWhatSheIsShown() {
        Court court = Court.lost(2, "feared flame", V + ", colorcoats", V, V + ", eggsnatcher", V);
        court.open(2, "colorcoats").say("act");
        assertThat(court.waiting()).containsExactly(2);
        assertThat(court.legal(2))
                .containsExactly("secret eggsnatcher", "secret venomfruit", "public colorcoats");
        court.say("public colorcoats");
        assertThat(court.view(0).next().getFirst().princess()).contains(Princess.COLORCOATS);
        assertThat(court.view(2).next().getFirst().princess()).contains(Princess.COLORCOATS);
        assertThat(court.view(1).next().getFirst().princess()).as("two know it").isEmpty();
        assertThat(court.heard(1, QueenEvent.ForcedBy.class)).isEmpty();
        assertThat(court.heard(0, QueenEvent.ForcedBy.class)).hasSize(1);
        court.say("give 2");
        assertThat(court.legal(0)).containsExactly("vote colorcoats");
        assertThat(court.seen(0, 2)).as("no secret card").isEmpty();
    }

    @Test
    void qs_4_7_itIsThePersonWhoMustVoteSo() {
        Court court =
                Court.holding(
                        V + ", galaksea",
                        "feared flame, " + V,
                        "chattered fins, " + V,
                        "galaksea, " + V);
        court.votes("galaksea", "feared flame", "chattered fins", "galaksea")
                .say("take 1", "give 3");
        court.open(2, "galaksea").say("act", "secret venomfruit");
        assertThat(court.seen(0, 1)).as("the Queen saw it").isEqualTo(V);
        assertThat(court.seen(3, 1)).isEmpty();
        court.say("give 2", "swap 1", "give 2");
        assertThat(court.queen()).isEqualTo(2);
        assertThat(court.view(0).now().getFirst().who()).containsExactly(new Seat(0));
    }

    @Test
    void qs_4_7_withoutACardOrAsQueenNothingIsShown() {
        assertThat(idle(Court.lost(2, "feared flame", V, V, "", V).say("act"))).isTrue();
        assertThat(idle(Court.lost(0, "feared flame", V, V, V, V).say("act"))).isTrue();
        Court frozen = Court.lost(2, "feared flame", V, V, V, V).frozen(2).say("act");
        assertThat(frozen.phase()).as("showing changes no hand").isEqualTo(Phase.PICKING);
    }

    @Test
    void qs_4_7_theDarkFlameTurnsTheBarRound() {
        Court court =
                Court.lost(2, "dark feared flame", "venomfruit, eyrie feyle", V, V, V).say("act");
        assertThat(court.view(0).next().getFirst().kind()).isEqualTo("least");
        court.open(1, V).say("give 4");
        assertThat(court.legal(0)).containsExactly("vote eyrie feyle");
        Court queen = Court.lost(0, "dark feared flame", V, V, V, V).frozen(2).say("act");
        assertThat(queen.state().barNext).isEqualTo(Bar.LEAST);
    }

    @Test
    void qs_4_9_nextRoundALosingTypeDecidesTheSwap() {
        Court court =
                Court.lost(2, "chattered fins", "eyrie feyle", "eyrie feyle", V, "colorcoats")
                        .frozen(2)
                        .say("act");
        assertThat(court.state().testNext).as("also by the frozen").isEqualTo(SwapTest.LOSING_TYPE);
        court.say("give 2")
                .votes("eyrie feyle", "eyrie feyle", V, "colorcoats")
                .say("take 1", "give 1");
        assertThat(court.waiting()).containsExactly(2);
        assertThat(court.why(2, "swap 1")).isEqualTo("QS-4.9 why-swap-losing");
        court.open(2, "eyrie feyle, eyrie feyle, eyrie feyle, stingers hive");
        assertThat(court.why(2, "swap 1")).as("the winning type").startsWith("QS-4.9");
        court.open(2, "colorcoats");
        assertThat(court.why(2, "swap 1")).isEqualTo("legal");
        court.open(0, "colorcoats");
        assertThat(court.why(2, "swap 1")).as("as many").startsWith("QS-4.9");
    }

    @Test
    void qs_4_9_theDarkFinsMakeVotesRandom() {
        Court court =
                Court.lost(
                        2, "dark chattered fins", "eyrie feyle, " + V, "", V, "colorcoats, " + V);
        court.say("act").chance(1, 0, 0).say("give 2");
        assertThat(court.view(0).round()).isEqualTo(2);
        assertThat(court.winning()).contains(Princess.VENOMFRUIT);
        assertThat(court.phase()).as("nobody was asked to vote").isEqualTo(Phase.TAKING);
        assertThat(court.secret(0)).isEqualTo("eyrie feyle");
        assertThat(court.secret(3)).isEqualTo("colorcoats");
        assertThat(court.view(0).now().getFirst().kind()).isEqualTo("random");
    }

    @Test
    void qs_4_10_nextRoundNothingIsBarred() {
        Court court = Court.lost(2, "galaksea", "venomfruit, eyrie feyle", V, V, V).say("act");
        court.open(1, V).say("give 4");
        assertThat(court.legal(0)).containsExactly("vote eyrie feyle", "vote venomfruit");
        court.votes(V, V, V, V).say("take 1", "give 1", "give 1", "give 1");
        assertThat(court.state().bar).as("for one round").isEqualTo(Bar.MOST);
    }

    @Test
    void qs_4_10_theDarkGalakseaAsksForFewerThanTheQueenHas() {
        Court court = Court.lost(2, "dark galaksea", V, V, "colorcoats", V).say("act", "give 2");
        court.votes(V, V, "colorcoats", V).say("take 1", "give 3", "give 3");
        assertThat(court.why(2, "swap 1")).as("two against one").isEqualTo("QS-4.10 why-swap-more");
        court.open(0, V);
        assertThat(court.why(2, "swap 1")).as("as many").isEqualTo("QS-4.10 why-swap-more");
        court.open(0, V);
        assertThat(court.why(2, "swap 1")).isEqualTo("legal");
    }

    @Test
    void qs_4_12_whoSitsAfterTheActorIsFrozen() {
        Court court = Court.lost(1, "colorcoats", "", "", "", "", "").say("act");
        assertThat(Court.seats(court.state().frozen)).containsExactly(2, 3, 4);
        assertThat(court.legal(0)).containsExactly("give 2");
        assertThat(court.why(0, "give 3")).isEqualTo("QS-5.4 why-frozen");
        assertThat(court.view(0).players().get(3).frozen()).isTrue();
        assertThat(court.heard(3, QueenEvent.Froze.class).getFirst().whom())
                .containsExactly(new Seat(2), new Seat(3), new Seat(4));
    }

    @Test
    void qs_4_12_placesCountNotSeatsAndTheQueenFreezesAllOthers() {
        Court court = Court.lost(1, "colorcoats", "", "", "", "", "");
        court.swapped(1, 3);
        court.say("act");
        assertThat(Court.seats(court.state().frozen)).containsExactly(4);
        Court queen = Court.lost(0, "colorcoats", "", "", "", "").say("act");
        assertThat(Court.seats(queen.state().frozen)).containsExactly(1, 2, 3);
        assertThat(queen.legal(0)).as("nobody else is left").hasSize(3);
        assertThat(idle(Court.lost(3, "colorcoats", "", "", "", "").say("act"))).isTrue();
    }

    @Test
    void qs_4_12_theFrozenNeitherSwapNorAreSwappedWithUntilTheRoundEnds() {
        Court court =
                Court.holding(
                        "galaksea, " + V,
                        "colorcoats, " + V,
                        "chattered fins, " + V,
                        "galaksea, " + V);
        court.votes("galaksea", "colorcoats", "chattered fins", "galaksea").say("take 1", "give 1");
        court.say("act", "give 2");
        assertThat(court.legal(2)).containsExactly("act");
        assertThat(court.why(2, "swap 4")).isEqualTo("QS-4.12 why-frozen-self");
        court.say("act", "give 2");
        assertThat(court.state().frozen).isZero();
        Court other = Court.lost(2, "chattered fins", "", "", "", "").frozen(3);
        assertThat(other.why(2, "swap 4")).isEqualTo("QS-4.12 why-frozen");
    }

    @Test
    void qs_4_12_theDarkColorcoatsTurnAllCardsOver() {
        Court court = Court.lost(2, "dark colorcoats", "", "", "venomfruit, eyrie feyle", "");
        court.open(2, "eggsnatcher, eggsnatcher").say("act");
        assertThat(court.open(2)).isEqualTo("eyrie feyle, venomfruit");
        assertThat(court.secret(2)).isEqualTo("eggsnatcher, eggsnatcher");
        assertThat(court.seen(0, 2)).as("all saw them").isEqualTo("eggsnatcher, eggsnatcher");
        assertThat(court.seen(State.SPECTATOR, 2)).isEqualTo("eggsnatcher, eggsnatcher");
    }

    @Test
    void qs_4_12_notForTheQueenTheFrozenOrWhoHasNoCard() {
        assertThat(idle(Court.lost(0, "dark colorcoats", V, "", "", "").say("act"))).isTrue();
        assertThat(idle(Court.lost(2, "dark colorcoats", "", "", V, "").frozen(2).say("act")))
                .isTrue();
        assertThat(idle(Court.lost(2, "dark colorcoats", "", "", "", "").say("act"))).isTrue();
    }
}
