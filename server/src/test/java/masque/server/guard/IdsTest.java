package masque.server.guard;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Base64;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Ids that nobody can guess. */
final class IdsTest {
    private static final int MANY = 10_000;

    @Test
    void noIdComesTwiceAndEachLooksLikeOne() {
        Set<String> seen = new HashSet<>();
        for (int i = 0; i < MANY; i++) {
            String id = Ids.fresh();
            assertThat(Ids.looksLike(id)).as(id).isTrue();
            assertThat(seen.add(id)).as(id).isTrue();
        }
    }

    @Test
    void everyOneOf128BitsVaries() {
        byte[] ones = new byte[16];
        byte[] zeros = new byte[16];
        for (int i = 0; i < MANY; i++) {
            byte[] bits = Base64.getUrlDecoder().decode(Ids.fresh());
            assertThat(bits).hasSize(16);
            for (int at = 0; at < bits.length; at++) {
                ones[at] |= bits[at];
                zeros[at] |= (byte) ~bits[at];
            }
        }
        assertThat(ones).containsOnly(0xFF);
        assertThat(zeros).containsOnly(0xFF);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "1",
                "AAAAAAAAAAAAAAAAAAAAA",
                "AAAAAAAAAAAAAAAAAAAAAAA",
                "../../../../etc/passwd",
                "%2e%2e%2fAAAAAAAAAAAAA",
                "AAAAAAAAAAAAAAAAAAAA==",
                "AAAAAAAAAAAAAAAAAAAAA\n",
                "AAAAAAAAAAAAAAAAAAAAAA\n",
                "AAAAAAAAAAAAAAAAAAAAAé",
                "AAAAAAAAAAAAAAAAAAAAA'"
            })
    void whatCannotBeAnIdDoesNotLookLikeOne(String text) {
        assertThat(Ids.looksLike(text)).isFalse();
    }
}
