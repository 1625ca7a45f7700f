package masque.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import masque.edge.Pen;

/** Those connections of one viewer that are told the very same. */
final class Circle {
    private final int viewer;
    private final String language;
    private final int version;
    private final List<Socket> sockets = new ArrayList<>();
    private Optional<Voice> voice = Optional.empty();

    Circle(Socket first) {
        viewer = first.viewer();
        language = first.language();
        version = first.version();
    }

    /** Whether a connection is told what these are told. */
    boolean fits(Socket socket) {
        return version == socket.version() && language.equals(socket.language());
    }

    List<Socket> sockets() {
        return sockets;
    }

    /** Names have changed: everything is to be said anew. */
    void forgetWords() {
        voice = Optional.empty();
    }

    /** Tells one of them how things stand for all of them. */
    void snapshot(Socket socket, Occasion now, int frame) {
        if (voice.isEmpty()) {
            hear(now, Sight.of(now, viewer));
        }
        socket.send(voice.orElseThrow().whole(Frame.snapshot(frame, now.clocks())));
    }

    /** Takes in how things stand, and says whether they notice a difference. */
    boolean hear(Occasion now, Optional<Sight> sight) {
        if (voice.isEmpty()) {
            voice = Optional.of(voice(now));
        }
        return voice.get().hear(now, sight);
    }

    private Voice voice(Occasion now) {
        Tongues words = now.tongues();
        TableFacts facts = now.facts();
        Pen pen = words.pen(language, facts, viewer);
        List<String> names = Tongues.names(words.of(language, facts.game()), facts);
        Surroundings around = new Surroundings(viewer, names);
        return version == Voice.WHOLE ? new WholeVoice(pen, around) : new PatchVoice(pen, around);
    }

    /** Tells all of them what they have taken in. */
    void tell(Frame frame) {
        byte[] text = voice.orElseThrow().news(frame);
        for (Socket socket : sockets) {
            socket.send(text);
        }
    }
}
