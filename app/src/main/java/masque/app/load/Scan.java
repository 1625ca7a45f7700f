package masque.app.load;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/**
 * Reads a message of the server no further than needed: the view is most of it, comes last, and is
 * only looked for. The load must leave the machine to the server. Where a message says only what is
 * not as in the one before, the rest is taken from that.
 */
final class Scan {
    private static final JsonFactory JSON = JsonFactory.builder().build();
    private static final int NONE = -1;
    private static final byte[] VIEW = utf8("\"view\":{");
    private static final byte[] NO_NEWS = utf8("\"events\":[]}");

    private final Optional<Told> latest;
    private String type = "";
    private String id = "";
    private String code = "";
    private String sentence = "";
    private @Nullable String done;
    private String phase = "";
    private int frame;
    private int decision;
    private int waiting;
    private Codes moves = Codes.NONE;
    private boolean takeBack;
    private int base = NONE;
    private int read;

    private Scan(Optional<Told> latest) {
        this.latest = latest;
    }

    /**
     * What a message says; nothing for answers that nobody waits for. It is read as far as needed,
     * so not all nonsense is noticed.
     *
     * @param latest what was told before over the same connection
     */
    static Optional<Heard> read(byte[] text, int length, Optional<Told> latest) {
        Scan scan = new Scan(latest);
        try (JsonParser parser = JSON.createParser(ObjectReadContext.empty(), text, 0, length)) {
            parser.nextToken();
            scan.fields(parser);
        } catch (JacksonException e) {
            return Optional.of(new Heard.Nonsense(String.valueOf(e.getOriginalMessage())));
        }
        return switch (scan.type) {
            case "table" -> Optional.of(scan.told(text, length));
            case "refused" -> Optional.of(new Heard.Refused(scan.id, scan.code, scan.sentence));
            default -> Optional.empty();
        };
    }

    /** Unless a patch says otherwise all is as it was. */
    private void goOn(Told before) {
        phase = before.phase();
        decision = before.decision();
        waiting = before.waiting();
        moves = before.moves();
        takeBack = before.takeBack();
    }

    private Heard told(byte[] text, int length) {
        boolean patch = base != NONE;
        if (patch && latest.filter(told -> told.frame() == base).isEmpty()) {
            return new Heard.Nonsense("frame " + frame + " is based on frame " + base);
        }
        boolean ends = length > 2 && text[length - 1] == '}';
        boolean whole = ends && (patch || hasView(text, length - 1));
        return new Told(
                frame,
                Optional.ofNullable(done),
                phase,
                decision,
                waiting,
                moves,
                takeBack,
                !patch || !matches(text, length - NO_NEWS.length, NO_NEWS),
                whole,
                length);
    }

    /** A quote within a text is escaped, so these bytes are found only where they are meant. */
    private boolean hasView(byte[] text, int end) {
        for (int start = read; start + VIEW.length < end; start++) {
            if (text[start] == '"' && matches(text, start, VIEW)) {
                return true;
            }
        }
        return false;
    }

    private static boolean matches(byte[] text, int start, byte[] part) {
        return start >= 0 && Arrays.equals(text, start, start + part.length, part, 0, part.length);
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private void fields(JsonParser parser) {
        for (@Nullable String name = parser.nextName();
                name != null && !name.equals("clocks") && !name.equals("view");
                name = parser.nextName()) {
            parser.nextToken();
            field(name, parser);
        }
        read = (int) parser.currentTokenLocation().getByteOffset();
    }

    private void field(String name, JsonParser parser) {
        switch (name) {
            case "type" -> type = parser.getString();
            case "id" -> id = parser.getString();
            case "code" -> code = parser.getString();
            case "sentence" -> sentence = parser.getString();
            case "done" -> done = parser.getString();
            case "phase" -> phase = parser.getString();
            case "frame" -> frame = parser.getIntValue();
            case "base" -> {
                base = parser.getIntValue();
                latest.ifPresent(this::goOn);
            }
            case "patch" -> fields(parser);
            case "decision" -> decision = parser.getIntValue();
            case "takeBack" -> takeBack = parser.getBooleanValue();
            case "waiting" -> waiting(parser);
            case "moves" -> moves(parser);
            default -> parser.skipChildren();
        }
    }

    private void waiting(JsonParser parser) {
        waiting = 0;
        while (parser.nextToken() == JsonToken.VALUE_NUMBER_INT) {
            waiting |= 1 << parser.getIntValue();
        }
    }

    private void moves(JsonParser parser) {
        moves = Codes.NONE;
        if (parser.nextToken() != JsonToken.START_OBJECT) {
            return;
        }
        moves = new Codes();
        do {
            for (@Nullable String name = parser.nextName();
                    name != null;
                    name = parser.nextName()) {
                parser.nextToken();
                if (name.equals("code")) {
                    moves.add(parser.getIntValue());
                } else {
                    parser.skipChildren();
                }
            }
        } while (parser.nextToken() == JsonToken.START_OBJECT);
    }
}
