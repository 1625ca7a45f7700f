package masque.games.dicechallenge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import masque.core.Phrase;
import masque.core.State;
import org.junit.jupiter.api.Test;

/** A view shows every die where it is and as it lies, and forgets nothing that happened. */
class ShownTest {
    private static DiceView.Fighter shown(Ring ring, int c) {
        return ring.view(State.SPECTATOR).characters().get(c);
    }

    private static List<String> logged(Ring ring) {
        return ring.view(State.SPECTATOR).log().stream().map(Phrase::key).toList();
    }

    @Test
    void dc_5_11_aDroidDieOfTheLastAttackShowsItsMaximum() {
        Ring ring = Ring.duel("Droids", "Sailor Mercury").position(0, "a1", "d5");
        ring.attack("1 4 > 5");
        assertThat(ring.view(0).rounds()).hasSize(1);
        assertThat(ring.dice(0)).containsExactly("d1=1", "d4=4");
        assertThat(ring.score()).as("it scores half").isEqualTo("14.5:0");
    }

    @Test
    void dc_5_11_alsoIfItShowedSomethingElseInAnEarlierRound() {
        Ring ring = Ring.duel("Droids", "Sailor Mercury").position(0, "a1", "a3 d5");
        ring.attack("1 4 > 5", "1 2");
        assertThat(ring.dice(0)).containsExactly("d1=1", "d4=2");
        ring.position(0, "a1", "d5").attack("1 4 > 5");
        assertThat(ring.dice(0)).containsExactly("d1=1", "d4=4");
    }

    @Test
    void dc_3_1_howeverOftenRollsAreEqualNoneIsForgotten() {
        int ties = 60;
        String equal = "1 1 1 1 | 1 1 1 1 ";
        Ring ring =
                Ring.duel("Sailor Mercury", "Kunzite", equal.repeat(ties) + "1 1 1 1 | 2 2 2 2");
        assertThat(logged(ring).stream().filter("log-rolled"::equals)).hasSize(2 * (ties + 1));
        assertThat(logged(ring)).endsWith("log-first");
        ring.attack("1 1 > 2", "3 3").say("done");
        assertThat(logged(ring)).hasSize(2 * (ties + 1) + 3).startsWith("log-rolled");
        State copy = ring.state().copy();
        assertThat(copy.view(0)).isEqualTo(ring.view(0));
    }

    @Test
    void dc_3_7_howeverManyRoundsAreDrawnNoneIsForgotten() {
        Ring ring = Ring.duel("Sailor Mercury", "Sailor Venus");
        for (int round = 1; round <= 20; round++) {
            ring.position(0, "a4", "b1").state().put(DiceState.LOST, 0, 0b0010);
            ring.attack("4 > 1", "1 1 1 1 | 4 6 10 12");
            assertThat(ring.score()).isEqualTo("8:8");
            assertThat(ring.view(0).rounds())
                    .extracting(DiceView.Outcome::round)
                    .hasSize(round)
                    .startsWith(1)
                    .endsWith(round);
        }
        assertThat(logged(ring).stream().filter("log-drawn"::equals)).hasSize(20);
    }

    @Test
    void dc_5_6_aBorrowedDieIsInOnePlace() {
        Ring ring = Ring.duel("Princess Serenity", "Sailor Mercury").position(0, "a5", "a4 d9");
        assertThat(shown(ring, 0).reserve()).containsExactly(4, 10, 12, 20);
        ring.say("crystal d20", "8");
        assertThat(ring.dice(0)).containsExactly("d6=5", "d20=8");
        assertThat(shown(ring, 0).reserve()).containsExactly(4, 10, 12);
        ring.attack("5 > 4", "6").attack("9 > 8", "12").say("done");
        assertThat(shown(ring, 0).captured()).containsExactly(20);
        assertThat(shown(ring, 0).reserve()).as("captured").containsExactly(4, 10, 12);
    }

    @Test
    void dc_5_6_andBackInTheReserveWhenTheRoundIsOver() {
        Ring ring = Ring.duel("Princess Serenity", "Sailor Mercury").position(0, "a5", "a4");
        ring.say("crystal d20", "8").attack("8 > 4");
        assertThat(ring.phase()).isEqualTo(Phase.FAVOUR);
        assertThat(ring.dice(0)).containsExactly("d6=5");
        assertThat(shown(ring, 0).reserve()).containsExactly(4, 10, 12, 20);
        assertThat(ring.score()).as("it has scored").isEqualTo("17:0");
        assertThat(ring.view(0).sides().get(0).halves()).isEqualTo(34);
    }
}
