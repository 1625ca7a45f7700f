package masque.server.table;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** Threads that work until they are shut down; what comes later is nobody's business any more. */
final class Pool {
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
    @SuppressWarnings("ThreadPriorityCheck") // It is right without, and kinder with it.
    static ExecutorService modest(int threads, String name) {
        Thread.Builder.OfPlatform modest =
                Thread.ofPlatform().name(name, 0).priority(Thread.MIN_PRIORITY);
        return of(threads, modest, new LinkedBlockingQueue<>());
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
