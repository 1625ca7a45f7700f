package masque.bots.search;

import static org.assertj.core.api.Assertions.assertThat;

import masque.core.Codes;
import masque.core.Seeded;
import org.junit.jupiter.api.Test;

/** A tree chooses by its formula, and does not fill the memory, however long a search thinks. */
final class TreeTest {
    @Test
    void itStopsGrowing() {
        Codes legal = new Codes();
        legal.addRange(0, 100);
        Tree tree = new Tree();
        int place = Tree.ROOT;
        int met = 0;
        while (place != Tree.NONE && met <= Tree.MOST_ENTRIES) {
            tree.meet(place, 0, legal);
            met += legal.size();
            place = tree.follow(place, tree.met(7), 7);
        }
        assertThat(place).isEqualTo(Tree.NONE);
        assertThat(tree.size()).isLessThan(Tree.MOST_ENTRIES + legal.size());
    }

    /** What is skipped for speed must never be what the formula would have chosen. */
    @Test
    void itChoosesWhatPromisesMost() {
        for (int seed = 1; seed <= 20; seed++) {
            Seeded chance = new Seeded(seed);
            double curiosity = 0.1 + chance.below(10) / 10.0;
            Codes legal = new Codes();
            legal.addRange(0, 1 + chance.below(30));
            Tree tree = new Tree();
            double[] worth = new double[legal.size()];
            int[] visits = new int[legal.size()];
            for (int round = 1; round <= 5_000; round++) {
                int fresh = tree.meet(Tree.ROOT, 0, legal);
                int from = chance.below(legal.size());
                int chosen = fresh == 0 ? tree.best(legal.size(), curiosity, from) : tree.fresh(0);
                if (fresh == 0) {
                    assertThat(chosen)
                            .as("round %d of seed %d", round, seed)
                            .isEqualTo(best(worth, visits, round, curiosity, from));
                }
                double value = chance.below(4) < chosen % 4 ? 1 : 0;
                tree.learn(tree.met(chosen), value);
                worth[chosen] += value;
                visits[chosen]++;
            }
        }
    }

    private static int best(double[] worth, int[] visits, int chances, double curiosity, int from) {
        int best = from;
        double most = Double.NEGATIVE_INFINITY;
        for (int n = 0; n < visits.length; n++) {
            int i = (from + n) % visits.length;
            double bonus = Math.sqrt(Math.log(chances) / visits[i]);
            double value = worth[i] / visits[i] + curiosity * bonus;
            if (value > most) {
                most = value;
                best = i;
            }
        }
        return best;
    }
}
