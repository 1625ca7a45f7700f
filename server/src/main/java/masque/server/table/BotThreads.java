package masque.server.table;

import java.security.SecureRandom;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import masque.core.Bot;
import masque.core.Chair;
import masque.core.Codes;
import masque.core.Seeded;
import masque.core.Thought;
import masque.server.setup.Level;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Thinks for bots, on threads of its own: a search would starve whatever shares its thread. Those
 * who search have threads apart, which stand back when the machine is busy: people, and bots that
 * are quick, do not wait for a search. However long a bot thinks, its move comes after the time
 * that all bots take, and that of a searching one after all of its time, so that nobody learns from
 * it whether there was much to choose from.
 */
public final class BotThreads implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(BotThreads.class);

    /** However busy the machine is, a search has so long. */
    private static final long LEAST_SEARCH = 2;

    /** If others leave this much of the machine, searches need not be shorter. */
    private static final double ENOUGH = 0.5;

    private final Time time;
    private final long leastMillis;
    private final Workload workload;
    private final SecureRandom chance = new SecureRandom();
    private final int threads = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
    private final ExecutorService quick = Pool.of(threads, "bot-");
    private final ExecutorService searchers = Pool.modest(threads, "search-");
    private final AtomicInteger thinking = new AtomicInteger();
    private final AtomicInteger searching = new AtomicInteger();

    /**
     * A house on this machine.
     *
     * @param least the time that all bots take
     */
    public BotThreads(Time time, Duration least) {
        this(time, least, Workload.here());
    }

    BotThreads(Time time, Duration least, Workload workload) {
        this.time = time;
        this.leastMillis = least.toMillis();
        this.workload = workload;
    }

    /** How many bots think, or wait for a thread to think on. */
    public int thinking() {
        return thinking.get();
    }

    /**
     * Has a bot choose; the chair must stand still. Whatever is wrong with the bot, the game goes
     * on.
     */
    void think(Level level, Chair chair, Consumer<Thought> then) {
        ask(level, chair, thought -> then.accept(thought.orElseGet(() -> anything(chair))));
    }

    private Thought anything(Chair chair) {
        return Bot.RANDOM.think(chair, new Seeded(chance.nextLong()));
    }

    /** Asks a bot what it would choose; nothing if something is wrong with it. */
    void ask(Level level, Chair chair, Consumer<Optional<Thought>> then) {
        long due = time.millis() + Math.max(leastMillis, level.millis());
        thinking.incrementAndGet();
        if (level.millis() == 0) {
            quick.execute(() -> tell(choose(level.bot().apply(0), chair), due, then));
        } else {
            searching.incrementAndGet();
            searchers.execute(() -> search(level, chair, due, then));
        }
    }

    private void tell(Optional<Thought> thought, long due, Consumer<Optional<Thought>> then) {
        thinking.decrementAndGet();
        long rest = due - time.millis();
        if (rest > 0) {
            time.after(rest, () -> then.accept(thought));
        } else {
            then.accept(thought);
        }
    }

    /** Whoever has waited long for a thread takes the time of the search all the same. */
    private void search(Level level, Chair chair, long due, Consumer<Optional<Thought>> then) {
        long millis = allowed(level.millis(), searching.get(), threads, workload.others());
        long over = Math.max(due, time.millis() + millis);
        Bot bot = level.bot().apply(TimeUnit.MILLISECONDS.toNanos(millis));
        Optional<Thought> thought = workload.search(() -> choose(bot, chair));
        searching.decrementAndGet();
        tell(thought, over, then);
    }

    /**
     * The time for a search: the more there are and the busier the machine, the shorter.
     *
     * @param others how much of the machine is used apart from searches, from 0 to 1
     */
    static long allowed(long millis, int searching, int threads, double others) {
        long share = millis * threads / Math.max(threads, searching);
        double free = Math.min(1, (1 - others) / ENOUGH);
        return Math.max((long) (share * free), Math.min(millis, LEAST_SEARCH));
    }

    private Optional<Thought> choose(Bot bot, Chair chair) {
        try {
            Thought thought = bot.think(chair, new Seeded(chance.nextLong()));
            if (legal(chair, thought.code())) {
                return Optional.of(thought);
            }
            LOG.error("a bot of {} chose what is not legal", chair.game().getClass().getName());
        } catch (Throwable e) {
            LOG.error("a bot failed: {}", Trouble.of(e));
        }
        return Optional.empty();
    }

    private static boolean legal(Chair chair, int code) {
        Codes codes = new Codes();
        chair.legal(codes);
        return codes.contains(code);
    }

    @Override
    public void close() {
        quick.shutdownNow();
        searchers.shutdownNow();
    }
}
