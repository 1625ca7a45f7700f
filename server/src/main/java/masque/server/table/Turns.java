package masque.server.table;

import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Threads on which tables take turns: whoever has waited longest comes first. Players of one table
 * who choose at the same time are served one after the other, each with a write between; if every
 * one of them went to the end of the line, the last would wait for several lines.
 */
final class Turns implements Executor, AutoCloseable {
    private final AtomicLong count = new AtomicLong();
    private final ExecutorService threads;

    /** One turn; of equals the one that came first. */
    private record Turn(long since, long number, Runnable work)
            implements Runnable, Comparable<Turn> {
        @Override
        public void run() {
            work.run();
        }

        @Override
        public int compareTo(Turn other) {
            int longer = Long.compare(since - other.since, 0);
            return longer == 0 ? Long.compare(number, other.number) : longer;
        }
    }

    Turns(int threads, String name) {
        this.threads = Pool.of(threads, name, new PriorityBlockingQueue<>());
    }

    /** Does something that is asked for now. */
    @Override
    public void execute(Runnable work) {
        execute(System.nanoTime(), work);
    }

    /**
     * Does something that has been waited for.
     *
     * @param since from when on, by {@link System#nanoTime}
     */
    void execute(long since, Runnable work) {
        threads.execute(new Turn(since, count.getAndIncrement(), work));
    }

    /** Ends; what has not had its turn has none any more. */
    @Override
    public void close() {
        threads.shutdownNow();
    }
}
