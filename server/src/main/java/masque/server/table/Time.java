package masque.server.table;

import java.time.Instant;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** How time passes, what the clock on the wall shows, and what is to be done later. */
public interface Time extends AutoCloseable {
    /** Something that will be done, unless it is called off. */
    @FunctionalInterface
    interface Alarm {
        /** Calls it off; if it is too late for that nothing happens. */
        void cancel();
    }

    /**
     * Milliseconds that pass evenly, whoever turns the system's clock: for all that lasts. They
     * count from anywhere.
     */
    long millis();

    /** What the system's clock shows, which may jump: for what is stored and shown. */
    Instant now();

    /**
     * Does something later, unless this is closed before. It must be short: everybody waits for the
     * same thread.
     */
    Alarm after(long millis, Runnable task);

    @Override
    void close();

    /** The time of this machine. */
    static Time real() {
        ScheduledExecutorService timer =
                Executors.newSingleThreadScheduledExecutor(
                        Thread.ofPlatform().daemon().name("timer").factory());
        long begun = System.nanoTime();
        return new Time() {
            @Override
            public long millis() {
                return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begun);
            }

            @Override
            public Instant now() {
                return Instant.now();
            }

            @Override
            public Alarm after(long millis, Runnable task) {
                try {
                    Future<?> future =
                            timer.schedule(task, Math.max(0, millis), TimeUnit.MILLISECONDS);
                    return () -> future.cancel(false);
                } catch (RejectedExecutionException closed) {
                    return () -> {};
                }
            }

            @Override
            public void close() {
                timer.shutdownNow();
            }
        };
    }
}
