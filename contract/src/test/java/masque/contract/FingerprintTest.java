package masque.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Fingerprints and leaves see every part of a world and nothing else. */
class FingerprintTest {
    /** A world with one part of any kind and some scratch space. */
    static final class Holder {
        final Object part;
        final transient Object scratch;

        Holder(Object part, Object scratch) {
            this.part = part;
            this.scratch = scratch;
        }
    }

    /** A part that has parts. */
    record Pair(int left, long right) {}

    /** A part out of a fixed few. */
    enum Side {
        LEFT,
        RIGHT
    }

    /** Two worlds' parts that differ in one place. */
    record Different(Object one, Object other) {}

    static List<Different> different() {
        BitSet bits = new BitSet();
        bits.set(3);
        return List.of(
                new Different(new int[] {1, 2}, new int[] {1, 3}),
                new Different(new int[] {1}, new int[] {1, 0}),
                new Different(new int[][] {{1}, {2}}, new int[][] {{1}, {3}}),
                new Different(new long[] {1L << 40}, new long[] {1L << 41}),
                new Different(new byte[] {1}, new byte[] {2}),
                new Different(new short[] {1}, new short[] {2}),
                new Different(new char[] {'a'}, new char[] {'b'}),
                new Different(new boolean[] {true}, new boolean[] {false}),
                new Different(new double[] {0.25}, new double[] {0.5}),
                new Different(0.25, 0.5),
                new Different(true, false),
                new Different('a', 'b'),
                new Different("rose 5", "rose 6"),
                new Different(Side.LEFT, Side.RIGHT),
                new Different(new BitSet(), bits),
                new Different(Optional.of(1), Optional.empty()),
                new Different(Set.of(1, 2), Set.of(1, 3)),
                new Different(Map.of("a", 1), Map.of("a", 2)),
                new Different(new Pair(1, 2), new Pair(1, 3)),
                new Different(new ArrayList<>(List.of(1, 2)), List.of(2, 1)));
    }

    @ParameterizedTest
    @MethodSource("different")
    void differentPartsAreSeen(Different parts) {
        Holder one = new Holder(parts.one(), "");
        Holder other = new Holder(parts.other(), "");
        assertThat(Fingerprint.of(one)).isNotEqualTo(Fingerprint.of(other));
        assertThat(Fingerprint.of(one)).isEqualTo(Fingerprint.of(new Holder(parts.one(), "")));
        assertThat(Leaves.difference(one, other)).startsWith("part");
    }

    @Test
    void scratchSpaceIsNotSeen() {
        Holder one = new Holder(1, "a");
        Holder other = new Holder(1, "b");
        assertThat(Fingerprint.of(one))
                .isEqualTo(Fingerprint.of(other))
                .hasSameHashCodeAs(Fingerprint.of(other));
    }

    @Test
    void theDifferenceNamesThePathAndBothValues() {
        Holder one = new Holder(List.of(new Pair(1, 2), new Pair(3, 4)), "");
        Holder other = new Holder(List.of(new Pair(1, 2), new Pair(3, 5)), "");
        assertThat(Leaves.difference(one, other))
                .isEqualTo("part[1].right is 4 in one and 5 in the other");
    }

    @Test
    void whatCannotBeSeenIsNotPassedOver() {
        Holder closed = new Holder(new Thread(), "");
        assertThatThrownBy(() -> Fingerprint.of(closed))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("java.lang.Thread");
    }

    @Test
    void aNumberThatCanChangeIsSeen() {
        assertThat(Fingerprint.of(new Holder(new AtomicInteger(1), "")))
                .isNotEqualTo(Fingerprint.of(new Holder(new AtomicInteger(2), "")));
    }
}
