package masque.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Seeded, scripted and recorded chance. */
class ChanceTest {
    @Test
    void aSeedGivesTheSameDrawsForEver() {
        Seeded chance = new Seeded(7);
        int[] drawn = new int[8];
        for (int i = 0; i < drawn.length; i++) {
            drawn[i] = chance.below(100);
        }
        assertThat(drawn).containsExactly(52, 30, 94, 88, 66, 34, 39, 60);
    }

    @Test
    void drawsAreEvenlySpread() {
        for (int n : new int[] {1, 2, 3, 6, 24, 78}) {
            int[] counts = new int[n];
            Seeded chance = new Seeded(n);
            for (int i = 0; i < 10_000 * n; i++) {
                counts[chance.below(n)]++;
            }
            for (int count : counts) {
                assertThat(count).isBetween(9_500, 10_500);
            }
        }
    }

    @Test
    void hugeBoundsAreFairToo() {
        int n = 3 << 29;
        Seeded chance = new Seeded(5);
        int low = 0;
        for (int i = 0; i < 30_000; i++) {
            int drawn = chance.below(n);
            assertThat(drawn).isBetween(0, n - 1);
            low += drawn < n / 3 ? 1 : 0;
        }
        assertThat(low).isBetween(9_500, 10_500);
    }

    @Test
    void streamsOfASeedDiffer() {
        Seeded first = new Seeded(7, 0);
        Seeded second = new Seeded(7, 1);
        int same = 0;
        for (int i = 0; i < 1000; i++) {
            same += first.below(1000) == second.below(1000) ? 1 : 0;
        }
        assertThat(same).isLessThan(20);
        assertThat(Fate.seeded(7).at(3).below(1 << 30)).isEqualTo(new Seeded(7, 3).below(1 << 30));
    }

    @Test
    void aBitIsOneOfTheMask() {
        int[] counts = new int[32];
        Seeded chance = new Seeded(1);
        int mask = 0b1000_0000_0000_0000_0000_0000_1001_0110;
        for (int i = 0; i < 50_000; i++) {
            counts[chance.bit(mask)]++;
        }
        for (int bit = 0; bit < 32; bit++) {
            assertThat(counts[bit])
                    .isBetween(
                            (mask >>> bit & 1) == 0 ? 0 : 9_500,
                            (mask >>> bit & 1) == 0 ? 0 : 10_500);
        }
    }

    @Test
    void aScriptThrowsWhenItRunsOut() {
        Scripted script = Scripted.outcomes(2, 0);
        assertThat(script.below(3)).isEqualTo(2);
        assertThatThrownBy(script::close)
                .isInstanceOf(Scripted.ScriptBroken.class)
                .hasMessageContaining("1 draws");
        assertThat(script.below(1)).isZero();
        assertThat(script.below(5)).isZero();
        script.close();
        assertThatThrownBy(() -> script.below(2))
                .isInstanceOf(Scripted.ScriptBroken.class)
                .hasMessageContaining("below 2");
    }

    @Test
    void aScriptThrowsWhenItDoesNotFit() {
        assertThatThrownBy(() -> new Scripted(List.of(new Draw(6, 3))).below(4))
                .isInstanceOf(Scripted.ScriptBroken.class)
                .hasMessageContaining("below 6");
        assertThatThrownBy(() -> Scripted.outcomes(4).below(4))
                .isInstanceOf(Scripted.ScriptBroken.class);
        assertThatThrownBy(() -> Scripted.outcomes(-1).below(4))
                .isInstanceOf(Scripted.ScriptBroken.class);
    }

    @Test
    void aRecordingReplays() {
        Recording recording = new Recording(new Seeded(3));
        int[] drawn = {recording.below(6), recording.below(1), recording.below(20)};
        assertThat(recording.draws())
                .containsExactly(new Draw(6, drawn[0]), new Draw(20, drawn[2]));
        Scripted script = new Scripted(recording.draws());
        assertThat(new int[] {script.below(6), script.below(1), script.below(20)})
                .containsExactly(drawn);
        script.close();
    }
}
