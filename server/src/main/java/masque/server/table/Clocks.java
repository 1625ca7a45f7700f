package masque.server.table;

import java.util.Arrays;
import java.util.stream.Collectors;

/** Everybody's time left. Times are milliseconds, as the caller's clock counts them. */
final class Clocks {
    private final ClockRule rule;
    private final long[] left;

    /** What a seat had left before its latest choice, in case it takes that back. */
    private final long[] before;

    private int running;
    private long at;

    /** Clocks that nobody has used yet, and that stand still. */
    Clocks(ClockRule rule, int seats) {
        this.rule = rule;
        left = new long[seats];
        Arrays.fill(left, rule.fullMillis());
        before = left.clone();
    }

    /** Clocks as they once were. */
    Clocks(ClockRule rule, String text) {
        this.rule = rule;
        left = Arrays.stream(text.split(",", -1)).mapToLong(Long::parseLong).toArray();
        before = left.clone();
    }

    private Clocks(Clocks other) {
        rule = other.rule;
        left = other.left.clone();
        before = other.before.clone();
        running = other.running;
        at = other.at;
    }

    Clocks copy() {
        return new Clocks(this);
    }

    /** Whether there is a clock at all. */
    boolean tick() {
        return rule.ticks();
    }

    /** The times left, to be kept. */
    String text() {
        return Arrays.stream(left).mapToObj(Long::toString).collect(Collectors.joining(","));
    }

    /** Lets the clocks of these seats run from now on, and charges those that have run so far. */
    void run(int seats, long now) {
        charge(now);
        running = rule.ticks() ? seats : 0;
    }

    /** Charges those whose clocks run. */
    void charge(long now) {
        long spent = Math.max(0, now - at);
        for (int rest = running; rest != 0; rest &= rest - 1) {
            int seat = Integer.numberOfTrailingZeros(rest);
            left[seat] = Math.max(0, left[seat] - spent);
        }
        at = now;
    }

    /**
     * What was decided is written now. Whoever's clock has begun to run by it is not charged for
     * the writing; the others are, so that nobody stops a clock by keeping the disk busy.
     *
     * @param before the clocks until then
     */
    void written(Clocks before, long now) {
        int begun = running & ~before.running;
        running &= ~begun;
        charge(now);
        running |= begun;
    }

    /** Takes time off, but leaves everybody who had it a little to come back in. */
    void deduct(int seats, long spent, long least) {
        for (int rest = rule.ticks() ? seats : 0; rest != 0; rest &= rest - 1) {
            int seat = Integer.numberOfTrailingZeros(rest);
            left[seat] = Math.max(Math.min(left[seat], least), left[seat] - Math.max(0, spent));
        }
    }

    /** A seat has made its decision. */
    void decided(int seat) {
        before[seat] = left[seat];
        switch (rule.kind()) {
            case NONE -> {}
            case MOVE -> left[seat] = rule.fullMillis();
            case GAME -> left[seat] += rule.increment() * 1_000L;
        }
    }

    /** A seat has taken its decision back: that wins it no time. */
    void undecided(int seat) {
        left[seat] = before[seat];
    }

    /** A seat's time left. */
    long left(int seat, long now) {
        return runs(seat) ? Math.max(0, left[seat] - Math.max(0, now - at)) : left[seat];
    }

    /** Whether a seat's clock runs. */
    boolean runs(int seat) {
        return (running >>> seat & 1) != 0;
    }

    /** Whether anybody's clock runs. */
    boolean run() {
        return running != 0;
    }

    /** Bits of the seats whose time is up. */
    int up(long now) {
        int up = 0;
        for (int rest = running; rest != 0; rest &= rest - 1) {
            int seat = Integer.numberOfTrailingZeros(rest);
            up |= left(seat, now) == 0 ? 1 << seat : 0;
        }
        return up;
    }
}
