package masque.server.table;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import tools.jackson.core.JsonGenerator;

/**
 * A list of JSON objects in pieces: however long it is, only one piece of it is in memory. A piece
 * is packed by itself and holds whole entries with commas between.
 */
final class Pieces implements AutoCloseable {
    /** A piece is packed when there is so much of it. */
    private static final int ROOMY = 1 << 18;

    private final Consumer<byte[]> keep;
    private final ByteArrayOutputStream entries = new ByteArrayOutputStream();

    /**
     * An empty list.
     *
     * @param keep takes each piece, packed
     */
    Pieces(Consumer<byte[]> keep) {
        this.keep = keep;
    }

    /** One more entry. */
    void add(Consumer<JsonGenerator> fields) {
        if (entries.size() > 0) {
            entries.write(',');
        }
        entries.writeBytes(JsonText.object(fields).getBytes(StandardCharsets.UTF_8));
        if (entries.size() >= ROOMY) {
            close();
        }
    }

    /** Ends the list. */
    @Override
    public void close() {
        if (entries.size() > 0) {
            keep.accept(packed(entries.toByteArray()));
            entries.reset();
        }
    }

    static byte[] packed(byte[] plain) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream packed = new GZIPOutputStream(bytes)) {
            packed.write(plain);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    /** What {@link #packed} was made of. */
    static byte[] unpacked(byte[] packed) {
        try (GZIPInputStream in = unpacking(packed)) {
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The same, a little at a time. */
    static GZIPInputStream unpacking(byte[] packed) {
        try {
            return new GZIPInputStream(new ByteArrayInputStream(packed));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
