package masque.app;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Runs benchmarks with JMH. Nothing else of the command line names it, for it may be missing. */
final class Stopwatch {
    /** A small heap of fixed size: else the first touch of each page is measured, too. */
    private static final String[] FORK_FLAGS = {
        "-Xms512m", "-Xmx512m", "-XX:+UseSerialGC", "--sun-misc-unsafe-memory-access=allow"
    };

    /**
     * What came out.
     *
     * @param score what JMH measures itself
     * @param counters what the benchmark counted
     */
    record Figures(double score, Map<String, Double> counters) {
        double counted(String counter) {
            return Objects.requireNonNull(counters.get(counter), counter);
        }
    }

    private Stopwatch() {}

    /** Runs one benchmark on one thread of a process of its own. */
    static Figures run(
            String benchmark,
            Map<String, String> parameters,
            int warmUps,
            int iterations,
            int millis) {
        // Several people may measure on one machine; JMH's lock would refuse the second.
        System.setProperty("jmh.ignoreLock", "true");
        ChainedOptionsBuilder options =
                new OptionsBuilder()
                        .include(benchmark)
                        .threads(1)
                        .forks(1)
                        .jvmArgs(FORK_FLAGS)
                        .warmupIterations(warmUps)
                        .warmupTime(TimeValue.milliseconds(millis))
                        .measurementIterations(iterations)
                        .measurementTime(TimeValue.milliseconds(millis))
                        .verbosity(VerboseMode.SILENT);
        parameters.forEach(options::param);
        try {
            return figures(new Runner(options.build()).runSingle());
        } catch (RunnerException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Figures figures(RunResult result) {
        Map<String, Double> counters = new HashMap<>();
        result.getSecondaryResults()
                .forEach((name, counted) -> counters.put(name, counted.getScore()));
        return new Figures(result.getPrimaryResult().getScore(), counters);
    }
}
