package masque.games.dicechallenge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Abilities that are used during a round: DC-5.1 to DC-5.7, DC-5.11 to DC-5.14. */
class TurnAbilitiesTest {
    private static int left(Ring ring, int c) {
        return ring.view(0).characters().get(c).left().orElseThrow();
    }

    @Test
    void dc_5_1_planetPowerTakesAnotherTurnOnceAMatch() {
        Ring ring = Ring.duel("Sailor Moon", "Wiseman").position(0, "a5 b6", "a1 b2 c3");
        ring.attack("5 > 1", "7");
        assertThat(ring.legal()).containsExactly("done", "again");
        ring.say("again");
        assertThat(ring.state().turn).isZero();
        assertThat(left(ring, 0)).isZero();
        ring.attack("6 > 2", "8");
        assertThat(ring.state().turn).isEqualTo(1);
    }

    @Test
    void dc_5_1_aPassHasNoExtraTurn() {
        Ring ring = Ring.duel("Sailor Moon", "Wiseman").position(0, "a1", "a2");
        ring.say("pass");
        assertThat(ring.phase()).isEqualTo(Phase.TURN);
        assertThat(ring.state().turn).isEqualTo(1);
        assertThat(left(ring, 0)).isEqualTo(1);
    }

    @Test
    void dc_5_2_theAttackerMustTakeADifferentDie() {
        Ring ring = Ring.duel("Wiseman", "Tuxedo Mask").position(0, "a5 b6", "a3 b5 c9");
        ring.attack("6 > 5");
        assertThat(ring.phase()).isEqualTo(Phase.BLOCKING);
        assertThat(ring.state().pending()).isEqualTo(0b10);
        assertThat(ring.legal()).containsExactly("allow", "block");
        ring.say("block");
        assertThat(left(ring, 1)).isEqualTo(1);
        assertThat(ring.view(0).blocked()).contains("b");
        assertThat(ring.legal()).containsExactly("attack a > a", "attack b > a");
        assertThat(ring.why("attack a > b")).isEqualTo("DC-5.2 why-blocked-die");
        // At most once in a turn: the second attack is not asked for.
        ring.attack("5 > 3", "9");
        assertThat(ring.state().turn).isEqualTo(1);
        assertThat(ring.dice(1)).containsExactly("d6=5", "d10=9");
    }

    @Test
    void dc_5_2_whoCannotAttackAnotherDieLosesTheTurn() {
        Ring ring = Ring.duel("Wiseman", "Tuxedo Mask").position(0, "a5", "a3");
        ring.attack("5 > 3").say("block");
        assertThat(ring.legal()).containsExactly("pass");
        ring.say("pass");
        assertThat(ring.last(DiceEvent.LostTurn.class).who().character()).isZero();
        assertThat(ring.state().turn).isEqualTo(1);
        assertThat(ring.dice(1)).containsExactly("d6=3");
    }

    @Test
    void dc_5_2_anotherTurnMayBeBlockedAgainAndThenNoMore() {
        Ring ring = Ring.duel("Wiseman", "Tuxedo Mask").position(0, "a5", "a3");
        ring.attack("5 > 3").say("block").say("pass");
        ring.say("pass").attack("5 > 3").say("block").say("pass").say("pass");
        assertThat(left(ring, 1)).isZero();
        ring.attack("5 > 3");
        assertThat(ring.tokens()).isEqualTo("1:0");
    }

    @Test
    void dc_5_2_theDefenderMayLetItHappen() {
        Ring ring = Ring.duel("Wiseman", "Tuxedo Mask").position(0, "a5", "a3 b4");
        ring.attack("5 > 3").say("allow", "2");
        assertThat(ring.dice(1)).containsExactly("d6=4");
        assertThat(left(ring, 1)).isEqualTo(2);
    }

    @Test
    void dc_5_2_theTwinOfADefendedDieIsADifferentDie() {
        Ring ring = Ring.duel("Wiseman", "Tuxedo Mask").position(0, "a5", "a3 b3");
        ring.attack("5 > 3").say("block");
        assertThat(ring.legal()).containsExactly("attack a > b");
    }

