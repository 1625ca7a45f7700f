package masque.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** A socket to a table, with what came over it. */
final class Line implements AutoCloseable {
    private static final int PATIENCE_SECONDS = 30;
    private static final int ABNORMAL = 1006;

    /** The code of an end that all agree to. */
    private static final byte[] NORMAL = {0x03, (byte) 0xE8};

    /** What came: a message, or the end. */
    sealed interface Heard {}

    record Message(String text) implements Heard {}

    record Closed(int code, String reason) implements Heard {}

    private final BlockingQueue<Heard> heard = new LinkedBlockingQueue<>();
    private final Wire wire;
    private JsonNode latest = Answer.parsed("{}");
    private int moves;

    /** A line that is listened to from now on. */
    Line(Wire wire) {
        this.wire = wire.patient();
        Thread.ofVirtual().start(this::listen);
    }

    /** Looks from every seat, until everybody has seen that all are there. */
    static List<Line> all(Person person, String table, int seats) {
        List<Line> lines = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            lines.add(person.look(table, seat));
        }
        for (Line line : lines) {
            line.until(message ->
                    message.path("chairs")
                            .valueStream()
                            .allMatch(chair -> chair.path("here").asBoolean()));
        }
        return lines;
    }

    /** The upgrade was refused. */
    static final class NotLetIn extends RuntimeException {
        private static final long serialVersionUID = 1L;
        private final int status;
        private final String body;

        NotLetIn(int status, String body) {
            super("status " + status);
            this.status = status;
            this.body = body;
        }

        String body() {
            return body;
        }

        int status() {
            return status;
        }
    }

    /** Hears what comes until the end, and answers as a socket must. */
    private void listen() {
        ByteArrayOutputStream parts = new ByteArrayOutputStream();
        for (Optional<Wire.Frame> next = wire.next(); next.isPresent(); next = wire.next()) {
            Wire.Frame frame = next.get();
            switch (frame.opcode()) {
                case Wire.TEXT, Wire.CONTINUATION -> {
                    parts.writeBytes(frame.payload());
                    if (frame.last()) {
                        heard.add(new Message(parts.toString(StandardCharsets.UTF_8)));
                        parts.reset();
                    }
                }
                case Wire.PING -> wire.frame(Wire.LAST | Wire.PONG, frame.payload());
                case Wire.CLOSE -> {
                    heard.add(frame.goodbye());
                    wire.shout(Wire.LAST | Wire.CLOSE, frame.payload());
                    wire.close();
                    return;
                }
                default -> heard.add(new Closed(ABNORMAL, "opcode " + frame.opcode()));
            }
        }
        heard.add(new Closed(ABNORMAL, ""));
    }

    /** The next thing that comes. */
    Heard next() {
        try {
            @Nullable Heard next = heard.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
            if (next == null) {
                throw new AssertionError("nothing came; the latest was " + latest);
            }
            return next;
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The next message. */
    JsonNode message() {
        Heard next = next();
        assertThat(next).isInstanceOf(Message.class);
        JsonNode message = Answer.parsed(((Message) next).text());
        if (message.path("type").asString().equals("table")) {
            latest = message;
        }
        return message;
    }

    /** The next message that says how the table stands and is so. */
    JsonNode until(Predicate<JsonNode> wanted) {
        JsonNode message = message();
        while (!wanted.test(message)) {
            message = message();
        }
        return message;
    }

    /** The latest message, or the first after it, that is so. */
    JsonNode reach(Predicate<JsonNode> wanted) {
        return wanted.test(latest) ? latest : until(wanted);
    }

    /** The message that answers this id with done. */
    JsonNode done(String id) {
        return until(message -> {
            assertThat(message.path("type").asString()).isNotEqualTo("refused");
            return message.path("done").asString("").equals(id);
        });
    }

    /** The answer to what was refused. */
    JsonNode refusal() {
        return until(message -> message.path("type").asString().equals("refused"));
    }

    /** The end of the connection; messages before it are passed over. */
    Closed closed() {
        Heard next = next();
        while (next instanceof Message) {
            next = next();
        }
        return (Closed) next;
    }

    /** How the table stood in the latest message. */
    JsonNode latest() {
        return latest;
    }

    /** Whether nothing has come that was not looked at. */
    boolean silent() {
        return heard.isEmpty();
    }

    Line say(String text) {
        wire.say(text);
        return this;
    }

    Line sayBinary(byte[] bytes) {
        wire.frame(Wire.LAST | Wire.BINARY, bytes);
        return this;
    }

    /** Hangs up without a word. */
    void abort() {
        wire.close();
    }

    /** Makes the first move that the latest message offers, and waits until it is done. */
    JsonNode moveFirst() {
        int code = latest.path("moves").path(0).path("code").asInt();
        return move(code);
    }

    JsonNode move(int code) {
        String id = "m" + moves++;
        say(moveText(id, latest.path("decision").asInt(), code));
        return done(id);
    }

    static String moveText(String id, int decision, int code) {
        return "{\"do\":\"move\",\"id\":\"%s\",\"decision\":%d,\"code\":%d}"
                .formatted(id, decision, code);
    }

    static String doText(String what, String id) {
        return "{\"do\":\"%s\",\"id\":\"%s\"}".formatted(what, id);
    }

    boolean awaited() {
        return !latest.path("moves").isEmpty();
    }

    @Override
    public void close() {
        wire.shout(Wire.LAST | Wire.CLOSE, NORMAL);
    }

    /** Chooses whenever this seat is asked, until the game has come to its end. */
    JsonNode playAlone() {
        while (!latest.path("phase").asString().equals("finished")) {
            if (awaited()) {
                moveFirst();
            } else {
                message();
            }
        }
        return latest;
    }

    /** Has those at a table play a game to its end; how many moves that took. */
    static int playToTheEnd(List<Line> lines) {
        int moves = 0;
        while (true) {
            Line mover = lines.stream().filter(Line::awaited).findFirst().orElseThrow();
            boolean over = mover.moveFirst().path("phase").asString().equals("finished");
            moves++;
            lines.stream().filter(line -> line != mover).forEach(Line::message);
            if (over) {
                return moves;
            }
        }
    }
}
