package masque.server.tournament;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Function;
import masque.contest.ArenaCommand;
import masque.contest.ArenaDesk;
import masque.contest.ArenaEvent;
import masque.contest.ArenaMatch;
import masque.contest.Entrant;
import masque.contest.Phase;
import masque.server.guard.Guest;
import masque.server.guard.Ids;
import masque.server.guard.Refused;
import masque.server.store.KeptResult;
import masque.server.store.KeptTournament;
import masque.server.store.StoreFailed;
import masque.server.store.Summary;
import masque.server.store.TournamentWrite;
import masque.server.table.TableFacts;
import masque.server.table.TableFactsText;
import masque.server.table.Time;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A tournament in memory. What is asked of it waits in a line; whatever waits is thought through in
 * order and written at once, and then it is so. If a write fails, the tournament is read again:
 * only what is on disk counts.
 */
final class LiveTournament {
    private static final Logger LOG = LoggerFactory.getLogger(LiveTournament.class);
    private static final int MOST_AT_ONCE = 256;
    private static final long TRY_AGAIN_MILLIS = 5_000;
    private static final long IDLE_MILLIS = 60_000;

    private final String id;
    private final TournamentServices services;
    private final ArenaDesk rules;
    private final ArenaClock clock;
    private final Followers followers;
    private final Deque<Waiting<?>> waiting = new ArrayDeque<>();
    private final Map<Bench.Asked, Done> asked = new HashMap<>();
    private Optional<Time.Alarm> alarm = Optional.empty();
    private boolean writing;

    /** Whether it must be read again before anything else is decided. */
    private boolean unread;

    private volatile long usedAt;
    private volatile TournamentState state;

    /** Something that is asked for, and whoever waits for it. */
    private record Waiting<T>(Function<Bench, T> work, CompletableFuture<T> done) {
        /** Thinks it through; what is returned tells whoever waits, once it is written. */
        Runnable think(Bench bench) {
            try {
                T result = work.apply(bench);
                return () -> done.complete(result);
            } catch (Refused refused) {
                return () -> done.completeExceptionally(refused);
            }
        }
    }

    LiveTournament(KeptTournament kept, TournamentServices services) {
        id = kept.id();
        this.services = services;
        state = TournamentState.of(kept);
        rules = new ArenaDesk(ArenaChance.fate(kept.secret(), id));
        clock = new ArenaClock(services.time(), state.arena().at());
        followers = new Followers(services, clock);
        remember(kept);
    }

    private void remember(KeptTournament kept) {
        asked.clear();
        kept.events()
                .forEach(event ->
                        event.client()
                                .ifPresent(client ->
                                        asked.put(
                                                new Bench.Asked(event.actor(), client),
                                                Done.at(event.number()))));
    }

    /** How it stands. Any thread may ask. */
    TournamentState state() {
        return state;
    }

    /** The time of its log. Any thread may ask. */
    long now() {
        return clock.now();
    }

    // --- What is asked ---

    /** Somebody enters or asks to; says whether that is new. */
    CompletableFuture<Boolean> enter(Guest guest) {
        return ask(bench -> {
            int before = bench.log().size();
            bench.enter(guest);
            return bench.log().size() > before;
        });
    }

    /** Somebody asks for something. */
    CompletableFuture<Done> act(String guest, Act act) {
        return ask(bench -> decide(bench, guest, act));
    }

