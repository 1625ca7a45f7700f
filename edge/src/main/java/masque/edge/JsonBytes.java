package masque.edge;

import java.io.OutputStream;
import java.util.Arrays;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.util.JsonRecyclerPools;

/** JSON in UTF-8, written into a buffer that each thread uses again. */
public final class JsonBytes extends OutputStream {
    /** Few messages are longer; after one that is, the buffer is let go. */
    private static final int ROOMY = 1 << 16;

    /** Its buffers stay with their thread: others would be fetched far more often than filled. */
    private static final JsonFactory JSON =
            JsonFactory.builder().recyclerPool(JsonRecyclerPools.threadLocalPool()).build();

    private static final ThreadLocal<JsonBytes> OWN = ThreadLocal.withInitial(JsonBytes::new);
    private static final byte[] NOTHING = {};

    private byte[] bytes = new byte[1 << 12];
    private int size;
    private boolean busy;

    private JsonBytes() {}

    /** One JSON value. */
    public static byte[] of(Consumer<JsonGenerator> value) {
        return of(value, NOTHING);
    }

    /**
     * One JSON value.
     *
     * @param before what it was before, which is given back if it is the same
     */
    public static byte[] of(Consumer<JsonGenerator> value, byte[] before) {
        return of((out, bytes) -> value.accept(out), before);
    }

    /** One JSON value, for whoever has a part of its text. */
    public static byte[] of(BiConsumer<JsonGenerator, JsonBytes> value) {
        return of(value, NOTHING);
    }

    /** The same, for whoever wants to know where in the text something is. */
    static byte[] of(BiConsumer<JsonGenerator, JsonBytes> value, byte[] before) {
        JsonBytes own = OWN.get();
        // Whatever is written while something else is being written needs another one.
        JsonBytes free = own.busy ? new JsonBytes() : own;
        free.take(value);
        boolean same = Arrays.equals(free.bytes, 0, free.size, before, 0, before.length);
        return same ? before : Arrays.copyOf(free.bytes, free.size);
    }

    private void take(BiConsumer<JsonGenerator, JsonBytes> value) {
        size = 0;
        if (bytes.length > ROOMY) {
            bytes = new byte[ROOMY];
        }
        busy = true;
        try (JsonGenerator out = JSON.createGenerator(ObjectWriteContext.empty(), this)) {
            value.accept(out, this);
        } finally {
            busy = false;
        }
    }

    /** How many bytes were written so far. */
    int position(JsonGenerator out) {
        return size + out.streamWriteOutputBuffered();
    }

    /** Writes a value whose text is known. */
    public void copy(JsonGenerator out, byte[] text) {
        copy(out, text, 0, text.length);
    }

    /** Writes a value, or several with commas between, whose text is known. */
    void copy(JsonGenerator out, byte[] text, int from, int to) {
        out.writeRawValue("");
        out.flush();
        write(text, from, to - from);
    }

    @Override
    public void write(int one) {
        write(new byte[] {(byte) one}, 0, 1);
    }

    @Override
    public void write(byte[] more, int from, int length) {
        if (bytes.length - size < length) {
            bytes = Arrays.copyOf(bytes, Math.max(2 * bytes.length, size + length));
        }
        System.arraycopy(more, from, bytes, size, length);
        size += length;
    }
}
