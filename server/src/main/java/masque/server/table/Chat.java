package masque.server.table;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import masque.server.store.TalkLine;
import tools.jackson.core.JsonGenerator;

/** The talk at a table. Those who sit there speak; all who look on can read it. */
final class Chat {
    private static final int SHOWN = 50;
    private static final int MOST_AT_ONCE = 5;
    private static final long AT_ONCE_MILLIS = 10_000;

    private final String id;
    private final TableServices services;
    private final Map<Integer, Deque<Long>> lately = new HashMap<>();
    private Optional<Deque<TalkLine>> lines = Optional.empty();

    Chat(String id, TableServices services) {
        this.id = id;
        this.services = services;
    }

    /** Tells one connection what was said lately. */
    void show(Socket socket, TableFacts facts) {
        if (facts.terms().chat() && !lines().isEmpty()) {
            socket.send(message(List.copyOf(lines()), ""));
        }
    }

    /**
     * The line that somebody wants to say; it is not said yet.
     *
     * @throws TableRefused if there is no talk here, or this is too much of it
     */
    TalkLine line(TableFacts facts, int seat, boolean reaction, String text) {
        if (!facts.terms().chat()) {
            throw TableRefused.forbidden("chat-off");
        }
        mustNotFlood(seat);
        Deque<TalkLine> before = lines();
        return new TalkLine(
                before.isEmpty() ? 1 : before.getLast().number() + 1,
                seat,
                facts.sitters().get(seat).name(),
                reaction,
                text,
                services.now());
    }

    /** A line is written, and is now said to all who look. */
    void said(TalkLine line, String client, Crowd crowd) {
        Deque<TalkLine> all = lines();
        all.add(line);
        if (all.size() > SHOWN) {
            all.remove();
        }
        crowd.sendAll(
                socket -> message(List.of(line), socket.viewer() == line.seat() ? client : ""));
    }

    private void mustNotFlood(int seat) {
        long now = services.time().millis();
        Deque<Long> times = lately.computeIfAbsent(seat, key -> new ArrayDeque<>());
        while (!times.isEmpty() && now - times.getFirst() >= AT_ONCE_MILLIS) {
            times.remove();
        }
        if (times.size() >= MOST_AT_ONCE) {
            long wait = times.getFirst() + AT_ONCE_MILLIS - now;
            throw TableRefused.of(
                    TableRefused.Kind.TOO_OFTEN,
                    "too-many",
                    "seconds",
                    Math.toIntExact(Math.ceilDiv(wait, 1_000L)));
        }
        times.add(now);
    }

    /** What was said lately; read when it is first needed. */
    private Deque<TalkLine> lines() {
        Deque<TalkLine> known =
                lines.orElseGet(() -> new ArrayDeque<>(services.store().talk(id, SHOWN)));
        lines = Optional.of(known);
        return known;
    }

    private static String message(List<TalkLine> said, String done) {
        return JsonText.object(out -> {
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
