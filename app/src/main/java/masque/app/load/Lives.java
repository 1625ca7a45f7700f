package masque.app.load;

import java.net.URI;
import java.time.Duration;
import java.util.Optional;

/** Where a site is found that is killed and started again. */
final class Lives {
    private static final Duration PATIENCE = Duration.ofSeconds(90);

    private int number;
    private Optional<Life> current = Optional.empty();

    /** The time from one start to the next kill. */
    record Life(int number, URI site) {}

    synchronized void begins(URI site) {
        number++;
        current = Optional.of(new Life(number, site));
        notifyAll();
    }

    /** From now on nobody is surprised if it does not answer; it is killed next. */
    synchronized void ends() {
        current = Optional.empty();
    }

    synchronized boolean lasts(Life life) {
        return current.equals(Optional.of(life));
    }

    /**
     * Waits until the site is up.
     *
     * @throws Failure if that takes too long
     */
    synchronized Life await() {
        long deadline = System.nanoTime() + PATIENCE.toNanos();
        try {
            while (current.isEmpty()) {
                long left = Duration.ofNanos(deadline - System.nanoTime()).toMillis();
                if (left <= 0) {
                    throw new Failure("server-gone");
                }
                wait(left);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Failure("interrupted");
        }
        return current.get();
    }
}
