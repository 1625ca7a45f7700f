package masque.games.truthorbluff;

import static org.assertj.core.api.Assertions.assertThat;

import masque.core.Seeded;
import org.junit.jupiter.api.Test;

/** Sets of tiles as one number against plain counts. */
class TilesTest {
    @Test
    void aSetCountsAsItsTilesDo() {
        Seeded chance = new Seeded(3);
        for (int round = 0; round < 2_000; round++) {
            int[] counts = new int[Tiles.KINDS];
            long set = 0;
            for (int kind = 0; kind < Tiles.KINDS; kind++) {
                counts[kind] = chance.below(kind < Tiles.WHITE ? 12 : 2);
                set += counts[kind] * Tiles.one(kind);
            }
            int position = 0;
            for (int kind = 0; kind < Tiles.KINDS; kind++) {
                assertThat(Tiles.count(set, kind)).isEqualTo(counts[kind]);
                assertThat(Tiles.kinds(set) >>> kind & 1).isEqualTo(counts[kind] > 0 ? 1 : 0);
                for (int i = 0; i < counts[kind]; i++) {
                    assertThat(Tiles.at(set, position++)).isEqualTo(kind);
                }
            }
            assertThat(Tiles.size(set)).isEqualTo(position);
            assertThat(Tiles.kinds(set) >>> Tiles.KINDS).isZero();
            int whites = 0;
            for (int kind = Tiles.WHITE; kind < Tiles.VILLAIN; kind++) {
                whites += counts[kind];
            }
            assertThat(Tiles.whites(set)).isEqualTo(whites);
            assertThat(Tiles.villains(set)).isEqualTo(sum(counts, Tiles.VILLAIN));
            for (int character = 0; character < Face.CHARACTERS; character++) {
                assertThat(Tiles.characters(set) >>> (4 * character) & 0xF)
                        .isEqualTo(counts[character] + counts[character + Tiles.WHITE]);
            }
        }
    }

    private static int sum(int[] counts, int from) {
        int sum = 0;
        for (int kind = from; kind < counts.length; kind++) {
            sum += counts[kind];
        }
        return sum;
    }
}
