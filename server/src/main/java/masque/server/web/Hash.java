package masque.server.web;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.HexFormat;

/** SHA-256, as different headers want it. */
final class Hash {
    private Hash() {}

    static MessageDigest digest() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("this Java lacks SHA-256", e);
        }
    }

    static String hex(byte[] bytes) {
        return HexFormat.of().formatHex(digest().digest(bytes), 0, 16);
    }

    static String base64(byte[] bytes) {
        return Base64.getEncoder().encodeToString(digest().digest(bytes));
    }
}
