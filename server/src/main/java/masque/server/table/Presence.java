package masque.server.table;

import java.util.Arrays;
import masque.core.State;

/** Who looks at a table, and since when others have not. */
final class Presence {
    private static final long HERE = Long.MAX_VALUE;

    private final long[] awaySince;
    private long lastSeen;

    /** Any thread may ask for it. */
    private volatile int here;

    Presence(int seats, long now) {
        awaySince = new long[seats];
        Arrays.fill(awaySince, now);
        lastSeen = now;
    }

    void comes(int viewer) {
        if (viewer != State.SPECTATOR) {
            awaySince[viewer] = HERE;
            here |= 1 << viewer;
        }
    }

    void goes(int viewer, long now) {
        lastSeen = now;
        if (viewer != State.SPECTATOR) {
            awaySince[viewer] = now;
            here &= ~(1 << viewer);
        }
    }

    /** Bits of the seats from which somebody looks. */
    int here() {
        return here;
    }

    /** How long nobody has looked from a seat; 0 if somebody does. */
    long awayMillis(int seat, long now) {
        return awaySince[seat] == HERE ? 0 : now - awaySince[seat];
    }

    /** When somebody last looked. */
    long lastSeen() {
        return lastSeen;
    }
}
