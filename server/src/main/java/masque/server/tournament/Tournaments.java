package masque.server.tournament;

import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import masque.contest.ArenaCommand;
import masque.contest.Entrant;
import masque.contest.Phase;
import masque.core.BadInput;
import masque.core.Fairness;
import masque.core.Phrase;
import masque.edge.Listener;
import masque.edge.Pen;
import masque.server.guard.Guest;
import masque.server.guard.Ids;
import masque.server.guard.Refused;
import masque.server.setup.Playable;
import masque.server.store.KeptEvent;
import masque.server.store.KeptResult;
import masque.server.store.KeptTournament;
import masque.server.store.Store;
import masque.server.store.StoreFailed;
import masque.server.table.Rooms;
import masque.server.table.Socket;
import masque.server.table.Time;
import masque.server.table.Tongues;
import masque.server.table.Trouble;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.core.JsonGenerator;

/** All tournaments: those in memory, and the others on demand. Any thread may ask. */
public final class Tournaments implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Tournaments.class);
    private static final int PAIR = 2;
    private static final int MOST_EVENTS = 500;
    private static final int MOST_LISTED = 20;
    private static final int RESULTS_AT_ONCE = 200;
    private static final long SWEEP_MILLIS = 60_000;
    private static final long RESULTS_MILLIS = 5_000;
    private static final int LONGEST_CLOSING_SECONDS = 10;

    private final TournamentServices services;
    private final Map<String, Playable> games;
    private final ExecutorService line;
    private final Map<String, LiveTournament> live = new ConcurrentHashMap<>();
    private final AtomicBoolean reading = new AtomicBoolean();

    /** Done once nobody is charged any more for the time that the site was down. */
    private final CompletableFuture<Boolean> opened = new CompletableFuture<>();

    /** The number of the last result that was looked at; used in the line alone. */
    private long resultsSeen;

    /** A tournament as it is found by its code or in a list. */
    public record Named(String id, String name, String game, String phase, boolean organiser) {}

    public Tournaments(
            Store store, Rooms rooms, Map<String, Playable> games, Tongues tongues, Time time) {
        this.games = games;
        line = Executors.newSingleThreadExecutor(Thread.ofPlatform().name("tournaments").factory());
        services =
                new TournamentServices(
                        store, rooms, time, tongues, this::inLine, new OpenMatches());
        resultsSeen = store.lastResult();
        rooms.whenOver(this::readResults);
    }

    private void inLine(Runnable work) {
        if (!line.isShutdown()) {
            line.execute(() -> {
                try {
                    work.run();
                } catch (RuntimeException e) {
                    LOG.error("a tournament failed: {}", Trouble.of(e));
                }
            });
        }
    }

    /** Has the tournaments that were under way go on; whoever asks about one waits until then. */
    public void open() {
        List<CompletableFuture<Boolean>> counted = new ArrayList<>();
        for (String id : store().tournaments().unfinished()) {
            LiveTournament tournament = read(id);
            live.put(id, tournament);
            counted.add(tournament.goOn());
        }
        counted.forEach(CompletableFuture::join);
        opened.complete(true);
        readResultsAgain();
        sweep();
    }

    /** Whoever hears of a result may not have been able to read it. */
    private void readResultsAgain() {
        readResults();
        services.time().after(RESULTS_MILLIS, this::readResultsAgain);
    }

    private void sweep() {
        live.values().removeIf(LiveTournament::idle);
        services.time().after(SWEEP_MILLIS, () -> inLine(this::sweep));
    }

    private Store store() {
        return services.store();
    }

    /** For whoever asks; the line itself must not wait for what is to be done there. */
    private LiveTournament live(String id) {
        opened.join();
        return inMemory(id);
    }

    private LiveTournament inMemory(String id) {
        LiveTournament known = live.get(id);
        if (known != null) {
            return known.used();
        }
        LiveTournament fresh = read(id);
        LiveTournament first = live.putIfAbsent(id, fresh);
        if (first == null) {
            fresh.open();
            return fresh;
        }
        return first.used();
    }

    private LiveTournament read(String id) {
        KeptTournament kept =
                store().tournaments()
                        .load(id)
                        .orElseThrow(() -> TournamentRefused.unknown("no-tournament"));
        return new LiveTournament(kept, services).used();
    }

    // --- Results of tables ---

    private void readResults() {
        if (reading.compareAndSet(false, true)) {
            inLine(() -> {
                reading.set(false);
                settleNewResults();
            });
        }
    }

    private void settleNewResults() {
        try {
            List<KeptResult> some;
            do {
                some = store().results(resultsSeen, RESULTS_AT_ONCE);
                for (KeptResult result : some) {
                    services.matches()
                            .at(result.table())
                            .ifPresent(open ->
                                    inMemory(open.tournament()).settle(open.match(), result));
                    resultsSeen = result.number();
                }
            } while (some.size() == RESULTS_AT_ONCE);
        } catch (StoreFailed told) {
            LOG.debug("results are read again in a moment");
        }
    }

    // --- What is asked ---

    /** Keeps a new tournament and gives its id. */
    public CompletableFuture<String> create(TournamentSetup setup, Guest organiser) {
        KeptTournament fresh =
                new KeptTournament(
                        Ids.fresh(),
                        TournamentSetupText.write(setup),
                        HexFormat.of().formatHex(Ids.secret(Fairness.SECRET_BYTES)),
                        Ids.code(),
                        Ids.fresh(),
                        Map.of(organiser.id(), organiser.name()),
                        List.of(),
                        List.of(),
                        Map.of());
        return store().tournaments()
                .create(fresh, services.time().now())
                .thenApply(kept -> fresh.id());
    }

    /**
     * Somebody enters or asks to; says whether that is new.
     *
     * @throws TournamentRefused if there is no such tournament, or the code is wrong
     */
    public CompletableFuture<Boolean> enter(String id, Guest guest, Optional<String> code) {
        LiveTournament tournament = live(id);
        TournamentState state = tournament.state();
        boolean needed =
                state.setup().entry() == TournamentSetup.Entry.CODE
                        && state.playerOf(guest.id()).isEmpty()
                        && !state.organises(guest.id());
        if (needed && !code.filter(state.code()::equals).isPresent()) {
            throw TournamentRefused.forbidden(code.isPresent() ? "wrong-code" : "code-needed");
        }
        return tournament.enter(guest);
    }

    /** Whether this is the code of a tournament. */
    public boolean fits(String id, String code) {
        return live(id).state().code().equals(code);
    }

    /** Whether this is the key of the link for organisers. */
    public boolean opensDesk(String id, String key) {
        return live(id).state().desk().equals(key);
    }

    /** Somebody is an organiser too, by the key of the link for that. */
    public CompletableFuture<Boolean> organise(String id, Guest guest, String key) {
        return live(id).organise(guest, key);
    }

    /**
     * Somebody asks for something.
     *
     * @throws TournamentRefused if there is no such tournament
     */
    public CompletableFuture<Done> act(String id, String guest, Act act) {
        return live(id).act(guest, act);
    }

    /** What is played at a tournament. */
    public Playable game(String id) {
        return Optional.ofNullable(games.get(live(id).state().setup().game()))
                .orElseThrow(() -> TournamentRefused.untimely("game-gone"));
    }

    /**
     * DC-9.6: between two entrants of one running tournament of a game a scan of a card is a
     * challenge there.
     *
     * @param holder the guest who is challenged
     * @return the tournament's id; empty if they share none, and then nothing has happened
     * @throws TournamentRefused if they do, but its rules are against the challenge
     */
    public Optional<String> challenge(Guest challenger, String holder, String game) {
        opened.join();
        Optional<TournamentState> common =
                live.values().stream()
                        .map(LiveTournament::state)
                        .filter(state -> state.arena().phase() == Phase.RUNNING)
                        .filter(state -> state.setup().game().equals(game))
                        .filter(state -> state.setup().seats() == PAIR)
                        .filter(state -> in(state, challenger.id()) && in(state, holder))
                        .findFirst();
        common.ifPresent(state -> {
            List<String> others = List.of(state.playerOf(holder).orElseThrow());
            Act act =
                    new Act.OfPlayer(
                            Ids.fresh(), me -> new ArenaCommand.Challenge(me, others, false));
            try {
                var _ = act(state.id(), challenger.id(), act).join();
            } catch (CompletionException e) {
                throw e.getCause() instanceof RuntimeException cause ? cause : e;
            }
        });
        return common.map(TournamentState::id);
    }

    private static boolean in(TournamentState state, String guest) {
        return state.playerOf(guest)
                .flatMap(player -> state.arena().entrant(player))
                .filter(Entrant::isIn)
                .isPresent();
    }

    // --- What is shown ---

    /** Whether there is such a tournament. */
    public boolean exists(String id) {
        return live.containsKey(id) || store().tournaments().exists(id);
    }

    /** The tournament that is found by a code. */
    public Optional<Named> find(String code) {
        return store().tournaments().byCode(code).map(id -> named(id, ""));
    }

    /** The tournaments that a guest has entered or organises, newest first. */
    public List<Named> of(Guest guest) {
        return store().tournaments().of(guest.id(), MOST_LISTED).stream()
                .map(id -> named(id, guest.id()))
                .toList();
    }

    private Named named(String id, String guest) {
        TournamentState state = live(id).state();
        return new Named(
                id,
                state.setup().name(),
                state.setup().game(),
                TournamentJson.text(state.arena().phase()),
                state.organises(guest));
    }

    /** The code to type, if this guest may see it. */
    public Optional<String> code(String id, String guest) {
        TournamentState state = live(id).state();
        boolean may =
                state.setup().entry() != TournamentSetup.Entry.CODE
                        || state.organises(guest)
                        || state.playerOf(guest).isPresent();
        return may ? Optional.of(state.code()) : Optional.empty();
    }

    /** Writes all that a guest may see as the fields of an object. */
    public void show(JsonGenerator out, String id, String guest) {
        LiveTournament tournament = live(id);
        TournamentJson.whole(out, tournament.state(), guest, tournament.now());
    }

    /** Writes what concerns a guest as the fields of an object. */
    public void showPersonal(JsonGenerator out, String id, String guest) {
        PersonalJson.write(out, live(id).state(), guest);
    }

    /** Writes a part of the log as the fields of an object. */
    public void showLog(JsonGenerator out, String id, int after) {
        TournamentState state = live(id).state();
        List<KeptEvent> some = store().tournaments().events(id, after, MOST_EVENTS);
        out.writeArrayPropertyStart("events");
        for (KeptEvent event : some) {
            if (event.number() <= state.arena().number()) {
                TournamentJson.event(out, state, LogEntry.of(event));
            }
        }
        out.writeEndArray();
        out.writeNumberProperty("last", state.arena().number());
    }

    /** Writes the standings as the fields of an object. */
    public void showStandings(JsonGenerator out, String id) {
        TournamentState state = live(id).state();
        out.writeNumberProperty("v", 1);
        out.writeStringProperty("tournament", id);
        out.writeStringProperty("name", state.setup().name());
        out.writeStringProperty("phase", TournamentJson.text(state.arena().phase()));
        out.writeNumberProperty("number", state.arena().number());
        out.writeName("standings");
        standings(state).write(out);
    }

    /** The standings as lines with commas between. */
    public String csv(String id) {
        return standings(live(id).state()).csv();
    }

    private static StandingsTable standings(TournamentState state) {
        return StandingsTable.of(state.arena(), player -> state.person(player).name());
    }

    /** Writes the whole tournament as a zip. */
    public void write(String id, OutputStream to) throws IOException {
        TournamentState state = live(id).state();
        new TournamentFile(store(), state, edition(state.setup())).write(to);
    }

    /** By which rules its game is played now; none if it can no longer be played so. */
    private OptionalInt edition(TournamentSetup setup) {
        try {
            return Optional.ofNullable(games.get(setup.game())).stream()
                    .mapToInt(game -> game.box().open(setup.seats(), setup.options()).edition())
                    .findFirst();
        } catch (BadInput otherOptions) {
            return OptionalInt.empty();
        }
    }

    // --- Connections ---

    /** Somebody follows. */
    public void follow(String id, Socket socket) {
        LiveTournament tournament = live(id);
        inLine(() -> tournament.followers().join(socket, tournament.state()));
    }

    /** Somebody follows no longer. */
    public void part(String id, Socket socket) {
        Optional.ofNullable(live.get(id))
                .ifPresent(tournament -> inLine(() -> tournament.followers().part(socket)));
    }

    /** Somebody who follows asks for something, and is answered there. */
    public void ask(String id, Socket socket, Act act) {
        var _ =
                live(id).act(socket.guest(), act)
                        .whenComplete((done, failed) -> {
                            if (failed == null) {
                                socket.send(
                                        TournamentJson.frame(
                                                "done", out -> done(out, act.id(), done)));
                            } else if (refusal(failed) instanceof Refused refused) {
                                refuse(socket, act.id(), refused);
                            } else {
                                socket.close(Socket.GOING_AWAY, Phrase.of("tournament-away"));
                            }
                        });
    }

    /** Tells somebody who follows that an act is not done. */
    public void refuse(Socket socket, String act, Refused refused) {
        socket.refuse(act, refused, pen(socket));
    }

    private static Throwable refusal(Throwable failed) {
        return failed instanceof CompletionException && failed.getCause() != null
                ? failed.getCause()
                : failed;
    }

    private static void done(JsonGenerator out, String id, Done done) {
        out.writeStringProperty("id", id);
        write(out, done);
    }

    /** Writes what an act has come to as fields of an object. */
    public static void write(JsonGenerator out, Done done) {
        out.writeNumberProperty("number", done.number());
        done.desk().ifPresent(key -> out.writeStringProperty("desk", key));
    }

    private Pen pen(Socket socket) {
        return new Pen(services.tongues().of(socket.language()), Listener.STRANGER);
    }

    /** How many are in memory. */
    public int size() {
        return live.size();
    }

    /** Finishes what is being done and closes every connection. */
    @Override
    public void close() {
        inLine(() -> live.values().forEach(LiveTournament::close));
        line.shutdown();
        try {
            if (!line.awaitTermination(LONGEST_CLOSING_SECONDS, TimeUnit.SECONDS)) {
                line.shutdownNow();
            }
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
        }
    }
}
