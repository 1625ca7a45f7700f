package masque.app;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import masque.core.Box;
import masque.core.Chair;
import masque.core.Fate;
import masque.core.Game;
import masque.core.Playout;
import masque.core.Seeded;
import masque.core.Sink;
import masque.core.State;
import masque.core.Table;

/** What the benchmarks do with a game. */
final class Workload {
    private static final long SEED = 1;

    private Workload() {}

    /** One of our games under the options in which its speed is measured. */
    static Game<?> rules(String game, int players) {
        Shelf.Entry entry = Shelf.ours().find(game, "en");
        return entry.box().open(players, entry.pace().apply(players).options());
    }

    /** The chair of whoever decides first, under the usual options. */
    static Chair first(String game, int players) {
        Box box = Shelf.ours().find(game, "en").box();
        Table table = Table.open(box, players, Map.of(), Fate.seeded(SEED));
        return table.chair(Integer.numberOfTrailingZeros(table.pending()));
    }

    /** A game in its middle. */
    static State middle(Game<?> rules, Seeded chance) {
        Playout playout = new Playout();
        State state = rules.start(chance, Sink.NOBODY);
        int half = playout.finish(rules, state.copy(), chance) / 2;
        for (int i = 0; i < half && state.pending() != 0; i++) {
            playout.step(rules, state, Integer.numberOfTrailingZeros(state.pending()), chance);
        }
        return state;
    }

    /** Bytes that a move allocates on this thread once all is compiled; set-ups are not counted. */
    static double bytesPerMove(Game<?> rules, long warmUpMillis) {
        Seeded chance = new Seeded(SEED);
        Playout playout = new Playout();
        play(rules, playout, chance, warmUpMillis);
        return play(rules, playout, chance, warmUpMillis);
    }

    private static double play(Game<?> rules, Playout playout, Seeded chance, long millis) {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long bytes = 0;
        long moves = 0;
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
        while (System.nanoTime() - end < 0) {
            State state = rules.start(chance, Sink.NOBODY);
            long before = threads.getCurrentThreadAllocatedBytes();
            moves += playout.finish(rules, state, chance);
            bytes += threads.getCurrentThreadAllocatedBytes() - before;
        }
        return (double) bytes / moves;
    }
}
