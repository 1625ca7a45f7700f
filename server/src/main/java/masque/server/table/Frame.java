package masque.server.table;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import masque.core.Event;
import masque.edge.JsonBytes;
import masque.edge.Pen;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.io.SerializedString;

/**
 * A message that tells a viewer how the table stands.
 *
 * @param number which of this viewer's messages it is
 * @param done the id of what it answers
 * @param clocks everybody's time left, as JSON
 * @param events what has just happened
 */
record Frame(int number, Optional<String> done, String clocks, List<Event> events) {
    private static final byte[] NOTHING = {};
    private static final byte[] COMMA = {','};
    private static final byte[] END = {'}'};
    private static final byte[] NO_LIST = {'[', ']'};
    private static final byte[] VIEW = utf8(",\"view\":");
    private static final SerializedString VERSION = new SerializedString("v");
    private static final SerializedString TYPE = new SerializedString("type");
    private static final SerializedString TABLE = new SerializedString("table");
    private static final SerializedString FRAME = new SerializedString("frame");
    private static final SerializedString BASE = new SerializedString("base");
    private static final SerializedString DONE = new SerializedString("done");
    private static final SerializedString PATCH = new SerializedString("patch");
    private static final SerializedString CLOCKS = new SerializedString("clocks");
    private static final SerializedString EVENTS = new SerializedString("events");

    /** How things stand, though nothing has happened. */
    static Frame snapshot(int number, String clocks) {
        return new Frame(number, Optional.empty(), clocks, List.of());
    }

    /**
     * A message that says everything.
     *
     * @param around what surrounds the game, as an object
     * @param turn who is to choose, as an object; empty before the deal
     * @param view what may be looked at, as an object; empty before the deal
     */
    byte[] whole(int version, byte[] around, byte[] turn, byte[] view, Pen pen) {
        boolean dealt = view.length > 0;
        return joined(
                head(version),
                COMMA,
                fields(around),
                dealt ? COMMA : NOTHING,
                dealt ? fields(turn) : NOTHING,
                time(),
                told(pen),
                dealt ? VIEW : NOTHING,
                view,
                END);
    }

    /** A message that says what is not as in the one before. */
    byte[] patch(int version, byte[] patch, Pen pen) {
        return JsonBytes.of((out, bytes) -> {
            out.writeStartObject();
            out.writeName(VERSION);
            out.writeNumber(version);
            out.writeName(TYPE);
            out.writeString(TABLE);
            out.writeName(FRAME);
            out.writeNumber(number);
            out.writeName(BASE);
            out.writeNumber(number - 1);
            if (done.isPresent()) {
                out.writeName(DONE);
                out.writeString(done.get());
            }
            out.writeName(PATCH);
            bytes.copy(out, patch);
            out.writeName(CLOCKS);
            out.writeRawValue(clocks);
            out.writeName(EVENTS);
            writeEvents(out, pen);
            out.writeEndObject();
        });
    }

    private byte[] head(int version) {
        String answer = done.map(id -> ",\"done\":\"" + id + "\"").orElse("");
        return utf8("{\"v\":" + version + ",\"type\":\"table\",\"frame\":" + number + answer);
    }

    private byte[] time() {
        return utf8(",\"clocks\":" + clocks + ",\"events\":");
    }

    private byte[] told(Pen pen) {
        return events.isEmpty() ? NO_LIST : JsonBytes.of(out -> writeEvents(out, pen));
    }

    private void writeEvents(JsonGenerator out, Pen pen) {
        out.writeStartArray();
        for (Event event : events) {
            pen.event(out, event);
        }
        out.writeEndArray();
    }

    /** The fields of an object that has some, without its braces. */
    private static byte[] fields(byte[] object) {
        return Arrays.copyOfRange(object, 1, object.length - 1);
    }

    private static byte[] joined(byte[]... parts) {
        int size = 0;
        for (byte[] part : parts) {
            size += part.length;
        }
        byte[] all = new byte[size];
        int at = 0;
        for (byte[] part : parts) {
            System.arraycopy(part, 0, all, at, part.length);
            at += part.length;
        }
        return all;
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
