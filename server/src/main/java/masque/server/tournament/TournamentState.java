package masque.server.tournament;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import masque.contest.Arena;
import masque.contest.ArenaEvent;
import masque.contest.Phase;
import masque.server.store.KeptEntrant;
import masque.server.store.KeptTournament;

/**
 * A tournament as it stands. Immutable; any thread may look at it.
 *
 * @param secret what its chance comes from, in hex
 * @param desk the key of the link for organisers
 * @param organisers their names by their guests
 * @param people those who have entered or asked to, by the id that everybody knows them by
 * @param players what the guests among them are known by
 * @param notes what else is known of the matches, by their numbers
 * @param recent the latest events
 */
record TournamentState(
        String id,
        TournamentSetup setup,
        String secret,
        String code,
        String desk,
        Map<String, String> organisers,
        Map<String, KeptEntrant> people,
        Map<String, String> players,
        Arena arena,
        Map<Integer, MatchNote> notes,
        List<LogEntry> recent) {
    private static final int MOST_RECENT = 30;

    TournamentState {
        organisers = Collections.unmodifiableMap(organisers);
        people = Collections.unmodifiableMap(people);
        players = Collections.unmodifiableMap(players);
        notes = Collections.unmodifiableMap(notes);
        recent = List.copyOf(recent);
    }

    /**
     * A tournament as it was kept.
     *
     * @throws TournamentRefused if a newer program has written it
     */
    static TournamentState of(KeptTournament kept) {
        TournamentSetup setup = TournamentSetupText.read(kept.setup());
        Map<String, KeptEntrant> people = new LinkedHashMap<>();
        Map<String, String> players = new HashMap<>();
        kept.entrants()
                .forEach(one -> {
                    people.put(one.player(), one);
                    know(players, one);
                });
        TournamentState empty =
                new TournamentState(
                        kept.id(),
                        setup,
                        kept.secret(),
                        kept.code(),
                        kept.desk(),
                        kept.organisers(),
                        people,
                        players,
                        Arena.of(setup.rules()),
                        Map.of(),
                        List.of());
        List<LogEntry> log = kept.events().stream().map(LogEntry::of).toList();
        return empty.after(log, kept.tables());
    }

    /**
     * The tournament after more events.
     *
     * @param tables where the matches are played that begin with them
     */
    TournamentState after(List<LogEntry> more, Map<Integer, String> tables) {
        Map<Integer, MatchNote> nextNotes = new HashMap<>(notes);
        List<ArenaEvent> events = new ArrayList<>();
        for (LogEntry entry : more) {
            ArenaEvent event = entry.event();
            events.add(event);
            int match = MatchNote.matchOf(event);
            if (event instanceof ArenaEvent.MatchBegun begun) {
                Optional<String> table = Optional.ofNullable(tables.get(match));
                nextNotes.put(match, MatchNote.begun(begun, entry.number(), table));
            } else if (match != 0) {
                nextNotes.computeIfPresent(match, (key, note) -> note.after(event, entry.number()));
            }
        }
        List<LogEntry> latest = new ArrayList<>(recent);
        latest.addAll(more);
        return new TournamentState(
                id,
                setup,
                secret,
                code,
                desk,
                organisers,
                people,
                players,
                arena.after(events),
                nextNotes,
                latest.subList(Math.max(0, latest.size() - MOST_RECENT), latest.size()));
    }

    /** The same with somebody more. */
    TournamentState with(KeptEntrant entrant) {
        Map<String, KeptEntrant> more = new LinkedHashMap<>(people);
        more.put(entrant.player(), entrant);
        Map<String, String> known = new HashMap<>(players);
        know(known, entrant);
        return new TournamentState(
                id, setup, secret, code, desk, organisers, more, known, arena, notes, recent);
    }

    /** The same with an organiser more. */
    TournamentState withOrganiser(String guest, String name) {
        Map<String, String> more = new HashMap<>(organisers);
        more.putIfAbsent(guest, name);
        return new TournamentState(
                id, setup, secret, code, desk, more, people, players, arena, notes, recent);
    }

    /** The same with another link for organisers. */
    TournamentState withDesk(String key) {
        return new TournamentState(
                id, setup, secret, code, key, organisers, people, players, arena, notes, recent);
    }

    private static void know(Map<String, String> players, KeptEntrant entrant) {
        if (!entrant.guest().isEmpty()) {
            players.put(entrant.guest(), entrant.player());
        }
    }

    boolean organises(String guest) {
        return organisers.containsKey(guest);
    }

    /** What a guest is known by here; empty for whoever has neither entered nor asked to. */
    Optional<String> playerOf(String guest) {
        return Optional.ofNullable(players.get(guest));
    }

    KeptEntrant person(String player) {
        return Optional.ofNullable(people.get(player))
                .orElseThrow(() -> new IllegalStateException(player + " is nobody"));
    }

    /** What else is known of a match. */
    MatchNote note(int match) {
        return Optional.ofNullable(notes.get(match))
                .orElseThrow(() -> new IllegalStateException("there is no match " + match));
    }

    /** Whether nothing happens here any more unless an organiser corrects something. */
    boolean over() {
        return arena.phase() == Phase.ENDED && arena.nextAlarm().isEmpty();
    }
}
