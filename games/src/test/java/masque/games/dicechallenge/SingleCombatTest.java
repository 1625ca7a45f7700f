package masque.games.dicechallenge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import masque.core.Phrase;
import masque.core.Result;
import masque.core.State;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Single combat teams: DC-6. */
class SingleCombatTest {
    private static final String FOUR = "1 1 1 1 | 2 2 2 2";

    private static Ring won(Ring ring) {
        ring.position(0, "d12", "a1");
        ring.state().put(DiceState.LOST, ring.state().fighter(1), 0b1110);
        return ring.attack("12 > 1");
    }

    @Test
    void dc_6_1_charactersArePickedInTheOpenTheTeamsTakingTurns() {
        Ring ring = Ring.of(4, "mode=single");
        assertThat(ring.state().pending()).isEqualTo(0b0001);
        ring.say("pick kunzite");
        assertThat(ring.state().pending()).isEqualTo(0b0010);
        assertThat(ring.last(DiceEvent.Picked.class).who().name().key())
                .isEqualTo("character-kunzite");
        assertThat(ring.legal()).doesNotContain("pick kunzite");
        assertThat(ring.why("pick kunzite")).isEqualTo("DC-6.1 why-taken");
        ring.say("pick droids").say("pick jadeite");
        assertThat(ring.state().pending()).isEqualTo(0b1000);
        ring.rolls("1").say("random");
        assertThat(ring.view(2).characters())
                .extracting(one -> one.portrait().id())
                .containsExactly("kunzite", "jadeite", "droids", "sailor-moon");
        assertThat(ring.view(2).characters())
                .extracting(one -> one.seat().index())
                .containsExactly(0, 2, 1, 3);
    }

    @ParameterizedTest
    @CsvSource({
        "2, 4, '', 0 0 0 0 1 1 1 1",
        "3, 2, '', 0 2 1 1",
        "3, 3, 2+1:3, 0 0 2 1 1 1",
        "3, 4, 4:3+1, 0 0 0 0 1 1 1 2",
        "4, 4, 4:2+1+1, 0 0 0 0 1 1 2 3",
        "5, 3, '', 0 2 4 1 1 3",
        "7, 4, '', 0 2 4 6 1 1 3 5",
        "8, 4, '', 0 2 4 6 1 3 5 7",
    })
    void dc_6_1_aPlayerMayHaveSeveralCharactersOfOneTeam(
            int seats, int team, String seating, String expected) {
        DiceGame game =
                seating.isEmpty()
                        ? Ring.game(seats, "mode=single", "teams=" + team)
                        : Ring.game(seats, "mode=single", "teams=" + team, "seating=" + seating);
        List<Integer> seatsOf =
                Arrays.stream(expected.split(" ", -1)).map(Integer::valueOf).toList();
        for (int c = 0; c < game.characters; c++) {
            assertThat(game.seatOf(c)).as("character %s", c).isEqualTo(seatsOf.get(c));
            assertThat(game.sideOf(game.seatOf(c))).isEqualTo(game.sideOfCharacter(c));
        }
        assertThat(game.captain(0)).isEqualTo(0);
        assertThat(game.captain(1)).isEqualTo(1);
    }

    @Test
    void dc_6_1_everySeatingGivesEverybodyACharacter() {
        for (int seats = 3; seats <= 7; seats++) {
            for (String seating : Seating.all(seats)) {
                String first = seating.split(":", -1)[0];
                int team = Arrays.stream(first.split("\\+", -1)).mapToInt(Integer::parseInt).sum();
                DiceGame game = Ring.game(seats, "teams=" + team, "seating=" + seating);
                for (int side = 0; side < 2; side++) {
                    assertThat(game.seatsOf(side)).as(seating).isNotZero();
                }
                assertThat(game.seatsOf(0) | game.seatsOf(1)).isEqualTo((1 << seats) - 1);
            }
        }
        assertThat(Seating.all(3)).contains("2:1+1", "1+1:2", "4:2+2", "4:3+1").hasSize(8);
    }

