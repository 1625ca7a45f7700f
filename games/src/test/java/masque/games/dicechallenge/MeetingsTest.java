package masque.games.dicechallenge;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Abilities that meet each other, where they can. */
class MeetingsTest {
    @Test
    void dc_5_2_aDroidDieOfABlockedAttackHasNotComeIn() {
        Ring ring = Ring.duel("Droids", "Tuxedo Mask").position(0, "a1 b2", "b5 c7 d20");
        ring.attack("1 4 > 5").say("block");
        assertThat(ring.dice(0)).containsExactly("d1=1", "d2=2");
        assertThat(ring.view(0).characters().get(0).droid()).extracting(Die::size).contains(4);
        // Another Droid attack is possible, yet never compulsory.
        assertThat(ring.legal()).contains("pass", "attack abc > c", "attack ad > c");
        ring.attack("1 2 4 > 7", "1 2 3");
        assertThat(ring.dice(0)).containsExactly("d1=1", "d2=2", "d4=3");
    }

    @Test
    void dc_5_2_aBlockOfDarkKingdomOrPlanetPowerLeavesNothingToFollow() {
        for (String attacker : new String[] {"Kunzite", "Sailor Moon"}) {
            Ring ring = Ring.duel(attacker, "Tuxedo Mask").position(0, "a5", "a3");
            ring.attack("5 > 3").say("block").say("pass");
            assertThat(ring.phase()).isEqualTo(Phase.TURN);
            assertThat(ring.state().turn).isEqualTo(1);
        }
    }

    @Test
    void dc_5_2_anExtraTurnMayBeBlockedAgain() {
        Ring ring = Ring.duel("Sailor Moon", "Tuxedo Mask").position(0, "a8 b8", "a1 b2 c3");
        ring.attack("8 > 1").say("block").attack("8 > 2", "8").say("again");
        ring.attack("8 > 1");
        assertThat(ring.phase()).isEqualTo(Phase.BLOCKING);
        ring.say("block");
        assertThat(ring.legal("attack")).isNotEmpty().allMatch(move -> move.endsWith("> c"));
    }

    @Test
    void dc_5_3_commandCentreComesBeforeABlockAndItsDiceMayBeAttackedNormally() {
        Ring ring = Ring.duel("Luna and Artemis", "Tuxedo Mask").position(0, "d1", "a3 b9");
        ring.say("command d", "4").attack("4 > 3").say("block");
        assertThat(ring.legal()).containsExactly("pass");
    }

    @Test
    void dc_5_4_aDroidDieThatCameInIsOneOfTheAttackers() {
        // Pooled in tag play, Dark Kingdom acts on the Droids' own attackers.
        Ring ring = Ring.tag("Droids", "Kunzite", "Wiseman", "Zoisite");
        ring.position(0, "a1 b2", "a7 b9").say("attack ad > a", "1 3");
        assertThat(ring.legal()).containsExactly("done", "dark a", "dark d");
        ring.say("dark d", "6");
        assertThat(ring.dice(0)).containsExactly("d1=1", "d2=2", "d6=6");
    }

    @Test
    void dc_5_4_nothingFollowsTheLastCapture() {
        Ring ring = Ring.duel("Kunzite", "Sailor Moon").position(0, "a5", "a3");
        ring.attack("5 > 3");
        assertThat(ring.phase()).isEqualTo(Phase.FAVOUR);
        assertThat(ring.view(0).characters().get(0).left()).contains(3);
    }

    @Test
    void dc_5_4_inTagPlayItFollowsADefeatedFighterButPlanetPowerDoesNot() {
        Ring ring = Ring.tag("Kunzite", "Sailor Moon", "Wiseman", "Zoisite");
        ring.position(0, "a5", "a3").attack("5 > 3", "1");
        assertThat(ring.legal()).containsExactly("done", "dark a");
        assertThat(ring.why("again")).isEqualTo("DC-7.7 why-again");
        ring.say("done");
        assertThat(ring.state().turn).isEqualTo(1);
        assertThat(ring.state().fighter(1)).isEqualTo(3);
    }

    @Test
    void dc_5_5_aBallInTheHandsOfTheDroidsOpponentRollsCoins() {
        Ring ring = Ring.duel("Queen Beryl", "Droids", "2 2 2 2 | 1 1");
        ring.say("ball 2", "1 2").say("done");
        assertThat(ring.state().turn).isEqualTo(1);
    }

    @Test
    void dc_5_6_aBorrowedDieCannotBeRemovedButStolen() {
        Ring ring = Ring.duel("Queen Serenity", "Saphir").position(0, "a1", "a1 b9");
        ring.say("crystal d20", "9");
        // She wins the round with the d20 still in play.
        ring.state().put(DiceState.LOST, 1, 0b1100);
        ring.attack("9 > 9", "20").attack("1 > 1", "5").attack("20 > 5");
        assertThat(ring.tokens()).isEqualTo("1:0");
        assertThat(ring.legal("remove"))
                .containsExactly("remove 1 d4", "remove 1 d6", "remove 1 d10", "remove 1 d12");
        Ring other = Ring.duel("Queen Serenity", "Wiseman").position(0, "a1", "a9");
        other.state().put(DiceState.LOST, 1, 0b1110);
        other.say("crystal d20", "9").attack("9 > 9");
        assertThat(other.legal()).contains("steal 1 d20");
    }