    private Done decide(Bench bench, String guest, Act act) {
        String actor = actor(bench.state(), guest, act);
        Bench.Asked asked = new Bench.Asked(actor, act.id());
        Optional<Done> earlier = bench.earlier(asked);
        if (earlier.isPresent()) {
            return earlier.get();
        }
        matchDecidedBy(bench.state(), actor, act).ifPresent(match -> settleFirst(bench, match));
        Optional<String> client = Optional.of(act.id());
        Optional<String> desk = Optional.empty();
        switch (act) {
            case Act.OfPlayer ask -> bench.run(actor, client, ask.command().apply(actor));
            case Act.OfOrganiser ask -> bench.run(actor, client, ask.command());
            case Act.Correction ask -> bench.correct(actor, ask);
            case Act.EnrolBots ask -> bench.enrol(actor, client, ask.level(), ask.number());
            case Act.NewDeskLink _ -> {
                desk = Optional.of(Ids.fresh());
                bench.newDesk(desk.get());
            }
        }
        Done done = new Done(bench.state().arena().number(), desk);
        bench.answer(asked, done);
        return done;
    }

    /** The match that is decided if this is done, though its table may have decided it already. */
    private static Optional<ArenaMatch> matchDecidedBy(
            TournamentState state, String actor, Act act) {
        ArenaCommand command =
                switch (act) {
                    case Act.OfPlayer ask -> ask.command().apply(actor);
                    case Act.OfOrganiser ask -> ask.command();
                    case Act.Correction ask -> ask.command();
                    case Act.EnrolBots _, Act.NewDeskLink _ -> new ArenaCommand.TimePasses();
                };
        Optional<Integer> match =
                switch (command) {
                    case ArenaCommand.Leave c -> playing(state, c.player());
                    case ArenaCommand.Remove c -> playing(state, c.player());
                    case ArenaCommand.Rule c -> Optional.of(c.match());
                    case ArenaCommand.VoidMatch c -> Optional.of(c.match());
                    default -> Optional.empty();
                };
        return match.flatMap(state.arena()::match)
                .filter(ArenaMatch::isUnderWay)
                .filter(one -> !one.realDice());
    }

    private static Optional<Integer> playing(TournamentState state, String player) {
        return state.arena().entrant(player).filter(Entrant::isBusy).map(Entrant::match);
    }

    /** DC-8.12: what comes first settles a match, also if nobody here has heard of it yet. */
    private void settleFirst(Bench bench, ArenaMatch match) {
        String table = bench.state().note(match.number()).table();
        Optional<Summary> kept = services.store().summary(table);
        Optional<KeptResult> result = kept.flatMap(Summary::result);
        if (result.isPresent()) {
            settle(bench, match.number(), result.get());
        } else {
            bench.mustNotBeOver(table);
        }
    }

    private static String actor(TournamentState state, String guest, Act act) {
        return switch (act) {
            case Act.OfPlayer _ ->
                    state.playerOf(guest)
                            .orElseThrow(() -> TournamentRefused.forbidden("not-entrant"));
            case Act.OfOrganiser _, Act.Correction _, Act.EnrolBots _, Act.NewDeskLink _ -> {
                if (!state.organises(guest)) {
                    throw TournamentRefused.forbidden("not-organiser");
                }
                yield Actor.organiser(guest);
            }
        };
    }

    /** Somebody is an organiser too, by the key of the link for that. */
    CompletableFuture<Boolean> organise(Guest guest, String key) {
        return ask(bench -> {
            bench.organise(guest, key);
            return true;
        });
    }

    /** The game of a match is over. */
    void settle(int match, KeptResult result) {
        var _ = quietly(bench -> settle(bench, match, result));
    }

    private void settle(Bench bench, int number, KeptResult result) {
        TableFacts facts =
                services.store()
                        .summary(result.table())
                        .map(table -> TableFactsText.read(table.facts()))
                        .orElseThrow();
        underWay(bench, number)
                .ifPresent(match ->
                        Settlement.commands(match, result.end(), facts).stream()
                                .filter(command -> underWay(bench, number).isPresent())
                                .forEach(command -> bench.run(Actor.SITE, none(), command)));
    }

    private static Optional<ArenaMatch> underWay(Bench bench, int match) {
        return bench.state().arena().match(match).filter(ArenaMatch::isUnderWay);
    }

    private static Optional<String> none() {
        return Optional.empty();
    }

