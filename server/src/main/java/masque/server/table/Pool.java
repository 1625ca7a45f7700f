package masque.server.table;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** Threads that work until they are shut down; what comes later is nobody's business any more. */
final class Pool {
    private Pool() {}

    static ExecutorService of(int threads, String name) {
        return new ThreadPoolExecutor(
                threads,
                threads,
                0,
                TimeUnit.SECONDS,
                new LinkedBlockingQueue<>(),
                Thread.ofPlatform().daemon().name(name, 0).factory(),
                new ThreadPoolExecutor.DiscardPolicy());
    }
}
