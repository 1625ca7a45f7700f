package masque.app.load;

import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;

/** A guest of the crash test, whose next game begins where the last one has ended. */
final class CrashSlot {
    private final Guest guest;
    private final CrashPlan plan;
    private final SplittableRandom random;
    private final List<CrashTable> finished = new ArrayList<>();
    private volatile Optional<CrashTable> current = Optional.empty();

    CrashSlot(Guest guest, CrashPlan plan, SplittableRandom random) {
        this.guest = guest;
        this.plan = plan;
        this.random = random;
    }

    List<Acknowledged> ledgers() {
        return Stream.concat(finished.stream(), current.stream())
                .flatMap(table -> table.ledgers().stream())
                .toList();
    }

    /**
     * Plays game after game for as long as the server lasts.
     *
     * @throws Failure if the server refuses something
     */
    void play(Visit visit) {
        try {
            while (!visit.ending().getAsBoolean() && table(visit.site()).play(visit)) {
                visit.goesOn().run();
                current.ifPresent(finished::add);
                current = Optional.empty();
            }
        } catch (Unanswered e) {
            return; // Whoever has killed the server expects this.
        }
    }

    private CrashTable table(URI site) {
        CrashTable table =
                current.orElseGet(() -> CrashTable.open(guest, site, plan, random.split()));
        current = Optional.of(table);
        return table;
    }

    /** Sends all moves of the finished games again; how many games are not there any more. */
    int audit(URI site) {
        return (int) finished.stream().filter(table -> !isThere(table, site)).count();
    }

    private static boolean isThere(CrashTable table, URI site) {
        try {
            return table.play(new Visit(site, CrashSeat.Audit.ALL, () -> {}, () -> false));
        } catch (Unanswered e) {
            return false;
        }
    }

    void leave() {
        current.ifPresent(CrashTable::leave);
    }
}
