package masque.server.tournament;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import masque.contest.ArenaCommand;
import masque.contest.ArenaDesk;
import masque.contest.ArenaEvent;
import masque.contest.Decision;
import masque.contest.Entrant;
import masque.contest.OpenChallenge;
import masque.server.guard.Guest;
import masque.server.store.KeptEntrant;
import masque.server.store.TournamentWrite;
import masque.server.table.ContestOf;
import masque.server.table.NewTable;
import masque.server.table.Sitter;
import masque.server.table.TableFacts;

/**
 * Where several acts are thought through one after the other, to be written at once. What is
 * refused leaves nothing behind.
 */
final class Bench {
    /** What a client calls something that it asked for. */
    record Asked(String actor, String client) {}

    private static final int MOST_ENTRANTS = 2_000;

    private final ArenaDesk rules;
    private final long now;
    private final Map<Asked, Done> askedBefore;
    private final TournamentState before;
    private final Map<Asked, Done> asked = new HashMap<>();
    private final List<LogEntry> log = new ArrayList<>();
    private final List<KeptEntrant> entrants = new ArrayList<>();
    private final List<TournamentWrite.NewMatch> matches = new ArrayList<>();
    private final Map<String, String> organisers = new HashMap<>();
    private final Set<String> unfinished = new HashSet<>();
    private Optional<String> desk = Optional.empty();
    private TournamentState state;

    /**
     * An empty bench.
     *
     * @param asked what clients have asked for before, with what they were answered
     * @param now in milliseconds that never go back
     */
    Bench(TournamentState state, ArenaDesk rules, Map<Asked, Done> asked, long now) {
        before = state;
        this.state = state;
        this.rules = rules;
        askedBefore = asked;
        this.now = now;
    }

    TournamentState before() {
        return before;
    }

    /** The tournament with all that was thought through so far. */
    TournamentState state() {
        return state;
    }

    List<LogEntry> log() {
        return log;
    }

    Map<Asked, Done> asked() {
        return asked;
    }

    boolean changesNothing() {
        return log.isEmpty() && entrants.isEmpty() && organisers.isEmpty() && desk.isEmpty();
    }

    TournamentWrite write() {
        boolean over = state.over();
        return new TournamentWrite(
                log.stream().map(LogEntry::kept).toList(),
                entrants,
                matches,
                organisers,
                desk,
                unfinished,
                over == before.over() ? Optional.empty() : Optional.of(over));
    }

    /** What an act was answered with, if it was asked for before. */
    Optional<Done> earlier(Asked act) {
        return Optional.ofNullable(asked.get(act))
                .or(() -> Optional.ofNullable(askedBefore.get(act)));
    }

    /** An act that has changed something is answered so, now and whenever it is asked for again. */
    void answer(Asked act, Done done) {
        if (asked.containsKey(act) || done.desk().isPresent()) {
            asked.put(act, done);
        }
    }

    /**
     * Does what a command comes to.
     *
     * @throws TournamentRefused if the rules are against it
     */
    void run(String actor, Optional<String> client, ArenaCommand command) {
        switch (rules.decide(state.arena(), command, now)) {
            case Decision.Refused(var refusal) -> throw TournamentRefused.by(refusal);
            case Decision.Happens(var events) -> happen(actor, client, events);
        }
        acceptForBots();
    }

    private void happen(String actor, Optional<String> client, List<ArenaEvent> events) {
        List<LogEntry> more = new ArrayList<>();
        Map<Integer, String> tables = new HashMap<>();
        for (ArenaEvent event : events) {
            int number = state.arena().number() + more.size() + 1;
            more.add(
                    new LogEntry(number, actor, more.isEmpty() ? client : Optional.empty(), event));
            if (event instanceof ArenaEvent.MatchBegun begun && !begun.realDice()) {
                tables.put(begun.match(), table(begun));
            }
        }
        state = state.after(more, tables);
        log.addAll(more);
        if (!more.isEmpty()) {
            client.ifPresent(
                    id -> asked.put(new Asked(actor, id), Done.at(more.getFirst().number())));
        }
    }

    /** DC-8.9: the table of a match, to be written with it. */
    private String table(ArenaEvent.MatchBegun begun) {
        List<Sitter> sitters = begun.players().stream().map(this::sitter).toList();
        NewTable table =
                NewTable.drawn(
                        TableFacts.ofMatch(
                                state.setup().terms(),
                                sitters,
                                new ContestOf(state.id(), begun.match())));
        matches.add(
                new TournamentWrite.NewMatch(
                        begun.match(),
                        table.id(),
                        table.factsText(),
                        table.secret(),
                        table.keys()));
        return table.id();
    }

