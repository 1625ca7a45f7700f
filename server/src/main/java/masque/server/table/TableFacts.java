package masque.server.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import masque.server.guard.Guest;
import masque.server.store.SearchKeys;

/**
 * What is true of a table besides its game. Immutable; what cannot be done is a {@link
 * TableRefused}.
 *
 * @param host the seat of the host; -1 where no person plays
 * @param sitters who has which chair
 * @param ending the seats that want to end the game
 * @param contributions what each seat has given to the chance of the deal, so far
 * @param removed the guests whom the host has asked to leave
 * @param code what is typed to come here while players are wanted; empty afterwards
 * @param next the table where everybody plays again; empty if there is none
 * @param contest the match of a tournament that is played here; then the table is strict (DC-8.12)
 */
public record TableFacts(
        Terms terms,
        Phase phase,
        int host,
        List<Sitter> sitters,
        List<Integer> ending,
        Map<Integer, String> contributions,
        Set<String> removed,
        String code,
        String next,
        Optional<ContestOf> contest) {
    private static final int NOBODY = -1;

    /** How far a table has come. */
    public enum Phase {
        GATHERING,
        /** The host has had enough; contributions to the chance of the deal are still awaited. */
        DEALING,
        PLAYING,
        FINISHED,
        ENDED
    }

    public TableFacts {
        sitters = List.copyOf(sitters);
        ending = List.copyOf(ending);
        contributions = Collections.unmodifiableMap(new TreeMap<>(contributions));
        removed = Collections.unmodifiableSet(new TreeSet<>(removed));
        if (sitters.size() != terms.seats()) {
            throw new IllegalArgumentException(
                    sitters.size() + " chairs for " + terms.seats() + " seats");
        }
    }

    /** A table that gathers its players; the host is the first person. */
    public static TableFacts gathering(Terms terms, List<Sitter> sitters, String code) {
        return new TableFacts(
                        terms,
                        Phase.GATHERING,
                        NOBODY,
                        sitters,
                        List.of(),
                        Map.of(),
                        Set.of(),
                        code,
                        "",
                        Optional.empty())
                .withHost();
    }

    /** A match of a tournament: it has no host, nobody can sit down, and its deal is awaited. */
    public static TableFacts ofMatch(Terms terms, List<Sitter> sitters, ContestOf match) {
        TableFacts facts =
                new TableFacts(
                        terms,
                        Phase.DEALING,
                        NOBODY,
                        sitters,
                        List.of(),
                        Map.of(),
                        Set.of(),
                        "",
                        "",
                        Optional.of(match));
        facts.mustBeFull();
        return facts;
    }

    /** A table whose people have come for a game that begins at once: nobody is waited for. */
    static TableFacts dealing(Terms terms, List<Sitter> sitters) {
        return gathering(terms, sitters, "").with(Phase.DEALING);
    }

    public String game() {
        return terms.game();
    }

    public int seats() {
        return terms.seats();
    }

    public Map<String, String> options() {
        return terms.options();
    }

    public ClockRule clock() {
        return terms.clock();
    }

    /** The ids of the persons who sit here. */
    public Set<String> guests() {
        return sitters.stream()
                .filter(Sitter::person)
                .map(Sitter::guest)
                .collect(Collectors.toUnmodifiableSet());
    }

    /** How the table is found. */
    SearchKeys keys() {
        return new SearchKeys(
                guests(), terms.listed(), code.isEmpty() ? Optional.empty() : Optional.of(code));
    }

    /** The first seat of this person; -1 if there is none. */
    public int seatOf(String guest) {
        return seatOf(guest, sitters);
    }

    private static int seatOf(String guest, List<Sitter> chairs) {
        for (int seat = 0; seat < chairs.size(); seat++) {
            if (chairs.get(seat).is(guest)) {
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
        return bits(Sitter::plays);
    }

    /** Bits of the seats where a person sits, whoever plays. */
    int persons() {
        return bits(Sitter::person);
    }

    /** Whether one person plays with bots alone, and nothing hangs on it for anybody else. */
    boolean amongBots() {
        return contest.isEmpty() && Integer.bitCount(persons()) == 1;
    }

    /** Bits of the seats that were not left to the house. */
    int left() {
        return bits(one -> !one.house());
    }

    private int bits(Predicate<Sitter> wanted) {
        int bits = 0;
        for (int seat = 0; seat < seats(); seat++) {
            bits |= wanted.test(sitters.get(seat)) ? 1 << seat : 0;
        }
        return bits;
    }

    /**
     * The same, with somebody's new name where they sit; the very same where there is nothing to
     * rename. What is over stays as it was, and in a tournament one has the name that one entered
     * by.
     */
    TableFacts renamed(Guest guest) {
        boolean old =
                sitters.stream()
                        .anyMatch(one -> one.is(guest.id()) && !one.name().equals(guest.name()));
        return !old || over() || contest.isPresent()
                ? this
                : with(
                        terms,
                        sitters.stream()
                                .map(one -> one.is(guest.id()) ? one.named(guest.name()) : one)
                                .toList());
    }

    boolean over() {
        return phase == Phase.FINISHED || phase == Phase.ENDED;
    }

    /** Whether players are still being found. */
    boolean gathering() {
        return phase == Phase.GATHERING;
    }

    // --- Before the deal ---

    /** Somebody sits down in an open chair. */
    TableFacts sit(int seat, Guest guest) {
        mustBe(Phase.GATHERING);
        if (removed.contains(guest.id())) {
            throw TableRefused.forbidden("removed");
        }
        if (sitter(seat).kind() != Sitter.Kind.OPEN) {
            throw TableRefused.untimely("seat-taken");
        }
        return with(seat, one -> Sitter.of(guest));
    }

    /** Somebody stands up again. */
    TableFacts stand(int seat, String guest) {
        mustBe(Phase.GATHERING);
        if (!sitter(seat).is(guest)) {
            throw TableRefused.forbidden("seat-not-yours");
        }
        return with(seat, one -> Sitter.OPEN);
    }

    /** The host gives a chair to nobody or to a bot; whoever sat there may not sit down again. */
    TableFacts give(int seat, Sitter sitter, String guest) {
        mustBe(Phase.GATHERING);
        mustHost(guest);
        Sitter old = sitter(seat);
        Set<String> gone = new TreeSet<>(removed);
        if (old.person() && !old.is(guest)) {
            gone.add(old.guest());
        }
        return with(seat, one -> sitter).withRemoved(gone);
    }

    /** The host has bots take all open chairs. */
    TableFacts fill(String level, String guest) {
        mustBe(Phase.GATHERING);
        mustHost(guest);
        return with(
                terms,
                sitters.stream()
                        .map(one -> one.kind() == Sitter.Kind.OPEN ? Sitter.bot(level) : one)
                        .toList());
    }

    /**
     * The host wants something else played. Chairs that are too many go from the end; a person's
     * chair does not.
     */
    TableFacts agree(Terms wanted, String guest) {
        mustHost(guest);
        if (phase != Phase.GATHERING) {
            mustOnlySwitchChat(wanted);
        }
        List<Sitter> chairs = new ArrayList<>(sitters);
        for (int seat = chairs.size() - 1; seat >= 0 && chairs.size() > wanted.seats(); seat--) {
            if (!chairs.get(seat).person()) {
                chairs.remove(seat);
            }
        }
        if (chairs.size() > wanted.seats()) {
            throw TableRefused.field("seats", "people-sit", "people", chairs.size());
        }
        while (chairs.size() < wanted.seats()) {
            chairs.add(Sitter.OPEN);
        }
        // Seats may have other numbers now, and who contributed is known by seat.
        Map<Integer, String> given = wanted.seats() == seats() ? contributions : Map.of();
        return with(wanted, chairs).withContributions(given).withHost(seatOf(guest, chairs));
    }

    private void mustOnlySwitchChat(Terms wanted) {
        if (!wanted.equals(terms.withChat(wanted.chat()))) {
            throw TableRefused.untimely("phase", "phase", phase.name());
        }
    }

    /** The host has the game begin, by these terms if chairs are closed. */
    TableFacts start(String guest, UnaryOperator<Terms> fewer) {
        mustBe(Phase.GATHERING);
        mustHost(guest);
        mustBeFull();
        List<Sitter> chairs = new ArrayList<>(sitters);
        chairs.removeIf(one -> one.kind() == Sitter.Kind.CLOSED);
        if (chairs.size() == seats()) {
            return with(Phase.DEALING).withCode("");
        }
        Terms now = fewer.apply(terms.forSeats(chairs.size(), options()));
        Map<Integer, String> given = new TreeMap<>();
        contributions.forEach((seat, text) -> given.put(open(seat), text));
        return with(now, chairs)
                .withContributions(given)
                .withHost(seatOf(guest, chairs))
                .with(Phase.DEALING)
                .withCode("");
    }

    /** How many chairs before this one are not closed: its number once closed ones are gone. */
    private int open(int seat) {
        return (int)
                sitters.subList(0, seat).stream()
                        .filter(one -> one.kind() != Sitter.Kind.CLOSED)
                        .count();
    }

    /**
     * Checks that no chair is waiting for somebody.
     *
     * @throws TableRefused if one is open
     */
    public void mustBeFull() {
        int open = Collections.frequency(sitters, Sitter.OPEN);
        if (open > 0) {
            throw TableRefused.untimely("seats-open", "open", open);
        }
    }

    /** Somebody contributes to the chance of the deal; once, for all their seats. */
    TableFacts contribute(String guest, String text) {
        if (phase != Phase.GATHERING) {
            mustBe(Phase.DEALING);
        }
        int seat = seatOf(guest);
        if (seat == NOBODY) {
            throw TableRefused.forbidden("forbidden");
        }
        if (!missing().contains(guest)) {
            throw TableRefused.untimely("contributed");
        }
        Map<Integer, String> given = new TreeMap<>(contributions);
        given.put(seat, text);
        return withContributions(given);
    }

    /** The persons who have not contributed yet. */
    Set<String> missing() {
        return guests().stream()
                .filter(guest ->
                        contributions.keySet().stream()
                                .noneMatch(seat -> sitters.get(seat).is(guest)))
                .collect(Collectors.toUnmodifiableSet());
    }

    /** What every seat has contributed; empty where nothing came. */
    public List<String> allContributions() {
        List<String> all = new ArrayList<>();
        for (int seat = 0; seat < seats(); seat++) {
            all.add(contributions.getOrDefault(seat, ""));
        }
        return all;
    }

    /** The cards are dealt. */
    TableFacts deal() {
        mustBe(Phase.DEALING);
        return with(Phase.PLAYING);
    }

    // --- In the game ---

    /** The house begins or ceases to play for a person. */
    TableFacts house(int seat, boolean plays) {
        mustBe(Phase.PLAYING);
        return with(seat, one -> one.withHouse(plays)).settled();
    }

    /**
     * Somebody wants to end the game, or to play on: then they no longer want to end it, and if it
     * was others who wanted that, these have to ask anew.
     */
    TableFacts ending(int seat, boolean wants) {
        mustBe(Phase.PLAYING);
        List<Integer> now = new ArrayList<>(ending);
        boolean wanted = now.remove(Integer.valueOf(seat));
        if (wants) {
            now.add(seat);
        } else if (!wanted && sitters.get(seat).plays()) {
            now.clear();
        }
        return withEnding(now).settled();
    }

    /** Somebody has asked for a hint for this decision. */
    TableFacts hinted(int seat, int decision) {
        return with(seat, one -> one.hinted(decision));
    }

    /** If all who still play want to end the game, it ends. */
    private TableFacts settled() {
        int wanting = 0;
        for (int seat : ending) {
            wanting |= 1 << seat;
        }
        boolean all = playing() != 0 && (playing() & ~wanting) == 0;
        return all ? ended() : this;
    }

    /** The game ends before its end. */
    TableFacts ended() {
        mustBe(Phase.PLAYING);
        return with(Phase.ENDED);
    }

    /** The game has come to its end. */
    TableFacts finished() {
        return with(Phase.FINISHED);
    }

    // --- After the game ---

    /**
     * A table where the same people play the same again.
     *
     * @param places how many chairs everybody moves up, so that somebody else begins or deals
     */
    TableFacts again(String guest, String newCode, int places) {
        if (!over()) {
            throw TableRefused.untimely("phase", "phase", phase.name());
        }
        if (seatOf(guest) == NOBODY) {
            throw TableRefused.forbidden("forbidden");
        }
        List<Sitter> chairs = new ArrayList<>();
        sitters.forEach(one -> chairs.add(one.afresh()));
        Collections.rotate(chairs, -places);
        return gathering(terms, chairs, newCode).withHost(seatOf(guest, chairs));
    }

    /** Everybody can play again at another table. */
    TableFacts followedBy(String table) {
        return withNext(table);
    }

    // --- Checks and small changes ---

    void mustBe(Phase wanted) {
        if (phase != wanted) {
            throw TableRefused.untimely("phase", "phase", phase.name());
        }
    }

    /** Checks that this is not the table of a tournament's match, which is strict (DC-8.12). */
    void mustBeFree() {
        if (contest.isPresent()) {
            throw TableRefused.strict("contest", "DC-8.12");
        }
    }

    void mustHost(String guest) {
        if (!hosts(guest)) {
            throw TableRefused.forbidden("not-host");
        }
    }

    private Sitter sitter(int seat) {
        if (seat < 0 || seat >= seats()) {
            throw TableRefused.unknown("no-seat", "seats", seats());
        }
        return sitters.get(seat);
    }

    private TableFacts with(int seat, UnaryOperator<Sitter> change) {
        List<Sitter> changed = new ArrayList<>(sitters);
        changed.set(seat, change.apply(changed.get(seat)));
        Map<Integer, String> given = new TreeMap<>(contributions);
        if (!changed.get(seat).guest().equals(sitters.get(seat).guest())) {
            given.remove(seat);
        }
        return with(terms, changed).withContributions(given).withHost();
    }

    /**
     * The host stays as long as a person plays there; then the next person is the host. A match of
     * a tournament has none.
     */
    private TableFacts withHost() {
        int now = NOBODY;
        for (int i = seats() - 1; i >= 0 && contest.isEmpty(); i--) {
            int seat = (Math.max(host, 0) + i) % seats();
            if (sitters.get(seat).plays()) {
                now = seat;
            }
        }
        return withHost(now);
    }

    private TableFacts with(Phase now) {
        return new TableFacts(
                terms, now, host, sitters, ending, contributions, removed, code, next, contest);
    }

    private TableFacts with(Terms now, List<Sitter> chairs) {
        return new TableFacts(
                now, phase, host, chairs, ending, contributions, removed, code, next, contest);
    }

    private TableFacts withHost(int seat) {
        return new TableFacts(
                terms, phase, seat, sitters, ending, contributions, removed, code, next, contest);
    }

    private TableFacts withEnding(List<Integer> wanting) {
        return new TableFacts(
                terms, phase, host, sitters, wanting, contributions, removed, code, next, contest);
    }

    private TableFacts withContributions(Map<Integer, String> given) {
        return new TableFacts(
                terms, phase, host, sitters, ending, given, removed, code, next, contest);
    }

    private TableFacts withRemoved(Set<String> gone) {
        return new TableFacts(
                terms, phase, host, sitters, ending, contributions, gone, code, next, contest);
    }

    private TableFacts withCode(String now) {
        return new TableFacts(
                terms, phase, host, sitters, ending, contributions, removed, now, next, contest);
    }

    private TableFacts withNext(String table) {
        return new TableFacts(
                terms, phase, host, sitters, ending, contributions, removed, code, table, contest);
    }
}
