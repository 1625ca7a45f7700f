package masque.app.load;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Whether the run is still fine; the first thing that breaks decides. */
final class Verdict {
    private final CompletableFuture<Failure> broken = new CompletableFuture<>();

    void breaks(Failure failure) {
        broken.complete(failure);
    }

    /**
     * Lets the run go on for so long.
     *
     * @throws Failure as soon as something has broken
     */
    void hold(Duration time) {
        try {
            throw broken.get(time.toNanos(), TimeUnit.NANOSECONDS);
        } catch (TimeoutException e) {
            return; // Nothing broke.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Failure("interrupted");
        } catch (ExecutionException e) {
            throw new IllegalStateException(e);
        }
    }
}
