package masque.server.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
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

    /** So long is waited for others where several came at once: a commit costs far more. */
    private static final long GATHERING_NANOS = 1_000_000;

    /**
     * Something to be done in a transaction, and whoever waits for it.
     *
     * @param again does it where it may have been done already; empty if nobody could tell
     */
    private record Job<T>(
            Function<Handle, T> work,
            Optional<Function<Handle, T>> again,
            CompletableFuture<T> done) {
        /** Does the work and returns what tells the waiting, once it is committed. */
        Runnable run(Handle handle) {
            T result = work.apply(handle);
            return () -> done.complete(result);
        }

        /** The second and last try. */
        Optional<Job<T>> repeated() {
            return again.map(how -> new Job<>(how, Optional.empty(), done));
        }
    }

    /** Ends the queue: nothing comes after it. */
    private static final Job<Boolean> END =
            new Job<>(handle -> true, Optional.empty(), CompletableFuture.completedFuture(true));

    private final Jdbi jdbi;
    private final Condition condition;
    private final BlockingQueue<Job<?>> queue = new LinkedBlockingQueue<>();
    private final Thread thread;
    private boolean closed;
    private volatile Meters meters = Meters.NONE;

    /** Kept from one transaction to the next, so that statements stay prepared. */
    private @Nullable Handle open;

    /**
     * A writer with a connection of its own, not one of a pool: after a failure it must be a new
     * one.
     *
     * @param condition is told how the database fares
     */
    @SuppressWarnings("ThreadPriorityCheck") // It is right without, and quicker with it.
    Writer(Jdbi jdbi, Condition condition) {
        this.jdbi = jdbi;
        this.condition = condition;
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

    /**
     * Queues work; its future is done once it is committed. If the connection is lost meanwhile it
     * fails, though it may have been committed.
     */
    <T> CompletableFuture<T> write(Function<Handle, T> work) {
        return write(work, Optional.empty());
    }

    /**
     * Queues work that is tried once more if the connection is lost.
     *
     * @param found what the work has come to, if it was committed though nobody was told so
     */
    <T> CompletableFuture<T> write(Function<Handle, T> work, Function<Handle, Optional<T>> found) {
        return write(
                work,
                Optional.of(handle -> found.apply(handle).orElseGet(() -> work.apply(handle))));
    }

    private synchronized <T> CompletableFuture<T> write(
            Function<Handle, T> work, Optional<Function<Handle, T>> again) {
        if (closed) {
            return CompletableFuture.failedFuture(new IllegalStateException("the store is closed"));
        }
        CompletableFuture<T> done = new CompletableFuture<>();
        queue.add(new Job<>(work, again, done));
        return done;
    }

    /** Queues work without a result that makes no difference if it is done a second time. */
    CompletableFuture<Void> run(Consumer<Handle> work) {
        return run(work, handle -> false);
    }

    /**
     * Queues work without a result that is tried once more if the connection is lost.
     *
     * @param done whether it was committed though nobody was told so
     */
    CompletableFuture<Void> run(Consumer<Handle> work, Predicate<Handle> done) {
        Function<Handle, Boolean> job =
                handle -> {
                    work.accept(handle);
                    return true;
                };
        return write(job, handle -> done.test(handle) ? Optional.of(true) : Optional.empty())
                .thenAccept(told -> {});
    }

    private void work() {
        boolean ended = false;
        boolean crowded = false;
        while (!ended) {
            List<Job<?>> batch = new ArrayList<>();
            try {
                batch.add(next());
                if (crowded) {
                    LockSupport.parkNanos(GATHERING_NANOS);
                }
                queue.drainTo(batch, MOST_AT_ONCE - 1);
                crowded = batch.size() > 1;
                ended = batch.remove(END);
                if (!batch.isEmpty()) {
                    commit(batch);
                }
            } catch (Throwable broken) {
                // Whatever it was, even an error of Java itself: the next ones must be written.
                batch.forEach(job -> job.done().completeExceptionally(broken));
            }
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
        while (true) {
            try {
                return queue.take();
            } catch (InterruptedException nobodyMay) {
                // Only its own end ends it.
            }
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
        } catch (Throwable failed) {
            letGo();
            recover(batch, failed);
            return;
        }
        try {
            condition.committed();
            meters.committed(batch.size(), System.nanoTime() - begun);
        } finally {
            tellings.forEach(Runnable::run);
        }
    }

    private void recover(List<Job<?>> batch, Throwable failed) {
        Optional<StoreFailed> outage = StoreFailed.behind(failed);
        if (outage.isPresent() && outage.get().disconnected()) {
            tryAgain(batch, outage.get());
        } else if (batch.size() == 1 || silent(outage)) {
            // Where the database is silent each of them would wait as long as all together.
            batch.forEach(job -> fail(job, outage, failed));
        } else {
            batch.forEach(job -> commit(List.of(job)));
        }
    }

    private static boolean silent(Optional<StoreFailed> outage) {
        return outage.filter(one -> one.kind() == StoreFailed.Kind.SILENT).isPresent();
    }

    /** Over a new connection; whatever cannot be done twice fails, and so does a second try. */
    private void tryAgain(List<Job<?>> batch, StoreFailed outage) {
        List<Job<?>> repeated = new ArrayList<>();
        for (Job<?> job : batch) {
            Optional<? extends Job<?>> second = job.repeated();
            if (second.isPresent()) {
                repeated.add(second.get());
            } else {
                fail(job, Optional.of(outage), outage);
            }
        }
        if (!repeated.isEmpty()) {
            commit(repeated);
        }
    }

    private void fail(Job<?> job, Optional<StoreFailed> outage, Throwable failed) {
        meters.uncommitted();
        outage.ifPresent(condition::failed);
        job.done().completeExceptionally(outage.isPresent() ? outage.get() : failed);
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
