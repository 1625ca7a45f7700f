package masque.games.dicechallenge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import masque.core.Phrase;
import masque.core.Result;
import masque.core.State;
import masque.edge.Listener;
import masque.edge.Words;
import org.junit.jupiter.api.Test;

/** Tag teams: DC-7. */
class TagTeamTest {
    private static Ring teams() {
        return Ring.tag("Sailor Mercury", "Jadeite", "Wiseman", "Saphir");
    }

    /** The second team's last die is about to fall, and it has lost much. */
    private static Ring nearlyWon(Ring ring) {
        ring.position(0, "d12", "a1");
        ring.state().put(DiceState.PLAY, 3, 0);
        ring.state().put(DiceState.LOST, 3, ring.state().starting(3));
        return ring;
    }

    @Test
    void dc_7_1_everybodyRollsAndTheLowestOfEachTeamOpens() {
        Ring ring =
                Ring.teams("tag", "Sailor Mercury, Jadeite", "Wiseman, Saphir")
                        .rolls("4 4 4 4 | 3 6 6 6 | 9 9 9 9 | 2 9 9 9")
                        .say("pick saphir");
        assertThat(ring.state().fighter(0)).isEqualTo(1);
        assertThat(ring.state().fighter(1)).isEqualTo(3);
        assertThat(ring.state().turn).isEqualTo(1);
        assertThat(ring.dice(0)).containsExactly("d4=4", "d8=4", "d8=4", "d12=4");
        assertThat(ring.view(0).characters())
                .extracting(DiceView.Fighter::standing)
                .containsExactly(
                        DiceView.Standing.WAITING,
                        DiceView.Standing.FIGHTING,
                        DiceView.Standing.WAITING,
                        DiceView.Standing.FIGHTING);
    }

    @Test
    void dc_7_1_ofEquallyLowOnesTheCaptainChooses() {
        Ring ring =
                Ring.teams("tag", "Sailor Mercury, Jadeite", "Wiseman, Saphir")
                        .rolls("1 2 3 4 | 4 3 2 1 | 9 9 9 9 | 2 2 2 2")
                        .say("pick saphir");
        assertThat(ring.phase()).isEqualTo(Phase.OPENING);
        assertThat(ring.state().pending()).isEqualTo(0b01);
        assertThat(ring.legal()).containsExactly("open 1", "open 2");
        assertThat(ring.why("open 3")).isEqualTo("DC-7.1 why-opener");
        assertThat(ring.why("pass")).isEqualTo("DC-7.1 why-open-first");
        ring.say("open 2");
        assertThat(ring.state().fighter(0)).isEqualTo(1);
        assertThat(ring.state().turn).isZero();
    }

    @Test
    void dc_7_1_equalFightersRollAgainAndTheOpenersAreLookedForAnew() {
        Ring ring =
                Ring.teams("tag", "Sailor Mercury, Jadeite", "Wiseman, Saphir")
                        .rolls("1 2 3 4 | 6 6 6 6 | 1 2 3 4 | 5 5 5 5")
                        .rolls("4 8 8 12 | 12 12 20 20")
                        .say("pick saphir");
        assertThat(ring.state().fighter(0)).isZero();
        assertThat(ring.state().fighter(1)).isEqualTo(3);
        assertThat(ring.dice(2)).containsExactly("d12=12", "d12=12", "d20=20", "d20=20");
        assertThat(ring.state().turn).isZero();
    }

    @Test
    void dc_7_2_aTagTakesTheTurn() {
        Ring ring = teams().position(0, "a3 b5", "a4 b2");
        assertThat(ring.legal()).contains("tag 2");
        assertThat(ring.why("tag 1")).isEqualTo("DC-7.2 why-tag");
        ring.say("tag 2");
        assertThat(ring.state().fighter(0)).isEqualTo(1);
        assertThat(ring.state().turn).isEqualTo(1);
        assertThat(ring.dice(0)).containsExactly("d4=3", "d8=5");
        assertThat(ring.dice(1)).containsExactly("d6=6", "d6=6", "d12=12", "d12=12");
    }

