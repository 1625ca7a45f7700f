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

    private final TableServices services;
    private final Presence presence;
    private final Map<Integer, Audience> audiences = new HashMap<>();

    Crowd(TableServices services, int seats) {
        this.services = services;
        presence = new Presence(seats, services.time().millis());
    }

    /** Bits of the seats from which somebody looks. */
    int here() {
        return presence.here();
    }

    /** How long nobody has looked from a seat; 0 if somebody does. */
    long awayMillis(int seat) {
        return presence.awayMillis(seat, services.time().millis());
    }

    /** Whether nobody has looked for long enough. */
    boolean gone() {
        return audiences.isEmpty()
                && services.time().millis() - presence.lastSeen() >= services.idle().toMillis();
    }

    /** Somebody wants to look; whether they do. */
    boolean join(Socket socket, TableState table) {
        if (!admits(socket, table.facts())) {
            socket.close(Socket.POLICY, Phrase.of("seat-not-yours"));
            return false;
        }
        if (!makeRoom(socket, table)) {
            socket.close(Socket.TRY_AGAIN_LATER, Phrase.of("table-crowded"));
            return false;
        }
        Audience audience = audiences.computeIfAbsent(socket.viewer(), Audience::new);
        audience.add(socket);
        presence.comes(socket.viewer());
        audience.snapshot(socket, occasion(table));
        tellChanges(table);
        return true;
    }

    /** Whether there is room for one more, or could be made: whose network has most here goes. */
    private boolean makeRoom(Socket socket, TableState table) {
        Audience same = audiences.get(socket.viewer());
        if (same == null) {
            return true;
        }
        List<Socket> all = same.sockets();
        if (socket.viewer() != State.SPECTATOR) {
            if (all.size() >= MOST_AT_A_SEAT) {
                giveWay(all.getFirst(), table);
            }
            return true;
        }
        Map<String, List<Socket>> networks =
                all.stream().collect(Collectors.groupingBy(Socket::network));
        List<Socket> own = networks.getOrDefault(socket.network(), List.of());
        if (own.size() >= MOST_OF_A_NETWORK) {
            giveWay(own.getFirst(), table);
        } else if (all.size() >= MOST_SPECTATORS) {
            List<Socket> most = Collections.max(networks.values(), comparingInt(List::size));
            if (most.size() <= Math.max(1, own.size())) {
                most = own;
            }
            if (most.isEmpty()) {
                return false;
            }
            giveWay(most.getFirst(), table);
        }
        return true;
    }

    private void giveWay(Socket socket, TableState table) {
        socket.close(Socket.TRY_AGAIN_LATER, Phrase.of("table-crowded"));
        part(socket, table);
    }

    /** Whether a connection looks on, or from a chair that is its guest's. */
    static boolean admits(Socket socket, TableFacts facts) {
        int viewer = socket.viewer();
        return viewer == State.SPECTATOR
                || (viewer < facts.seats() && facts.sitters().get(viewer).is(socket.guest()));
    }

    void part(Socket socket, TableState table) {
        Audience audience = audiences.get(socket.viewer());
        if (audience != null && audience.remove(socket) && audience.isEmpty()) {
            audiences.remove(socket.viewer());
            presence.goes(socket.viewer(), services.time().millis());
            tellChanges(table);
        }
    }

    /** Whoever looks from a chair that is no longer theirs is asked to come again. */
    private void expel(TableState table) {
        for (Audience audience : List.copyOf(audiences.values())) {
            for (Socket socket : audience.sockets()) {
                if (!admits(socket, table.facts())) {
                    socket.close(Socket.POLICY, Phrase.of("seat-not-yours"));
                    part(socket, table);
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

    /**
     * Tells every viewer what has changed, and whoever asked that it is done. Where seats have
     * other numbers now, whoever looks from one comes back and looks from that: what is told to the
     * old number is not for their eyes.
     */
    void hear(Happened change) {
        if (change.renumbers()) {
            return;
        }
        if (change.plan().write() instanceof Plan.Write.Nothing) {
            // Whoever asks again and again makes no work for others.
            change.asked().ifPresent(asked -> answer(asked, change.table()));
            return;
        }
        if (change.plan().news().people()) {
            audiences.values().forEach(Audience::forgetWords);
            expel(change.table());
        }
        tell(change.table(), change.plan().news().events(), change.asked());
    }

    /** Tells whoever asked for something that was so already that it is done. */
    private void answer(Asked asked, TableState table) {
        Audience audience = audiences.get(asked.socket().viewer());
        if (audience != null) {
            audience.tell(occasion(table), List.of(), Optional.of(asked.id()));
        }
    }

    private void tell(TableState table, IntFunction<List<Event>> events, Optional<Asked> asked) {
        Occasion now = occasion(table);
        audiences.forEach((viewer, audience) ->
                audience.tell(
                        now,
                        events.apply(viewer),
                        asked.filter(one -> one.socket().viewer() == viewer).map(Asked::id)));
    }

    /** Tells everybody what has changed for them, if anything has. */
    private void tellChanges(TableState table) {
        tell(table, viewer -> List.of(), Optional.empty());
    }

    private Occasion occasion(TableState table) {
        TableFacts facts = table.facts();
        String clocks =
                table.game()
                        .map(now ->
                                TableJson.clocks(
                                        table.clocks(), facts.seats(), services.time().millis()))
                        .orElse("[]");
        return new Occasion(
                facts,
                table.game(),
                table.end(),
                table.secret().commitment(),
                services.tongues(),
                clocks,
                presence.here());
    }

    void close() {
        audiences.values().stream()
                .flatMap(audience -> audience.sockets().stream())
                .forEach(socket -> socket.close(Socket.GOING_AWAY, Phrase.of("put-away")));
        audiences.clear();
    }
}
