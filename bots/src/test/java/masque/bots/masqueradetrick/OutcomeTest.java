package masque.bots.masqueradetrick;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Who wins a deal by what is sure, and by what is likely. */
class OutcomeTest {
    private static Outcome of(int[] order, double[] right, double[] done) {
        Outcome outcome = new Outcome(order.length);
        System.arraycopy(order, 0, outcome.order, 0, order.length);
        System.arraycopy(right, 0, outcome.right, 0, order.length);
        System.arraycopy(done, 0, outcome.done, 0, order.length);
        return outcome;
    }

    private static double[] wins(Outcome outcome) {
        double[] wins = new double[outcome.order.length];
        for (int seat = 0; seat < wins.length; seat++) {
            wins[seat] = outcome.wins(seat);
        }
        return wins;
    }

    @Test
    void mt_3_2_whoHasDoneTheMissionComesBeforeWhoHasNot() {
        Outcome outcome = of(new int[] {1, 4, 2}, new double[] {1, 1, 0}, new double[] {0, 1, 1});
        assertThat(wins(outcome)).containsExactly(0, 1, 0);
    }

    @Test
    void mt_3_3_theLowestOrderWinsAndEqualsWinTogether() {
        double[] all = {1, 1, 1};
        assertThat(wins(of(new int[] {5, 4, 5}, all, all))).containsExactly(0, 1, 0);
        assertThat(wins(of(new int[] {5, 5, 4}, new double[] {1, 1, 0}, all)))
                .containsExactly(1, 1, 0);
    }

    @Test
    void mt_6_3_aloneTheMissionMustBeDone() {
        assertThat(of(new int[] {4}, new double[] {1}, new double[] {0}).wins(0)).isZero();
    }

    @Test
    void withDifferentOrdersSomebodyOrNobodyWins() {
        Outcome outcome =
                of(
                        new int[] {1, 5, 3, 2},
                        new double[] {.3, .6, .2, .5},
                        new double[] {.5, .7, .1, .9});
        double sum = outcome.nobody();
        for (double one : wins(outcome)) {
            sum += one;
        }
        assertThat(sum).isCloseTo(1, org.assertj.core.data.Offset.offset(1e-12));
    }
}
