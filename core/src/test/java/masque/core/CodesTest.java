package masque.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Lists of codes, against adding one code after the other. */
class CodesTest {
    private static final int ROUNDS = 2_000;

    private final Seeded chance = new Seeded(1);
    private final Codes codes = new Codes();
    private final List<Integer> expected = new ArrayList<>();

    /** Bits of which few or many are set. */
    private long bits() {
        long bits = chance.below(1 << 30) | (long) chance.below(1 << 30) << 30;
        for (int sparser = chance.below(5); sparser > 0; sparser--) {
            bits &= (long) chance.below(1 << 30) << 31 | chance.below(1 << 30);
        }
        return chance.below(2) == 0 ? bits : Long.reverse(bits);
    }

    /** One list is filled on and on, and now and then begun again. */
    private void agree(int round) {
        assertThat(codes.toArray())
                .as("round %d", round)
                .containsExactly(expected.stream().mapToInt(code -> code).toArray());
        if (chance.below(8) == 0) {
            codes.clear();
            expected.clear();
        }
    }

    @Test
    void everySetBitIsACode() {
        for (int round = 0; round < ROUNDS; round++) {
            int mask = (int) bits();
            codes.addBits(100, mask);
            for (int i = 0; i < Integer.SIZE; i++) {
                if ((mask >>> i & 1) != 0) {
                    expected.add(100 + i);
                }
            }
            agree(round);
        }
    }

    @Test
    void everySetBitIsAPairOfCodes() {
        for (int round = 0; round < ROUNDS; round++) {
            long mask = bits();
            codes.addPairs(7, mask);
            for (int i = 0; i < Long.SIZE; i++) {
                if ((mask >>> i & 1) != 0) {
                    expected.add(7 + 2 * i);
                    expected.add(8 + 2 * i);
                }
            }
            agree(round);
        }
    }

    @Test
    void everySetBitIsACellOfATable() {
        for (int round = 0; round < ROUNDS; round++) {
            long cells = bits();
            codes.addCells(50, 16, cells);
            for (int row = 0; row < 8; row++) {
                for (int column = 0; column < 8; column++) {
                    if ((cells >>> (8 * row + column) & 1) != 0) {
                        expected.add(50 + 16 * row + column);
                    }
                }
            }
            agree(round);
        }
    }

    @Test
    void whatIsAddedAfterwardsFollows() {
        codes.addBits(0, 0b101);
        codes.add(9);
        codes.addBits(20, 0);
        codes.addRange(10, 12);
        assertThat(codes.toArray()).containsExactly(0, 2, 9, 10, 11);
    }
}
