package masque.core;

import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.jspecify.annotations.Nullable;

/**
 * Chance from a secret key: nobody without it can foretell a draw, and anybody with it can check
 * every one. Draw i of ply k is the HMAC-SHA256 of k, i and the number of the try, each as four
 * bytes, most significant first. Its first four bytes are a number from 0 to 2^32 - 1; one that
 * would favour the small outcomes is tried again; the remainder is the outcome.
 */
public final class Keyed implements Fate {
    private static final String ALGORITHM = "HmacSHA256";
    private static final long RANGE = 1L << 32;

    private final SecretKeySpec key;

    public Keyed(byte[] key) {
        this.key = new SecretKeySpec(key, ALGORITHM);
    }

    @Override
    public Chance at(int ply) {
        return new Draws(key, ply);
    }

    /** The draws of one ply. */
    private static final class Draws implements Chance {
        private final SecretKeySpec key;
        private final int ply;
        private @Nullable Mac mac;
        private int draw;

        Draws(SecretKeySpec key, int ply) {
            this.key = key;
            this.ply = ply;
        }

        @Override
        public int below(int n) {
            long fair = RANGE - RANGE % n;
            int index = draw++;
            for (int attempt = 0; ; attempt++) {
                long number = number(index, attempt);
                if (number < fair) {
                    return (int) (number % n);
                }
            }
        }

        private long number(int index, int attempt) {
            byte[] message =
                    ByteBuffer.allocate(12).putInt(ply).putInt(index).putInt(attempt).array();
            return ByteBuffer.wrap(mac().doFinal(message)).getInt() & (RANGE - 1);
        }

        /** Most plies draw nothing, so it is made when it is needed. */
        private Mac mac() {
            Mac made = mac;
            if (made == null) {
                try {
                    made = Mac.getInstance(ALGORITHM);
                    made.init(key);
                } catch (GeneralSecurityException e) {
                    throw new IllegalStateException("this Java lacks " + ALGORITHM, e);
                }
                mac = made;
            }
            return made;
        }
    }
}
