package masque.server.web;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;

/** A file of the page in memory, also in the form in which it is usually sent. */
final class Asset {
    private static final Map<String, String> TYPES =
            Map.of(
                    "js", "text/javascript; charset=utf-8",
                    "css", "text/css; charset=utf-8",
                    "html", "text/html; charset=utf-8",
                    "svg", "image/svg+xml",
                    "png", "image/png",
                    "webmanifest", "application/manifest+json; charset=utf-8",
                    "json", Json.TYPE);

    private final byte[] plain;
    private final String type;
    private final String tag;

    /** Made for whoever asks first: to zip all that there is would keep the site from starting. */
    private byte @Nullable [] zipped;

    private Asset(byte[] plain, String type, String tag) {
        this.plain = plain;
        this.type = type;
        this.tag = tag;
    }

    /**
     * A file.
     *
     * @param name it tells what kind of file it is
     */
    static Asset of(String name, byte[] bytes) {
        String kind = name.substring(name.lastIndexOf('.') + 1);
        return new Asset(bytes, type(kind), "W/\"" + Hash.hex(bytes) + '"');
    }

    private static String type(String kind) {
        return Optional.ofNullable(TYPES.get(kind))
                .orElseThrow(() -> new IllegalStateException("what is a file ." + kind + "?"));
    }

    /** The bytes as they are. */
    byte[] plain() {
        return plain;
    }

    /** What tells this file from any other with the same name. */
    String tag() {
        return tag;
    }

    private synchronized byte[] zipped() {
        if (zipped == null) {
            zipped = zip(plain);
        }
        return zipped;
    }

    private static byte[] zip(byte[] bytes) {
        ByteArrayOutputStream zipped = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(zipped)) {
            out.write(bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return zipped.toByteArray();
    }

    /**
     * Answers with the file, zipped or not (hence a weak tag), unless the caller has it already.
     */
    void send(Context ctx, String caching) {
        ctx.header("Cache-Control", caching);
        ctx.header("ETag", tag);
        ctx.header("Vary", "Accept-Encoding, Accept-Language");
        ctx.disableCompression();
        if (Optional.ofNullable(ctx.header("If-None-Match")).orElse("").contains(tag)) {
            ctx.status(HttpStatus.NOT_MODIFIED);
            return;
        }
        ctx.contentType(type);
        boolean zips =
                Optional.ofNullable(ctx.header("Accept-Encoding")).orElse("").contains("gzip");
        if (zips && zipped().length < plain.length) {
            ctx.header("Content-Encoding", "gzip").result(zipped());
        } else {
            ctx.result(plain);
        }
    }
}