    @Test
    void dc_6_2_nomineesAreSecretUntilBothAreIn() {
        Ring ring =
                Ring.teams("single", "Kunzite, Jadeite, Wiseman", "Droids, Saphir, Rubeus")
                        .say("pick rubeus");
        assertThat(ring.state().pending()).isEqualTo(0b11);
        ring.say(0, "nominate 2");
        assertThat(ring.view(0).chosen()).contains(Phrase.of("character-jadeite"));
        assertThat(ring.view(1).chosen()).isEmpty();
        assertThat(ring.view(State.SPECTATOR).chosen()).isEmpty();
        assertThat(ring.view(1).sides().get(0).fighter()).isEmpty();
        assertThat(ring.heard(1)).noneMatch(DiceEvent.Nominated.class::isInstance);
        assertThat(ring.heard(0)).filteredOn(DiceEvent.Nominated.class::isInstance).hasSize(1);
        assertThat(ring.why(1, "nominate 1")).isEqualTo("DC-6.2 why-nominee");
        ring.rolls("1 1 1 1 | 2 2 2 2").say(1, "nominate 5");
        assertThat(ring.last(DiceEvent.Facing.class).other().character()).isEqualTo(4);
        assertThat(ring.phase()).isEqualTo(Phase.TURN);
    }

    @Test
    void dc_6_2_whoFoughtLastStaysOut() {
        Ring ring =
                Ring.teams("single", "Kunzite, Jadeite, Wiseman", "Droids, Saphir, Rubeus")
                        .say("pick rubeus")
                        .say(0, "nominate 1");
        ring.rolls(FOUR).say(1, "nominate 5");
        won(ring);
        assertThat(ring.phase()).isEqualTo(Phase.NOMINATING);
        assertThat(ring.legal(0)).containsExactly("nominate 2", "nominate 3");
        assertThat(ring.legal(1)).containsExactly("nominate 4", "nominate 6");
        assertThat(ring.why(0, "nominate 1")).isEqualTo("DC-6.2 why-nominee");
    }

    @Test
    void dc_6_2_whereOneIsLeftThatIsTheNominee() {
        Ring ring = won(Ring.single("Sailor Mercury", "Jadeite", "Kunzite", "Saphir"));
        assertThat(ring.state().fighter(0)).isEqualTo(1);
        assertThat(ring.state().fighter(1)).isEqualTo(3);
        assertThat(ring.phase()).isEqualTo(Phase.FAVOUR);
    }

    @ParameterizedTest
    @CsvSource({"2, 4", "3, 5", "4, 6"})
    void dc_6_3_tokensThatWinDependOnTheTeams(int team, int needed) {
        assertThat(Ring.game(2, "mode=single", "teams=" + team).needed).isEqualTo(needed);
    }

    @Test
    void dc_6_3_theWinnersTeamTakesATokenAndTheLastOneWins() {
        Ring ring = won(Ring.single("Sailor Mercury", "Jadeite", "Kunzite", "Saphir"));
        assertThat(ring.tokens()).isEqualTo("1:0");
        ring.state().set(DiceState.TOKENS, 0, 3);
        won(ring.say("done", FOUR));
        assertThat(ring.tokens()).isEqualTo("4:0");
        assertThat(ring.phase()).isEqualTo(Phase.OVER);
        assertThat(ring.state().winners()).isEqualTo(0b01);
    }

    @Test
    void dc_6_3_aTeamSharesItsPlaceAndItsTokens() {
        Ring ring =
                Ring.teams(4, "single", "Sailor Mercury, Jadeite", "Kunzite, Saphir")
                        .say("pick saphir")
                        .say(0, "nominate 1")
                        .rolls(FOUR)
                        .say(1, "nominate 3");
        ring.state().set(DiceState.TOKENS, 0, 3);
        ring.state().set(DiceState.TOKENS, 1, 2);
        won(ring);
        assertThat(ring.state().result())
                .isEqualTo(new Result(0b0101, List.of(1, 3, 1, 3), List.of(4, 2, 4, 2)));
    }

