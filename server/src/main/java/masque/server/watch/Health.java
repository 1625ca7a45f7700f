package masque.server.watch;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** Whether the site can serve: the store writes and reads, and nobody has told it to stop. */
public final class Health {
    private static final long PATIENCE_MILLIS = 2_000;
    private static final String WELL = "";

    private final Runnable check;
    private volatile boolean stopping;

    /** The latest look at the store: if it takes long, no second one waits behind it. */
    private CompletableFuture<String> latest = CompletableFuture.completedFuture(WELL);

    /**
     * The health of a site.
     *
     * @param check has the store write and read, or fails; with {@link Unready} if it knows why
     */
    public Health(Runnable check) {
        this.check = check;
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
        String problem =
                look().copy()
                        .completeOnTimeout(
                                Unready.STORE_SILENT, PATIENCE_MILLIS, TimeUnit.MILLISECONDS)
                        .join();
        if (!problem.equals(WELL)) {
            throw new Unready(problem);
        }
    }

    private synchronized CompletableFuture<String> look() {
        if (latest.isDone()) {
            CompletableFuture<String> fresh = new CompletableFuture<>();
            Thread.ofPlatform().daemon().name("health").start(() -> fresh.complete(problem()));
            latest = fresh;
        }
        return latest;
    }

    /** The code of what is wrong, or nothing. */
    private String problem() {
        try {
            check.run();
            return WELL;
        } catch (Unready known) {
            return known.code();
        } catch (RuntimeException | Error failed) {
            return Unready.STORE_SILENT;
        }
    }
}
