package masque.app.load;

import java.util.concurrent.atomic.LongAdder;

/** Counts and times moves, while measuring. */
final class Meter {
    private final LongAdder allMoves = new LongAdder();
    private final LongAdder moves = new LongAdder();
    private final LongAdder frames = new LongAdder();
    private final LongAdder bytes = new LongAdder();
    private final Latencies latencies = new Latencies();
    private volatile boolean running;

    void start() {
        running = true;
    }

    void stop() {
        running = false;
    }

    /** A move was acknowledged. */
    void acknowledged() {
        allMoves.increment();
        if (running) {
            moves.increment();
        }
    }

    /** A player was told how the table stands, in so many bytes. */
    void told(int length) {
        if (running) {
            frames.increment();
            bytes.add(length);
        }
    }

    /** So long after a move was sent, whoever moves next knew of it. */
    void arrived(long nanos) {
        if (running) {
            latencies.add(nanos);
        }
    }

    /** All acknowledged moves so far, also those of the warm-up. */
    long allMoves() {
        return allMoves.sum();
    }

    long moves() {
        return moves.sum();
    }

    /** How long a message about a table was on average; 0 if there was none. */
    double bytesPerFrame() {
        return frames.sum() == 0 ? 0 : (double) bytes.sum() / frames.sum();
    }

    Latencies latencies() {
        return latencies;
    }
}
