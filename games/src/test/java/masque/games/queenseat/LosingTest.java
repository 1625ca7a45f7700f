package masque.games.queenseat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import masque.core.Codes;
import masque.core.Phrase;
import masque.core.Result;
import masque.core.Seat;
import masque.core.Seeded;
import masque.core.Sink;
import masque.core.State;
import org.junit.jupiter.api.Test;

/** Losing votes, swaps and the end (QS-2.5 to QS-3.2). */
class LosingTest {
    private static final String FINS = "chattered fins";

    @Test
    void qs_2_5_aLoserActsOrSwapsAndTheQueenSaysWhoGetsTheCard() {
        Court court = Court.lost(2, FINS, "", "", "", "");
        assertThat(court.waiting()).containsExactly(2);
        assertThat(court.legal(2)).containsExactly("act", "swap 2", "swap 4");
        assertThat(court.why(2, "swap 3")).isEqualTo("QS-2.5 why-swap-self");
        assertThat(court.why(2, "give 1")).isEqualTo("QS-2.5 why-losing-first");
        court.say("swap 4");
        assertThat(court.ring()).containsExactly(0, 1, 3, 2);
        assertThat(court.phase()).isEqualTo(Phase.HANDING);
        assertThat(court.waiting()).containsExactly(0);
        assertThat(court.legal(0)).containsExactly("give 2", "give 3", "give 4");
        assertThat(court.why(0, "give 1")).isEqualTo("QS-2.5 why-hand-self");
        court.say("give 4");
        assertThat(court.open(3)).isEqualTo(FINS);
        assertThat(court.heard(1, QueenEvent.Handed.class))
                .containsExactly(new QueenEvent.Handed(new Seat(0), new Seat(3), court.card(FINS)));
    }

    @Test
    void qs_2_5_theQueenIsWhoeverSitsThereNow() {
        Court court = Court.lost(2, FINS, "", "", "venomfruit", "");
        court.open(2, "galaksea, galaksea, galaksea, galaksea").say("swap 1");
        assertThat(court.queen()).isEqualTo(2);
        assertThat(court.waiting()).as("she hands out her own card").containsExactly(2);
        assertThat(court.legal(2)).containsExactly("give 1", "give 2", "give 4");
    }

    @Test
    void qs_2_5_losersComeClockwiseFromTheQueenseat() {
        Court court = Court.holding("galaksea", FINS, "galaksea", "colorcoats", "eyrie feyle");
        court.state().throne = 3;
        court.votes("galaksea", FINS, "galaksea", "colorcoats", "eyrie feyle");
        court.say("take 1", "give 4");
        assertThat(court.waiting()).containsExactly(3);
        court.say("swap 1", "give 3");
        assertThat(court.queen()).isZero();
        assertThat(court.waiting()).containsExactly(4);
    }

    @Test
    void qs_2_6_swappingWithTheQueenNeedsMoreOfTheWinningTypeThanSheHas() {
        Court court = Court.lost(2, FINS, "", "", "", "").open(2, "galaksea, galaksea");
        assertThat(court.open(0)).isEqualTo("galaksea, galaksea, galaksea");
        assertThat(court.why(2, "swap 1")).isEqualTo("QS-2.6 why-swap-fewer");
        court.open(2, "galaksea");
        assertThat(court.why(2, "swap 1")).as("as many").isEqualTo("QS-2.6 why-swap-fewer");
        court.open(2, "dark galaksea");
        assertThat(court.why(2, "swap 1")).as("a dark one counts").isEqualTo("legal");
    }

    @Test
    void qs_2_6_goldenCase() {
        Court court = Court.lost(2, FINS, "", "", "", "");
        court.state().winning = Princess.EGGSNATCHER.ordinal();
        court.open(0, "eggsnatcher, eggsnatcher").open(2, "eggsnatcher");
        assertThat(court.legal(2)).doesNotContain("swap 1");
    }

