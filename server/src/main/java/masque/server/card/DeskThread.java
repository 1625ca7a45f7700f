package masque.server.card;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import masque.server.store.StoreFailed;
import masque.server.table.Trouble;
import masque.server.watch.Unready;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Does one thing after the other, in the order in which they were asked for. */
final class DeskThread implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(DeskThread.class);
    private static final int LONGEST_CLOSING_SECONDS = 10;

    private final ExecutorService thread =
            Executors.newSingleThreadExecutor(Thread.ofPlatform().daemon().name("cards").factory());

    /** Does something and waits for what comes of it. */
    <T> T ask(Supplier<T> work) {
        try {
            return CompletableFuture.supplyAsync(work, thread).join();
        } catch (CompletionException e) {
            if (e.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            throw e;
        } catch (RejectedExecutionException closed) {
            throw new Unready(Unready.STOPPING);
        }
    }

    /** Has something done, without waiting. While the site stops nothing is begun any more. */
    void later(Runnable work) {
        if (!thread.isShutdown()) {
            try {
                thread.execute(() -> guarded(work));
            } catch (RejectedExecutionException closed) {
                LOG.debug("a card was not seen to: the site stops");
            }
        }
    }

    private static void guarded(Runnable work) {
        try {
            work.run();
        } catch (RuntimeException broken) {
            // Of its own troubles the store tells the log itself.
            if (StoreFailed.behind(broken).isEmpty()) {
                LOG.error("the line of a card failed: {}", Trouble.of(broken));
            }
        }
    }

    @Override
    public void close() {
        thread.shutdown();
        try {
            if (!thread.awaitTermination(LONGEST_CLOSING_SECONDS, TimeUnit.SECONDS)) {
                LOG.warn("the lines of cards are not done; they are left as they are");
            }
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
        }
    }
}
