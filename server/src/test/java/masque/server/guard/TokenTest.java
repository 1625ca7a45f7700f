package masque.server.guard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tokens that only the site can make, and that last as long as they say. */
final class TokenTest {
    private static final Seal SEAL = new Seal(new byte[32]);
    private static final Instant EXPIRES = Instant.ofEpochSecond(1_700_000_000L);
    private static final Guest PROGRAM = new Guest("Zk3vQxAAAAAAAAAAAAAAAA", "My bot", true);
    private static final Token TOKEN = new Token(PROGRAM, EXPIRES);

    @ParameterizedTest
    @ValueSource(strings = {"My bot", "<script>", "山田 太郎", "🦊🦊🦊", "."})
    void whatIsSealedIsOpened(String name) {
        Token token = new Token(new Guest(Ids.fresh(), name, true), EXPIRES);
        String text = SEAL.seal(token);
        assertThat(SEAL.openToken(text)).contains(token);
        assertThat(text).matches("[A-Za-z0-9._-]+");
    }

    @Test
    void noCharacterCanBeChangedDroppedOrAdded() {
        String token = SEAL.seal(TOKEN);
        for (int at = 0; at <= token.length(); at++) {
            String before = token.substring(0, at);
            for (char letter : "A0z9-_.=+ é".toCharArray()) {
                closed(before + letter + token.substring(at));
                if (at < token.length() && token.charAt(at) != letter) {
                    closed(before + letter + token.substring(at + 1));
                }
            }
            if (at < token.length()) {
                closed(before);
                closed(before + token.substring(at + 1));
            }
        }
    }

    @Test
    void noBitCanBeFlipped() {
        byte[] token = SEAL.seal(TOKEN).getBytes(StandardCharsets.ISO_8859_1);
        for (int bit = 0; bit < token.length * 8; bit++) {
            byte[] flipped = token.clone();
            flipped[bit / 8] ^= (byte) (1 << (bit % 8));
            closed(new String(flipped, StandardCharsets.ISO_8859_1));
        }
    }

    @Test
    void anotherSecretOpensNothing() {
        byte[] another = new byte[32];
        Arrays.fill(another, (byte) 1);
        assertThat(new Seal(another).openToken(SEAL.seal(TOKEN))).isEmpty();
    }

    @Test
    void aCookieIsNoTokenAndATokenIsNoCookie() {
        String cookie = SEAL.seal(new Guest("Zk3vQxAAAAAAAAAAAAAAAA", "My bot"));
        String token = SEAL.seal(TOKEN);
        closed(cookie);
        closed("t" + cookie);
        closed(token.substring(0, token.lastIndexOf('.')) + signature(cookie));
        assertThat(SEAL.open(token)).isEmpty();
        assertThat(SEAL.open(token.substring(1))).isEmpty();
        assertThat(SEAL.open(cookie.substring(0, cookie.lastIndexOf('.')) + signature(token)))
                .isEmpty();
    }

    private static String signature(String sealed) {
        return sealed.substring(sealed.lastIndexOf('.'));
    }

    @Test
    void whatIsLongIsNotReadAtAll() {
        closed("t1.a.QQ.1." + "A".repeat(10_000_000));
    }

    @Test
    void aProgramHasNoCookieAndAPersonNoToken() {
        assertThatIllegalArgumentException().isThrownBy(() -> SEAL.seal(PROGRAM));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Token(new Guest("ann", "Ann"), EXPIRES));
    }

    @Test
    void itIsWorthNothingFromTheSecondOnInWhichItExpires() {
        assertThat(TOKEN.at(EXPIRES.minusMillis(1))).isEqualTo(PROGRAM);
        assertThat(Caught.wrong(() -> TOKEN.at(EXPIRES)).code()).isEqualTo("old-token");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Bearer abc", "bearer abc", "BEARER   abc"})
    void theSchemeIsReadAsHttpWantsIt(String header) {
        assertThat(Token.shown(List.of(header))).contains("abc");
    }

    @Test
    void aPasswordForAProxyIsNotOurs() {
        assertThat(Token.shown(List.of())).isEmpty();
        assertThat(Token.shown(List.of("Basic YW5uOmFubg=="))).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "Bearer", "Bearer ", "abc", "Bearer a b", "Digest abc", "Bearer:abc"})
    void anythingElseIsABadToken(String header) {
        assertThat(Caught.wrong(() -> Token.shown(List.of(header))).code()).isEqualTo("bad-token");
    }

    @Test
    void twoTokensAreABadToken() {
        assertThat(Caught.wrong(() -> Token.shown(List.of("Bearer abc", "Bearer abc"))).status())
                .isEqualTo(401);
    }

    private static void closed(String token) {
        assertThat(SEAL.openToken(token)).as(() -> "<" + token + ">").isEmpty();
    }
}