    @Test
    void qs_2_6_withTheOptionAsManyAreEnough() {
        Court court = Court.lost(Court.ofAll(4, "equalSwap=true"), 2, FINS, "", "", "", "");
        court.open(2, "galaksea, galaksea");
        assertThat(court.why(2, "swap 1")).isEqualTo("QS-2.6 why-swap-equal");
        court.open(2, "galaksea");
        assertThat(court.why(2, "swap 1")).isEqualTo("legal");
    }

    @Test
    void qs_2_6_cardsAreCountedAtThatMoment() {
        Court court = Court.holding("galaksea", FINS, "galaksea, venomfruit", "colorcoats");
        court.votes("galaksea", FINS, "galaksea", "colorcoats").say("take 1", "give 2");
        assertThat(court.why(1, "swap 1")).as("one against one").startsWith("QS-2.6");
        court.open(1, "galaksea");
        assertThat(court.why(1, "swap 1")).isEqualTo("legal");
    }

    @Test
    void qs_2_7_aVoteTravelsWithItsPlayer() {
        Court court = Court.holding("galaksea", FINS, "galaksea", "colorcoats", "dark colorcoats");
        court.votes("galaksea", FINS, "galaksea", "colorcoats", "dark colorcoats");
        court.say("take 1", "give 1").say("swap 5", "give 3");
        // The fifth seat's player now sits where the second was: that place is already passed.
        assertThat(court.ring()).containsExactly(0, 4, 2, 3, 1);
        assertThat(court.waiting()).containsExactly(3);
        court.say("act", "give 3");
        assertThat(court.waiting()).as("the pointer goes round again").containsExactly(4);
        court.say("act", "give 3");
        assertThat(court.view(0).round()).isEqualTo(1);
        assertThat(court.phase()).isEqualTo(Phase.OVER);
    }

    @Test
    void qs_2_7_aPlayerWhoSwapsForwardIsNotAskedTwice() {
        Court court = Court.holding("galaksea", FINS, "galaksea", "colorcoats");
        court.votes("galaksea", FINS, "galaksea", "colorcoats").say("take 1", "give 1");
        court.say("swap 3", "give 3");
        assertThat(court.ring()).containsExactly(0, 2, 1, 3);
        assertThat(court.waiting()).containsExactly(3);
    }

    @Test
    void qs_2_7_aQueenWhoLostMaySwapWithAnybody() {
        Court court = Court.lost(0, FINS, "", "", "", "");
        assertThat(court.legal(0)).containsExactly("act", "swap 2", "swap 3", "swap 4");
        court.say("swap 3");
        assertThat(court.queen()).isEqualTo(2);
        assertThat(court.waiting()).containsExactly(2);
        assertThat(court.heard(3, QueenEvent.Swapped.class))
                .containsExactly(new QueenEvent.Swapped(new Seat(0), new Seat(2), new Seat(2)));
    }

    @Test
    void qs_2_8_anActionMayBeChosenThoughItDoesNothing() {
        Court court = Court.lost(2, "galloping sun", "", "", "", "").say("act");
        assertThat(court.phase()).isEqualTo(Phase.HANDING);
        assertThat(court.heard(0, QueenEvent.Idle.class)).hasSize(1);
        assertThat(court.view(1).ballots().get(2).deed().orElseThrow().idle()).isTrue();
        assertThat(court.view(1).log().getLast().key()).isEqualTo("log-idle");
    }

