package masque.games.masqueradebattle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import masque.core.Seat;
import masque.core.State;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** MB-7: where the cards of a trick go. */
class CollectingTest {
    @ParameterizedTest
    @CsvSource({"mars 8/1 guardian,GUARDIAN", "mars 1/8 dark,DARK", "mars action dark,DARK"})
    void mb_7_1_ontoThePileOfThePowerThatWon(String winner, Side side) {
        Arena arena =
                Arena.trick("mars 3/6 guardian", winner, "mars 4/5 guardian", "venus 4/5 dark");
        assertThat(arena.view(0).outcome())
                .contains(
                        new BattleView.Outcome(
                                Optional.of(new Seat(1)),
                                Optional.of(new Seat(1)),
                                Optional.of(side)));
        assertThat(arena.collected(1, side)).isEqualTo(winner.contains("action") ? 3 : 4);
        assertThat(arena.collected(1, Side.at(1 - side.ordinal()))).isZero();
        assertThat(arena.turn()).isEqualTo(1);
    }

    @Test
    void mb_7_1_thePowerAtTheEndOfTheTrickDecides() {
        Arena arena =
                Arena.trick(
                        "mars 4/5 guardian", "mars 8/1 guardian", "betrayal stick, switch 1, done");
        assertThat(arena.winner()).contains(1);
        assertThat(arena.collected(1, Side.GUARDIAN)).isEqualTo(2);
        Arena switched =
                Arena.trick(
                        "mars 3/6 guardian", "mars 4/4 guardian", "betrayal stick, switch 1, done");
        assertThat(switched.winner()).contains(0);
        assertThat(switched.collected(0, Side.DARK)).isEqualTo(2);
    }

    @Test
    void mb_7_1_pilesLieOpen() {
        Arena arena = Arena.trick("mars 4/5 guardian", "mars 8/1 guardian", "luna");
        arena.say("give 1");
        for (int viewer = State.SPECTATOR; viewer < 3; viewer++) {
            BattleView.Pile pile = arena.view(viewer).players().get(0).guardian();
            assertThat(pile.characters()).isEqualTo(2);
            assertThat(pile.cards())
                    .extracting(Card::name)
                    .containsExactly("mars 8/1", "mars 4/5", "luna");
        }
    }

    @Test
    void mb_7_2_tuxedoMasksPlayerChoosesThePile() {
        for (Side side : Side.values()) {
            Arena arena = Arena.trick("mars 4/5 guardian", "tuxedo", "mars 8/1 guardian");
            assertThat(arena.turn()).isEqualTo(1);
            assertThat(arena.view(0).phase()).isEqualTo(Phase.PILING);
            assertThat(arena.view(0).outcome()).isEmpty();
            assertThat(arena.legal(1)).containsExactly("pile guardian", "pile dark");
            assertThat(arena.why(0, "pile dark")).isEqualTo("MB-7.2 why-not-your-turn");
            assertThat(arena.why(1, "give 1")).isEqualTo("MB-7.2 why-pile-first");
            arena.say("pile " + side.text());
            assertThat(arena.collected(1, side)).isEqualTo(2);
            assertThat(arena.turn()).isEqualTo(1);
            assertThat(arena.view(0).phase()).isEqualTo(Phase.PLAYING);
            assertThat(arena.heard(-1)).endsWith(new BattleEvent.Collected(new Seat(1), side, 2));
        }
    }

    @ParameterizedTest
    @CsvSource({"beryl,DARK", "luna,GUARDIAN", "artemis,GUARDIAN"})
    void mb_7_3_aSupportsCardsGoToAnotherPlayer(String support, Side side) {
        Arena arena =
                Arena.trick("mars 4/5 guardian", "mars 8/1 guardian", support, "venus 8/1 dark");
        assertThat(arena.turn()).isEqualTo(2);
        assertThat(arena.view(0).phase()).isEqualTo(Phase.GIVING);
        assertThat(arena.legal(2)).containsExactly("give 1", "give 2", "give 4");
        assertThat(arena.why(2, "give 3")).isEqualTo("MB-7.3 why-give-self");
        assertThat(arena.why(1, "give 3")).isEqualTo("MB-7.3 why-not-your-turn");
        assertThat(arena.why(2, "pile dark")).isEqualTo("MB-7.3 why-give-first");
        arena.say("give 4");
        assertThat(arena.collected(3, side)).isEqualTo(3);
        assertThat(arena.collected(3, Side.at(1 - side.ordinal()))).isZero();
        assertThat(arena.view(0).outcome())
                .contains(
                        new BattleView.Outcome(
                                Optional.of(new Seat(2)),
                                Optional.of(new Seat(3)),
                                Optional.of(side)));
        assertThat(arena.heard(0))
                .endsWith(new BattleEvent.Given(new Seat(2), new Seat(3), side, 3));
        assertThat(arena.turn()).as("the Support's player leads").isEqualTo(2);
    }

    @Test
    void mb_7_3_withNaruOsakaTheGiverNamesThePile() {
        for (Side side : Side.values()) {
            Arena arena = Arena.trick("mars 4/5 guardian", "mars 8/1 guardian", "naru");
            arena.say("give 1");
            assertThat(arena.turn()).isEqualTo(2);
            assertThat(arena.heard(0)).endsWith(new BattleEvent.Chosen(new Seat(2), new Seat(0)));
            assertThat(arena.legal(2)).containsExactly("pile guardian", "pile dark");
            assertThat(arena.why(2, "give 2")).isEqualTo("MB-7.3 why-pile-first");
            arena.say("pile " + side.text());
            assertThat(arena.collected(0, side)).isEqualTo(2);
            assertThat(arena.turn()).isEqualTo(2);
        }
    }
}
