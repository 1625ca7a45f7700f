package masque.server.tournament;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import masque.contest.ArenaEvent;
import masque.contest.ArenaMatch;
import masque.contest.OpenChallenge;
import masque.core.Phrase;
import masque.server.table.Socket;

/**
 * All who follow a tournament. What concerns one person is told at once; what everybody may know is
 * told to all in the same words, at most once a second.
 */
final class Followers {
    private static final long NEWS_MILLIS = 1_000;
    private static final int MOST = 5_000;
    private static final int MOST_OF_A_GUEST = 16;

    private final TournamentServices services;
    private final ArenaClock clock;

    /** What each was told last of what concerns them. */
    private final Map<Socket, String> sockets = new HashMap<>();

    /** The connections of each guest; of those who are nobody together. */
    private final Map<String, Set<Socket>> byGuest = new HashMap<>();

    private final OpenFrame open = new OpenFrame();
    private volatile int size;
    private Optional<TournamentState> toldLast = Optional.empty();
    private long toldAt = Long.MIN_VALUE / 2;
    private boolean waiting;
    private Optional<TournamentState> next = Optional.empty();

    Followers(TournamentServices services, ArenaClock clock) {
        this.services = services;
        this.clock = clock;
    }

    /** Whether nobody follows. Any thread may ask. */
    boolean none() {
        return size == 0;
    }

    void join(Socket socket, TournamentState state) {
        int mine = socket.guest().isEmpty() ? 0 : of(socket.guest()).size();
        if (sockets.size() >= MOST || mine >= MOST_OF_A_GUEST) {
            socket.close(Socket.TRY_AGAIN_LATER, Phrase.of("table-crowded"));
            return;
        }
        sockets.put(socket, "");
        byGuest.computeIfAbsent(socket.guest(), guest -> new HashSet<>()).add(socket);
        size = sockets.size();
        if (toldLast.isEmpty()) {
            toldLast = Optional.of(state);
        }
        socket.send(open.text(state, now()));
        tell(socket, state);
    }

    private Set<Socket> of(String guest) {
        return byGuest.getOrDefault(guest, Set.of());
    }

    void part(Socket socket) {
        sockets.remove(socket);
        byGuest.computeIfPresent(
                socket.guest(),
                (guest, all) -> {
                    all.remove(socket);
                    return all.isEmpty() ? null : all;
                });
        size = sockets.size();
    }

    private long now() {
        return clock.now();
    }

    /** Tells what has just been written. */
    void tell(Bench bench) {
        TournamentState state = bench.state();
        Set<String> guests = new HashSet<>();
        for (String player : touched(bench)) {
            guests.add(state.person(player).guest());
        }
        if (deskChanges(bench)) {
            guests.addAll(state.organisers().keySet());
        }
        guests.remove(""); // Bots follow nothing.
        for (String guest : guests) {
            of(guest).forEach(socket -> tell(socket, state));
        }
        soon(state);
    }

    /** Whether organisers see something else: who asks, who they are, or the link for them. */
    private static boolean deskChanges(Bench bench) {
        TournamentState before = bench.before();
        TournamentState state = bench.state();
        return !before.arena().asking().equals(state.arena().asking())
                || !before.organisers().equals(state.organisers())
                || !before.desk().equals(state.desk());
    }

    /** Those for whom something is different now. */
    private static Set<String> touched(Bench bench) {
        Set<String> touched = new HashSet<>();
        var before = new HashSet<>(bench.before().arena().challenges());
        var after = new HashSet<>(bench.state().arena().challenges());
        for (OpenChallenge one : before) {
            if (!after.contains(one)) {
                touched.addAll(one.players());
            }
        }
        for (OpenChallenge one : after) {
            if (!before.contains(one)) {
                touched.addAll(one.players());
            }
        }
        for (LogEntry entry : bench.log()) {
            int match = MatchNote.matchOf(entry.event());
            bench.state().arena().match(match).map(ArenaMatch::players).ifPresent(touched::addAll);
            player(entry.event()).ifPresent(touched::add);
        }
        return touched;
    }

    private static Optional<String> player(ArenaEvent event) {
        return switch (event) {
            case ArenaEvent.AskedToEnter e -> Optional.of(e.player());
            case ArenaEvent.EntryDeclined e -> Optional.of(e.player());
            case ArenaEvent.Entered e -> Optional.of(e.player());
            case ArenaEvent.Left e -> Optional.of(e.player());
            case ArenaEvent.CameBack e -> Optional.of(e.player());
            case ArenaEvent.Removed e -> Optional.of(e.player());
            case ArenaEvent.LetInAgain e -> Optional.of(e.player());
            case ArenaEvent.Muted e -> Optional.of(e.player());
            case ArenaEvent.Unmuted e -> Optional.of(e.player());
            default -> Optional.empty();
        };
    }

    private void tell(Socket socket, TournamentState state) {
        String text =
                TournamentJson.frame("you", out -> PersonalJson.write(out, state, socket.guest()));
        if (!text.equals(sockets.put(socket, text))) {
            socket.send(text);
        }
    }

    /** Everybody is told everything anew. */
    void startAfresh(TournamentState state) {
        String whole = open.text(state, now());
        toldLast = Optional.of(state);
        for (Socket socket : sockets.keySet()) {
            socket.send(whole);
            tell(socket, state);
        }
    }

    private void soon(TournamentState state) {
        next = Optional.of(state);
        if (!waiting) {
            long rest = toldAt + NEWS_MILLIS - services.time().millis();
            if (rest <= 0) {
                news();
            } else {
                waiting = true;
                services.time().after(rest, () -> services.line().execute(this::news));
            }
        }
    }

    private void news() {
        waiting = false;
        toldAt = services.time().millis();
        TournamentState state = next.orElseThrow();
        TournamentState last = toldLast.orElse(state);
        toldLast = Optional.of(state);
        if (!sockets.isEmpty()) {
            String text =
                    TournamentJson.frame(
                            "news", out -> TournamentJson.news(out, last, state, now()));
            sockets.keySet().forEach(socket -> socket.send(text));
        }
    }

    void close() {
        sockets.keySet()
                .forEach(socket -> socket.close(Socket.GOING_AWAY, Phrase.of("tournament-away")));
        sockets.clear();
        byGuest.clear();
        size = 0;
    }
}
