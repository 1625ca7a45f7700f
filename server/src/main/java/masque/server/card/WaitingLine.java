package masque.server.card;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import masque.server.guard.Guest;
import masque.server.table.Socket;
import masque.server.table.Time;

/**
 * DC-9.2: those who wait for the holder of a card, in the order in which they came, and all who
 * look at the card. One thread alone may use it.
 */
final class WaitingLine {
    static final int MOST_WAITING = 10;
    private static final int MOST_LOOKING = 256;
    private static final int MOST_OF_ONE = 16;

    private final String holder;
    private final Map<String, Place> places = new LinkedHashMap<>();

    /** Who looks, with what they were sent last. */
    private final Map<Socket, String> followers = new HashMap<>();

    /**
     * A place in the line.
     *
     * @param fresh whether they have just asked for it, and may not have opened a page yet
     * @param end when it is given away, if no page comes
     */
    private record Place(Guest guest, boolean fresh, Optional<Time.Alarm> end) {
        void stay() {
            end.ifPresent(Time.Alarm::cancel);
        }
    }

    WaitingLine(String holder) {
        this.holder = holder;
    }

    /** Whose card it is. */
    String holder() {
        return holder;
    }

    boolean full() {
        return places.size() >= MOST_WAITING;
    }

    boolean waits(String guest) {
        return places.containsKey(guest);
    }

    /** Somebody's place, from 1; 0 if they have none. */
    int placeOf(String guest) {
        return List.copyOf(places.keySet()).indexOf(guest) + 1;
    }

    /** What those who wait are called, in their order. */
    List<String> names() {
        return places.values().stream().map(place -> place.guest().name()).toList();
    }

    /** Somebody comes last; the place is given away unless a page of theirs comes. */
    void join(Guest guest, Time.Alarm end) {
        places.put(guest.id(), new Place(guest, true, Optional.of(end)));
    }

    /** Somebody goes, or has their turn; whether they had a place. */
    boolean leave(String guest) {
        Place place = places.remove(guest);
        if (place != null) {
            place.stay();
        }
        return place != null;
    }

    void leaveAll() {
        List.copyOf(places.keySet()).forEach(this::leave);
    }

    /** The first who is ready and whose page is open, or who has just asked. */
    Optional<Guest> first(Predicate<String> ready) {
        return places.values().stream()
                .filter(place -> place.fresh() || looks(place.guest().id()))
                .filter(place -> ready.test(place.guest().id()))
                .map(Place::guest)
                .findFirst();
    }

    /** Whether a page of this guest is open. */
    boolean looks(String guest) {
        return followers.keySet().stream().anyMatch(by(guest));
    }

    private static Predicate<Socket> by(String guest) {
        return socket -> socket.guest().equals(guest);
    }

    // --- Pages ---

    List<Socket> followers() {
        return new ArrayList<>(followers.keySet());
    }

    /** Whether there is room for one more page of whoever this is. */
    boolean admits(Socket socket) {
        if (expected(socket.guest())) {
            return followers.keySet().stream().filter(by(socket.guest())).count() < MOST_OF_ONE;
        }
        return followers.keySet().stream().filter(one -> !expected(one.guest())).count()
                < MOST_LOOKING;
    }

    private boolean expected(String guest) {
        return guest.equals(holder) || waits(guest);
    }

    /** A page opens: a place in the line stays. */
    void follow(Socket socket) {
        followers.put(socket, "");
        Place place = places.get(socket.guest());
        if (place != null) {
            place.stay();
            places.put(socket.guest(), new Place(place.guest(), false, Optional.empty()));
        }
    }

    /** A page closes; whether it was the last one of somebody who waits. */
    boolean unfollow(Socket socket) {
        return followers.remove(socket) != null && waits(socket.guest()) && !looks(socket.guest());
    }

    /** Somebody's last page has closed: their place is given away unless another comes. */
    void expire(String guest, Time.Alarm end) {
        places.computeIfPresent(
                guest, (id, place) -> new Place(place.guest(), false, Optional.of(end)));
    }

    /** Sends a page how things stand, unless it knows. */
    void tell(Socket socket, String message) {
        if (!message.equals(followers.put(socket, message))) {
            socket.send(message);
        }
    }

    /** Whether nobody waits and nobody looks. */
    boolean empty() {
        return places.isEmpty() && followers.isEmpty();
    }
}
