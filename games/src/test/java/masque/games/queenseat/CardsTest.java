package masque.games.queenseat;

import static org.assertj.core.api.Assertions.assertThat;

import masque.core.Seeded;
import org.junit.jupiter.api.Test;

/** Sets of cards against plain counts. */
class CardsTest {
    @Test
    void aSetCountsAsItsCardsDo() {
        Seeded chance = new Seeded(5);
        for (int round = 0; round < 2_000; round++) {
            int[] counts = new int[Cards.KINDS];
            long set = 0;
            for (int kind = 0; kind < Cards.KINDS; kind++) {
                counts[kind] = chance.below(kind < Cards.DARK ? 9 : 2) * chance.below(2);
                set += counts[kind] * Cards.one(kind);
            }
            int position = 0;
            for (int kind = 0; kind < Cards.KINDS; kind++) {
                assertThat(Cards.count(set, kind)).isEqualTo(counts[kind]);
                assertThat(Cards.kinds(set) >>> kind & 1).isEqualTo(counts[kind] > 0 ? 1 : 0);
                for (int i = 0; i < counts[kind]; i++) {
                    assertThat(Cards.at(set, position++)).isEqualTo(kind);
                }
            }
            assertThat(Cards.size(set)).isEqualTo(position);
            for (int princess = 0; princess < Princess.COUNT; princess++) {
                int count = counts[princess] + counts[princess + Cards.DARK];
                assertThat(Cards.ofPrincess(set, princess)).isEqualTo(count);
                assertThat(Cards.nibble(Cards.princesses(set), princess)).isEqualTo(count);
                assertThat(Cards.size(Cards.only(set, princess))).isEqualTo(count);
            }
        }
    }

    @Test
    void theTypesOfWhichThereAreMostAndLeastAreFound() {
        Seeded chance = new Seeded(6);
        for (int round = 0; round < 2_000; round++) {
            int highest = 1 + chance.below(15);
            int deck = chance.below(1 << Princess.COUNT);
            long counts = 0;
            int most = 1;
            int least = Integer.MAX_VALUE;
            for (int princess = 0; princess < Princess.COUNT; princess++) {
                int count = chance.below(highest + 1) * chance.below(2);
                counts += count * Cards.unit(princess);
                most = Math.max(most, count);
                least = (deck >>> princess & 1) != 0 ? Math.min(least, count) : least;
            }
            for (int princess = 0; princess < Princess.COUNT; princess++) {
                int count = Cards.nibble(counts, princess);
                boolean there = (deck >>> princess & 1) != 0;
                assertThat(Cards.most(counts) >>> princess & 1).isEqualTo(count == most ? 1 : 0);
                assertThat(Cards.least(counts, deck) >>> princess & 1)
                        .isEqualTo(there && count == least ? 1 : 0);
            }
        }
        assertThat(Cards.most(0)).isZero();
    }

    @Test
    void aUnionHasOfEveryKindAsManyAsTheSetWithMore() {
        long one = 3 * Cards.one(2) + Cards.one(14) + Cards.one(5);
        long other = Cards.one(2) + 2 * Cards.one(5);
        assertThat(Cards.union(one, other))
                .isEqualTo(3 * Cards.one(2) + Cards.one(14) + 2 * Cards.one(5));
    }
}