    @Test
    void dc_7_2_notTwiceInARowIfItCanAttack() {
        Ring ring = teams().position(0, "a3 b5", "a4 b12").lay(1, "a2 b2");
        ring.say("tag 2").attack("12 > 2", "12");
        // Jadeite cannot attack: another tag, or a pass.
        assertThat(ring.legal()).containsExactly("pass", "tag 1");
        ring.say("tag 1").attack("4 > 3", "4");
        assertThat(ring.legal()).containsExactly("attack b > a");
        assertThat(ring.why("tag 2")).isEqualTo("DC-7.2 why-tag-twice");
        ring.attack("5 > 4", "8").say("done");
        ring.attack("12 > 8", "2");
        assertThat(ring.state().fighter(0)).isEqualTo(1);
    }

    @Test
    void dc_7_2_afterAnAttackATeamMayTagAgain() {
        Ring ring = teams().position(0, "a4 b5", "a4 b3 c2");
        ring.say("tag 2").attack("2 4 > 6", "1 1");
        ring.attack("12 > 3", "1").say("done");
        ring.attack("1 > 1", "9");
        assertThat(ring.legal()).contains("tag 1");
    }

    @Test
    void dc_7_2_onlyTeammatesWithDiceInPlayStepIn() {
        Ring ring = teams().position(0, "a3", "a4");
        ring.state().put(DiceState.PLAY, 1, 0);
        assertThat(ring.legal()).containsExactly("pass");
    }

    @Test
    void dc_7_3_aTeammateStepsInForADefeatedFighterAndMoves() {
        Ring ring = teams().position(0, "d12", "a1");
        ring.attack("12 > 1", "7").say("done");
        assertThat(ring.last(DiceEvent.Defeated.class).who().character()).isEqualTo(2);
        assertThat(ring.last(DiceEvent.Entered.class).who().character()).isEqualTo(3);
        assertThat(ring.state().turn).isEqualTo(1);
        assertThat(ring.state().fighter(1)).isEqualTo(3);
        assertThat(ring.view(0).characters().get(2).standing()).isEqualTo(DiceView.Standing.OUT);
        assertThat(ring.legal("attack")).isNotEmpty();
    }

    @Test
    void dc_7_3_theDefeatedFightersPlayerChoosesWhoStepsIn() {
        Ring ring =
                Ring.of(6, "mode=tag", "teams=3")
                        .say("pick wiseman")
                        .say("pick kunzite")
                        .say("pick droids")
                        .say("pick rubeus")
                        .say("pick saphir")
                        .rolls("1 1 1 1 | 1 2 | 6 6 6 6 | 2 2 2 2 | 4 4 4 4 | 4 5 5 5")
                        .say("pick zoisite");
        // Seats 1, 3 and 5 play Kunzite, Rubeus and Zoisite; Kunzite opens.
        ring.position(0, "a9 b9", "a1").state().set(DiceState.FIGHTER, 0, 0);
        assertThat(ring.state().fighter(1)).isEqualTo(3);
        ring.lay(0, "a9 b9").attack("9 > 1", "3");
        assertThat(ring.phase()).isEqualTo(Phase.ENTERING);
        assertThat(ring.view(0).characters().get(3).standing())
                .as("out at once")
                .isEqualTo(DiceView.Standing.OUT);
        assertThat(ring.view(0).sides().get(1).fighter()).isEmpty();
        assertThat(ring.state().pending()).isEqualTo(1 << 1);
        assertThat(ring.legal()).containsExactly("enter 5", "enter 6");
        assertThat(ring.why("enter 4")).isEqualTo("DC-7.3 why-enter");
        assertThat(ring.why("pass")).isEqualTo("DC-7.3 why-enter-first");
        ring.say("enter 6");
        assertThat(ring.view(0).sides().get(1).fighter()).contains(5);
        assertThat(ring.state().pending()).isEqualTo(1 << 5);
    }

    @Test
    void dc_7_3_theDefeatedAreOutWhileTheCaptorsAbilityIsAskedFor() {
        Ring ring = teams().position(0, "d12", "a1");
        ring.attack("12 > 1", "7");
        assertThat(ring.phase()).isEqualTo(Phase.AFTER);
        assertThat(ring.view(0).characters().get(2).standing()).isEqualTo(DiceView.Standing.OUT);
        assertThat(ring.view(0).sides().get(1).fighter()).isEmpty();
    }

