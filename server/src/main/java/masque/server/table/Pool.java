package masque.server.table;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** Threads that work until they are shut down; what comes later is nobody's business any more. */
final class Pool {
    private static final int IDLE_SECONDS = 10;

    private Pool() {}

    static ExecutorService of(int threads, String name) {
        return of(threads, name, new LinkedBlockingQueue<>());
    }

    /** Threads that take their work from this queue. */
    static ExecutorService of(int threads, String name, BlockingQueue<Runnable> queue) {
        return of(threads, Thread.ofPlatform().name(name, 0), queue);
    }

    /**
     * Threads that stand back where others want to work. Java only listens to that if it is told
     * to, which the launcher does.
     */
    static ExecutorService modest(int threads, String name) {
        return of(threads, modest(name), new LinkedBlockingQueue<>());
    }

    @SuppressWarnings("ThreadPriorityCheck") // It is right without, and kinder with it.
    private static Thread.Builder.OfPlatform modest(String name) {
        return Thread.ofPlatform().name(name, 0).priority(Thread.MIN_PRIORITY);
    }

    /**
     * The same for at most so many tasks that wait; threads without work end by themselves.
     *
     * @throws java.util.concurrent.RejectedExecutionException from its executor, if more come
     */
    static ExecutorService modest(int threads, String name, int mostWaiting) {
        ThreadPoolExecutor pool =
                new ThreadPoolExecutor(
                        threads,
                        threads,
                        IDLE_SECONDS,
                        TimeUnit.SECONDS,
                        new ArrayBlockingQueue<>(mostWaiting),
                        modest(name).daemon().factory());
        pool.allowCoreThreadTimeOut(true);
        return pool;
    }

    private static ExecutorService of(
            int threads, Thread.Builder.OfPlatform builder, BlockingQueue<Runnable> queue) {
        return new ThreadPoolExecutor(
                threads,
                threads,
                0,
                TimeUnit.SECONDS,
                queue,
                builder.daemon().factory(),
                new ThreadPoolExecutor.DiscardPolicy());
    }
}
