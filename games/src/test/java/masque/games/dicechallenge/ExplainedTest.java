package masque.games.dicechallenge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import masque.core.Phrase;
import masque.core.State;
import masque.edge.Listener;
import masque.edge.Words;
import org.junit.jupiter.api.Test;

/** What a view explains: what captures are worth, how a score is made up, why, and what for. */
class ExplainedTest {
    private static final Words WORDS = Words.of("en", "dice-challenge");
    private static final List<String> NAMES = List.of("Fox", "Owl", "Hare", "Raven");

    private static String said(Phrase phrase, int listener) {
        return WORDS.say(phrase, new Listener(NAMES, listener));
    }

    private static String goal(Ring ring, int viewer) {
        return said(ring.view(viewer).goal(), viewer);
    }

    /** Sailor Mercury has lost all but her d4, and Kunzite has a d8 left. */
    private static Ring lastDie() {
        Ring ring = Ring.duel("Sailor Mercury", "Kunzite").position(0, "a1", "a1");
        ring.state().put(DiceState.LOST, 0, 0b1110);
        return ring;
    }

    @Test
    void dc_3_7_aDieCountsInFullForItsCaptorAndHalfForItsOwner() {
        Ring ring = Ring.duel("Sailor Mercury", "Kunzite").position(0, "d12", "a3 d9");
        DiceView view = ring.view(State.SPECTATOR);
        assertThat(view.characters().get(1).dice())
                .extracting(DiceView.Lying::taken)
                .containsExactly(16, 40);
        assertThat(view.characters().get(1).dice())
                .extracting(DiceView.Lying::kept)
                .containsExactly(8, 20);
        assertThat(view.worth())
                .containsExactly(
                        new DiceView.Worth(
                                "a", Optional.empty(), List.of(28, 20), false, Optional.empty()),
                        new DiceView.Worth(
                                "d", Optional.empty(), List.of(52, 8), false, Optional.empty()));
        ring.attack("12 > 9", "5");
        assertThat(ring.view(0).sides()).extracting(DiceView.Side::halves).containsExactly(52, 8);
        assertThat(ring.view(0).sides()).extracting(DiceView.Side::captured).containsExactly(40, 0);
    }

    @Test
    void dc_3_6_theLastDieSaysWhatTheRoundWouldComeTo() {
        assertThat(lastDie().view(0).worth())
                .containsExactly(
                        new DiceView.Worth(
                                "a", Optional.empty(), List.of(20, 56), true, Optional.of(1)));
        assertThat(goal(lastDie(), 0))
                .isEqualTo(
                        "First to 3 rounds: you 0, Owl 0. Points now: you 2, Owl 32 (captured dice"
                                + " in full, dice kept half). The last die ends the round, and you"
                                + " lose on points.");
    }

    @Test
    void dc_5_11_aDroidDieThatJoinsCountsToo() {
        Ring ring = Ring.duel("Droids", "Sailor Mercury").position(0, "a1", "d5");
        DiceView.Worth alone = ring.view(0).worth().getFirst();
        DiceView.Worth joined =
                ring.view(0).worth().stream()
                        .filter(worth -> worth.droid().equals(Optional.of("c")))
                        .findFirst()
                        .orElseThrow();
        assertThat(alone.halves()).containsExactly(25, 0);
        assertThat(joined.halves()).containsExactly(29, 0);
        ring.attack("1 4 > 5");
        assertThat(ring.view(0).rounds().getFirst().halves()).isEqualTo(joined.halves());
    }

    @Test
    void dc_3_6_inTagPlayTheLastDieOfOneFighterIsNotTheLast() {
        Ring ring = Ring.tag("Sailor Mercury", "Jadeite", "Wiseman", "Saphir");
        ring.position(0, "d12", "a1");
        assertThat(ring.view(0).worth().getFirst().ends()).isFalse();
        ring.state().put(DiceState.PLAY, 3, 0);
        assertThat(ring.view(0).worth().getFirst().ends()).isTrue();
    }