    private static String said(String language, Phrase phrase) {
        List<String> names = List.of("Fox", "Owl", "Hare", "Raven");
        return Words.of(language, "dice-challenge")
                .say(phrase, new Listener(names, State.SPECTATOR));
    }

    @Test
    void dc_7_1_bothOpenersAreNamed() {
        Ring ring = teams();
        DiceEvent.Openers openers = ring.last(DiceEvent.Openers.class);
        assertThat(said("en", openers.phrase()))
                .isEqualTo(
                        "Sailor Mercury opens and moves first; Wiseman opens for the other side.");
        assertThat(said("ja", openers.phrase())).contains("セーラーマーキュリー", "ワイズマン");
        assertThat(said("en", ring.view(0).log().getLast()))
                .isEqualTo(
                        "Sailor Mercury opened and moved first; Wiseman opened for the other side.");
    }

    @Test
    void dc_7_5_totalsAreNamedAfterTheTeams() {
        Ring two = nearlyWon(teams()).attack("12 > 1");
        Phrase over = two.last(DiceEvent.RoundOver.class).phrase();
        assertThat(said("en", over))
                .isEqualTo(
                        "Fox wins round 1: Fox 76 (52 captured + 24 kept), Owl 0 (0 captured + 0"
                                + " kept). Fox captured dice worth 52 and kept 24 in play; Owl captured"
                                + " only 0. Rounds won: 1 to 0.");
        assertThat(said("en", two.view(0).log().getLast()))
                .isEqualTo(
                        "Round 1: Fox 76 (52 captured + 24 kept), Owl 0 (0 captured + 0 kept); Fox"
                                + " wins.");
        Ring four =
                Ring.of(4, "mode=tag")
                        .say("pick sailor mercury")
                        .say("pick wiseman")
                        .say("pick jadeite")
                        .rolls("1 1 1 1 | 6 6 12 12 | 2 2 2 2 | 6 10 12 12")
                        .say("pick saphir");
        over = nearlyWon(four).attack("12 > 1").last(DiceEvent.RoundOver.class).phrase();
        assertThat(said("en", over))
                .startsWith("Fox and Hare win round 1: Fox and Hare 76 (52 captured + 24 kept),")
                .contains("Owl and Raven 0 (");
        assertThat(said("ja", over))
                .doesNotContain("マーキュリー", "ワイズマン", "サフィール")
                .contains("Fox", "Raven");
    }

    @Test
    void dc_7_4_abilitiesArePooledAlsoThoseOfTheDefeated() {
        Ring ring = Ring.tag("Wiseman", "Sailor Moon", "Zoisite", "Tuxedo Mask");
        ring.state().put(DiceState.PLAY, 1, 0);
        ring.position(0, "a5", "a3 b9");
        ring.attack("5 > 3");
        assertThat(ring.phase()).isEqualTo(Phase.BLOCKING);
        ring.say("allow", "4");
        assertThat(ring.legal()).containsExactly("done", "again");
        ring.say("again");
        assertThat(ring.view(0).characters().get(1).left()).contains(0);
    }

    @Test
    void dc_7_4_whatIsRefusedIsAnAbilityThatNobodyOfTheTeamHas() {
        Ring ring =
                Ring.tag("Wiseman", "Sailor Moon", "Zoisite", "Saphir").position(0, "a5", "a3 b9");
        assertThat(ring.why("crystal d4")).isEqualTo("DC-5.6 why-lacks-team");
        assertThat(ring.why("command a")).isEqualTo("DC-5.3 why-lacks-team");
        ring.attack("5 > 3", "4");
        assertThat(ring.why("dark a")).isEqualTo("DC-5.4 why-lacks-team");
        Ring single = Ring.single("Wiseman", "Queen Serenity", "Zoisite", "Saphir");
        single.position(0, "a5", "a3 b9");
        assertThat(single.why("crystal d4")).as("only who fights").isEqualTo("DC-5.6 why-lacks");
    }

