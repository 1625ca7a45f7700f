package masque.games.dicechallenge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import masque.games.Script;
import org.junit.jupiter.api.Test;

/** A round from its starting roll to its score, and what follows: DC-3 and DC-4. */
class RoundTest {
    @Test
    void dc_3_1_aMissingDieIsLowerThanAny() {
        // The published example: 1 2 4 8 against 1 2.
        Ring ring = Ring.duel("Sailor Mars", "Droids", "1 2 4 8 | 1 2");
        assertThat(ring.state().turn).isEqualTo(1);
        assertThat(ring.view(0).first()).contains(1);
    }

    @Test
    void dc_3_1_theLowestNumberMovesFirstWhateverTheOrderOfTheDice() {
        assertThat(Ring.duel("Sailor Mercury", "Kunzite", "4 8 8 2 | 3 3 3 3").state().turn)
                .isZero();
        assertThat(Ring.duel("Sailor Mercury", "Kunzite", "4 3 8 12 | 3 5 3 9").state().turn)
                .isEqualTo(1);
    }

    @Test
    void dc_3_1_equalRollsAreRolledAgain() {
        Ring ring = Ring.duel("Sailor Mercury", "Kunzite", "1 2 3 4 | 4 3 2 1 | 2 2 2 2 | 1 5 5 5");
        assertThat(ring.state().turn).isEqualTo(1);
        assertThat(ring.heard(0)).filteredOn(DiceEvent.EqualRolls.class::isInstance).hasSize(1);
        assertThat(ring.chance.isEmpty()).isTrue();
    }

    @Test
    void dc_3_1_withNothingButD1sChanceDecides() {
        String file =
                CharacterFile.HEADER + "\nFox,1 1,,,planet-power,1,x\nOwl,1 1,,,planet-power,1,x\n";
        DiceGame game = Ring.box().open(2, Map.of("characters", file, "pick", "deal"));
        Script chance = new Script();
        for (int outcome : new int[] {0, 0, 0, 0, 0, 0, 1}) {
            chance.then(outcome);
        }
        DiceState state = (DiceState) game.start(chance, masque.core.Sink.NOBODY);
        assertThat(state.turn).isEqualTo(1);
        assertThat(chance.isEmpty()).isTrue();
    }

    @Test
    void dc_3_2_whoCanAttackMust() {
        Ring ring = Ring.duel("Sailor Mercury", "Kunzite").position(0, "a3 b2", "a5 b3");
        assertThat(ring.legal()).containsExactly("attack a > b", "attack ab > a");
        assertThat(ring.why("pass")).isEqualTo("DC-3.2 why-must-attack");
    }

    @Test
    void dc_3_2_whoCannotAttackPasses() {
        Ring ring = Ring.duel("Sailor Mercury", "Kunzite").position(0, "a3 b2", "a6 b4");
        assertThat(ring.legal()).containsExactly("pass");
        assertThat(ring.view(0).prompt().key()).isEqualTo("prompt-stuck");
        ring.say("pass");
        assertThat(ring.state().turn).isEqualTo(1);
        assertThat(ring.why(0, "pass")).isEqualTo("DC-3.2 why-not-your-turn");
    }

    @Test
    void dc_3_3_onePowerfulDieCapturesAnEqualOrLowerOne() {
        Ring ring = Ring.duel("Sailor Mercury", "Kunzite").position(0, "b5", "a4 b5 c6");
        assertThat(ring.legal()).containsExactly("attack b > a", "attack b > b");
        assertThat(ring.why("attack b > c")).isEqualTo("DC-3.3 why-power");
        assertThat(ring.why("attack a > a")).isEqualTo("DC-3.3 why-not-in-play");
        assertThat(ring.why("attack b > d")).isEqualTo("DC-3.3 why-no-target");
    }

    @Test
    void dc_3_4_severalDiceCaptureWhatTheyAddUpTo() {
        Ring ring = Ring.duel("Sailor Mercury", "Kunzite").position(0, "a1 b2 c3", "a5 b6 c7");
        assertThat(ring.legal()).containsExactly("attack bc > a", "attack abc > b");
        assertThat(ring.why("attack ab > a")).isEqualTo("DC-3.4 why-skill");
        assertThat(ring.why("attack abc > a")).isEqualTo("DC-3.4 why-skill");
    }

    @Test
    void dc_3_4_equalDiceGiveOneAttack() {
        // b and c are both d8s; the targets c and d are both d20s.
        Ring ring = Ring.duel("Sailor Mercury", "Kunzite").position(0, "b4 c4 d4", "c4 d4 a8");
        assertThat(ring.legal())
                .containsExactly("attack b > c", "attack d > c", "attack bc > a", "attack bd > a");
        assertThat(ring.why("attack c > c")).isEqualTo("DC-3.3 why-equal-dice");
        assertThat(ring.why("attack cd > a")).isEqualTo("DC-3.4 why-equal-dice");
        assertThat(ring.view(0).characters().get(0).dice())
                .extracting(DiceView.Lying::same)
                .containsExactly("b", "b", "d");
    }

    @Test
    void dc_3_5_theDieIsCapturedAndTheAttackersAreRolledAgain() {
        Ring ring = Ring.duel("Kunzite", "Sailor Mercury").position(0, "a1 b2 c9", "b3 c5");
        ring.attack("1 2 > 3", "8 10").say("done");
        assertThat(ring.dice(0)).containsExactly("d8=8", "d10=10", "d20=9");
        assertThat(ring.dice(1)).containsExactly("d8=5");
        assertThat(ring.view(1).characters().get(1).captured()).containsExactly(8);
        assertThat(ring.state().turn).isEqualTo(1);
    }

