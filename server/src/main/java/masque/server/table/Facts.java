package masque.server.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import masque.server.guard.Guest;
import masque.server.guard.Wrong;

/**
 * What is true of a table besides its game. Immutable; what cannot be done is a {@link Wrong}.
 *
 * @param host the seat of the host; -1 where no person plays
 * @param sitters who has which chair
 * @param ending the seats that want to end the game
 */
public record Facts(
        String game,
        int seats,
        Map<String, String> options,
        ClockRule clock,
        Phase phase,
        int host,
        List<Sitter> sitters,
        List<Integer> ending) {
    private static final int NOBODY = -1;

    /** How far a table has come. */
    public enum Phase {
        GATHERING,
        PLAYING,
        FINISHED,
        ENDED
    }

    public Facts {
        options = Collections.unmodifiableMap(new TreeMap<>(options));
        sitters = List.copyOf(sitters);
        ending = List.copyOf(ending);
        if (sitters.size() != seats) {
            throw new IllegalArgumentException(sitters.size() + " chairs for " + seats + " seats");
        }
    }

    /** A table that gathers its players; the host is the first person. */
    public static Facts gathering(
            String game,
            int seats,
            Map<String, String> options,
            ClockRule clock,
            List<Sitter> sitters) {
        return new Facts(game, seats, options, clock, Phase.GATHERING, NOBODY, sitters, List.of())
                .withHost();
    }

    /** The ids of the persons who sit here. */
    public Set<String> guests() {
        return sitters.stream()
                .filter(Sitter::person)
                .map(Sitter::guest)
                .collect(Collectors.toUnmodifiableSet());
    }

    /** The first seat of this person; -1 if there is none. */
    public int seatOf(String guest) {
        for (int seat = 0; seat < seats; seat++) {
            if (sitters.get(seat).is(guest)) {
                return seat;
            }
        }
        return NOBODY;
    }

    /** Whether this person is the host. */
    public boolean hosts(String guest) {
        return host != NOBODY && sitters.get(host).is(guest);
    }

    /** Bits of the seats where a person sits and plays. */
    int playing() {
        int bits = 0;
        for (int seat = 0; seat < seats; seat++) {
            bits |= sitters.get(seat).plays() ? 1 << seat : 0;
        }
        return bits;
    }

    boolean over() {
        return phase == Phase.FINISHED || phase == Phase.ENDED;
    }

    /** Somebody sits down in an open chair. */
    Facts sit(int seat, Guest guest) {
        mustBe(Phase.GATHERING);
        if (sitter(seat).kind() != Sitter.Kind.OPEN) {
            throw Wrong.of(409, "seat-taken");
        }
        return with(seat, one -> Sitter.person(guest.id(), guest.name()));
    }

    /** Somebody stands up again. */
    Facts stand(int seat, String guest) {
        mustBe(Phase.GATHERING);
        if (!sitter(seat).is(guest)) {
            throw Wrong.of(403, "seat-not-yours");
        }
        return with(seat, one -> Sitter.OPEN);
    }

    /** The host gives a chair to nobody or to a bot. */
    Facts give(int seat, Sitter sitter, String guest) {
        mustBe(Phase.GATHERING);
        mustHost(guest);
        sitter(seat);
        return with(seat, one -> sitter);
    }

    /** The cards are dealt. */
    Facts start(String guest) {
        mustBe(Phase.GATHERING);
        mustHost(guest);
        mustBeFull();
        return with(Phase.PLAYING);
    }

    /**
     * Checks that every chair is taken.
     *
     * @throws Wrong if one is open
     */
    public void mustBeFull() {
        int open = Collections.frequency(sitters, Sitter.OPEN);
        if (open > 0) {
            throw Wrong.of(409, "seats-open", "open", open);
        }
    }

    /** The house begins or ceases to play for a person. */
    Facts house(int seat, boolean plays) {
        mustBe(Phase.PLAYING);
        return with(seat, one -> one.withHouse(plays)).settled();
    }

    /** Somebody wants to end the game, or does not want that any more. */
    Facts ending(int seat, boolean wants) {
        mustBe(Phase.PLAYING);
        List<Integer> now = new ArrayList<>(ending);
        now.remove(Integer.valueOf(seat));
        if (wants) {
            now.add(seat);
        }
        return new Facts(game, seats, options, clock, phase, host, sitters, now).settled();
    }

    /** If all who still play want to end the game, it ends. */
    private Facts settled() {
        int wanting = 0;
        for (int seat : ending) {
            wanting |= 1 << seat;
        }
        boolean all = playing() != 0 && (playing() & ~wanting) == 0;
        return all ? with(Phase.ENDED) : this;
    }

    /** The game has come to its end. */
    Facts finished() {
        return with(Phase.FINISHED);
    }

    void mustBe(Phase wanted) {
        if (phase != wanted) {
            throw Wrong.of(409, "phase", "phase", phase.name());
        }
    }

    void mustHost(String guest) {
        if (!hosts(guest)) {
            throw Wrong.of(403, "not-host");
        }
    }

    private Sitter sitter(int seat) {
        if (seat < 0 || seat >= seats) {
            throw Wrong.of(404, "no-seat", "seats", seats);
        }
        return sitters.get(seat);
    }

    private Facts with(Phase next) {
        return new Facts(game, seats, options, clock, next, host, sitters, ending);
    }

    private Facts with(int seat, UnaryOperator<Sitter> change) {
        List<Sitter> changed = new ArrayList<>(sitters);
        changed.set(seat, change.apply(changed.get(seat)));
        return new Facts(game, seats, options, clock, phase, host, changed, ending).withHost();
    }

    /** The host stays as long as a person plays there; then the next person is the host. */
    private Facts withHost() {
        int next = NOBODY;
        for (int i = seats - 1; i >= 0; i--) {
            int seat = (Math.max(host, 0) + i) % seats;
            if (sitters.get(seat).plays()) {
                next = seat;
            }
        }
        return new Facts(game, seats, options, clock, phase, next, sitters, ending);
    }
}
