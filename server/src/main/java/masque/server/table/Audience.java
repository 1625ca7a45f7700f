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
    /** What is spoken to a connection. */
    private record Tongue(String language, int version) {
        static Tongue of(Socket socket) {
            return new Tongue(socket.language(), socket.version());
        }
    }

    private final int viewer;
    private final List<Socket> sockets = new ArrayList<>();
    private final Map<Tongue, Voice> voices = new HashMap<>();
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
                .removeIf(
                        tongue -> sockets.stream().noneMatch(one -> Tongue.of(one).equals(tongue)));
        return was;
    }

    /** Names have changed: everything is to be said anew. */
    void forgetWords() {
        voices.clear();
    }

    /** Tells one connection how things stand. */
    void snapshot(Socket socket, Occasion now) {
        Tongue tongue = Tongue.of(socket);
        if (!voices.containsKey(tongue)) {
            voice(tongue, now).hear(now, Sight.of(now, viewer));
        }
        socket.send(voice(tongue, now).whole(Frame.snapshot(frame, now.clocks())));
    }

    /** Tells all connections what happened, if this viewer notices anything of it. */
    void tell(Occasion now, List<Event> events, Optional<String> done) {
        boolean noticed = !events.isEmpty() || done.isPresent();
        sockets.forEach(socket -> voice(Tongue.of(socket), now));
        Optional<Sight> sight = Sight.of(now, viewer);
        for (Voice voice : voices.values()) {
            // Every voice hears, even if another has already noticed something.
            noticed |= voice.hear(now, sight);
        }
        if (!noticed) {
            return;
        }
        frame++;
        Frame next = new Frame(frame, done, now.clocks(), events);
        Map<Tongue, byte[]> texts = new HashMap<>();
        for (Socket socket : sockets) {
            socket.send(
                    texts.computeIfAbsent(
                            Tongue.of(socket), tongue -> voice(tongue, now).news(next)));
        }
    }

    private Voice voice(Tongue tongue, Occasion now) {
        return voices.computeIfAbsent(
                tongue,
                key -> {
                    Tongues words = now.tongues();
                    Pen pen = words.pen(key.language(), now.facts(), viewer);
                    Surroundings around =
                            new Surroundings(
                                    viewer,
                                    Tongues.names(
                                            words.of(key.language(), now.facts().game()),
                                            now.facts()));
                    return key.version() == Voice.WHOLE
                            ? new WholeVoice(pen, around)
                            : new PatchVoice(pen, around);
                });
    }
}
