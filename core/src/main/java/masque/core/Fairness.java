package masque.core;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Pattern;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * How a table comes by the key of its draws so that nobody alone can choose it: the site commits to
 * a secret, then every seat contributes a text, and the key depends on all of them. What is in hex
 * is in lower case.
 */
public final class Fairness {
    /** How many bytes a secret has. */
    public static final int SECRET_BYTES = 32;

    private static final String ALGORITHM = "HmacSHA256";

    /** Raised if a key ever comes about otherwise, so that old games are still checked as then. */
    private static final String HEADING = "masque deal 1";

    /** Without line breaks, so that no two tables' contributions can read the same in a row. */
    private static final Pattern CONTRIBUTION = Pattern.compile("[A-Za-z0-9_-]{0,64}");

    private Fairness() {}

    /** Whether a text may be contributed: at most 64 letters, digits, hyphens and underscores. */
    public static boolean isContribution(String text) {
        return CONTRIBUTION.matcher(text).matches();
    }

    /** What is shown before anybody contributes: the SHA-256 of the secret, in hex. */
    public static String commitment(byte[] secret) {
        checkLength(secret);
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(secret));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("this Java lacks SHA-256", e);
        }
    }

    /**
     * The key that {@link Keyed} draws from: the HMAC-SHA256 under the secret of a heading, the
     * table's id and every seat's contribution, a line each.
     *
     * @param table the table's id, which must have the form of a contribution and not be empty
     * @param contributions one for each seat; empty where nothing was contributed
     * @throws IllegalArgumentException if one of them is not allowed
     */
    public static byte[] key(byte[] secret, String table, List<String> contributions) {
        checkLength(secret);
        if (table.isEmpty()) {
            throw new IllegalArgumentException("a table needs an id");
        }
        StringBuilder message = new StringBuilder(HEADING).append('\n');
        addLine(message, table);
        contributions.forEach(text -> addLine(message, text));
        return hmac(secret, message.toString());
    }

    /** What closes the file of a game: the HMAC-SHA256 of its text under the key, in hex. */
    public static String seal(byte[] key, String text) {
        return HexFormat.of().formatHex(hmac(key, text));
    }

    private static void checkLength(byte[] secret) {
        if (secret.length != SECRET_BYTES) {
            throw new IllegalArgumentException("a secret of " + secret.length + " bytes");
        }
    }

    private static void addLine(StringBuilder message, String text) {
        if (!isContribution(text)) {
            throw new IllegalArgumentException("a key cannot come from \"" + text + "\"");
        }
        message.append(text).append('\n');
    }

    private static byte[] hmac(byte[] key, String message) {
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            mac.init(new SecretKeySpec(key, ALGORITHM));
            return mac.doFinal(message.getBytes(StandardCharsets.UTF_8));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("this Java lacks " + ALGORITHM, e);
        }
    }
}
