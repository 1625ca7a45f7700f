package masque.server.web;

import io.javalin.config.Key;
import io.javalin.http.Context;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.regex.Pattern;
import masque.server.guard.ClientError;
import masque.server.table.Time;
import org.eclipse.jetty.http.HttpException;
import org.jspecify.annotations.Nullable;

/** Takes in what clients send: so much, and only from those who send it without delay. */
final class Bodies {
    static final Key<Bodies> KEY = new Key<>("bodies");

    private static final int CHUNK = 8_192;
    private static final int MOST_SKIPPED = 1 << 23;

    /** For so long nobody counts how fast it comes. */
    private static final long GRACE_MILLIS = 5_000;

    private static final long LEAST_BYTES_A_SECOND = 256;
    private static final long LONGEST_MILLIS = 60_000;

    private static final Pattern JSON =
            Pattern.compile(
                    "application/json\\s*(;\\s*charset\\s*=\\s*\"?utf-8\"?\\s*)?",
                    Pattern.CASE_INSENSITIVE);

    private final Time time;

    Bodies(Time time) {
        this.time = time;
    }

    /**
     * What a caller sent. Only JSON is taken: a form on somebody else's page cannot send that.
     *
     * @throws ClientError if it is larger than this, comes too slowly, or is not said to be JSON
     */
    byte[] json(Context ctx, int most) {
        @Nullable String type = ctx.header("Content-Type");
        if (type == null || !JSON.matcher(type).matches()) {
            throw ClientError.of(415, "json-wanted");
        }
        try {
            return bytes(ctx, most);
        } catch (IOException | HttpException.RuntimeException brokenOff) {
            throw ClientError.of(400, "bad-request");
        }
    }

    /** What came, of which there may be no end. */
    private byte[] bytes(Context ctx, int most) throws IOException {
        long length = ctx.req().getContentLengthLong();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        if (length > most) {
            skip(ctx, length);
            throw ClientError.of(413, "too-large", "max", most);
        }
        take(ctx, most + 1, bytes);
        if (bytes.size() > most) {
            throw ClientError.of(413, "too-large", "max", most);
        }
        return bytes.toByteArray();
    }

    /** Whoever is answered before all is sent may lose the answer; to an extent all is taken. */
    private void skip(Context ctx, long length) throws IOException {
        if (length <= MOST_SKIPPED) {
            take(ctx, (int) length, OutputStream.nullOutputStream());
        }
    }

    private void take(Context ctx, int most, OutputStream into) throws IOException {
        long begun = time.millis();
        InputStream in = ctx.req().getInputStream();
        byte[] chunk = new byte[CHUNK];
        int taken = 0;
        while (taken < most) {
            int read = in.read(chunk, 0, Math.min(CHUNK, most - taken));
            if (read < 0) {
                return;
            }
            into.write(chunk, 0, read);
            taken += read;
            if (tooSlow(taken, time.millis() - begun)) {
                ctx.header("Connection", "close");
                throw ClientError.of(408, "slow-body");
            }
        }
    }

    /** Whether somebody who has sent so much in such a time will never come to an end. */
    static boolean tooSlow(int bytes, long millis) {
        long counted = millis - GRACE_MILLIS;
        return millis > LONGEST_MILLIS || bytes * 1_000L < counted * LEAST_BYTES_A_SECOND;
    }
}
