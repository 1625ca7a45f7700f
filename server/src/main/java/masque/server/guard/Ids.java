package masque.server.guard;

import java.security.SecureRandom;
import java.util.Base64;
import java.util.regex.Pattern;

/** Ids that nobody can guess: 128 random bits as 22 characters that need no escaping anywhere. */
public final class Ids {
    private static final int BYTES = 16;
    private static final Pattern FORM = Pattern.compile("[A-Za-z0-9_-]{22}");
    private static final SecureRandom RANDOM = new SecureRandom();

    private Ids() {}

    /** An id that there has never been. */
    public static String fresh() {
        byte[] bits = new byte[BYTES];
        RANDOM.nextBytes(bits);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bits);
    }

    /** Whether it could be an id; what could not need not be looked up. */
    public static boolean looksLike(String text) {
        return FORM.matcher(text).matches();
    }
}
