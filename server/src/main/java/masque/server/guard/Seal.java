package masque.server.guard;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Signs who a guest is, so that it can be kept in a cookie and nowhere else. A cookie is {@code
 * 1.ID.NAME.SIGNATURE}, with the name and the signature in base64url.
 */
public final class Seal {
    private static final int LONGEST = 4_096;
    private static final int LEAST_SECRET = 32;
    private static final String ALGORITHM = "HmacSHA256";

    /** Signed with the rest, so that no signature made for another purpose fits here. */
    private static final String PURPOSE = "masque guest ";

    private static final Pattern FORM =
            Pattern.compile("(1\\.([A-Za-z0-9_-]+)\\.([A-Za-z0-9_-]+))\\.([A-Za-z0-9_-]{43})");

    private final SecretKeySpec key;

    /**
     * A seal of which nobody else knows the secret.
     *
     * @throws IllegalArgumentException if the secret has fewer than 32 bytes
     */
    public Seal(byte[] secret) {
        if (secret.length < LEAST_SECRET) {
            throw new IllegalArgumentException("a secret of " + secret.length + " bytes");
        }
        key = new SecretKeySpec(secret, ALGORITHM);
    }

    /** The cookie of a guest: letters, digits, {@code -}, {@code _} and dots. */
    public String seal(Guest guest) {
        byte[] name = guest.name().getBytes(StandardCharsets.UTF_8);
        String text = String.join(".", List.of("1", guest.id(), encoded(name)));
        return text + "." + signature(text);
    }

    /** The guest whose cookie it is; nobody, if this seal did not make it exactly so. */
    public Optional<Guest> open(String cookie) {
        if (cookie.length() > LONGEST) {
            return Optional.empty();
        }
        Matcher parts = FORM.matcher(cookie);
        if (!parts.matches()) {
            return Optional.empty();
        }
        // Compared as text: the last letter of base64 has bits that decoding would drop.
        byte[] given = parts.group(4).getBytes(StandardCharsets.US_ASCII);
        byte[] made = signature(parts.group(1)).getBytes(StandardCharsets.US_ASCII);
        if (!MessageDigest.isEqual(made, given)) {
            return Optional.empty();
        }
        byte[] name = Base64.getUrlDecoder().decode(parts.group(3));
        return Optional.of(new Guest(parts.group(2), new String(name, StandardCharsets.UTF_8)));
    }

    private String signature(String text) {
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            mac.init(key);
            return encoded(mac.doFinal((PURPOSE + text).getBytes(StandardCharsets.US_ASCII)));
        } catch (GeneralSecurityException everyPlatformHasIt) {
            throw new IllegalStateException(everyPlatformHasIt);
        }
    }

    private static String encoded(byte[] bytes) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }
}
