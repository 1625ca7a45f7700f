package masque.server.guard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Cookies that only the site can make. */
final class SealTest {
    private static final Seal SEAL = new Seal(secret(1));
    private static final Guest ANN = new Guest("Zk3vQxAAAAAAAAAAAAAAAA", "Ann");

    private static byte[] secret(int fill) {
        byte[] secret = new byte[32];
        Arrays.fill(secret, (byte) fill);
        return secret;
    }

    @ParameterizedTest
    @ValueSource(strings = {"Ann", "<script>", "山田 太郎", "🦊🦊🦊", ".", "; Path=/"})
    void whoIsSealedIsOpened(String name) {
        Guest guest = new Guest(Ids.fresh(), name);
        String cookie = SEAL.seal(guest);
        assertThat(SEAL.open(cookie)).contains(guest);
        assertThat(cookie).matches("[A-Za-z0-9._-]+").hasSizeLessThan(4_096);
    }

    @Test
    void theSameSecretOpensAfterARestart() {
        assertThat(new Seal(secret(1)).open(SEAL.seal(ANN))).contains(ANN);
    }

    @Test
    void aSecretChangedByItsOwnerLaterChangesNothing() {
        byte[] secret = secret(1);
        Seal seal = new Seal(secret);
        secret[0]++;
        assertThat(seal.open(SEAL.seal(ANN))).contains(ANN);
    }

    @Test
    void anotherSecretOpensNothing() {
        assertThat(new Seal(secret(2)).open(SEAL.seal(ANN))).isEmpty();
    }

    @Test
    void noCharacterCanBeChangedDroppedOrAdded() {
        String cookie = SEAL.seal(ANN);
        List<String> letters =
                "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.=+/ é"
                        .codePoints()
                        .mapToObj(Character::toString)
                        .toList();
        for (int at = 0; at <= cookie.length(); at++) {
            String before = cookie.substring(0, at);
            for (String letter : letters) {
                closed(before + letter + cookie.substring(at));
                if (at < cookie.length() && !cookie.startsWith(letter, at)) {
                    closed(before + letter + cookie.substring(at + 1));
                }
            }
            if (at < cookie.length()) {
                closed(before);
                closed(before + cookie.substring(at + 1));
            }
        }
    }

    @Test
    void noBitCanBeFlipped() {
        byte[] cookie = SEAL.seal(ANN).getBytes(StandardCharsets.ISO_8859_1);
        for (int bit = 0; bit < cookie.length * 8; bit++) {
            byte[] flipped = cookie.clone();
            flipped[bit / 8] ^= (byte) (1 << (bit % 8));
            closed(new String(flipped, StandardCharsets.ISO_8859_1));
        }
    }

    @Test
    void aSignatureFitsOnlyItsOwnGuest() {
        String ann = SEAL.seal(ANN);
        String bob = SEAL.seal(new Guest(Ids.fresh(), "Bob"));
        String bobsSignature = bob.substring(bob.lastIndexOf('.'));
        closed(ann.substring(0, ann.lastIndexOf('.')) + bobsSignature);
    }

    @Test
    void partsCannotBeMovedOverTheirBorders() {
        String cookie = SEAL.seal(new Guest("abcd", "Ann"));
        closed(cookie.replace("1.abcd.", "1.abc.d"));
        closed(cookie.replace("1.abcd.", "1abcd.."));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                ".",
                "...",
                "1...",
                "2.a.QQ.x",
                "1.a.QQ.",
                "null",
                "\u0000",
                "\uD800",
                "🦊"
            })
    void nonsenseIsNobody(String cookie) {
        closed(cookie);
    }

    @Test
    void whatIsLongIsNotReadAtAll() {
        closed("1.a.QQ." + "A".repeat(10_000_000));
        closed(SEAL.seal(ANN) + " ".repeat(4_096));
    }

    @Test
    void anEmptySignatureOrOneOfZerosIsNone() {
        String zeros = Base64.getUrlEncoder().withoutPadding().encodeToString(new byte[32]);
        closed("1.a.QQ." + zeros);
    }

    @Test
    void aShortSecretIsNoSecret() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Seal(new byte[31]));
    }

    private static void closed(String cookie) {
        assertThat(SEAL.open(cookie)).as(() -> "<" + cookie + ">").isEmpty();
    }
}
