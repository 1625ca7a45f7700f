package masque.server.table;

import java.security.SecureRandom;
import java.time.Duration;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import masque.core.Bot;
import masque.core.Chair;
import masque.core.Codes;
import masque.core.Seeded;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Thinks for bots, on threads of its own: a search would starve whatever shares its thread. However
 * long a bot thinks, it takes at least the time that all take, so that nobody learns from the time
 * whether there was much to choose from.
 */
public final class House implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(House.class);

    private final Time time;
    private final long leastMillis;
    private final SecureRandom chance = new SecureRandom();
    private final ExecutorService thinkers;
    private final AtomicInteger thinking = new AtomicInteger();

    public House(Time time, Duration least) {
        this.time = time;
        this.leastMillis = least.toMillis();
        int threads = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
        thinkers = Pool.of(threads, "bot-");
    }

    /** How many bots think, or wait for a thread to think on. */
    public int thinking() {
        return thinking.get();
    }

    /** Has a bot choose; the chair must stand still. */
    void think(Bot bot, Chair chair, IntConsumer then) {
        long begun = time.millis();
        thinking.incrementAndGet();
        thinkers.execute(() -> {
            int code = choose(bot, chair);
            thinking.decrementAndGet();
            long rest = begun + leastMillis - time.millis();
            if (rest > 0) {
                time.after(rest, () -> then.accept(code));
            } else {
                then.accept(code);
            }
        });
    }

    private int choose(Bot bot, Chair chair) {
        Seeded own = new Seeded(chance.nextLong());
        try {
            int code = bot.choose(chair, own);
            if (legal(chair, code)) {
                return code;
            }
            LOG.error("a bot of {} chose what is not legal", chair.game().getClass().getName());
        } catch (RuntimeException e) {
            LOG.error("a bot failed: {}", Trouble.of(e));
        }
        // Whatever is wrong with the bot, the game goes on.
        return Bot.RANDOM.choose(chair, own);
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
