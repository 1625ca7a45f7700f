package masque.server.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;
import java.util.function.Function;
import masque.server.watch.Meters;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;

/**
 * The one thread that writes. It commits whatever has queued up in one transaction, because a
 * commit that reaches the disk costs the same for one step as for a hundred.
 */
final class Writer implements AutoCloseable {
    private static final int MOST_AT_ONCE = 1_000;

    /** Something to be done in a transaction, and whoever waits for it. */
    private record Job<T>(Function<Handle, T> work, CompletableFuture<T> done) {
        /** Does the work and returns what tells the waiting, once it is committed. */
        Runnable run(Handle handle) {
            T result = work.apply(handle);
            return () -> done.complete(result);
        }
    }

    /** Ends the queue: nothing comes after it. */
    private static final Job<Boolean> END =
            new Job<>(handle -> true, CompletableFuture.completedFuture(true));

    private final Jdbi jdbi;
    private final BlockingQueue<Job<?>> queue = new LinkedBlockingQueue<>();
    private final Thread thread;
    private boolean closed;
    private volatile Meters meters = Meters.NONE;

    /** Kept from one transaction to the next, so that statements stay prepared. */
    private @Nullable Handle open;

    /**
     * A writer with a connection of its own, not one of a pool: after a failure it must be a new
     * one.
     */
    @SuppressWarnings("ThreadPriorityCheck") // It is right without, and quicker with it.
    Writer(Jdbi jdbi) {
        this.jdbi = jdbi;
        // Everybody waits for it, so it need not wait for others where Java may arrange that.
        thread =
                Thread.ofPlatform()
                        .name("store-writer")
                        .priority(Thread.MAX_PRIORITY)
                        .start(this::work);
    }

    /** Has what it does counted. */
    void watch(Meters told) {
        meters = told;
        told.watch(Meters.Gauge.QUEUE, queue::size);
    }

    /** Queues work; its future is done once it is committed. */
    synchronized <T> CompletableFuture<T> write(Function<Handle, T> work) {
        if (closed) {
            return CompletableFuture.failedFuture(new IllegalStateException("the store is closed"));
        }
        CompletableFuture<T> done = new CompletableFuture<>();
        queue.add(new Job<>(work, done));
        return done;
    }

    /** Queues work without a result. */
    CompletableFuture<Void> run(Consumer<Handle> work) {
        return write(
                        handle -> {
                            work.accept(handle);
                            return true;
                        })
                .thenAccept(done -> {});
    }

    private void work() {
        List<Job<?>> batch = new ArrayList<>();
        while (!batch.contains(END)) {
            batch.clear();
            batch.add(next());
            queue.drainTo(batch, MOST_AT_ONCE - 1);
            commit(batch);
        }
        letGo();
    }

    private Handle handle() {
        Handle handle = open;
        if (handle == null) {
            handle = jdbi.open();
            open = handle;
        }
        return handle;
    }

    private void letGo() {
        Handle handle = open;
        open = null;
        if (handle != null) {
            Connection connection = handle.getConnection();
            try (connection) {
                handle.close();
            } catch (RuntimeException | SQLException gone) {
                // On a full disk SQLite gives a transaction up by itself, and refuses to do so when
                // it is asked. Whoever waits for the write is told why it failed.
                return;
            }
        }
    }

    private Job<?> next() {
        try {
            return queue.take();
        } catch (InterruptedException nobodyDoes) {
            throw new IllegalStateException(nobodyDoes);
        }
    }

    /** Commits a batch; if one of its jobs fails, each on its own. */
    private void commit(List<Job<?>> batch) {
        List<Runnable> tellings = new ArrayList<>();
        long begun = System.nanoTime();
        try {
            handle().useTransaction(handle -> {
                for (Job<?> job : batch) {
                    tellings.add(job.run(handle));
                }
            });
        } catch (RuntimeException failed) {
            letGo();
            if (batch.size() == 1) {
                meters.uncommitted();
                batch.getFirst().done().completeExceptionally(failed);
            } else {
                batch.forEach(job -> commit(List.of(job)));
            }
            return;
        }
        meters.committed(batch.size(), System.nanoTime() - begun);
        tellings.forEach(Runnable::run);
    }

    /** Writes what is queued and ends. */
    @Override
    public void close() {
        synchronized (this) {
            if (!closed) {
                closed = true;
                queue.add(END);
            }
        }
        boolean interrupted = false;
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException later) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