    @Test
    void dc_5_7_aHologramBringsBackASilverCrystalsDieForTheRoundOnly() {
        Ring ring = Ring.tag("King Endymion", "Queen Serenity", "Wiseman", "Saphir");
        ring.position(0, "a1", "c20 d20").say("crystal d12", "2").say("pass");
        ring.attack("20 > 2", "20").say("hologram d12", "3");
        assertThat(ring.view(0).characters().get(0).dice().getLast().borrowed()).isTrue();
        assertThat(ring.view(0).characters().get(0).reserve()).containsExactly(6, 10, 20);
    }

    @Test
    void dc_5_7_aCapturedBorrowedDieGoesBackToTheReserve() {
        Ring ring = Ring.duel("Queen Serenity", "Wiseman").position(0, "a1", "c20 d20");
        ring.say("crystal d12", "2").say("pass").attack("20 > 2", "20");
        // It is captured, so it cannot be borrowed twice, and is still a Reserve die.
        assertThat(ring.view(0).characters().get(0).captured()).containsExactly(12);
        ring.say("pass").attack("20 > 1");
        assertThat(ring.legal()).contains("convert 1 d12");
    }

    @Test
    void dc_5_9_droidsDoNotGetARemovedCoinBack() {
        Ring ring = Ring.duel("Droids", "Saphir").position(0, "a1 b1", "a1");
        ring.state().put(DiceState.LOST, 1, 0b1110);
        ring.attack("1 > 1").say("remove 1 d1", "1 | 2 2 2 2");
        assertThat(ring.dice(0)).containsExactly("d2=1");
        ring.position(0, "b1", "a1").state().put(DiceState.LOST, 1, 0b1110);
        ring.attack("1 > 1");
        // A single Starting die is safe.
        assertThat(ring.legal("remove")).isEmpty();
        ring.say("done", "2 | 6 2 2 2");
        assertThat(ring.dice(0)).containsExactly("d2=2");
    }

    @Test
    void dc_5_9_aStolenDieThatIsRemovedDoesNotReturn() {
        Ring ring = Ring.duel("Saphir", "Wiseman").position(0, "a1", "a1");
        ring.state().put(DiceState.LOST, 1, 0b1110);
        ring.attack("1 > 1").say("steal 1 d8", "1 1 1 1 | 2 2 2 2 2");
        ring.position(1, "a1", "a1").state().put(DiceState.LOST, 0, 0b1110);
        ring.attack("1 > 1").say("remove 2 d8", "1 1 1 1 | 2 2 2 2");
        assertThat(ring.view(0).characters().get(1).starting()).containsExactly(12, 12, 20, 20);
        assertThat(ring.view(0).characters().get(0).reserve()).containsExactly(8, 10, 12);
    }

    @Test
    void dc_5_10_droidDiceCannotBeStolen() {
        Ring ring = Ring.duel("Droids", "Wiseman").position(0, "a1 b1", "a1");
        ring.state().put(DiceState.LOST, 1, 0b1110);
        ring.rolls("1 1 | 2 2 2 2").attack("1 > 1");
        assertThat(ring.tokens()).isEqualTo("1:0");
        assertThat(ring.phase()).as("nothing to choose").isEqualTo(Phase.TURN);
    }

    @Test
    void dc_5_10_neoQueenSerenityCannotConvertWhatWasStolen() {
        Ring ring = Ring.duel("Neo Queen Serenity", "Wiseman").position(0, "a1", "a1");
        ring.state().put(DiceState.LOST, 1, 0b1110);
        ring.attack("1 > 1").say("steal 1 d12", "1 1 1 | 2 2 2 2 2");
        ring.position(1, "a1", "a1").state().put(DiceState.LOST, 0, 0b110);
        ring.attack("1 > 1");
        assertThat(ring.legal("convert"))
                .containsExactly("convert 1 d4", "convert 1 d6", "convert 1 d8", "convert 1 d10");
    }

    @Test
    void dc_5_11_droidsConvertNothing() {
        Ring ring = Ring.duel("Wiseman", "Droids").position(0, "a12", "b1");
        ring.rolls("1 1 1 1 | 1 2").attack("12 > 1");
        assertThat(ring.tokens()).isEqualTo("1:0");
        assertThat(ring.phase()).isEqualTo(Phase.TURN);
    }

    @Test
    void dc_5_14_abilitiesBeforeAnAttackFollowEachOtherInAnyOrder() {
        Ring ring = Ring.tag("Luna and Artemis", "Queen Serenity", "Wiseman", "Zoisite");
        ring.position(0, "d1", "c20 d20").say("crystal d2", "1").say("command ed", "2 2");
        assertThat(ring.dice(0)).containsExactly("d20=2", "d2=2");
        Ring other = Ring.tag("Luna and Artemis", "Queen Serenity", "Wiseman", "Zoisite");
        other.position(0, "d1", "c20 d20").say("command d", "5").say("crystal d8", "3");
        assertThat(other.dice(0)).containsExactly("d20=5", "d8=3");
    }
}
