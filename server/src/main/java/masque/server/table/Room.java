package masque.server.table;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import masque.server.guard.Refused;
import masque.server.store.KeptTable;
import masque.server.store.StoreFailed;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Where a table is while it is in memory. Requests are done one after the other; while the store
 * does its part the next ones wait. If a write fails, or somebody else has written, the table is
 * put away: whoever comes next finds it as it was kept.
 */
final class Room implements Workplace {
    private static final Logger LOG = LoggerFactory.getLogger(Room.class);

    private final String id;
    private final TableServices services;
    private final BiConsumer<Room, Request> again;
    private final Consumer<Room> gone;
    private final Strand strand;

    private final Deque<Waiting> waiting = new ArrayDeque<>();
    private volatile @Nullable LiveTable table;
    private boolean awaiting;
    private volatile boolean closed;

    /** The latest request, which may still wait for a write. */
    private Optional<Waiting> current = Optional.empty();

    /**
     * A request that is not done yet.
     *
     * @param since when it came, by {@link System#nanoTime}
     */
    private record Waiting(Request request, long since) {}

    /**
     * An empty room.
     *
     * @param again takes a request that came too late for this room
     * @param gone is told when the room is put away
     */
    Room(String id, TableServices services, BiConsumer<Room, Request> again, Consumer<Room> gone) {
        this.id = id;
        this.services = services;
        this.again = again;
        this.gone = gone;
        strand = new Strand(services.turns());
    }

    String id() {
        return id;
    }

    /** Bits of the seats from which somebody looks. Any thread may ask. */
    int here() {
        LiveTable now = table;
        return now == null || closed ? 0 : now.here();
    }

    /** What is true of the table besides its game, if it is in memory. Any thread may ask. */
    Optional<TableFacts> facts() {
        LiveTable now = table;
        return now == null || closed ? Optional.empty() : Optional.of(now.facts());
    }

    /** Whether the table is in memory. Any thread may ask. */
    boolean live() {
        return table != null && !closed;
    }

    /** Does something at the table, after what was asked for before. Any thread may call this. */
    void enter(Request request) {
        Waiting one = new Waiting(request, System.nanoTime());
        strand.execute(one.since(), () -> take(one));
    }

    /** The same, in this thread if it can: it saves waking another one. */
    void enterHere(Request request) {
        Waiting one = new Waiting(request, System.nanoTime());
        strand.executeHere(one.since(), () -> take(one));
    }

    private void take(Waiting one) {
        if (closed) {
            again.accept(this, one.request());
        } else {
            waiting.add(one);
            serve();
        }
    }

    private void serve() {
        while (!awaiting && !closed && !waiting.isEmpty()) {
            Waiting one = waiting.remove();
            Request request = one.request();
            current = Optional.of(one);
            try {
                request.run(table());
            } catch (Refused refused) {
                request.fail(refused);
                leaveEmptyRoom();
            } catch (Throwable broken) {
                request.fail(broken);
                fail(broken);
            }
        }
    }

    private LiveTable table() {
        LiveTable here = table;
        if (here == null) {
            Optional<KeptTable> kept = services.store().load(id);
            here =
                    new LiveTable(
                            kept.orElseThrow(() -> TableRefused.unknown("no-table")),
                            services,
                            this);
            table = here;
            here.act(new Action.Look(), now -> {});
        }
        return here;
    }

    @Override
    public void enter(Action action) {
        enter(Request.silent(here -> here.act(action, now -> {})));
    }

    @Override
    public <T> void await(CompletableFuture<T> stored, Consumer<T> then) {
        awaiting = true;
        long since = current.map(Waiting::since).orElseGet(System::nanoTime);
        var _ =
                stored.whenComplete((result, problem) ->
                        strand.execute(
                                since,
                                () -> {
                                    awaiting = false;
                                    if (problem == null) {
                                        guarded(() -> then.accept(result));
                                        serve();
                                    } else {
                                        fail(problem);
                                    }
                                }));
    }

    private void guarded(Runnable work) {
        if (!closed) {
            try {
                work.run();
            } catch (Throwable broken) {
                fail(broken);
            }
        }
    }

    /** What is in memory may be half done: only what is on disk counts. */
    private void fail(Throwable problem) {
        Optional<StoreFailed> outage = StoreFailed.behind(problem);
        if (outage.isPresent()) {
            // The store has told the log; whoever waits is told, too.
            current.ifPresent(one -> one.request().fail(outage.get()));
        } else {
            LOG.error("table {} failed: {}", Trouble.mark(id), Trouble.of(problem));
        }
        putAway();
    }

    /** Puts the table away if nobody needs it. */
    void rest() {
        enter(
                Request.silent(here -> {
                    if (here.idle()) {
                        putAway();
                    }
                }));
    }

    @Override
    public void putAway() {
        if (closed) {
            return;
        }
        closed = true;
        gone.accept(this);
        LiveTable now = table;
        if (now != null) {
            now.close();
        }
        // Whoever was answered already is not answered again.
        current.ifPresent(one -> one.request().fail(TableRefused.untimely("put-away")));
        while (!waiting.isEmpty()) {
            again.accept(this, waiting.remove().request());
        }
    }

    /** A room for a table that does not exist is not kept. */
    private void leaveEmptyRoom() {
        if (table == null) {
            putAway();
        }
    }
}
