package masque.server.guard;

import io.github.bucket4j.TimeMeter;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * How much a client may ask for. Everybody on one network shares, and nobody is exempt: behind a
 * proxy or a tunnel the whole world comes from this machine.
 *
 * <p>At most 100,000 networks are remembered. Before there are more, those that have all their
 * tokens back are forgotten, which changes nothing for them. If that is not enough, those are
 * forgotten that would have theirs back soonest. So to be let off early somebody must first have
 * tens of thousands of other networks run further into their limits than their own.
 */
public final class Limits {
    private static final int MOST_NETWORKS = 100_000;
    private static final int MOST_GENEROUS = 1_000_000;

    /** Below this looking for somebody to forget is not worth it. */
    private static final int FEW = 1_000;

    /** What is limited: so many at once, and so many more in every period. */
    public enum Kind {
        /** Requests of any kind: two hundred phones in one hall come within a minute. */
        REQUEST(1_200, 1_200, Duration.ofMinutes(1)),
        /** Tables set up. */
        TABLE(20, 20, Duration.ofMinutes(10)),
        /** Files of games looked at, a part at a time. */
        VIEWING(200, 200, Duration.ofMinutes(10)),
        /** WebSockets opened. */
        CONNECT(600, 600, Duration.ofMinutes(1)),
        /** Messages over all WebSockets. */
        MESSAGE(2_000, 500, Duration.ofSeconds(1)),
        /** Messages over one WebSocket. */
        OWN_MESSAGE(200, 50, Duration.ofSeconds(1)),
        /** Tokens and codes tried that could be guessed. */
        GUESS(20, 20, Duration.ofMinutes(10)),
        /** Tokens for programs, each of which is somebody new. */
        TOKEN(10, 10, Duration.ofMinutes(10));

        private final long burst;
        private final long refill;
        private final Duration period;

        Kind(long burst, long refill, Duration period) {
            this.burst = burst;
            this.refill = refill;
            this.period = period;
        }

        long burst() {
            return burst;
        }

        long refill() {
            return refill;
        }

        Duration period() {
            return period;
        }
    }

    private final int generosity;
    private final TimeMeter time;
    private final int most;
    private final Map<String, Buckets> networks = new ConcurrentHashMap<>();
    private int sweepAt;

    /**
     * Limits with nothing used up.
     *
     * @param generosity what all of them are multiplied with; beyond a million it makes no
     *     difference
     * @throws IllegalArgumentException if the generosity is below 1
     */
    public Limits(int generosity, TimeMeter time) {
        this(generosity, time, MOST_NETWORKS);
    }

    Limits(int generosity, TimeMeter time, int most) {
        if (generosity < 1) {
            throw new IllegalArgumentException("a generosity of " + generosity);
        }
        this.generosity = Math.min(generosity, MOST_GENEROUS);
        this.time = time;
        this.most = most;
        sweepAt = Math.min(FEW, most);
    }

    /** Takes one from what the network of an address has left, or says how long to wait for it. */
    public Optional<Duration> refuse(Kind kind, String address) {
        return client(address).refuse(kind);
    }

    /** How long to wait for one, if nothing is left; takes nothing. */
    public Optional<Duration> wait(Kind kind, String address) {
        return buckets(Address.network(address)).wait(kind);
    }

    /** Somebody to be asked about often: the address is read only once. */
    public Client client(String address) {
        return new Client(Address.network(address));
    }

    /** The seconds to wait, for the header Retry-After: rounded up, so that it then works. */
    public static int retryAfter(Duration wait) {
        long seconds = wait.plusNanos(999_999_999).toSeconds();
        return Math.toIntExact(Math.clamp(seconds, 1, 86_400));
    }

    /** How many networks are remembered. */
    int remembered() {
        return networks.size();
    }

    private Buckets buckets(String network) {
        Buckets known = networks.get(network);
        return known == null ? enter(network) : known;
    }

    private synchronized Buckets enter(String network) {
        if (networks.size() >= sweepAt) {
            sweep();
        }
        return networks.computeIfAbsent(network, one -> new Buckets(generosity, time));
    }

    /** Twice as many as are left may come before the next sweep, so it costs little per network. */
    private void sweep() {
        networks.forEach((network, buckets) -> {
            if (buckets.nanosUntilFull() == 0) {
                forget(network, buckets);
            }
        });
        int kept = most - most / 4;
        if (networks.size() > kept) {
            forgetDownTo(kept);
        }
        sweepAt = Math.clamp(2L * networks.size(), Math.min(FEW, most), most);
    }

    private void forgetDownTo(int kept) {
        record Loss(String network, Buckets buckets, double nanos) {}
        List<Loss> losses =
                networks.entrySet().stream()
                        .map(one ->
                                new Loss(
                                        one.getKey(),
                                        one.getValue(),
                                        one.getValue().nanosUntilFull()))
                        .sorted(Comparator.comparingDouble(Loss::nanos))
                        .toList();
        for (Loss loss : losses.subList(0, losses.size() - kept)) {
            forget(loss.network(), loss.buckets());
        }
    }

    private void forget(String network, Buckets buckets) {
        networks.remove(network);
        buckets.forget();
    }

    /** One client, as long as its connection lasts; it shares with all others of its network. */
    public final class Client {
        private final String network;
        private final Buckets own = new Buckets(generosity, time);
        private volatile Buckets buckets;

        private Client(String network) {
            this.network = network;
            buckets = Limits.this.buckets(network);
        }

        /** Takes one for a message, or says how long to wait for it. */
        public Optional<Duration> refuseMessage() {
            Optional<Duration> alone = own.refuse(Kind.OWN_MESSAGE);
            return alone.isPresent() ? alone : refuse(Kind.MESSAGE);
        }

        /** Takes one from what all of its network share, or says how long to wait for it. */
        public Optional<Duration> refuse(Kind kind) {
            Buckets mine = buckets;
            if (mine.forgotten()) {
                // Else whoever lets connections lie for a while would have buckets for each.
                mine = Limits.this.buckets(network);
                buckets = mine;
            }
            return mine.refuse(kind);
        }
    }
}