    /** Does what nobody waits for to be told; whether it was done is said all the same. */
    private CompletableFuture<Boolean> quietly(Consumer<Bench> work) {
        return ask(
                        bench -> {
                            work.accept(bench);
                            return true;
                        })
                .exceptionally(failed -> {
                    // The store tells of its own troubles, and it is tried again then.
                    if (StoreFailed.behind(failed).isEmpty()) {
                        LOG.error("a tournament failed: {}", failed.getClass().getName());
                    }
                    return false;
                });
    }

    private <T> CompletableFuture<T> ask(Function<Bench, T> work) {
        CompletableFuture<T> done = new CompletableFuture<>();
        services.line()
                .execute(() -> {
                    waiting.add(new Waiting<>(work, done));
                    serve();
                });
        return done;
    }

    // --- One thing after the other ---

    private void serve() {
        if (unread) {
            readAgain();
        }
        while (!writing && !waiting.isEmpty()) {
            Bench bench = new Bench(state, rules, asked, clock.now());
            List<Waiting<?>> batch = new ArrayList<>();
            List<Runnable> answers = new ArrayList<>();
            while (!waiting.isEmpty() && batch.size() < MOST_AT_ONCE) {
                Waiting<?> one = waiting.remove();
                batch.add(one);
                answers.add(one.think(bench));
            }
            if (bench.changesNothing()) {
                answers.forEach(Runnable::run);
            } else {
                write(bench, batch, answers);
            }
        }
    }

    private void write(Bench bench, List<Waiting<?>> batch, List<Runnable> answers) {
        writing = true;
        TournamentWrite more = bench.write();
        var _ =
                services.store()
                        .tournaments()
                        .write(id, more, services.time().now())
                        .whenCompleteAsync(
                                (written, problem) -> {
                                    writing = false;
                                    if (problem != null) {
                                        fail(batch, problem);
                                    } else if (written) {
                                        happen(bench);
                                        answers.forEach(Runnable::run);
                                    } else {
                                        thinkAgain(batch);
                                    }
                                    serve();
                                },
                                services.line());
    }

    private void fail(List<Waiting<?>> batch, Throwable problem) {
        Throwable told =
                StoreFailed.behind(problem)
                        .map(Throwable.class::cast)
                        .orElseGet(() -> TournamentRefused.untimely("tournament-away"));
        batch.forEach(one -> one.done().completeExceptionally(told));
        readAgain();
    }

    /** Somebody else was first, such as a table with its result: with that it may be otherwise. */
    private void thinkAgain(List<Waiting<?>> batch) {
        batch.reversed().forEach(waiting::addFirst);
        readAgain();
    }

    /** What is in memory may not be what was written. */
    private void readAgain() {
        try {
            KeptTournament kept = services.store().tournaments().load(id).orElseThrow();
            state = TournamentState.of(kept);
            remember(kept);
            unread = false;
            followers.startAfresh(state);
            open();
        } catch (StoreFailed still) {
            unread = true;
            waiting.forEach(one -> one.done().completeExceptionally(still));
            waiting.clear();
            services.time().after(TRY_AGAIN_MILLIS, () -> services.line().execute(this::readAgain));
        }
    }

    private void happen(Bench bench) {
        state = bench.state();
        asked.putAll(bench.asked());
        bench.log().forEach(this::carryOut);
        followers.tell(bench);
        setAlarm();
    }

