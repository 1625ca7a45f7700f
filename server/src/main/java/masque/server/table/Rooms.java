package masque.server.table;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import masque.server.guard.Guest;
import masque.server.setup.Playable;
import masque.server.store.Store;
import masque.server.store.StoreFailed;
import masque.server.store.Summary;
import masque.server.watch.Meters;
import masque.server.watch.Unready;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** All tables: those in memory, and the others on demand. Any thread may ask. */
public final class Rooms implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Rooms.class);
    private static final String ALIVE = "alive";
    private static final long BEAT_MILLIS = 5_000;
    private static final int LONGEST_CLOSING_SECONDS = 20;
    private static final int MOST_LISTED = 50;

    /**
     * About how long the coach takes for one seat's game: less than somebody waits who has asked.
     */
    private static final Duration COACHING = Duration.ofSeconds(40);

    private final TableServices services;
    private final Turns turns;
    private final Archivist archivist;
    private final CoachDesk coach;
    private final Editions editions;
    private final OutdatedGames outdated;
    private final ResultAudit audit;
    private final ResultWatch resultWatch;
    private final Map<String, Room> rooms = new ConcurrentHashMap<>();
    private final Awaited awaited = new Awaited();
    private final List<Runnable> overs = new CopyOnWriteArrayList<>();
    private final Duration patience;
    private final List<Consumer<String>> tableOver = new CopyOnWriteArrayList<>();
    private volatile boolean closed;

    /**
     * Rooms that are not open yet.
     *
     * @param idle how long a table that nobody looks at stays in memory
     * @param patience how long a table whose game does not begin is kept
     */
    public Rooms(
            Store store,
            Map<String, Playable> games,
            Tongues tongues,
            Time time,
            BotThreads bots,
            Duration idle,
            Duration patience,
            Meters meters) {
        this.patience = patience;
        int cores = Runtime.getRuntime().availableProcessors();
        turns = new Turns(Math.max(2, cores), "table-");
        editions = new Editions(games);
        outdated = new OutdatedGames(store);
        audit = new ResultAudit(store, games);
        resultWatch = new ResultWatch(store, audit);
        archivist = new Archivist(store, games, tongues, editions);
        coach = new CoachDesk(store, games, tongues, COACHING);
        services =
                new TableServices(
                        store,
                        games,
                        tongues,
                        time,
                        bots,
                        turns,
                        idle,
                        new WallClock(time),
                        time.millis(),
                        Instant.ofEpochMilli(store.noted(ALIVE).map(Long::parseLong).orElse(0L)),
                        ConcurrentHashMap.newKeySet(),
                        this::hear,
                        meters);
    }

    private void hear(Happened change) {
        awaited.hear(change.table());
        if (change.ends()) {
            TableFacts facts = change.table().facts();
            over(change.table().id());
            services.meters().over(facts.game(), facts.phase().name().toLowerCase(Locale.ROOT));
        }
        if (change.ends() || change.forfeits()) {
            overs.forEach(Runnable::run);
        }
    }

    /**
     * Has somebody told that a game has ended and its result is kept, or that somebody has
     * forfeited a match in which others play on.
     *
     * @param told is called by any thread, and is short
     */
    public void whenOver(Runnable told) {
        overs.add(told);
    }

    private void over(String id) {
        archivist.over(id);
        tableOver.forEach(listener -> listener.accept(id));
    }

    /**
     * Has somebody told the id of every table whose game is over from now on, once that is on disk.
     * They must not wait for anything.
     */
    public void whenTableOver(Consumer<String> listener) {
        tableOver.add(listener);
    }

    /** Fills in what an earlier program did not keep. */
    public void bringUpToDate() {
        int filled = audit.fillIn();
        if (filled > 0) {
            LOG.info("the results of {} games that ended before were filled in", filled);
        }
    }

    /** Has the games that were under way go on, and keeps the rooms tidy from now on. */
    public void open() {
        store().playing().forEach(id -> dispatch(id, Request.silent(table -> {})));
        archivist.open();
        resultWatch.open();
        beat();
    }

    /** Somebody's time runs who is not at a table: the site notes that it is alive meanwhile. */
    public void stayAwake(String who, boolean runs) {
        if (runs) {
            services.ticking().add(who);
        } else {
            services.ticking().remove(who);
        }
    }

    /** When the site was last known to be alive before it was started. */
    public Instant alive() {
        return services.alive();
    }

    private Store store() {
        return services.store();
    }

    private void beat() {
        if (closed) {
            return;
        }
        services.time().after(BEAT_MILLIS, this::beat);
        services.wall()
                .look()
                .ifPresent(jump ->
                        LOG.warn(
                                "the system's clock was turned by {} seconds; games go on as before",
                                jump.toSeconds()));
        if (!services.ticking().isEmpty()) {
            var _ =
                    noteAlive()
                            .whenComplete((noted, problem) -> {
                                // Of its own troubles the store tells the log itself.
                                if (problem != null && StoreFailed.behind(problem).isEmpty()) {
                                    LOG.error("the store fails: {}", Trouble.of(problem));
                                }
                            });
        }
        rooms.values().forEach(Room::rest);
        store().abandoned(services.now().minus(patience)).stream()
                .filter(one -> services.wall().ageMillis(one.touched()) >= patience.toMillis())
                .forEach(one ->
                        dispatch(
                                one.id(),
                                Request.silent(
                                        table -> table.act(new Action.Expire(), now -> {}))));
    }

    private CompletableFuture<Void> noteAlive() {
        return store().note(ALIVE, Long.toString(services.now().toEpochMilli()));
    }

    private void dispatch(String id, Request request) {
        if (closed) {
            request.fail(new Unready(Unready.STOPPING));
        } else {
            room(id).enter(request);
        }
    }

    private Room room(String id) {
        return rooms.computeIfAbsent(id, key -> new Room(key, services, this::again, this::forget));
    }

    private void again(Room old, Request request) {
        rooms.remove(old.id(), old);
        dispatch(old.id(), request);
    }

    private void forget(Room room) {
        rooms.remove(room.id(), room);
        services.ticking().remove(room.id());
    }

    /** How many tables are in memory. */
    public int size() {
        return rooms.size();
    }

    /**
     * Keeps a new table and gives its id.
     *
     * @param facts what is true of it, with the code by which it is found
     */
    public CompletableFuture<String> create(Function<String, TableFacts> facts) {
        NewTable table = NewTable.of(NewTable.Fresh.drawn(), facts);
        return table.keep(store(), services.now()).thenApply(kept -> table.id());
    }

    /**
     * Has people play by these terms: the game begins at once, and nobody has to ask for that.
     * Gives the id of the table.
     */
    public CompletableFuture<String> begin(Terms terms, List<Sitter> sitters) {
        NewTable table =
                NewTable.of(NewTable.Fresh.drawn(), code -> TableFacts.dealing(terms, sitters));
        return table.keep(store(), services.now())
                .thenApply(kept -> {
                    // In memory it waits for contributions, and no longer than that.
                    dispatch(table.id(), Request.silent(now -> {}));
                    return table.id();
                });
    }

    /** The table that is found by a code. */
    public Optional<String> find(String code) {
        return store().byCode(code);
    }

    /** The tables that everybody may find, newest first. */
    public List<Standing> listed() {
        return read(store().listed(MOST_LISTED));
    }

    /** The games that came to their end at tables that everybody may find, latest first. */
    public List<Standing> finished() {
        return read(store().finished(MOST_LISTED));
    }

    /** The tables of this guest that are not over, newest first. */
    public List<Standing> of(Guest guest) {
        return read(store().tablesOf(guest.id()));
    }

    /** The games of this guest that are over, latest first. */
    public List<Standing> finishedOf(Guest guest) {
        return read(store().finishedOf(guest.id(), MOST_LISTED));
    }

    private List<Standing> read(List<Summary> kept) {
        return kept.stream().map(this::standing).toList();
    }

    /**
     * How a table stands, from what is stored: its game is not played again for that.
     *
     * @throws TableRefused if there is none
     */
    public Standing standing(String id) {
        return standing(summary(id));
    }

    /**
     * What is true of a table besides its game. Of one in memory the store is not asked.
     *
     * @throws TableRefused if there is none
     */
    public TableFacts facts(String id) {
        return Optional.ofNullable(rooms.get(id))
                .flatMap(Room::facts)
                .orElseGet(() -> standing(id).facts());
    }

    private Summary summary(String id) {
        return store().summary(id).orElseThrow(() -> TableRefused.unknown("no-table"));
    }

    /**
     * Somebody has another name from now on, at all tables where they sit and the game is not over.
     * A table that cannot be opened keeps the old one.
     */
    public CompletableFuture<Void> rename(Guest guest) {
        return CompletableFuture.allOf(
                of(guest).stream()
                        .filter(one -> !one.facts().renamed(guest).equals(one.facts()))
                        .map(one ->
                                act(one.id(), new Action.Rename(guest))
                                        .exceptionally(unopened -> one))
                        .toArray(CompletableFuture<?>[]::new));
    }

    /** Somebody gives up what they have at a table; see {@link Leaving}. */
    public CompletableFuture<Leaving> leave(String id, Guest guest) {
        return act(id, new Action.Quit(guest.id())).thenApply(now -> Leaving.from(now.facts()));
    }

    private Standing standing(Summary kept) {
        TableFacts facts = TableFactsText.read(kept.facts());
        Optional<Room> room = Optional.ofNullable(rooms.get(kept.id()));
        boolean live = room.filter(Room::live).isPresent();
        if (facts.phase() == TableFacts.Phase.DEALING && !live) {
            // A deal that was waited for when the site stopped goes on.
            dispatch(kept.id(), Request.silent(table -> {}));
        }
        return new Standing(
                kept.id(),
                facts,
                DealSecret.of(kept.secret()).commitment(),
                room.map(Room::here).orElse(0),
                facts.phase() == TableFacts.Phase.PLAYING
                        ? awaited.at(kept.id())
                        : OptionalInt.empty(),
                !live && editions.outdated(facts.game(), kept.opening()),
                kept.result());
    }

    /**
     * Somebody ends a game that was begun by older rules: nobody can play on in it here.
     *
     * @throws TableRefused if they do not sit there, or the game can go on
     */
    public CompletableFuture<Void> endOutdated(String id, Guest guest) {
        Summary kept = summary(id);
        Standing now = standing(kept);
        if (now.facts().seatOf(guest.id()) < 0) {
            throw TableRefused.forbidden("forbidden");
        }
        now.facts().mustBeFree();
        if (!now.outdated()) {
            throw TableRefused.untimely("not-outdated");
        }
        return settleOutdated(kept, Settled::agreed);
    }

    private CompletableFuture<Void> settleOutdated(
            Summary kept, BiFunction<TableFacts, Integer, Settled> how) {
        return outdated.settle(kept, how, services.now())
                .thenAccept(settled -> {
                    if (settled.end().isPresent()) {
                        over(kept.id());
                    }
                    overs.forEach(Runnable::run);
                });
    }

    /** Brings the table of a match into memory, so that its deal goes on. */
    public void openMatch(String id) {
        dispatch(id, Request.silent(table -> {}));
    }

    /**
     * Somebody has left the tournament whose match is played here, and loses it: as if their grace
     * were over. Nothing happens where the game is over, or they have lost it before.
     */
    public CompletableFuture<Void> forfeit(String id, int seat) {
        return settle(
                id,
                new Action.Forfeit(seat),
                (facts, plies) -> Settled.forfeit(facts, 1 << seat & facts.playing(), plies));
    }

    /**
     * The match that is played here was decided without its game, which ends. Nothing happens where
     * it is over.
     */
    public CompletableFuture<Void> callOff(String id) {
        return settle(id, new Action.CallOff(), Settled::calledOff);
    }

    /**
     * Settles a match.
     *
     * @param ifOutdated what becomes of it if nobody can play on in it here
     */
    private CompletableFuture<Void> settle(
            String id, Action action, BiFunction<TableFacts, Integer, Settled> ifOutdated) {
        Summary kept = summary(id);
        Standing now = standing(kept);
        if (now.facts().over()) {
            return CompletableFuture.completedFuture(null);
        }
        return now.outdated()
                ? settleOutdated(kept, ifOutdated)
                : act(id, action).thenAccept(settled -> {});
    }

    /** Somebody sits down. */
    public CompletableFuture<Standing> sit(String id, int seat, Guest guest) {
        return change(id, facts -> facts.sit(seat, guest));
    }

    /** Somebody stands up. */
    public CompletableFuture<Standing> stand(String id, int seat, Guest guest) {
        return change(id, facts -> facts.stand(seat, guest.id()));
    }

    /** The host gives a chair to nobody or to a bot. */
    public CompletableFuture<Standing> give(String id, int seat, Sitter sitter, Guest host) {
        return change(id, facts -> facts.give(seat, sitter, host.id()));
    }

    /** The host has the game begin. */
    public CompletableFuture<Standing> start(String id, Guest host) {
        return act(id, new Action.Start(host.id()));
    }

    /** The host has bots take all open chairs. */
    public CompletableFuture<Standing> fill(String id, String level, Guest host) {
        return change(id, facts -> facts.fill(level, host.id()));
    }

    /** The host wants something else played; what else is said of the table's terms till now. */
    public CompletableFuture<Standing> agree(String id, UnaryOperator<Terms> terms, Guest host) {
        return change(id, facts -> facts.agree(terms.apply(facts.terms()), host.id()));
    }

    /** Somebody contributes to the chance of the deal. */
    public CompletableFuture<Standing> contribute(String id, String text, Guest guest) {
        return act(id, new Action.Contribute(guest.id(), text));
    }

    /** Somebody wants to play again with the same people; gives the id of the table for it. */
    public CompletableFuture<String> again(String id, Guest guest) {
        return act(id, new Action.Rematch(guest.id(), NewTable.Fresh.drawn()))
                .thenApply(now -> now.facts().next());
    }

    private CompletableFuture<Standing> change(String id, UnaryOperator<TableFacts> how) {
        return act(id, new Action.Arrange(how));
    }

    private CompletableFuture<Standing> act(String id, Action action) {
        return ask(id, (table, answer) -> table.act(action, answer::complete));
    }

    private <T> CompletableFuture<T> ask(
            String id, BiConsumer<LiveTable, CompletableFuture<T>> work) {
        CompletableFuture<T> answer = new CompletableFuture<>();
        dispatch(id, Request.of(answer, work));
        return answer;
    }

    /** A viewer comes. */
    public void join(String id, Socket socket) {
        dispatch(id, Request.of(socket, table -> table.join(socket)));
    }

    /** A viewer asks for something. */
    public void ask(String id, Socket socket, Ask ask) {
        long arrived = System.nanoTime();
        Request request = Request.of(socket, table -> table.ask(socket, ask, arrived));
        // While the site stops the socket is closed once what was asked before is answered.
        if (!closed) {
            Room room = room(id);
            if (room.live()) {
                room.enterHere(request);
            } else {
                // To load a table takes long, and others wait for this thread.
                room.enter(request);
            }
        }
    }

    /** A viewer goes. */
    public void part(String id, Socket socket) {
        dispatch(id, Request.silent(table -> table.part(socket)));
    }

    /**
     * What a viewer of a game that is over was told.
     *
     * @throws TableRefused if the game is not over
     */
    public CompletableFuture<Archive> told(Standing over, int viewer, String language) {
        return archivist.told(over, viewer, language);
    }

    /**
     * Why the bots of a game that is over chose what they chose.
     *
     * @throws TableRefused if the game is not over
     */
    public CompletableFuture<Archive> reasons(Standing over, String language) {
        return archivist.reasons(over, language);
    }

    /**
     * The file of a game that is over, or that can no longer be played: that of the latter is for
     * those alone who sit there.
     *
     * @throws TableRefused if the game can go on
     */
    public CompletableFuture<byte[]> file(Standing over, Optional<Guest> guest) {
        boolean sits = guest.filter(one -> over.facts().seatOf(one.id()) >= 0).isPresent();
        return over.outdated() && sits && !over.facts().over()
                ? archivist.fileNow(over)
                : archivist.file(over);
    }

    /** Where the coach is asked about games that are over. */
    public CoachDesk coach() {
        return coach;
    }

    /** Finishes what is being done and closes every connection; the store stays open. */
    @Override
    public void close() {
        closed = true;
        coach.close();
        archivist.close();
        resultWatch.close();
        if (!services.ticking().isEmpty()) {
            noteAlive().exceptionally(unwritten -> null).join();
        }
        CompletableFuture.allOf(
                        rooms.values().stream()
                                .map(Rooms::emptied)
                                .toArray(CompletableFuture<?>[]::new))
                .orTimeout(LONGEST_CLOSING_SECONDS, TimeUnit.SECONDS)
                .exceptionally(late -> null)
                .join();
        turns.close();
    }

    /** Done when the room has done what was asked for before and is put away. */
    private static CompletableFuture<Void> emptied(Room room) {
        CompletableFuture<Void> done = new CompletableFuture<>();
        room.enter(
                new Request() {
                    @Override
                    public void run(LiveTable table) {
                        room.putAway();
                        done.complete(null);
                    }

                    @Override
                    public void fail(Throwable problem) {
                        done.complete(null);
                    }
                });
        return done;
    }
}
