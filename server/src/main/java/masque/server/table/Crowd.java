package masque.server.table;

import static java.util.Comparator.comparingInt;

import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import masque.core.Event;
import masque.core.Phrase;
import masque.core.State;

/** All who look at a table, and what they are told. */
final class Crowd {
    /** Devices of one player; who sits somewhere has a place whoever else looks. */
    private static final int MOST_AT_A_SEAT = 16;

    private static final int MOST_SPECTATORS = 256;
    private static final int MOST_OF_A_NETWORK = 128;

    private final LiveTable table;
    private final Hall hall;
    private final Presence presence;
    private final Map<Integer, Audience> audiences = new HashMap<>();

    Crowd(LiveTable table, Hall hall, int seats) {
        this.table = table;
        this.hall = hall;
        presence = new Presence(seats, hall.time().millis());
    }

    /** Bits of the seats from which somebody looks. */
    int here() {
        return presence.here();
    }

    /** How long nobody has looked from a seat; 0 if somebody does. */
    long awayMillis(int seat) {
        return presence.awayMillis(seat, hall.time().millis());
    }

    /** Whether nobody has looked for long enough. */
    boolean gone() {
        return audiences.isEmpty()
                && hall.time().millis() - presence.lastSeen() >= hall.idle().toMillis();
    }

    /** Somebody wants to look; whether they do. */
    boolean join(Socket socket) {
        if (!admits(socket)) {
            socket.close(Socket.POLICY, Phrase.of("seat-not-yours"));
            return false;
        }
        if (!makeRoom(socket)) {
            socket.close(Socket.TRY_AGAIN_LATER, Phrase.of("table-crowded"));
            return false;
        }
        Audience audience = audiences.computeIfAbsent(socket.viewer(), Audience::new);
        audience.add(socket);
        presence.comes(socket.viewer());
        audience.snapshot(socket, occasion());
        tellNothingNew();
        return true;
    }

    /** Whether there is room for one more, or could be made: whose network has most here goes. */
    private boolean makeRoom(Socket socket) {
        Audience same = audiences.get(socket.viewer());
        if (same == null) {
            return true;
        }
        List<Socket> all = same.sockets();
        if (socket.viewer() != State.SPECTATOR) {
            if (all.size() >= MOST_AT_A_SEAT) {
                giveWay(all.getFirst());
            }
            return true;
        }
        Map<String, List<Socket>> networks =
                all.stream().collect(Collectors.groupingBy(Socket::network));
        List<Socket> own = networks.getOrDefault(socket.network(), List.of());
        if (own.size() >= MOST_OF_A_NETWORK) {
            giveWay(own.getFirst());
        } else if (all.size() >= MOST_SPECTATORS) {
            List<Socket> most = Collections.max(networks.values(), comparingInt(List::size));
            if (most.size() <= Math.max(1, own.size())) {
                most = own;
            }
            if (most.isEmpty()) {
                return false;
            }
            giveWay(most.getFirst());
        }
        return true;
    }

    private void giveWay(Socket socket) {
        socket.close(Socket.TRY_AGAIN_LATER, Phrase.of("table-crowded"));
        part(socket);
    }

    /** Whether a connection looks on, or from a chair that is its guest's. */
    boolean admits(Socket socket) {
        Facts facts = table.facts();
        int viewer = socket.viewer();
        return viewer == State.SPECTATOR
                || (viewer < facts.seats() && facts.sitters().get(viewer).is(socket.guest()));
    }

    void part(Socket socket) {
        Audience audience = audiences.get(socket.viewer());
        if (audience != null && audience.remove(socket) && audience.isEmpty()) {
            audiences.remove(socket.viewer());
            presence.goes(socket.viewer(), hall.time().millis());
            tellNothingNew();
        }
    }

    /** Whoever looks from a chair that is no longer theirs is asked to come again. */
    void expel() {
        for (Audience audience : List.copyOf(audiences.values())) {
            for (Socket socket : audience.sockets()) {
                if (!admits(socket)) {
                    socket.close(Socket.POLICY, Phrase.of("seat-not-yours"));
                    part(socket);
                }
            }
        }
    }

    /** Whether anybody looks. */
    boolean looked() {
        return !audiences.isEmpty();
    }

    /** Sends everybody a message that says nothing about how the table stands. */
    void sendAll(Function<Socket, String> message) {
        audiences.values().stream()
                .flatMap(audience -> audience.sockets().stream())
                .forEach(socket -> socket.send(message.apply(socket)));
    }

    /** Names have changed: everything is to be said anew. */
    void forgetWords() {
        audiences.values().forEach(Audience::forgetWords);
    }

    /** Tells every viewer what happened, and whoever asked that it is done. */
    void tell(IntFunction<List<Event>> events, Optional<Asked> asked) {
        Audience.Occasion now = occasion();
        audiences.forEach((viewer, audience) ->
                audience.tell(
                        now,
                        events.apply(viewer),
                        asked.filter(one -> one.socket().viewer() == viewer).map(Asked::id)));
    }

    /** Tells whoever asked that it is done, and the others what has changed for them. */
    void tell(Optional<Asked> asked) {
        tell(viewer -> List.of(), asked);
    }

    void tellNothingNew() {
        tell(Optional.empty());
    }

    private Audience.Occasion occasion() {
        Facts facts = table.facts();
        Optional<Match> match = table.match();
        String clocks =
                match.map(now -> Frames.clocks(table.clocks(), facts.seats(), hall.time().millis()))
                        .orElse("[]");
        return new Audience.Occasion(
                facts, match, table.lobby().commitment(), hall.tongues(), clocks, presence.here());
    }

    void close() {
        audiences.values().stream()
                .flatMap(audience -> audience.sockets().stream())
                .forEach(socket -> socket.close(Socket.GOING_AWAY, Phrase.of("put-away")));
        audiences.clear();
    }
}
