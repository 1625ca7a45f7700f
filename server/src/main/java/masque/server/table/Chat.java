package masque.server.table;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import masque.server.guard.Wrong;
import masque.server.store.TalkLine;
import tools.jackson.core.JsonGenerator;

/** The talk at a table. Those who sit there speak; all who look on can read it. */
final class Chat {
    private static final int SHOWN = 50;
    private static final int MOST_AT_ONCE = 5;
    private static final long AT_ONCE_MILLIS = 10_000;

    private final LiveTable table;
    private final Hall hall;
    private final Map<Integer, Deque<Long>> lately = new HashMap<>();
    private Optional<Deque<TalkLine>> lines = Optional.empty();

    Chat(LiveTable table, Hall hall) {
        this.table = table;
        this.hall = hall;
    }

    /** Tells one connection what was said lately. */
    void show(Socket socket) {
        if (table.facts().terms().chat() && !lines().isEmpty()) {
            socket.send(message(List.copyOf(lines()), ""));
        }
    }

    /**
     * Somebody says something.
     *
     * @throws Wrong if there is no talk here, or this is too much of it
     */
    void say(Asked asked, int seat, boolean reaction, String text) {
        if (!table.facts().terms().chat()) {
            throw Wrong.of(403, "chat-off");
        }
        mustNotFlood(seat);
        Deque<TalkLine> before = lines();
        TalkLine line =
                new TalkLine(
                        before.isEmpty() ? 1 : before.getLast().number() + 1,
                        seat,
                        table.facts().sitters().get(seat).name(),
                        reaction,
                        text,
                        hall.now());
        table.write(
                hall.store().say(table.id(), line),
                () -> {
                    before.add(line);
                    if (before.size() > SHOWN) {
                        before.remove();
                    }
                    table.crowd()
                            .sendAll(socket ->
                                    message(
                                            List.of(line),
                                            socket.viewer() == seat ? asked.id() : ""));
                });
    }

    private void mustNotFlood(int seat) {
        long now = hall.time().millis();
        Deque<Long> times = lately.computeIfAbsent(seat, key -> new ArrayDeque<>());
        while (!times.isEmpty() && now - times.getFirst() >= AT_ONCE_MILLIS) {
            times.remove();
        }
        if (times.size() >= MOST_AT_ONCE) {
            long wait = times.getFirst() + AT_ONCE_MILLIS - now;
            throw Wrong.of(429, "too-many", "seconds", Math.toIntExact(Math.ceilDiv(wait, 1_000L)));
        }
        times.add(now);
    }

    /** What was said lately; read when it is first needed. */
    private Deque<TalkLine> lines() {
        Deque<TalkLine> known =
                lines.orElseGet(() -> new ArrayDeque<>(hall.store().talk(table.id(), SHOWN)));
        lines = Optional.of(known);
        return known;
    }

    private static String message(List<TalkLine> said, String done) {
        return Frames.object(out -> {
            out.writeNumberProperty("v", 1);
            out.writeStringProperty("type", "chat");
            if (!done.isEmpty()) {
                out.writeStringProperty("done", done);
            }
            out.writeArrayPropertyStart("lines");
            said.forEach(line -> write(out, line));
            out.writeEndArray();
        });
    }

    private static void write(JsonGenerator out, TalkLine line) {
        out.writeStartObject();
        out.writeNumberProperty("number", line.number());
        out.writeNumberProperty("seat", line.seat());
        out.writeStringProperty("name", line.name());
        out.writeStringProperty(line.reaction() ? "reaction" : "text", line.text());
        out.writeStringProperty("at", line.at().toString());
        out.writeEndObject();
    }
}
