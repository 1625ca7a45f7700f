package masque.app.load;

import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.stream.IntStream;

/** One table of the crash test, from one server to the next. */
final class CrashTable {
    /** A thread a player: what a player does is told as a story, and speed does not matter here. */
    private static final Executor THREADS = Thread::startVirtualThread;

    private final Guest guest;
    private final String id;
    private final List<CrashSeat> seats;

    private CrashTable(Guest guest, String id, List<CrashSeat> seats) {
        this.guest = guest;
        this.id = id;
        this.seats = seats;
    }

    /** Sets up a table where the cards are dealt at once. */
    static CrashTable open(Guest guest, URI site, CrashPlan plan, SplittableRandom random) {
        List<CrashSeat> seats =
                IntStream.range(0, plan.kind().people())
                        .mapToObj(seat -> new CrashSeat(seat, plan.patience(), random.split()))
                        .toList();
        return new CrashTable(guest, guest.newTable(site, plan.kind(), true), seats);
    }

    List<Acknowledged> ledgers() {
        return seats.stream().map(CrashSeat::ledger).toList();
    }

    /**
     * Has everybody connect and play for as long as the server lasts.
     *
     * @return whether the game came to its end
     * @throws Unanswered if the server is not there
     */
    boolean play(Visit visit) {
        for (CrashSeat seat : seats) {
            seat.sit(guest, visit.site(), id);
        }
        if (visit.ending().getAsBoolean()) {
            leave(); // Whoever ended the visit may have come before these connections.
        }
        List<CompletableFuture<Boolean>> plays = new ArrayList<>();
        for (CrashSeat seat : seats) {
            plays.add(
                    CompletableFuture.supplyAsync(
                            () -> seat.play(visit.audit(), visit.goesOn()), THREADS));
        }
        boolean over = plays.stream().map(CompletableFuture::join).allMatch(Boolean::booleanValue);
        leave();
        return over;
    }

    void leave() {
        seats.forEach(CrashSeat::leave);
    }
}
