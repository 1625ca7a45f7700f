package masque.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Chance from a secret key. */
final class KeyedTest {
    private static byte[] key(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static List<Integer> draws(Fate fate, int ply, int n, int count) {
        Chance chance = fate.at(ply);
        List<Integer> draws = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            draws.add(chance.below(n));
        }
        return draws;
    }

    /**
     * Worked out with another program: printf of twelve zero bytes through `openssl dgst -sha256
     * -mac HMAC -macopt hexkey:00..1f` begins with these four bytes.
     */
    @Test
    void theFirstDrawIsTheRemainderOfTheHmac() {
        byte[] key =
                HexFormat.of()
                        .parseHex(
                                "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f");
        long number = Long.parseLong("3bb1a795", 16);
        assertThat(new Keyed(key).at(0).below(1_000_003)).isEqualTo((int) (number % 1_000_003));
    }

    @Test
    void aPlyDrawsTheSameWheneverItIsAsked() {
        Fate fate = new Keyed(key("a"));
        List<Integer> third = draws(fate, 3, 52, 40);
        draws(fate, 4, 6, 10);
        assertThat(draws(fate, 3, 52, 40)).isEqualTo(third);
        assertThat(draws(new Keyed(key("a")), 3, 52, 40)).isEqualTo(third);
    }

    @Test
    void otherKeysPliesAndDrawsComeOutOtherwise() {
        List<Integer> one = draws(new Keyed(key("a")), 1, 1_000, 20);
        assertThat(draws(new Keyed(key("b")), 1, 1_000, 20)).isNotEqualTo(one);
        assertThat(draws(new Keyed(key("a")), 2, 1_000, 20)).isNotEqualTo(one);
        assertThat(one.subList(1, 20)).isNotEqualTo(one.subList(0, 19));
    }

    @Test
    void everyOutcomeIsEquallyLikely() {
        int n = 7;
        int[] seen = new int[n];
        for (int outcome : draws(new Keyed(key("fair")), 0, n, 70_000)) {
            seen[outcome]++;
        }
        for (int count : seen) {
            assertThat(count).isBetween(9_600, 10_400);
        }
    }

    /**
     * Two fifths of the range fit into it two and a half times. If the last half were not tried
     * again, the lower half of the outcomes would come up three times for the upper's two.
     */
    @Test
    void numbersThatWouldFavourSomeAreTriedAgain() {
        int n = 1_717_986_919;
        int low = 0;
        for (int outcome : draws(new Keyed(key("again")), 0, n, 20_000)) {
            assertThat(outcome).isBetween(0, n - 1);
            low += outcome < n / 2 ? 1 : 0;
        }
        assertThat(low).isBetween(9_600, 10_400);
    }
}
