package masque.server.table;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Runs tasks one after the other, in order, on threads that it shares with other strands. */
final class Strand {
    private static final Logger LOG = LoggerFactory.getLogger(Strand.class);

    private final Turns turns;
    private final Queue<Runnable> tasks = new ConcurrentLinkedQueue<>();
    private final AtomicBoolean busy = new AtomicBoolean();

    Strand(Turns turns) {
        this.turns = turns;
    }

    /**
     * Does a task when it is its turn.
     *
     * @param since from when on it has been waited for, by {@link System#nanoTime}
     */
    void execute(long since, Runnable task) {
        tasks.add(task);
        if (busy.compareAndSet(false, true)) {
            turns.execute(since, this::work);
        }
    }

    /** Like {@link #execute}, but at once in this thread if nothing else is to be done. */
    void executeHere(long since, Runnable task) {
        if (!tasks.isEmpty() || !busy.compareAndSet(false, true)) {
            execute(since, task);
            return;
        }
        run(task);
        busy.set(false);
        // What has come meanwhile may take long, and others wait for this thread.
        if (!tasks.isEmpty() && busy.compareAndSet(false, true)) {
            turns.execute(this::work);
        }
    }

    private void work() {
        do {
            for (Runnable task = tasks.poll(); task != null; task = tasks.poll()) {
                run(task);
            }
            busy.set(false);
        } while (!tasks.isEmpty() && busy.compareAndSet(false, true));
    }

    private static void run(Runnable task) {
        try {
            task.run();
        } catch (Throwable e) {
            // Its message may tell secrets of a game.
            LOG.error("a table failed: {}", Trouble.of(e));
        }
    }
}