    @Test
    void dc_7_4_droidDiceAreForTheDroidsAlone() {
        Ring ring = Ring.tag("Wiseman", "Droids", "Zoisite", "Saphir").position(0, "a1", "a3");
        assertThat(ring.legal()).containsExactly("pass", "tag 2");
    }

    @Test
    void dc_7_4_aSilverCrystalBringsAReserveDieOfTheFighter() {
        Ring ring = Ring.tag("Sailor Mercury", "Queen Serenity", "Wiseman", "Saphir");
        ring.position(0, "a1", "a12 b12");
        assertThat(ring.legal("crystal"))
                .containsExactly("crystal d4", "crystal d6", "crystal d10");
        ring.say("crystal d4", "2");
        assertThat(ring.view(0).characters().get(1).left()).contains(0);
    }

    @Test
    void dc_7_4_aCrystalBallRollsOneCharacterAndTheOpenersAreLookedForAnew() {
        Ring ring = Ring.tag("Sailor Mercury", "Queen Beryl", "Wiseman", "Saphir");
        assertThat(ring.phase()).isEqualTo(Phase.BALL);
        assertThat(ring.legal()).containsExactly("done", "ball 1", "ball 2", "ball 3", "ball 4");
        ring.say("ball 4", "1 1 1 2").say("done");
        assertThat(ring.state().fighter(1)).isEqualTo(3);
        assertThat(ring.dice(2)).allMatch(die -> die.endsWith("=2"));
        assertThat(ring.state().turn).isZero();
    }

    @Test
    void dc_7_4_inTagPlayTheCaptainUsesTheBall() {
        Ring ring = Ring.of(4, "mode=tag").say("pick kunzite").say("pick droids");
        ring.say("pick queen beryl").rolls("2 2 2 2 | 4 4 4 4 | 1 2 | 5 5 5 5").say("pick saphir");
        assertThat(ring.phase()).isEqualTo(Phase.BALL);
        assertThat(ring.state().pending()).isEqualTo(0b0001);
    }

    @Test
    void dc_7_5_theRoundEndsWithTheLastLivingCharacterAndTeamsScore() {
        Ring ring = nearlyWon(teams());
        ring.attack("12 > 1");
        // Captured 12 + 40, and half of 12 and of Jadeite's 36.
        assertThat(ring.score()).isEqualTo("76:0");
        assertThat(ring.tokens()).isEqualTo("1:0");
    }

    @Test
    void dc_7_6_theLosingTeamDoesOneThing() {
        Ring ring = nearlyWon(teams()).attack("12 > 1");
        assertThat(ring.phase()).isEqualTo(Phase.FAVOUR);
        assertThat(ring.legal())
                .containsExactly(
                        "done",
                        "convert 4 d8",
                        "convert 4 d10",
                        "convert 4 d12",
                        "remove 1 d4",
                        "remove 1 d8",
                        "remove 1 d12",
                        "remove 2 d6",
                        "remove 2 d12",
                        "steal 1 d4",
                        "steal 1 d6",
                        "steal 1 d10",
                        "steal 2 d4",
                        "steal 2 d6",
                        "steal 2 d8");
        ring.say("steal 2 d8", "1 1 1 1 | 6 6 6 6 | 2 2 2 2 2 | 6 6 6 6");
        assertThat(ring.view(0).characters().get(2).starting()).containsExactly(8, 12, 12, 20, 20);
        assertThat(ring.view(0).characters().get(1).reserve()).containsExactly(4, 6, 6);
        assertThat(ring.phase()).isEqualTo(Phase.TURN);
    }

