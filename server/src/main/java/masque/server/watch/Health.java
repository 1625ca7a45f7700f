package masque.server.watch;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** Whether the site can serve: the store answers, and nobody has told it to stop. */
public final class Health {
    private static final long PATIENCE_MILLIS = 1_000;

    private final Runnable read;
    private volatile boolean stopping;

    /** The latest look at the store: if it takes long, no second one waits behind it. */
    private CompletableFuture<Boolean> latest = CompletableFuture.completedFuture(true);

    /**
     * The health of a site.
     *
     * @param read reads something from the store, or fails
     */
    public Health(Runnable read) {
        this.read = read;
    }

    /** From now on nothing new is begun. */
    public void stop() {
        stopping = true;
    }

    /**
     * Lets nobody begin something while the site stops.
     *
     * @throws Unready if it does
     */
    public void mustBeOpen() {
        if (stopping) {
            throw new Unready(Unready.STOPPING);
        }
    }

    /**
     * Looks whether the site can serve.
     *
     * @throws Unready if it cannot
     */
    public void mustBeReady() {
        mustBeOpen();
        boolean answers =
                look().copy()
                        .completeOnTimeout(false, PATIENCE_MILLIS, TimeUnit.MILLISECONDS)
                        .join();
        if (!answers) {
            throw new Unready(Unready.STORE_SILENT);
        }
    }

    private synchronized CompletableFuture<Boolean> look() {
        if (latest.isDone()) {
            CompletableFuture<Boolean> fresh = new CompletableFuture<>();
            Thread.ofPlatform().daemon().name("health").start(() -> fresh.complete(answers()));
            latest = fresh;
        }
        return latest;
    }

    private boolean answers() {
        try {
            read.run();
            return true;
        } catch (RuntimeException failed) {
            return false;
        }
    }
}
