package masque.app.load;

import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.IntConsumer;

/** Kills the server at random moments, and looks what it still knows when it is back. */
final class CrashRun {
    private final CrashPlan plan;
    private final Mortal server;
    private final Wire wire;
    private final IntConsumer progress;
    private final SplittableRandom random;
    private final List<CrashSlot> slots = new ArrayList<>();
    private int unresumed;

    /**
     * A run that has not begun.
     *
     * @param progress told after every kill how many there were
     */
    CrashRun(CrashPlan plan, Mortal server, Wire wire, IntConsumer progress) {
        this.plan = plan;
        this.server = server;
        this.wire = wire;
        this.progress = progress;
        random = new SplittableRandom(plan.seed());
    }

    /**
     * Plays, kills, and plays on.
     *
     * @throws Failure if the server does not start, or refuses something
     */
    CrashReport play() {
        URI site = server.start();
        gather(site);
        for (int kill = 1; kill <= plan.kills(); kill++) {
            CrashRound round = CrashRound.begin(slots, site, CrashSeat.Audit.LAST);
            round.awaitResumed(plan.patience());
            new Verdict().hold(Duration.ofNanos(random.nextLong(plan.spread().toNanos())));
            unresumed += round.end(server::kill);
            progress.accept(kill);
            site = server.start();
        }
        lookAtAll(site);
        return report();
    }

    private void gather(URI site) {
        for (int i = 0; i < plan.tables(); i++) {
            Guest guest = new Guest(wire);
            guest.introduce(site, "Guest " + (i + 1));
            slots.add(new CrashSlot(guest, plan, random.split()));
        }
    }

    /** After the last kill every move of every game is sent again, and every table goes on. */
    private void lookAtAll(URI site) {
        CrashRound round = CrashRound.begin(slots, site, CrashSeat.Audit.ALL);
        round.awaitResumed(plan.patience());
        unresumed += round.end(() -> slots.forEach(CrashSlot::leave));
        unresumed += slots.stream().mapToInt(slot -> slot.audit(site)).sum();
    }

    private CrashReport report() {
        List<Acknowledged> ledgers =
                slots.stream().flatMap(slot -> slot.ledgers().stream()).toList();
        return new CrashReport(
                plan,
                ledgers.stream().mapToInt(Acknowledged::acknowledgedCount).sum(),
                ledgers.stream().mapToInt(Acknowledged::lost).sum(),
                ledgers.stream().mapToInt(Acknowledged::doubled).sum(),
                unresumed);
    }
}