    @Test
    void qs_3_1_theQueenWinsWhenNobodyHoldsASecretCard() {
        Court court = Court.lost(2, FINS, "", "", "", "").say("swap 2");
        assertThat(court.state().winners()).isZero();
        court.say("give 2");
        assertThat(court.phase()).isEqualTo(Phase.OVER);
        assertThat(court.waiting()).isEmpty();
        assertThat(court.state().winners()).isEqualTo(1);
        assertThat(court.state().points(0)).isEqualTo(1);
        assertThat(court.state().points(1)).isZero();
        QueenView.Result result = court.view(3).result().orElseThrow();
        assertThat(List.of(result.queen(), result.rounds(), result.late()))
                .containsExactly(new Seat(0), 1, false);
        assertThat(court.heard(3, QueenEvent.Ended.class)).hasSize(1);
        assertThat(court.why(0, "act")).isEqualTo("QS-3.1 why-over");
    }

    @Test
    void qs_3_1_theQueenIsFirstAllOthersSecondAndNothingIsCounted() {
        Court court = Court.lost(0, FINS, "", "", "", "").say("swap 3", "give 1");
        assertThat(court.state().result())
                .isEqualTo(new Result(0b0100, List.of(2, 2, 1, 2), List.of(0, 0, 0, 0)));
        assertThat(court.view(3).result().orElseThrow().queen()).isEqualTo(new Seat(2));
        assertThat(court.heard(3, QueenEvent.Ended.class).getFirst().queen())
                .isEqualTo(new Seat(2));
        assertThat(court.view(3).prompt()).isEqualTo(Phrase.of("prompt-over", "who", new Seat(2)));
    }

    @Test
    void qs_3_2_theLastRoundAllowedHasTheSameResult() {
        Court court = Court.lost(Court.of(4, "set=advanced"), 2, FINS, "", "", "", "colorcoats");
        court.state().round = 30;
        court.say("act", "give 2");
        assertThat(court.state().result()).isEqualTo(Result.of(0b0001, 0, 0, 0, 0));
    }

    @Test
    void qs_3_1_withOneSecretCardLeftItGoesOn() {
        Court court = Court.lost(2, FINS, "", "", "", "venomfruit").say("act", "give 2");
        assertThat(court.phase()).isEqualTo(Phase.VOTING);
        assertThat(court.waiting()).containsExactly(3);
        assertThat(court.view(0).round()).isEqualTo(2);
    }

    /** QS-3.1: without actions a game of n players with n packs lasts nine rounds. */
    @Test
    void qs_3_1_withoutActionsAGameLastsNineRounds() {
        for (int seats = 4; seats <= 10; seats++) {
            QueenGame game = Court.of(seats).game;
            Seeded chance = new Seeded(seats);
            State state = game.start(chance, Sink.NOBODY);
            Codes legal = new Codes();
            while (state.pending() != 0) {
                int seat = chance.bit(state.pending());
                legal.clear();
                state.legal(seat, legal);
                boolean swaps = legal.at(0) == QueenGame.ACT;
                int first = swaps ? 1 : 0;
                int code = legal.at(first + chance.below(legal.size() - first));
                state.apply(seat, code, chance, Sink.NOBODY);
            }
            assertThat(((QueenView) state.view(0)).result().orElseThrow().rounds()).isEqualTo(9);
        }
    }

    @Test
    void qs_3_2_afterThirtyRoundsTheQueenWins() {
        Court court = Court.lost(Court.of(4, "set=advanced"), 2, FINS, "", "", "", "colorcoats");
        court.state().round = 30;
        court.say("act", "give 2");
        QueenView.Result result = court.view(0).result().orElseThrow();
        assertThat(List.of(result.queen(), result.rounds(), result.late()))
                .containsExactly(new Seat(0), 30, true);
    }

    @Test
    void qs_3_2_orAfterTwiceTheCardsDealt() {
        assertThat(Court.of(4).game.mostRounds).isEqualTo(30);
        assertThat(Court.ofAll(4).game.mostRounds).isEqualTo(2 * 27);
        Court court = Court.lost(2, FINS, "", "", "", "venomfruit");
        court.state().round = 30;
        court.say("act", "give 2");
        assertThat(court.view(0).result()).isEmpty();
        assertThat(court.view(0).mostRounds()).isEqualTo(54);
    }
}