    @Test
    void dc_6_4_theNewNomineeOfTheLosersHasTheirRights() {
        Ring ring = won(Ring.single("Sailor Mercury", "Jadeite", "Kunzite", "Saphir"));
        // Saphir, not Kunzite who lost, and against Jadeite, who is new.
        assertThat(ring.state().pending()).isEqualTo(0b10);
        assertThat(ring.legal())
                .containsExactly(
                        "done",
                        "convert 4 d8",
                        "convert 4 d10",
                        "convert 4 d12",
                        "remove 2 d6",
                        "remove 2 d12");
        assertThat(ring.why("remove 1 d8")).isEqualTo("DC-5.9 why-remove");
        assertThat(ring.why("convert 3 d8")).isEqualTo("DC-4.1 why-convert");
        assertThat(ring.why("tag 1")).isEqualTo("DC-6.4 why-favour-first");
        ring.say("remove 2 d12", "1 1 1 | 2 2 2 2");
        assertThat(ring.view(0).characters().get(1).starting()).containsExactly(6, 6, 12);
    }

    @Test
    void dc_6_4_wisemanStealsFromTheNewOpponentAndConvertedDiceStay() {
        Ring ring = won(Ring.single("Sailor Mercury", "Jadeite", "Kunzite", "Wiseman"));
        assertThat(ring.legal()).containsExactly("done", "steal 2 d4", "steal 2 d6", "steal 2 d8");
        ring.say("steal 2 d8", "1 1 1 1 | 2 2 2 2 2");
        won(ring).say("convert 3 d12", FOUR + " 2");
        assertThat(ring.view(0).characters().get(3).starting()).containsExactly(8, 12, 12, 20, 20);
        assertThat(ring.view(0).characters().get(2).starting()).containsExactly(8, 10, 12, 20, 20);
    }

    @Test
    void dc_6_4_neoQueenSerenityConvertsTwoAsANominee() {
        Ring ring = won(Ring.single("Sailor Mercury", "Jadeite", "Kunzite", "Neo Queen Serenity"));
        ring.say("convert 4 d4").say("convert 4 d6", "1 1 1 1 | 2 2 2 2 2");
        assertThat(ring.view(0).characters().get(3).starting()).containsExactly(4, 6, 12, 20, 20);
    }

    @Test
    void dc_6_5_anAbilityIsUsedOnlyByWhoHasItWhileFighting() {
        Ring ring = Ring.single("Jadeite", "Sailor Moon", "Kunzite", "Tuxedo Mask");
        ring.position(0, "a5", "a3 b9").attack("5 > 3", "1");
        // Neither is Tuxedo Mask asked nor is Planet Power offered.
        assertThat(ring.legal()).containsExactly("done", "dark a");
        assertThat(ring.why("again")).isEqualTo("DC-5.1 why-lacks");
        assertThat(ring.why("tag 2")).isEqualTo("DC-5.14 why-after-first");
    }

    @Test
    void dc_5_5_inSingleCombatOnlyTheFightersRollAgain() {
        Ring ring = Ring.single("Queen Beryl", "Sailor Moon", "Kunzite", "Tuxedo Mask");
        assertThat(ring.legal()).containsExactly("done", "ball 1", "ball 3");
        assertThat(ring.why("ball 2")).isEqualTo("DC-5.5 why-ball");
    }

    @Test
    void dc_7_2_thereAreNoTagsInSingleCombat() {
        Ring ring = Ring.single("Jadeite", "Sailor Moon", "Kunzite", "Tuxedo Mask");
        assertThat(ring.why("tag 2")).isEqualTo("DC-7.2 why-no-tag");
    }

    @Test
    void dc_3_7_aDrawIsFoughtAgainByTheSameTwo() {
        Ring ring = Ring.single("Sailor Mercury", "Jadeite", "Kunzite", "Saphir");
        ring.position(0, "d12 a4", "a1").state().put(DiceState.LOST, 0, 0b0110);
        ring.rolls(FOUR).attack("12 > 1");
        assertThat(ring.score()).isEqualTo("16:16");
        assertThat(ring.state().fighter(0)).isZero();
        assertThat(ring.state().fighter(1)).isEqualTo(2);
        assertThat(ring.phase()).isEqualTo(Phase.TURN);
    }
}