    @Test
    void dc_7_6_withNeoQueenSerenityTwoOfOneTeammateOrTwo() {
        Ring ring = Ring.tag("Sailor Mercury", "Jadeite", "Neo Queen Serenity", "Saphir");
        nearlyWon(ring).attack("12 > 1").say("convert 4 d8");
        assertThat(ring.legal()).contains("convert 3 d4", "convert 4 d8");
        assertThat(ring.legal("remove")).isEmpty();
        assertThat(ring.why("remove 1 d4")).isEqualTo("DC-7.6 why-converted");
        ring.say("convert 3 d4", "1 1 1 1 | 6 6 6 6 | 2 2 2 2 | 6 6 6 6 6");
        assertThat(ring.phase()).isEqualTo(Phase.TURN);
        Ring plain = Ring.tag("Sailor Mercury", "Jadeite", "Wiseman", "Saphir");
        nearlyWon(plain).attack("12 > 1");
        plain.say("convert 4 d8", "1 1 1 1 | 6 6 6 6 | 2 2 2 2 | 6 6 6 6 6");
        assertThat(plain.phase()).isEqualTo(Phase.TURN);
    }

    @Test
    void dc_7_7_aHologramTakesBackOnlyTheFightersOwnDice() {
        Ring ring = Ring.tag("Sailor Mercury", "King Endymion", "Wiseman", "Saphir");
        ring.position(0, "a1", "a9 b9");
        ring.state().put(DiceState.LOST, 0, 0b0110);
        ring.state().put(DiceState.LOST, 1, 0b0001);
        assertThat(ring.legal("hologram")).containsExactly("hologram d8");
    }

    @Test
    void dc_7_7_noPlanetPowerRightAfterADefeat() {
        Ring ring = Ring.tag("Sailor Mercury", "Wiseman", "Kunzite", "Saphir");
        ring.position(0, "d12", "a1").attack("12 > 1", "7");
        assertThat(ring.phase()).isEqualTo(Phase.TURN);
        assertThat(ring.state().turn).isEqualTo(1);
        assertThat(ring.view(0).characters().get(0).left()).contains(1);
    }

    @Test
    void dc_7_8_threeTokensWinOrMoreIfAgreed() {
        assertThat(Ring.game(2, "mode=tag").needed).isEqualTo(3);
        assertThat(Ring.game(2, "mode=tag", "tokens=5").needed).isEqualTo(5);
        Ring ring = Ring.tag("Sailor Mercury", "Jadeite", "Wiseman", "Saphir", "tokens=4");
        ring.state().set(DiceState.TOKENS, 0, 3);
        nearlyWon(ring).attack("12 > 1");
        assertThat(ring.phase()).isEqualTo(Phase.OVER);
        assertThat(ring.state().points(0)).isEqualTo(4);
        assertThat(ring.state().points(1)).isZero();
    }

    @Test
    void dc_7_8_aTeamSharesItsPlaceAlsoWhereOnePlayerHasTheOther() {
        Ring ring =
                Ring.teams(3, "tag", "Sailor Mercury, Jadeite", "Wiseman, Saphir")
                        .rolls("1 1 1 1 | 6 6 6 6 | 2 2 2 2 | 6 6 6 6")
                        .say("pick saphir");
        ring.state().set(DiceState.TOKENS, 0, 2);
        ring.state().set(DiceState.TOKENS, 1, 1);
        nearlyWon(ring).attack("12 > 1");
        assertThat(ring.state().result())
                .isEqualTo(new Result(0b101, List.of(1, 3, 1), List.of(3, 1, 3)));
        assertThat(ring.view(1).winner()).contains(0);
    }

    @Test
    void dc_5_14_afterAnAbilityATeamTagsOnlyIfItCannotAttack() {
        Ring ring = Ring.tag("Luna and Artemis", "Wiseman", "Kunzite", "Saphir");
        ring.position(0, "d9", "a3 b9").say("command d", "8");
        assertThat(ring.legal("tag")).isEmpty();
        assertThat(ring.why("tag 2")).isEqualTo("DC-5.14 why-tag-acted");
        ring.say("command d", "1");
        assertThat(ring.legal()).containsExactly("pass", "tag 2");
    }

    @Test
    void dc_5_14_afterABlockATeamDoesNotTag() {
        Ring ring = Ring.tag("Wiseman", "Zoisite", "Tuxedo Mask", "Saphir");
        ring.position(0, "a5", "a3").attack("5 > 3").say("block");
        assertThat(ring.legal()).containsExactly("pass");
        assertThat(ring.why("tag 2")).isEqualTo("DC-5.14 why-blocked");
    }
}