    @Test
    void dc_5_3_anyNumberOfDiceIsRolledAgainBeforeAttacking() {
        Ring ring = Ring.duel("Luna and Artemis", "Wiseman").position(0, "b1 c2 d3", "a9 b9");
        // No attack is possible: it may be used to get one.
        assertThat(ring.legal())
                .containsExactly(
                        "pass",
                        "command b",
                        "command c",
                        "command bc",
                        "command d",
                        "command bd",
                        "command cd",
                        "command bcd");
        ring.say("command cd", "4 5");
        assertThat(ring.state().turn).isZero();
        assertThat(ring.dice(0)).containsExactly("d4=1", "d10=4", "d20=5");
        ring.say("command d", "10");
        assertThat(left(ring, 0)).isZero();
        assertThat(ring.legal()).containsExactly("attack d > a");
        assertThat(ring.why("command b")).isEqualTo("DC-5.3 why-lacks");
    }

    @Test
    void dc_5_3_equalDiceGiveOneChoice() {
        String file =
                CharacterFile.HEADER
                        + "\nFox,4 4,,,command-centre,1,x\nOwl,20,,,planet-power,1,x\n";
        Ring ring = Ring.of(2, "characters=" + file);
        ring.say(0, "pick fox").rolls("2 2 | 20").say(1, "pick owl");
        assertThat(ring.legal("command")).containsExactly("command a", "command ab");
        assertThat(ring.why("command b")).isEqualTo("DC-5.3 why-command");
    }

    @Test
    void dc_5_4_oneOfTheAttackersIsRolledOnceMore() {
        Ring ring = Ring.duel("Kunzite", "Wiseman").position(0, "a2 b3 c9", "a5 b20");
        ring.attack("2 3 > 5", "1 1");
        assertThat(ring.legal()).containsExactly("done", "dark a", "dark b");
        assertThat(ring.why("dark c")).isEqualTo("DC-5.4 why-dark");
        assertThat(ring.why("again")).isEqualTo("DC-5.1 why-lacks");
        ring.say("dark b", "2").say("dark b", "3").say("dark a", "8");
        assertThat(left(ring, 0)).isZero();
        assertThat(ring.state().turn).isEqualTo(1);
        assertThat(ring.dice(0)).containsExactly("d8=8", "d10=3", "d20=9");
    }

    @Test
    void dc_5_5_eitherPlayerRollsTheWholeStartingRollAgain() {
        Ring ring = Ring.duel("Queen Beryl", "Wiseman", "1 1 1 1 | 2 2 2 2");
        assertThat(ring.phase()).isEqualTo(Phase.BALL);
        assertThat(ring.legal()).containsExactly("done", "ball 1", "ball 2");
        ring.say("ball 2", "1 1 1 2");
        assertThat(ring.dice(1)).containsExactly("d12=1", "d12=1", "d20=1", "d20=2");
        assertThat(ring.view(0).first()).contains(0);
        ring.say("ball 1", "4 8 12 20");
        assertThat(left(ring, 0)).isZero();
        assertThat(ring.phase()).isEqualTo(Phase.TURN);
        assertThat(ring.state().turn).isEqualTo(1);
    }

    @Test
    void dc_5_5_equalRollsAreRolledAgainBeforeAnybodyIsAsked() {
        Ring ring = Ring.duel("Queen Beryl", "Wiseman", "1 1 1 1 | 1 1 1 1 | 2 2 2 2 | 3 3 3 3");
        assertThat(ring.phase()).isEqualTo(Phase.BALL);
        ring.say("ball 2", "2 2 2 2 | 1 1 1 1 | 4 4 4 4");
        assertThat(ring.phase()).isEqualTo(Phase.BALL);
        assertThat(ring.dice(1)).containsExactly("d12=4", "d12=4", "d20=4", "d20=4");
        ring.say("done");
        assertThat(ring.state().turn).isZero();
        assertThat(left(ring, 0)).isEqualTo(1);
    }

