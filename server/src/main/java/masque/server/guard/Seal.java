package masque.server.guard;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Instant;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Signs who a guest is, so that it can be kept in a cookie or a token and nowhere else. A person's
 * cookie is {@code 1.ID.NAME.SIGNATURE}, with the name and the signature in base64url; a program's
 * token is {@code t1.ID.NAME.EXPIRES.SIGNATURE}, which expires in that second since 1970.
 */
public final class Seal {
    private static final int LONGEST = 4_096;
    private static final int LEAST_SECRET = 32;
    private static final String ALGORITHM = "HmacSHA256";

    /** Signed with the rest, so that no signature made for one purpose fits the other. */
    private static final String COOKIE = "masque guest ";

    private static final String TOKEN = "masque program ";

    private static final Pattern COOKIE_FORM =
            Pattern.compile(
                    "(?<signed>1\\.(?<id>[A-Za-z0-9_-]+)\\.(?<name>[A-Za-z0-9_-]+))"
                            + "\\.(?<signature>[A-Za-z0-9_-]{43})");

    private static final Pattern TOKEN_FORM =
            Pattern.compile(
                    "(?<signed>t1\\.(?<id>[A-Za-z0-9_-]+)\\.(?<name>[A-Za-z0-9_-]+)"
                            + "\\.(?<expires>[0-9]{1,12}))\\.(?<signature>[A-Za-z0-9_-]{43})");

    /** Copied for each signature, which takes less than looking an algorithm up. */
    private final Mac blank;

    /**
     * A seal of which nobody else knows the secret.
     *
     * @throws IllegalArgumentException if the secret has fewer than 32 bytes
     */
    public Seal(byte[] secret) {
        if (secret.length < LEAST_SECRET) {
            throw new IllegalArgumentException("a secret of " + secret.length + " bytes");
        }
        try {
            blank = Mac.getInstance(ALGORITHM);
            blank.init(new SecretKeySpec(secret, ALGORITHM));
        } catch (GeneralSecurityException everyPlatformHasIt) {
            throw new IllegalStateException(everyPlatformHasIt);
        }
    }

    /**
     * The cookie of a person: letters, digits, {@code -}, {@code _} and dots.
     *
     * @throws IllegalArgumentException if it is a program
     */
    public String seal(Guest guest) {
        if (guest.program()) {
            throw new IllegalArgumentException("a cookie for a program");
        }
        return signed(COOKIE, List.of("1", guest.id(), encoded(guest.name())));
    }

    /** The text of a token: letters, digits, {@code -}, {@code _} and dots. */
    public String seal(Token token) {
        String expires = Long.toString(token.expires().getEpochSecond());
        Guest program = token.program();
        return signed(TOKEN, List.of("t1", program.id(), encoded(program.name()), expires));
    }

    /** The guest whose cookie it is; nobody, if this seal did not make it exactly so. */
    public Optional<Guest> open(String cookie) {
        return genuine(COOKIE, COOKIE_FORM, cookie)
                .map(parts -> new Guest(parts.group("id"), decoded(parts.group("name"))));
    }

    /**
     * The token whose text it is, expired or not; none, if this seal did not make it exactly so.
     */
    public Optional<Token> openToken(String text) {
        return genuine(TOKEN, TOKEN_FORM, text)
                .map(parts ->
                        new Token(
                                new Guest(parts.group("id"), decoded(parts.group("name")), true),
                                Instant.ofEpochSecond(Long.parseLong(parts.group("expires")))));
    }

    /** The parts of a text that this seal signed for this purpose. */
    private Optional<Matcher> genuine(String purpose, Pattern form, String text) {
        if (text.length() > LONGEST) {
            return Optional.empty();
        }
        Matcher parts = form.matcher(text);
        if (!parts.matches()) {
            return Optional.empty();
        }
        // Compared as text: the last letter of base64 has bits that decoding would drop.
        byte[] given = parts.group("signature").getBytes(StandardCharsets.US_ASCII);
        byte[] made = signature(purpose, parts.group("signed")).getBytes(StandardCharsets.US_ASCII);
        return MessageDigest.isEqual(made, given) ? Optional.of(parts) : Optional.empty();
    }

    private String signed(String purpose, List<String> parts) {
        String text = String.join(".", parts);
        return text + "." + signature(purpose, text);
    }

    private String signature(String purpose, String text) {
        try {
            Mac mac = (Mac) blank.clone();
            return encoded(mac.doFinal((purpose + text).getBytes(StandardCharsets.US_ASCII)));
        } catch (CloneNotSupportedException javasOwnCanBeCopied) {
            throw new IllegalStateException(javasOwnCanBeCopied);
        }
    }

    private static String encoded(String name) {
        return encoded(name.getBytes(StandardCharsets.UTF_8));
    }

    private static String decoded(String name) {
        return new String(Base64.getUrlDecoder().decode(name), StandardCharsets.UTF_8);
    }

    private static String encoded(byte[] bytes) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }
}
