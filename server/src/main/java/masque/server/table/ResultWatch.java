package masque.server.table;

import java.util.concurrent.TimeUnit;
import masque.server.store.Store;
import masque.server.store.StoreFailed;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Looks at the latest results once after the start, behind the games that go on: what is wrong is
 * told to the log, and nothing else happens.
 */
final class ResultWatch implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(ResultWatch.class);
    private static final long MOST = 1_000;
    private static final int REST_PER_WORK = 9;

    private final Store store;
    private final ResultAudit audit;
    private final Thread thread;

    ResultWatch(Store store, ResultAudit audit) {
        this.store = store;
        this.audit = audit;
        thread = Thread.ofPlatform().daemon().name("result-watch").unstarted(this::work);
    }

    void open() {
        thread.start();
    }

    private void work() {
        try {
            long[] begun = {System.nanoTime()};
            audit.look(
                    Math.max(0, store.lastResult() - MOST),
                    finding -> {
                        if (finding.wrong()) {
                            report(finding);
                        }
                        boolean more = rest(begun[0]);
                        begun[0] = System.nanoTime();
                        return more;
                    });
        } catch (RuntimeException e) {
            // Of its own troubles the store tells the log itself; one that is closed says so.
            if (StoreFailed.behind(e).isEmpty() && !Thread.currentThread().isInterrupted()) {
                LOG.error("results cannot be looked at: {}", Trouble.of(e));
            }
        }
    }

    private static boolean rest(long begun) {
        try {
            TimeUnit.NANOSECONDS.sleep(REST_PER_WORK * (System.nanoTime() - begun));
            return true;
        } catch (InterruptedException closing) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private static void report(ResultAudit.Finding finding) {
        LOG.warn(
                "the result of table {} contradicts its journal; masque verify --data tells more",
                Trouble.mark(finding.result().table()));
    }

    /** Ends, and waits for that: the store is closed next. */
    @Override
    public void close() {
        thread.interrupt();
        try {
            thread.join(TimeUnit.SECONDS.toMillis(5));
        } catch (InterruptedException later) {
            Thread.currentThread().interrupt();
        }
    }
}
