package masque.server.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import masque.core.Event;
import masque.edge.Pen;

/**
 * One viewer's connections. A message goes out only if something changed for this viewer, so that
 * neither the number nor the moment of messages tells what others did in secret.
 */
final class Audience {
    /** What a language was last told. */
    private static final class Voice {
        private final Pen pen;
        private final List<String> names;
        private Optional<TableFacts> facts = Optional.empty();
        private int here;
        private String chairs = "";
        private String standing = "";
        private String view = "";

        Voice(Pen pen, List<String> names) {
            this.pen = pen;
            this.names = names;
        }

        /** The chairs, written anew only when something about them has changed. */
        String chairs(TableFacts now, int hereNow) {
            if (here != hereNow || !facts.equals(Optional.of(now))) {
                facts = Optional.of(now);
                here = hereNow;
                chairs = TableJson.chairs(now, here, names);
            }
            return chairs;
        }
    }

    private final int viewer;
    private final List<Socket> sockets = new ArrayList<>();
    private final Map<String, Voice> voices = new HashMap<>();
    private int frame;

    Audience(int viewer) {
        this.viewer = viewer;
    }

    List<Socket> sockets() {
        return List.copyOf(sockets);
    }

    boolean isEmpty() {
        return sockets.isEmpty();
    }

    void add(Socket socket) {
        sockets.add(socket);
    }

    boolean remove(Socket socket) {
        boolean was = sockets.remove(socket);
        voices.keySet()
                .removeIf(language ->
                        sockets.stream().noneMatch(one -> one.language().equals(language)));
        return was;
    }

    /** Names have changed: everything is to be said anew. */
    void forgetWords() {
        voices.clear();
    }

    /** Tells one connection how things stand. */
    void snapshot(Socket socket, Occasion now) {
        Voice voice = voice(socket.language(), now);
        hear(voice, now);
        socket.send(text(voice, now.clocks(), "", "[]"));
    }

    /** Tells all connections what happened, if this viewer notices anything of it. */
    void tell(Occasion now, List<Event> events, Optional<String> done) {
        boolean noticed = !events.isEmpty() || done.isPresent();
        sockets.forEach(socket -> voice(socket.language(), now));
        for (Voice voice : voices.values()) {
            // Every language hears, even if another has already noticed something.
            noticed |= hear(voice, now);
        }
        if (!noticed) {
            return;
        }
        frame++;
        Map<String, String> texts = new HashMap<>();
        String answer = done.map(id -> "\"done\":\"" + id + "\",").orElse("");
        for (Socket socket : sockets) {
            socket.send(
                    texts.computeIfAbsent(
                            socket.language(),
                            language -> {
                                Voice voice = voice(language, now);
                                String told =
                                        events.isEmpty() ? "[]" : Frames.events(events, voice.pen);
                                return text(voice, now.clocks(), answer, told);
                            }));
        }
    }

    private Voice voice(String language, Occasion now) {
        return voices.computeIfAbsent(
                language,
                key ->
                        new Voice(
                                now.tongues().pen(key, now.facts(), viewer),
                                Tongues.names(
                                        now.tongues().of(key, now.facts().game()), now.facts())));
    }

    /** Takes in how things stand, and says whether that is news. */
    private boolean hear(Voice voice, Occasion now) {
        String chairs = voice.chairs(now.facts(), now.here());
        String standing = Frames.standing(now, chairs, viewer, voice.pen);
        String view = now.game().map(game -> Frames.view(game, viewer, voice.pen)).orElse("");
        boolean news = !standing.equals(voice.standing) || !view.equals(voice.view);
        voice.standing = standing;
        voice.view = view;
        return news;
    }

    private String text(Voice voice, String clocks, String done, String events) {
        StringBuilder text = new StringBuilder(256 + voice.standing.length() + voice.view.length());
        text.append("{\"v\":1,\"type\":\"table\",\"frame\":")
                .append(frame)
                .append(',')
                .append(done);
        text.append(voice.standing, 1, voice.standing.length() - 1);
        text.append(",\"clocks\":").append(clocks).append(",\"events\":").append(events);
        if (!voice.view.isEmpty()) {
            text.append(",\"view\":").append(voice.view);
        }
        return text.append('}').toString();
    }
}