    private Sitter sitter(String player) {
        KeptEntrant person = state.person(player);
        return person.guest().isEmpty()
                ? Sitter.bot(person.level())
                : Sitter.of(new Guest(person.guest(), person.name(), person.program()));
    }

    /** DC-8.22: bots accept at once. */
    private void acceptForBots() {
        for (Optional<ArenaCommand> next = nextOfBots(); next.isPresent(); next = nextOfBots()) {
            switch (rules.decide(state.arena(), next.get(), now)) {
                case Decision.Refused(var refusal) ->
                        throw new IllegalStateException("a bot may not: " + refusal.clause());
                case Decision.Happens(var events) -> happen(Actor.SITE, Optional.empty(), events);
            }
        }
    }

    private Optional<ArenaCommand> nextOfBots() {
        for (OpenChallenge challenge : state.arena().challenges()) {
            for (String other : challenge.others()) {
                boolean bot = state.arena().entrant(other).filter(Entrant::bot).isPresent();
                if (bot && !challenge.accepted().contains(other)) {
                    return Optional.of(
                            new ArenaCommand.Accept(other, challenge.challenger(), false));
                }
            }
        }
        return Optional.empty();
    }

    /** What is thought through here counts only if the game at this table is not over by then. */
    void mustNotBeOver(String table) {
        unfinished.add(table);
    }

    /** Somebody enters, or asks to; if they have before, nothing happens. */
    void enter(Guest guest) {
        Optional<String> known = state.playerOf(guest.id());
        if (known.isPresent()
                && (state.arena().entrant(known.get()).isPresent()
                        || state.arena().asking().contains(known.get()))) {
            return;
        }
        checkRoomFor(1);
        TournamentState without = state;
        KeptEntrant entrant =
                known.map(state::person)
                        .orElseGet(() ->
                                new KeptEntrant(
                                        nextPlayer(),
                                        guest.id(),
                                        unusedName(guest.name()),
                                        "",
                                        guest.program()));
        state = state.with(entrant);
        try {
            run(entrant.player(), Optional.empty(), new ArenaCommand.Join(entrant.player()));
        } catch (TournamentRefused refused) {
            state = without;
            throw refused;
        }
        if (known.isEmpty()) {
            entrants.add(entrant);
        }
    }

    /** DC-8.22: an organiser enters bots. */
    void enrol(String actor, Optional<String> client, String level, int number) {
        checkRoomFor(number);
        for (int i = 0; i < number; i++) {
            String player = nextPlayer();
            KeptEntrant bot =
                    new KeptEntrant(player, "", unusedName("Bot " + (bots() + 1)), level, false);
            TournamentState without = state;
            state = state.with(bot);
            try {
                run(actor, i == 0 ? client : Optional.empty(), new ArenaCommand.EnrolBot(player));
            } catch (TournamentRefused refused) {
                state = without;
                throw refused;
            }
            entrants.add(bot);
        }
    }

    private void checkRoomFor(int number) {
        if (state.people().size() + number > MOST_ENTRANTS) {
            throw TournamentRefused.untimely("tournament-full", "max", MOST_ENTRANTS);
        }
    }

    private long bots() {
        return state.people().values().stream().filter(one -> one.guest().isEmpty()).count();
    }

    private String nextPlayer() {
        return "p" + (state.people().size() + 1);
    }

    /** Names must tell people apart who look for one another in a hall. */
    private String unusedName(String name) {
        Set<String> used =
                state.people().values().stream()
                        .map(KeptEntrant::name)
                        .collect(Collectors.toUnmodifiableSet());
        String unused = name;
        for (int number = 2; used.contains(unused); number++) {
            unused = name + " " + number;
        }
        return unused;
    }

    /** An organiser corrects a result as long as nobody else has changed it. */
    void correct(String actor, Act.Correction correction) {
        MatchNote note = state.notes().get(correction.command().match());
        if (note != null && note.number() != correction.after()) {
            throw TournamentRefused.untimely("match-changed");
        }
        run(actor, Optional.of(correction.id()), correction.command());
    }

    /** Somebody is an organiser too. */
    void organise(Guest guest, String key) {
        if (!state.organises(guest.id())) {
            if (!state.desk().equals(key)) {
                throw TournamentRefused.forbidden("wrong-desk");
            }
            organisers.put(guest.id(), guest.name());
            state = state.withOrganiser(guest.id(), guest.name());
        }
    }

    /** The link for organisers is another one. */
    void newDesk(String key) {
        desk = Optional.of(key);
        state = state.withDesk(key);
    }
}
