package masque.server.table;

import java.util.Arrays;

/** Whose time is up, and since when. Immutable; times are milliseconds that pass. */
final class Lateness {
    private static final long NEVER = Long.MAX_VALUE;

    private final long[] since;

    private Lateness(long[] since) {
        this.since = since;
    }

    /** Nobody is late. */
    static Lateness none(int seats) {
        long[] never = new long[seats];
        Arrays.fill(never, NEVER);
        return new Lateness(never);
    }

    /** The time of these seats is up; whoever was late before stays late since then. */
    Lateness with(int seats, long now) {
        long[] next = since.clone();
        for (int rest = seats; rest != 0; rest &= rest - 1) {
            int seat = Integer.numberOfTrailingZeros(rest);
            next[seat] = Math.min(next[seat], now);
        }
        return new Lateness(next);
    }

    /** A seat is in time again. */
    Lateness without(int seat) {
        long[] next = since.clone();
        next[seat] = NEVER;
        return new Lateness(next);
    }

    /** Bits of the seats that are late. */
    int seats() {
        int bits = 0;
        for (int seat = 0; seat < since.length; seat++) {
            bits |= since[seat] == NEVER ? 0 : 1 << seat;
        }
        return bits;
    }

    /** For how long a seat has been late. */
    long millis(int seat, long now) {
        return since[seat] == NEVER ? 0 : now - since[seat];
    }
}
