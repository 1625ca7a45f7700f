package masque.coach;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class ComparisonTest {
    private static Comparison of(double... differences) {
        Comparison comparison = new Comparison();
        for (double one : differences) {
            comparison.add(one);
        }
        return comparison;
    }

    @Test
    void whatAllLooksAgreeOnIsCertain() {
        Comparison same = of(0.3, 0.3, 0.3, 0.3);
        assertThat(same.cost()).isEqualTo(0.3);
        assertThat(same.doubt()).isZero();
        assertThat(same.grade()).isEqualTo(Judged.Grade.BLUNDER);
        assertThat(of(0.15, 0.15).grade()).isEqualTo(Judged.Grade.MISTAKE);
        assertThat(of(0.07, 0.07).grade()).isEqualTo(Judged.Grade.SLIP);
        assertThat(of(0.04, 0.04).grade()).isEqualTo(Judged.Grade.AS_GOOD);
    }

    /** By Student's t for three degrees of freedom, 3.18 times the standard error. */
    @Test
    void whatIsWithinTheNoiseIsNotCalledAMistake() {
        Comparison noisy = of(0.9, -0.3, 0.8, 0.2);
        assertThat(noisy.cost()).isBetween(0.399, 0.401);
        assertThat(noisy.doubt()).isBetween(0.889, 0.891);
        assertThat(noisy.grade()).isEqualTo(Judged.Grade.AS_GOOD);
    }

    @Test
    void oneLookSaysNothing() {
        assertThat(of(0.9).grade()).isEqualTo(Judged.Grade.AS_GOOD);
        assertThat(of().grade()).isEqualTo(Judged.Grade.AS_GOOD);
    }

    @Test
    void whatWasBetterThanTheBestIsNoMistake() {
        assertThat(of(-0.3, -0.3).grade()).isEqualTo(Judged.Grade.AS_GOOD);
    }
}
