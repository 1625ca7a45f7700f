package masque.app.load;

import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** The life of one server in the crash test, from its start to its end. */
final class CrashRound {
    private final List<CrashSlot> slots;
    private final Set<CrashSlot> goingOn = ConcurrentHashMap.newKeySet();
    private final Set<CrashSlot> stopped = ConcurrentHashMap.newKeySet();
    private final CountDownLatch resumed;
    private final List<CompletableFuture<Void>> plays = new ArrayList<>();
    private volatile boolean ending;

    private CrashRound(List<CrashSlot> slots) {
        this.slots = slots;
        resumed = new CountDownLatch(slots.size());
    }

    /** Begins to play at all tables. */
    static CrashRound begin(List<CrashSlot> slots, URI site, CrashSeat.Audit audit) {
        CrashRound round = new CrashRound(slots);
        for (CrashSlot slot : slots) {
            round.plays.add(
                    CompletableFuture.runAsync(
                            () -> round.play(slot, site, audit), Thread::startVirtualThread));
        }
        return round;
    }

    private void play(CrashSlot slot, URI site, CrashSeat.Audit audit) {
        try {
            slot.play(new Visit(site, audit, () -> goesOn(slot), () -> ending));
        } finally {
            if (!ending) {
                stopped.add(slot);
            }
            goesOn(slot);
        }
    }

    private void goesOn(CrashSlot slot) {
        if (goingOn.add(slot)) {
            resumed.countDown();
        }
    }

    /** Waits until every table has gone on; those that have not are counted in the end. */
    void awaitResumed(Duration patience) {
        try {
            if (!resumed.await(patience.toMillis(), TimeUnit.MILLISECONDS)) {
                slots.stream().filter(slot -> !goingOn.contains(slot)).forEach(stopped::add);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Failure("interrupted");
        }
    }

    /**
     * Ends the round.
     *
     * @param end cuts all connections
     * @return the tables that did not go on, or not until the end
     * @throws Failure if a player met something that can be no consequence of this
     */
    int end(Runnable end) {
        ending = true;
        end.run();
        try {
            plays.forEach(CompletableFuture::join);
        } catch (CompletionException e) {
            throw e.getCause() instanceof Failure failure ? failure : e;
        }
        return stopped.size();
    }
}