    @Test
    void dc_3_7_aRoundSaysWhatItsScoresAreMadeOfAndWhatDecidedIt() {
        Ring ring = lastDie().attack("1 > 1");
        DiceView.Outcome outcome = ring.view(0).rounds().getFirst();
        assertThat(outcome.halves()).containsExactly(20, 56);
        assertThat(outcome.captured()).containsExactly(16, 56);
        assertThat(said(outcome.why(), 0))
                .isEqualTo(
                        "Sailor Mercury took the last die, but Kunzite had captured more: 28,"
                                + " against 8 and 2 for the dice kept.");
        assertThat(said(ring.view(0).log().getLast(), 0))
                .contains("Sailor Mercury 10 (8 captured + 2 kept)");
    }

    @Test
    void dc_3_7_whoeverKeepsDiceCanWinWithLessCaptured() {
        Ring ring = Ring.duel("Sailor Mercury", "Kunzite").position(0, "d12 b8", "a1");
        ring.state().put(DiceState.LOST, 0, 0b0101);
        ring.attack("12 > 1");
        assertThat(ring.score()).isEqualTo("18:12");
        assertThat(said(ring.view(0).rounds().getFirst().why(), 0))
                .isEqualTo(
                        "Kunzite captured more, 12 to 8, but the dice that Sailor Mercury kept in"
                                + " play added 10.");
    }

    @Test
    void dc_5_6_aBorrowedDieStillCountsInTheRoundThatIsOver() {
        Ring ring = Ring.duel("Princess Serenity", "Sailor Mercury").position(0, "a5", "a4");
        ring.say("crystal d20", "8").attack("5 > 4");
        assertThat(ring.view(0).rounds().getFirst().halves()).containsExactly(34, 0);
        assertThat(ring.view(0).rounds().getFirst().captured()).containsExactly(8, 0);
    }

    @Test
    void dc_2_1_beforeTheFightTheGoalSaysHowARoundIsWon() {
        assertThat(goal(Ring.of(2), 1))
                .isEqualTo(
                        "First to 3 rounds: you 0, Fox 0. The most points win a round: captured"
                                + " dice in full, dice kept half. Large dice count more, small ones"
                                + " add up.");
        assertThat(goal(Ring.of(2).say(0, "pick droids"), 0)).endsWith("dice kept half.");
    }

    @Test
    void dc_7_8_aTeamAndWhoeverLooksOnHaveTheirOwnGoals() {
        Ring ring =
                Ring.teams(4, "tag", "Sailor Mercury, Jadeite", "Wiseman, Saphir", "tokens=5")
                        .rolls("1 1 1 1 | 6 6 12 12 | 2 2 2 2 | 6 10 12 12")
                        .say("pick saphir");
        assertThat(goal(ring, 2))
                .startsWith("First side to 5 rounds: yours 0, theirs 0. Points now:")
                .doesNotContain("Capture what");
        assertThat(goal(ring, 0)).endsWith("Capture what is worth most.");
        assertThat(goal(ring, State.SPECTATOR))
                .startsWith("First side to 5 rounds: Fox and Hare 0, Owl and Raven 0.");
    }

    @Test
    void dc_3_2_whoeverCannotCaptureIsToldWhatElseThereIs() {
        Ring ring = Ring.duel("Sailor Mercury", "Kunzite").position(0, "a1", "a3");
        assertThat(ring.view(0).prompt().key()).isEqualTo("prompt-stuck");
        Ring luna = Ring.duel("Luna and Artemis", "Kunzite").position(0, "b1", "a3");
        assertThat(luna.view(0).prompt().key()).isEqualTo("prompt-stuck-more");
        Ring droids = Ring.duel("Droids", "Kunzite").position(0, "a1", "a5");
        assertThat(droids.view(0).prompt().key()).isEqualTo("prompt-droid");
    }

    @Test
    void dc_2_2_theGoalDoesNotTellTheEndBeforeItIsShown() {
        Ring ring = lastDie();
        ring.state().set(DiceState.TOKENS, 1, 2);
        ring.attack("1 > 1");
        assertThat(ring.phase()).isEqualTo(Phase.OVER);
        assertThat(goal(ring, 0)).isEqualTo(goal(ring, 1)).doesNotContain("Owl");
    }
}
