package masque.app.load;

import java.net.URI;
import java.time.Duration;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongConsumer;

/** Plays at many tables at once and measures how the server keeps up. */
final class LoadRun implements LoadTable.Run, AutoCloseable {
    private static final int SET_UP_AT_ONCE = 8;
    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final Duration GLANCE = Duration.ofMillis(20);
    private static final Duration SECOND = Duration.ofSeconds(1);

    /** In so long a figure is measured that may still change. */
    private static final Duration STRETCH = Duration.ofSeconds(3);

    private static final Duration LONGEST_WARM_UP = Duration.ofSeconds(90);

    private final LoadPlan plan;
    private final URI site;
    private final Wire wire;
    private final LongConsumer progress;
    private final Meter meter = new Meter();
    private final Verdict verdict = new Verdict();
    private final Set<LoadTable> tables = ConcurrentHashMap.newKeySet();
    private final ExecutorService hosts =
            Executors.newFixedThreadPool(SET_UP_AT_ONCE, Thread.ofVirtual().factory());
    private final ScheduledExecutorService pauses =
            Executors.newSingleThreadScheduledExecutor(Thread.ofPlatform().daemon().factory());
    private final AtomicInteger beingSetUp = new AtomicInteger();
    private volatile boolean goesOn = true;

    /**
     * A run that has not begun.
     *
     * @param progress told about every second how many moves were acknowledged so far
     */
    LoadRun(LoadPlan plan, URI site, Wire wire, LongConsumer progress) {
        this.plan = plan;
        this.site = site;
        this.wire = wire;
        this.progress = progress;
    }

    /** A table at which experts think: what happens there is not measured. */
    private final class Company implements LoadTable.Run {
        private final Meter unread = new Meter();

        @Override
        public Meter meter() {
            return unread;
        }

        @Override
        public boolean goesOn() {
            return LoadRun.this.goesOn();
        }

        @Override
        public void afterPause(Runnable move) {
            LoadRun.this.afterPause(move);
        }

        @Override
        public void breaks(Failure failure) {
            LoadRun.this.breaks(failure);
        }

        @Override
        public void over(LoadTable table) {
            LoadRun.this.over(table);
        }
    }

    /**
     * Plays and measures.
     *
     * @throws Failure if anything was missing, refused or closed
     */
    LoadReport play(Vitals server) {
        setUp();
        try (Siege siege = plan.siege() > 0 ? Siege.of(site, plan.siege()) : Siege.none()) {
            return measure(server, siege);
        }
    }

    private LoadReport measure(Vitals server, Siege siege) {
        if (plan.siege() > 0) {
            awaitAnswer(siege);
        }
        LoadReport.Before before = warmUp(server);
        Duration cpuBefore = server.cpu();
        long begun = System.nanoTime();
        meter.start();
        hold(plan.measured());
        meter.stop();
        Duration taken = Duration.ofNanos(System.nanoTime() - begun);
        Duration cpu = server.cpu().minus(cpuBefore);
        goesOn = false;
        calmDown();
        return LoadReport.of(plan, before, meter, siege.answers(), taken, cpu, server.megabytes());
    }

    /** Plays until the server is as fast as it gets, or for as long as was asked for. */
    private LoadReport.Before warmUp(Vitals server) {
        long begun = System.nanoTime();
        if (plan.warmUp().isPresent()) {
            hold(plan.warmUp().get());
            return new LoadReport.Before(plan.warmUp().get(), false);
        }
        WarmUp warmUp = new WarmUp();
        Duration taken = Duration.ZERO;
        while (!warmUp.steady() && taken.compareTo(LONGEST_WARM_UP) < 0) {
            Duration cpu = server.cpu();
            long moves = meter.allMoves();
            hold(STRETCH);
            double used = server.cpu().minus(cpu).toNanos();
            warmUp.add((meter.allMoves() - moves) / Math.max(1, used));
            taken = Duration.ofNanos(System.nanoTime() - begun);
        }
        return new LoadReport.Before(taken, warmUp.steady());
    }

    private void awaitAnswer(Siege siege) {
        long deadline = System.nanoTime() + PATIENCE.toNanos();
        while (siege.answers().size() == 0) {
            if (System.nanoTime() - deadline > 0) {
                throw new Failure("server-gone");
            }
            verdict.hold(GLANCE);
        }
    }

    private void setUp() {
        SplittableRandom random = new SplittableRandom(plan.seed());
        CountDownLatch ready = new CountDownLatch(plan.tables() + plan.experts());
        for (int i = 0; i < plan.tables() + plan.experts(); i++) {
            Guest guest = new Guest(wire);
            String name = "Guest " + (i + 1);
            LoadTable table =
                    i < plan.tables()
                            ? new LoadTable(this, plan.kind(), guest, random.split())
                            : new LoadTable(
                                    new Company(),
                                    plan.kind().withExperts(),
                                    guest,
                                    random.split());
            host(() -> {
                guest.introduce(site, name);
                seat(table);
                ready.countDown();
            });
        }
        while (ready.getCount() > 0) {
            verdict.hold(GLANCE);
        }
    }

    private void seat(LoadTable table) {
        table.open(site);
        tables.add(table);
    }

    private void host(Runnable work) {
        hosts.execute(() -> {
            try {
                work.run();
            } catch (Failure failure) {
                verdict.breaks(failure);
            } catch (Unanswered e) {
                verdict.breaks(new Failure("server-gone"));
            } catch (RuntimeException e) {
                verdict.breaks(new Failure("unexpected", "problem", e.toString()));
            }
        });
    }

    private void hold(Duration time) {
        for (Duration left = time; left.isPositive(); left = left.minus(SECOND)) {
            verdict.hold(left.compareTo(SECOND) < 0 ? left : SECOND);
            progress.accept(meter.allMoves());
        }
    }

    /** Lets all that is on its way arrive, and looks whether it did. */
    private void calmDown() {
        long deadline = System.nanoTime() + PATIENCE.toNanos();
        while (beingSetUp.get() > 0 || !tables.stream().allMatch(LoadTable::quiet)) {
            if (System.nanoTime() - deadline > 0) {
                tables.forEach(LoadTable::compare);
                throw new Failure("table-stuck");
            }
            verdict.hold(GLANCE);
        }
        tables.forEach(LoadTable::compare);
        verdict.hold(Duration.ZERO);
    }

    @Override
    public Meter meter() {
        return meter;
    }

    @Override
    public boolean goesOn() {
        return goesOn;
    }

    @Override
    public void afterPause(Runnable move) {
        if (plan.pause().isZero()) {
            move.run();
        } else {
            var _ = pauses.schedule(move, plan.pause().toMillis(), TimeUnit.MILLISECONDS);
        }
    }

    @Override
    public void breaks(Failure failure) {
        verdict.breaks(failure);
    }

    @Override
    public void over(LoadTable table) {
        // In this order: whoever has ended the run knows of every table that is still to come.
        beingSetUp.incrementAndGet();
        if (goesOn) {
            host(() -> goOnAfter(table));
        } else {
            beingSetUp.decrementAndGet();
        }
    }

    private void goOnAfter(LoadTable table) {
        try {
            if (plan.coach()) {
                table.askCoach(site);
            }
            seat(table.another());
            tables.remove(table);
        } finally {
            beingSetUp.decrementAndGet();
        }
    }

    @Override
    public void close() {
        goesOn = false;
        pauses.shutdownNow();
        hosts.shutdownNow();
    }
}
