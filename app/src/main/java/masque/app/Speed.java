package masque.app;

import java.util.concurrent.TimeUnit;
import masque.bots.search.Effort;
import masque.bots.search.Mind;
import masque.bots.search.Search;
import masque.core.Chair;
import masque.core.Game;
import masque.core.Playout;
import masque.core.Seeded;
import masque.core.Sink;
import masque.core.State;
import masque.core.Thought;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;

/** How fast a game is played at random and copied, on one thread; run by JMH. */
@org.openjdk.jmh.annotations.State(Scope.Thread)
@SuppressWarnings("NullAway.Init") // JMH calls open() before anything else.
public class Speed {
    private static final long SEED = 1;

    /** About as many as an expert has time for. */
    private static final int ITERATIONS = 10_000;

    /** Which game. */
    @Param("masquerade-trick")
    public String game = "";

    /** How many play it. */
    @Param("4")
    public int players;

    private final Playout playout = new Playout();
    private final Seeded chance = new Seeded(SEED);
    private Game<?> rules;
    private State middle;
    private Chair first;

    /** What one benchmarked operation adds up. */
    @AuxCounters
    @org.openjdk.jmh.annotations.State(Scope.Thread)
    public static class Counters {
        /** Games played to their end. */
        public long games;

        /** Moves made in them. */
        public long decisions;
    }

    /** What one search adds up. */
    @AuxCounters
    @org.openjdk.jmh.annotations.State(Scope.Thread)
    public static class Iterations {
        /** Worlds imagined and played to the end of the game. */
        public long iterations;
    }

    /** Opens the box. */
    @Setup
    public void open() {
        first = Workload.first(game, players);
        rules = Workload.rules(game, players);
        middle = Workload.middle(rules, chance);
    }

    /** One game from the set-up to its end. */
    @Benchmark
    @BenchmarkMode(Mode.Throughput)
    @OutputTimeUnit(TimeUnit.SECONDS)
    public void playout(Counters counters) {
        State state = rules.start(chance, Sink.NOBODY);
        counters.decisions += playout.finish(rules, state, chance);
        counters.games++;
    }

    /** Iterations of a search for the first decision of a game. */
    @Benchmark
    @BenchmarkMode(Mode.Throughput)
    @OutputTimeUnit(TimeUnit.SECONDS)
    public Thought search(Iterations counter) {
        counter.iterations += ITERATIONS;
        return new Search(Mind.plain(first), first.seat(), chance)
                .think(Effort.iterations(ITERATIONS));
    }

    /** One copy of a game in its middle. */
    @Benchmark
    @BenchmarkMode(Mode.AverageTime)
    @OutputTimeUnit(TimeUnit.NANOSECONDS)
    public State copy() {
        return middle.copy();
    }
}
