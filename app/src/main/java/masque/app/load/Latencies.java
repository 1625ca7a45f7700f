package masque.app.load;

import java.util.Arrays;

/** Many measured times, kept one by one so that the rare slow ones are exact. */
final class Latencies {
    private static final double NANOS_A_MILLI = 1e6;

    private long[] nanos = new long[1 << 16];
    private int size;

    synchronized void add(long time) {
        if (size == nanos.length) {
            nanos = Arrays.copyOf(nanos, 2 * size);
        }
        nanos[size++] = time;
    }

    synchronized int size() {
        return size;
    }

    /**
     * The time in milliseconds that this part of all did not exceed; 0 if nothing was measured.
     *
     * @param part such as 0.99
     */
    synchronized double millis(double part) {
        if (size == 0) {
            return 0;
        }
        Arrays.sort(nanos, 0, size);
        int rank = (int) Math.ceil(part * size);
        return nanos[Math.clamp(rank, 1, size) - 1] / NANOS_A_MILLI;
    }
}
