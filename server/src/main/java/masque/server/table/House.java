package masque.server.table;

import java.security.SecureRandom;
import java.time.Duration;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import masque.core.Bot;
import masque.core.Chair;
import masque.core.Codes;
import masque.core.Seeded;
import masque.core.Thought;
import masque.server.Level;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Thinks for bots, on threads of its own: a search would starve whatever shares its thread. However
 * long a bot thinks, it takes at least the time that all take, and a searching one all of its time,
 * so that nobody learns from the time whether there was much to choose from.
 */
public final class House implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(House.class);

    /** However many think at once, each has so long. */
    private static final long LEAST_SEARCH = 20;

    private final Time time;
    private final long leastMillis;
    private final SecureRandom chance = new SecureRandom();
    private final int threads = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
    private final ExecutorService thinkers = Pool.of(threads, "bot-");
    private final AtomicInteger thinking = new AtomicInteger();

    public House(Time time, Duration least) {
        this.time = time;
        this.leastMillis = least.toMillis();
    }

    /** How many bots think, or wait for a thread to think on. */
    public int thinking() {
        return thinking.get();
    }

    /** Has a bot choose; the chair must stand still. */
    void think(Level level, Chair chair, Consumer<Thought> then) {
        long begun = time.millis();
        thinking.incrementAndGet();
        thinkers.execute(() -> {
            long allowed = allowed(level.millis(), thinking.get(), threads);
            long due = Math.max(begun + leastMillis, time.millis() + allowed);
            Bot bot = level.bot().apply(TimeUnit.MILLISECONDS.toNanos(allowed));
            Thought thought = choose(bot, chair);
            thinking.decrementAndGet();
            long rest = due - time.millis();
            if (rest > 0) {
                time.after(rest, () -> then.accept(thought));
            } else {
                then.accept(thought);
            }
        });
    }

    /** The time for a search if so many think at once: the fuller the house, the shorter. */
    static long allowed(long millis, int thinking, int threads) {
        long share = millis * threads / Math.max(threads, thinking);
        return Math.max(share, Math.min(millis, LEAST_SEARCH));
    }

    private Thought choose(Bot bot, Chair chair) {
        Seeded own = new Seeded(chance.nextLong());
        try {
            Thought thought = bot.think(chair, own);
            if (legal(chair, thought.code())) {
                return thought;
            }
            LOG.error("a bot of {} chose what is not legal", chair.game().getClass().getName());
        } catch (RuntimeException e) {
            LOG.error("a bot failed: {}", Trouble.of(e));
        }
        // Whatever is wrong with the bot, the game goes on.
        return Bot.RANDOM.think(chair, own);
    }

    private static boolean legal(Chair chair, int code) {
        Codes codes = new Codes();
        chair.legal(codes);
        return codes.contains(code);
    }

    @Override
    public void close() {
        thinkers.shutdownNow();
    }
}
