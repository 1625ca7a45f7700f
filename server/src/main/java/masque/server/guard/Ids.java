package masque.server.guard;

import java.security.SecureRandom;
import java.util.Base64;
import java.util.regex.Pattern;

/** Ids that nobody can guess: 128 random bits as 22 characters that need no escaping anywhere. */
public final class Ids {
    private static final int BYTES = 16;
    private static final Pattern FORM = Pattern.compile("[A-Za-z0-9_-]{22}");
    private static final int CODE_LENGTH = 6;

    /** Without those that are taken for one another. */
    private static final String CODE_LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

    private static final SecureRandom RANDOM = new SecureRandom();

    private Ids() {}

    /** An id that there has never been. */
    public static String fresh() {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(secret(BYTES));
    }

    /** A code to type or to say aloud; there are few enough that guesses must be limited. */
    public static String code() {
        StringBuilder code = new StringBuilder();
        for (int i = 0; i < CODE_LENGTH; i++) {
            code.append(CODE_LETTERS.charAt(RANDOM.nextInt(CODE_LETTERS.length())));
        }
        return code.toString();
    }

    /** Secret random bytes. */
    public static byte[] secret(int bytes) {
        byte[] secret = new byte[bytes];
        RANDOM.nextBytes(secret);
        return secret;
    }

    /** Whether it could be an id; what could not need not be looked up. */
    public static boolean looksLike(String text) {
        return FORM.matcher(text).matches();
    }
}
