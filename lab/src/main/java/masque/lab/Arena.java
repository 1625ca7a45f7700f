package masque.lab;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import masque.core.Chance;
import masque.core.Table;

/** Plays an experiment, on several threads. What comes out does not depend on how many they are. */
public final class Arena {
    private static final long REPORT_MILLIS = 200;

    private final Experiment experiment;
    private final BooleanSupplier called;
    private final AtomicInteger next = new AtomicInteger();
    private final Queue<Played> played = new ConcurrentLinkedQueue<>();
    private final AtomicInteger done = new AtomicInteger();
    private volatile boolean stopped;

    /**
     * An arena for one experiment.
     *
     * @param called whether it is to end early; asked before every move
     */
    public Arena(Experiment experiment, BooleanSupplier called) {
        this.experiment = experiment;
        this.called = called;
    }

    /**
     * Plays until all is played, or until it is called off or this thread is interrupted; games
     * that are not over then do not count.
     */
    public Results play(int threads, Progress progress) {
        long start = System.nanoTime();
        try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
            List<Future<?>> workers =
                    IntStream.range(0, threads)
                            .<Future<?>>mapToObj(i -> pool.submit(this::work))
                            .toList();
            try {
                for (Future<?> worker : workers) {
                    await(worker, progress, start);
                }
            } finally {
                stopped = true;
            }
        }
        progress.at(done.get(), all(), since(start));
        return results(since(start));
    }

    private void await(Future<?> worker, Progress progress, long start) {
        boolean working = true;
        while (working) {
            try {
                worker.get(REPORT_MILLIS, TimeUnit.MILLISECONDS);
                working = false;
            } catch (TimeoutException stillWorking) {
                progress.at(done.get(), all(), since(start));
            } catch (InterruptedException toldToEnd) {
                stopped = true;
            } catch (ExecutionException e) {
                throw new IllegalStateException(e.getCause());
            }
        }
    }

    private static Duration since(long start) {
        return Duration.ofNanos(System.nanoTime() - start);
    }

    private int all() {
        return experiment.deals() * experiment.gamesPerDeal();
    }

    private boolean over() {
        return stopped || called.getAsBoolean();
    }

    private void work() {
        int perDeal = experiment.gamesPerDeal();
        try {
            for (int game = next.getAndIncrement();
                    game < all() && !over();
                    game = next.getAndIncrement()) {
                play(game / perDeal, game % perDeal).ifPresent(this::keep);
            }
        } catch (RuntimeException | Error e) {
            stopped = true;
            throw e;
        }
    }

    private void keep(Played game) {
        played.add(game);
        done.incrementAndGet();
    }

    private Optional<Played> play(int deal, int rotation) {
        int seats = experiment.seats();
        Table table =
                Table.open(experiment.box(), seats, experiment.options(), experiment.fate(deal));
        List<Chance> chances = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            chances.add(experiment.own(deal, rotation, seat));
        }
        while (table.pending() != 0 && !over()) {
            int seat = Integer.numberOfTrailingZeros(table.pending());
            Contender mover = experiment.player(rotation, seat);
            int code = mover.bot().choose(table.chair(seat), chances.get(seat));
            if (table.play(seat, code).isPresent()) {
                throw new IllegalStateException(
                        "%s on seat %d of deal %d, rotation %d chose %d, which is not legal"
                                .formatted(mover.name(), seat, deal, rotation, code));
            }
        }
        return table.pending() == 0 ? Optional.of(end(deal, rotation, table)) : Optional.empty();
    }

    private Played end(int deal, int rotation, Table table) {
        List<Integer> points =
                IntStream.range(0, experiment.seats()).mapToObj(table::points).toList();
        return new Played(deal, rotation, table.winners(), points, table.plies());
    }

    private Results results(Duration time) {
        List<Played> games = new ArrayList<>();
        List<Played> fair = new ArrayList<>();
        for (Played game : played) {
            (game.rotation() < experiment.seats() ? games : fair).add(game);
        }
        return new Results(experiment, games, fair, time);
    }
}