    @Test
    void dc_3_6_theRoundEndsAtOnceWithTheLastDie() {
        // No re-roll is scripted, and neither Dark Kingdom nor Planet Power is asked for.
        Ring ring = Ring.duel("Kunzite", "Sailor Mercury").position(0, "a4 b2", "b3");
        ring.attack("4 > 3");
        assertThat(ring.phase()).isEqualTo(Phase.FAVOUR);
        assertThat(ring.dice(0)).containsExactly("d8=4", "d10=2");
    }

    @Test
    void dc_3_7_theScoringExample() {
        // Wiseman keeps a d20 and has captured 8, 8, 10, 20; Sailor Moon 12, 12 and 20.
        Ring ring = Ring.duel("Sailor Moon", "Wiseman").position(1, "a1", "d20");
        ring.state().put(DiceState.LOST, 0, 0b1110);
        ring.state().put(DiceState.LOST, 1, 0b0111);
        ring.attack("20 > 1");
        assertThat(ring.score()).isEqualTo("44:56");
        assertThat(ring.tokens()).isEqualTo("0:1");
    }

    @Test
    void dc_3_7_theHigherScoreWinsWhoeverIsLeftStanding() {
        Ring ring = Ring.duel("Sailor Mercury", "Kunzite").position(0, "a1", "a1");
        ring.state().put(DiceState.LOST, 0, 0b1110);
        ring.attack("1 > 1");
        assertThat(ring.score()).isEqualTo("10:28");
        assertThat(ring.tokens()).isEqualTo("0:1");
        assertThat(ring.state().loser).isZero();
    }

    @Test
    void dc_3_7_halfPointsCount() {
        Ring ring = Ring.duel("Luna and Artemis", "Kunzite").position(0, "a1 b4", "a1");
        ring.attack("1 > 1");
        assertThat(ring.score()).isEqualTo("10.5:0");
    }

    @Test
    void dc_3_7_equalScoresPlayTheRoundAgainAndNobodyHasLost() {
        // A captured d8 and half of a d12 and a d4 in play, against two captured d8s.
        Ring ring = Ring.duel("Sailor Mercury", "Kunzite").position(0, "d12 a4", "a1");
        ring.state().put(DiceState.USES, 1, 1);
        ring.state().put(DiceState.LOST, 0, 0b0110);
        ring.rolls("1 1 1 1 | 2 2 2 2").attack("12 > 1");
        assertThat(ring.score()).isEqualTo("16:16");
        assertThat(ring.tokens()).isEqualTo("0:0");
        assertThat(ring.phase()).isEqualTo(Phase.TURN);
        assertThat(ring.view(0).round()).isEqualTo(2);
        assertThat(ring.view(0).rounds().getLast().winner()).isEmpty();
        assertThat(ring.view(0).characters().get(1).left()).contains(1);
    }

    @Test
    void dc_3_8_capturedDiceReturn() {
        Ring ring = Ring.duel("Sailor Mercury", "Kunzite").position(0, "d12", "a1");
        ring.attack("12 > 1").say("done", "1 2 3 4 | 5 6 7 8");
        assertThat(ring.dice(0)).containsExactly("d4=1", "d8=2", "d8=3", "d12=4");
        assertThat(ring.dice(1)).containsExactly("d8=5", "d10=6", "d20=7", "d20=8");
    }

    @Test
    void dc_4_1_theReserveExample() {
        // Sailor Moon loses twice: 8 8 10 20, then with a d20, then with a d6.
        Ring ring = Ring.duel("Kunzite", "Sailor Moon").position(0, "d20", "a1");
        ring.attack("20 > 1");
        assertThat(ring.legal())
                .containsExactly(
                        "done", "convert 2 d6", "convert 2 d10", "convert 2 d12", "convert 2 d20");
        ring.say("convert 2 d20", "1 1 1 1 | 2 2 2 2 2");
        assertThat(ring.view(1).characters().get(1).starting()).containsExactly(8, 8, 10, 20, 20);
        ring.position(0, "d20", "a1").attack("20 > 1");
        assertThat(ring.legal())
                .containsExactly("done", "convert 2 d6", "convert 2 d10", "convert 2 d12");
        ring.say("convert 2 d6", "1 1 1 1 | 2 2 2 2 2 2");
        assertThat(ring.view(1).characters().get(1).starting())
                .containsExactly(6, 8, 8, 10, 20, 20);
        assertThat(ring.view(1).characters().get(1).reserve()).containsExactly(10, 12);
    }

    @Test
    void dc_4_1_convertingIsOptionalAndNotOnceTheMatchIsDecided() {
        Ring ring = Ring.duel("Kunzite", "Sailor Moon");
        ring.state().set(DiceState.TOKENS, 0, 2);
        ring.position(0, "d20", "a1").attack("20 > 1");
        assertThat(ring.phase()).isEqualTo(Phase.OVER);
        Ring other = Ring.duel("Kunzite", "Sailor Moon").position(0, "d20", "a1");
        other.attack("20 > 1").say("done", "1 1 1 1 | 2 2 2 2");
        assertThat(other.view(1).characters().get(1).starting()).containsExactly(8, 8, 10, 20);
        assertThat(other.why(0, "convert 2 d6")).isEqualTo("DC-3.2 why-turn-now");
    }

    @Test
    void dc_4_2_theWinnerMayNot() {
        Ring ring = Ring.duel("Kunzite", "Sailor Moon").position(0, "d20", "a1");
        ring.attack("20 > 1");
        assertThat(ring.state().pending()).isEqualTo(0b10);
        assertThat(ring.why(0, "convert 1 d8")).isEqualTo("DC-4.1 why-not-your-turn");
        assertThat(ring.why(1, "convert 1 d8")).isEqualTo("DC-4.1 why-convert");
        assertThatThrownBy(() -> ring.say(1, "convert 1 d8"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("seat 1");
    }
}