    @Test
    void dc_5_6_aReserveDieJoinsUntilTheRoundEnds() {
        Ring ring = Ring.duel("Queen Serenity", "Wiseman").position(0, "a1", "a9 b9");
        assertThat(ring.legal())
                .containsExactly("pass", "crystal d6", "crystal d10", "crystal d12", "crystal d20");
        ring.say("crystal d20", "15");
        assertThat(ring.dice(0)).containsExactly("d4=1", "d20=15");
        DiceView.Lying borrowed = ring.view(0).characters().get(0).dice().get(1);
        assertThat(borrowed.borrowed()).isTrue();
        assertThat(ring.why("crystal d6")).isEqualTo("DC-5.6 why-lacks");
        ring.attack("15 > 9", "7").attack("9 > 7", "9").say("pass").attack("9 > 1");
        // She lost the d20 and the d4: 12 for a d12, against 24 and half of Wiseman's d12.
        assertThat(ring.score()).isEqualTo("12:30");
        assertThat(ring.legal()).contains("convert 1 d20");
        ring.say("done", "1 1 1 1 | 2 2 2 2");
        assertThat(ring.view(0).characters().get(0).reserve()).containsExactly(6, 10, 12, 20);
        assertThat(ring.dice(0)).hasSize(4);
    }

    @Test
    void dc_5_6_withoutAReserveDieItCannotBeUsed() {
        Ring ring = Ring.duel("Queen Serenity", "Wiseman").position(0, "a1", "a9 b9");
        ring.state().put(DiceState.RESERVE, 0, 0);
        assertThat(ring.legal()).containsExactly("pass");
        assertThat(ring.why("crystal d6")).isEqualTo("DC-5.6 why-crystal");
    }

    @Test
    void dc_5_7_aCapturedDieIsTakenBack() {
        Ring ring = Ring.duel("King Endymion", "Wiseman").position(0, "a1", "a9 b12");
        assertThat(ring.why("hologram d20")).isEqualTo("DC-5.7 why-hologram");
        ring.state().put(DiceState.LOST, 0, 0b1100);
        assertThat(ring.state().halves(1)).isEqualTo(2 * 40 + 24);
        assertThat(ring.legal()).containsExactly("pass", "hologram d20");
        ring.say("hologram d20", "17");
        assertThat(ring.dice(0)).containsExactly("d6=1", "d20=17");
        assertThat(ring.state().halves(1)).isEqualTo(2 * 20 + 24);
        ring.attack("17 > 9", "2").attack("12 > 2", "5");
        assertThat(ring.state().halves(1)).isEqualTo(2 * 40 + 12);
        assertThat(left(ring, 0)).isZero();
    }

    @Test
    void dc_5_11_theDroidExample() {
        // A 7 is captured by 1+2+4 or by 1+6.
        Ring ring = Ring.duel("Droids", "Wiseman").position(0, "a1 b2", "a7 c20");
        assertThat(ring.legal()).containsExactly("pass", "attack abc > a", "attack ad > a");
        ring.attack("1 2 4 > 7", "1 1 3");
        assertThat(ring.dice(0)).containsExactly("d1=1", "d2=1", "d4=3");
        assertThat(ring.view(0).characters().get(0).droid())
                .extracting(Die::size)
                .containsExactly(6, 8, 10, 12);
    }

    @Test
    void dc_5_11_oneADieInPlayIsNeededAndOneATurnComesIn() {
        Ring ring = Ring.duel("Droids", "Wiseman").position(0, "a1 b2", "a10 c20");
        // 4+6 would need two Droid dice, and 10 a Droid die alone; 2+8 fits.
        assertThat(ring.legal("attack")).containsExactly("attack be > a");
        assertThat(ring.why("attack acd > a")).isEqualTo("DC-5.11 why-droid");
        assertThat(ring.why("attack f > a")).isEqualTo("DC-5.11 why-droid");
    }

