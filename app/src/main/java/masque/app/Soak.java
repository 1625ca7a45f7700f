package masque.app;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongConsumer;
import java.util.stream.IntStream;
import masque.contract.Broken;
import masque.contract.Contract;
import masque.contract.Setting;
import masque.core.Box;
import masque.edge.Words;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Checks a game's contract over many random games, on all cores. */
@Command(description = "Plays many random games and checks that nothing leaks or breaks.")
final class Soak implements Callable<Integer> {
    private static final int GAMES_A_ROUND = 10;
    private static final int ROUNDS_A_REPORT = 10;
    private static final long USUAL_SECONDS = 60;
    private static final long FOREVER_SECONDS = TimeUnit.DAYS.toSeconds(30_000);
    private static final int BROKEN = 1;

    private final Main main;

    @Parameters(
            paramLabel = "GAME",
            completionCandidates = Main.Games.class,
            description = "One of: ${COMPLETION-CANDIDATES}.")
    private String game = "";

    @Option(names = "--games", paramLabel = "N", description = "Stop after so many games.")
    private @Nullable Long games;

    @Option(
            names = "--seconds",
            paramLabel = "S",
            description = "Stop after so long; 60 if nothing else is said.")
    private @Nullable Long seconds;

    @Option(names = "--seed", paramLabel = "S", description = "The first game's seed; 1 if none.")
    private long seed = 1;

    Soak(Main main) {
        this.main = main;
    }

    @Override
    public Integer call() {
        Words words = Words.of(main.language(), "app");
        Box box = main.shelf().find(game, main.language()).box();
        if ((games != null && games < 1) || (seconds != null && seconds < 1)) {
            throw new Complaint(words.say("soak-positive"));
        }
        LongConsumer progress = games -> main.stdio().err().println(played(words, games));
        Rounds rounds = new Rounds(box, limit(), deadline(), seed, progress);
        Optional<String> broken = rounds.run();
        main.stdio().out().println(played(words, rounds.played()));
        broken.ifPresent(main.stdio().out()::println);
        return broken.isPresent() ? BROKEN : 0;
    }

    private static String played(Words words, long games) {
        return words.say("soak-played", "games", Long.toString(games));
    }

    private long limit() {
        return games == null ? Long.MAX_VALUE : games;
    }

    private long deadline() {
        long usual = games == null ? USUAL_SECONDS : FOREVER_SECONDS;
        long most = seconds == null ? usual : seconds;
        return System.nanoTime() + TimeUnit.SECONDS.toNanos(most);
    }

    /** Rounds over all settings, shared out to workers that stop at the first broken promise. */
    private static final class Rounds {
        private final Box box;
        private final List<Setting> settings;
        private final long limit;
        private final long deadline;
        private final long firstSeed;
        private final LongConsumer progress;
        private final AtomicLong next = new AtomicLong();
        private final AtomicLong played = new AtomicLong();
        private volatile boolean stopped;

        Rounds(Box box, long limit, long deadline, long firstSeed, LongConsumer progress) {
            this.box = box;
            this.settings = Contract.of(box).settings();
            this.limit = limit;
            this.deadline = deadline;
            this.firstSeed = firstSeed;
            this.progress = progress;
        }

        long played() {
            return played.get();
        }

        /** What is broken, if anything. */
        Optional<String> run() {
            int cores = Runtime.getRuntime().availableProcessors();
            try (ExecutorService workers = Executors.newFixedThreadPool(cores)) {
                List<Future<Optional<String>>> results =
                        IntStream.range(0, cores)
                                .mapToObj(i -> workers.submit(this::work))
                                .toList();
                Optional<String> broken = Optional.empty();
                for (Future<Optional<String>> result : results) {
                    Optional<String> one = outcome(result);
                    broken = broken.or(() -> one);
                }
                return broken;
            }
        }

        private static Optional<String> outcome(Future<Optional<String>> result) {
            try {
                return result.get();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return Optional.empty();
            } catch (ExecutionException e) {
                throw new IllegalStateException(e.getCause());
            }
        }

        private Optional<String> work() {
            Contract contract = Contract.of(box);
            while (!stopped && System.nanoTime() - deadline < 0) {
                long turn = next.getAndIncrement();
                long left = limit - turn * GAMES_A_ROUND;
                if (left <= 0) {
                    break;
                }
                int count = (int) Math.min(GAMES_A_ROUND, left);
                Setting setting = settings.get((int) (turn % settings.size()));
                long first = firstSeed + turn / settings.size() * GAMES_A_ROUND;
                try {
                    contract.check(setting, count, first);
                } catch (Broken broken) {
                    stopped = true;
                    return Optional.of(String.valueOf(broken.getMessage()));
                }
                long sum = played.addAndGet(count);
                if (turn % ROUNDS_A_REPORT == ROUNDS_A_REPORT - 1) {
                    progress.accept(sum);
                }
            }
            return Optional.empty();
        }
    }
}