    /** Has tables follow what was decided here. */
    private void carryOut(LogEntry entry) {
        int match = MatchNote.matchOf(entry.event());
        String table = match == 0 ? "" : state.note(match).table();
        if (table.isEmpty()) {
            return;
        }
        switch (entry.event()) {
            case ArenaEvent.MatchBegun _ -> {
                services.matches().add(table, new OpenMatches.OpenMatch(id, match));
                services.rooms().openMatch(table);
            }
            case ArenaEvent.Forfeited forfeited -> {
                if (!entry.actor().equals(Actor.SITE)) {
                    told(services.rooms().forfeit(table, seat(match, forfeited.player())));
                }
            }
            case ArenaEvent.Settled settled -> {
                services.matches().remove(table);
                if (settled.by() == ArenaEvent.SettledBy.RULING) {
                    callOff(table);
                }
            }
            case ArenaEvent.Voided _ -> {
                services.matches().remove(table);
                callOff(table);
            }
            default -> {}
        }
    }

    private void callOff(String table) {
        told(services.rooms().callOff(table));
    }

    /** If a table cannot be told now, it is when the tournament is next opened. */
    private static void told(CompletableFuture<Void> table) {
        var _ =
                table.exceptionally(failed -> {
                    LOG.warn("a table does not know that its match is settled");
                    return null;
                });
    }

    private int seat(int match, String player) {
        return state.arena().match(match).orElseThrow().players().indexOf(player);
    }

    private void setAlarm() {
        alarm.ifPresent(Time.Alarm::cancel);
        OptionalLong next = state.arena().nextAlarm();
        services.rooms().stayAwake(id, next.isPresent());
        alarm =
                next.isEmpty()
                        ? Optional.empty()
                        : Optional.of(
                                services.time()
                                        .after(
                                                Math.max(0, next.getAsLong() - clock.now()),
                                                this::timePasses));
    }

    private void timePasses() {
        var _ = quietly(bench -> bench.run(Actor.SITE, none(), new ArenaCommand.TimePasses()));
    }

    // --- Beginning and end ---

    /**
     * DC-8.6: nobody is charged for the time that the site was down. It is asked for before any
     * alarm is set: one that is long due would end the tournament.
     *
     * @return done once that time is counted
     */
    CompletableFuture<Boolean> goOn() {
        long seen = Math.max(services.rooms().alive().toEpochMilli(), state.arena().at());
        long down = running() ? Math.max(0, clock.now() - seen) : 0;
        CompletableFuture<Boolean> counted =
                quietly(bench -> bench.run(Actor.SITE, none(), new ArenaCommand.SiteUpAgain(down)));
        open();
        return counted;
    }

    /** Sees to its matches and alarms: some tables may be over, or not know that they are. */
    void open() {
        Set<String> stray = new HashSet<>(services.store().playing());
        for (ArenaMatch match : state.arena().matches()) {
            String table = state.note(match.number()).table();
            if (table.isEmpty()) {
                continue;
            }
            if (match.isUnderWay()) {
                services.matches().add(table, new OpenMatches.OpenMatch(id, match.number()));
                Optional<KeptResult> result =
                        services.store().summary(table).flatMap(Summary::result);
                if (result.isPresent()) {
                    settle(match.number(), result.get());
                } else {
                    services.rooms().openMatch(table);
                }
            } else if (stray.contains(table)) {
                callOff(table);
            }
        }
        services.line().execute(this::setAlarm);
    }

    /** Somebody is about to use it. Any thread may say so. */
    LiveTournament used() {
        usedAt = services.time().millis();
        return this;
    }

    /** Whether nobody has needed it in memory for a while. */
    boolean idle() {
        boolean still =
                switch (state.arena().phase()) {
                    case GATHERING, ENDED -> state.arena().nextAlarm().isEmpty();
                    case RUNNING, PAUSED, FINISHING -> false;
                };
        boolean unused = services.time().millis() - usedAt >= IDLE_MILLIS;
        return still && unused && followers.none() && waiting.isEmpty() && !writing;
    }

    boolean running() {
        Phase phase = state.arena().phase();
        return phase == Phase.RUNNING || phase == Phase.PAUSED || phase == Phase.FINISHING;
    }

    Followers followers() {
        return followers;
    }

    void close() {
        alarm.ifPresent(Time.Alarm::cancel);
        followers.close();
    }
}