    @Test
    void dc_5_11_anAttackWithADroidDieIsNeverCompulsory() {
        Ring ring = Ring.duel("Droids", "Wiseman").position(0, "a1 b2", "a7");
        assertThat(ring.legal()).contains("pass", "attack ad > a");
        ring.position(0, "a1 b2", "a7 b3");
        assertThat(ring.legal()).contains("attack ab > b", "attack ad > a").doesNotContain("pass");
    }

    @Test
    void dc_5_11_eachDroidDieComesInOnceARound() {
        Ring ring = Ring.duel("Droids", "Wiseman").position(0, "a1 b2", "a5 b5 c20");
        ring.attack("1 4 > 5", "1 4").attack("20 > 4", "1");
        // The d4 was captured and is not there a second time.
        assertThat(ring.legal("attack")).noneMatch(move -> move.contains("c >"));
        ring.attack("1 > 1", "1").attack("5 > 1", "9");
        assertThat(ring.dice(0)).containsExactly("d2=2");
    }

    @Test
    void dc_5_12_usesAreCountedOverTheWholeMatchAndPublic() {
        Ring ring = Ring.duel("Sailor Moon", "Wiseman").position(0, "a5", "a1 b2");
        ring.attack("5 > 1", "7").say("again").attack("7 > 2");
        ring.rolls("1 1 1 1 | 2 2 2 2");
        assertThat(ring.phase()).isEqualTo(Phase.FAVOUR);
        ring.say("done");
        for (int viewer = -1; viewer < 2; viewer++) {
            assertThat(ring.view(viewer).characters().get(0).left()).contains(0);
        }
        ring.position(0, "a5", "a1 b2").attack("5 > 1", "7");
        assertThat(ring.phase()).isEqualTo(Phase.TURN);
    }

    @Test
    void dc_5_13_twoCrystalBallsGoBackAndForth() {
        Ring ring = Ring.duel("Queen Beryl", "Queen Beryl", "1 1 1 1 | 2 2 2 2");
        assertThat(ring.state().pending()).isEqualTo(0b01);
        ring.say("done");
        assertThat(ring.state().pending()).isEqualTo(0b10);
        ring.say("ball 1", "3 3 3 3");
        // The other one is asked again after a use, although it had declined.
        assertThat(ring.state().pending()).isEqualTo(0b01);
        ring.say("ball 2", "1 1 1 1");
        assertThat(ring.state().pending()).isEqualTo(0b10);
        ring.say("done");
        assertThat(ring.phase()).isEqualTo(Phase.BALL);
        ring.say("done");
        assertThat(ring.phase()).isEqualTo(Phase.TURN);
        assertThat(ring.state().turn).isEqualTo(1);
        assertThat(List.of(left(ring, 0), left(ring, 1))).containsExactly(1, 1);
    }

    @Test
    void dc_5_14_afterABlockNothingElseIsPossible() {
        Ring ring = Ring.duel("Luna and Artemis", "Tuxedo Mask").position(0, "d9 b2", "a3 b9");
        ring.attack("9 > 3").say("block");
        assertThat(ring.legal()).containsExactly("attack d > b");
        assertThat(ring.why("command b")).isEqualTo("DC-5.14 why-blocked");
    }

    @Test
    void dc_5_14_eachMomentHasItsOwnChoices() {
        Ring ring = Ring.duel("Kunzite", "Tuxedo Mask").position(0, "a5", "a3 b9");
        assertThat(ring.why("dark a")).isEqualTo("DC-3.2 why-turn-now");
        ring.attack("5 > 3");
        assertThat(ring.why("attack a > b")).isEqualTo("DC-5.2 why-block-first");
        ring.say("allow", "4");
        assertThat(ring.why("attack a > b")).isEqualTo("DC-5.14 why-after-first");
        assertThat(ring.why(1, "done")).isEqualTo("DC-5.14 why-not-your-turn");
    }
}
