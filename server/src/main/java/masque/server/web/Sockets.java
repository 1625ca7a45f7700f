package masque.server.web;

import java.time.Duration;

/** How many sockets are open. */
public final class Sockets {
    private int open;

    synchronized void opened() {
        open++;
    }

    synchronized void closed() {
        open--;
        notifyAll();
    }

    /** How many are open now. */
    public synchronized int open() {
        return open;
    }

    /** Waits until all have heard the goodbye, but no longer than this. */
    public synchronized void awaitNone(Duration longest) {
        long until = System.nanoTime() + longest.toNanos();
        try {
            for (long rest = longest.toMillis();
                    open > 0 && rest > 0;
                    rest = (until - System.nanoTime()) / 1_000_000) {
                wait(rest);
            }
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
        }
    }
}
