package masque.server.table;

import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import masque.core.Bot;
import masque.core.Chair;
import masque.core.Chance;
import masque.core.Thought;

/**
 * A bot that nobody waits for: while the machine is busy it rests after each thought for much
 * longer than that took, and it gives up when it is not wanted any more.
 */
final class RestingBot implements Bot {
    private static final double BUSY = 0.5;
    private static final int REST_PER_WORK = 19;

    private final Bot bot;
    private final Workload workload;
    private final BooleanSupplier unwanted;

    RestingBot(Bot bot, Workload workload, BooleanSupplier unwanted) {
        this.bot = bot;
        this.workload = workload;
        this.unwanted = unwanted;
    }

    @Override
    public int choose(Chair chair, Chance chance) {
        return think(chair, chance).code();
    }

    @Override
    public Thought think(Chair chair, Chance chance) {
        return rested(() -> bot.think(chair, chance));
    }

    @Override
    public Thought weigh(Chair chair, List<Integer> codes, Chance chance) {
        return rested(() -> bot.weigh(chair, codes, chance));
    }

    private Thought rested(Supplier<Thought> work) {
        if (unwanted.getAsBoolean()) {
            throw new CancellationException();
        }
        long begun = System.nanoTime();
        Thought thought = workload.search(work);
        if (workload.others() > BUSY) {
            rest(REST_PER_WORK * (System.nanoTime() - begun));
        }
        return thought;
    }

    private static void rest(long nanos) {
        try {
            TimeUnit.NANOSECONDS.sleep(nanos);
        } catch (InterruptedException closing) {
            Thread.currentThread().interrupt();
            throw new CancellationException();
        }
    }
}
