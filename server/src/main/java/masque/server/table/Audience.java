package masque.server.table;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import masque.core.Event;
import masque.edge.Copyist;
import masque.edge.JsonBytes;
import masque.edge.Pen;
import tools.jackson.core.SerializableString;
import tools.jackson.core.io.SerializedString;

/**
 * One viewer's connections. A message goes out only if something changed for this viewer, so that
 * neither the number nor the moment of messages tells what others did in secret.
 */
final class Audience {
    private static final byte[] NOTHING = {};
    private static final byte[] CLOCKS = utf8(",\"clocks\":");
    private static final byte[] EVENTS = utf8(",\"events\":");
    private static final byte[] VIEW = utf8(",\"view\":");

    /** What a language was last told. */
    private static final class Voice {
        private final Pen pen;
        private final Copyist copyist;
        private final List<String> names;
        private Optional<TableFacts> facts = Optional.empty();
        private int here;
        private SerializableString chairs = new SerializedString("");
        private byte[] standing = NOTHING;
        private byte[] view = NOTHING;

        Voice(Pen pen, List<String> names) {
            this.pen = pen;
            copyist = new Copyist(pen);
            this.names = names;
        }

        /** The chairs, written anew only when something about them has changed. */
        SerializableString chairs(TableFacts now, int hereNow) {
            if (here != hereNow || !facts.equals(Optional.of(now))) {
                facts = Optional.of(now);
                here = hereNow;
                chairs = new SerializedString(TableJson.chairs(now, here, names));
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
        socket.send(whole(voice, now.clocks(), "", Frames.NO_LIST));
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
        Map<String, byte[]> frames = new HashMap<>();
        String answer = done.map(id -> "\"done\":\"" + id + "\",").orElse("");
        for (Socket socket : sockets) {
            socket.send(
                    frames.computeIfAbsent(
                            socket.language(),
                            language -> {
                                Voice voice = voice(language, now);
                                byte[] told =
                                        events.isEmpty()
                                                ? Frames.NO_LIST
                                                : Frames.events(events, voice.pen);
                                return whole(voice, now.clocks(), answer, told);
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
        SerializableString chairs = voice.chairs(now.facts(), now.here());
        byte[] standing =
                JsonBytes.of(Frames.standing(now, chairs, viewer, voice.pen), voice.standing);
        byte[] view =
                now.game()
                        .map(game -> voice.copyist.write(game.table().chair(viewer).view()))
                        .orElse(NOTHING);
        boolean news = !Arrays.equals(standing, voice.standing) || !Arrays.equals(view, voice.view);
        voice.standing = standing;
        voice.view = view;
        return news;
    }

    private byte[] whole(Voice voice, String time, String done, byte[] events) {
        String begin = "{\"v\":1,\"type\":\"table\",\"frame\":" + frame + "," + done;
        byte[] head = utf8(begin);
        byte[] clocks = utf8(time);
        boolean seen = voice.view.length > 0;
        int named = CLOCKS.length + EVENTS.length + (seen ? VIEW.length : 0);
        int told = clocks.length + events.length + voice.view.length;
        // Of the object that says how it stands the braces are left out, and one ends it all.
        ByteBuffer text =
                ByteBuffer.allocate(head.length + voice.standing.length - 1 + named + told);
        text.put(head).put(voice.standing, 1, voice.standing.length - 2);
        text.put(CLOCKS).put(clocks).put(EVENTS).put(events);
        if (seen) {
            text.put(VIEW).put(voice.view);
        }
        return text.put((byte) '}').array();
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
