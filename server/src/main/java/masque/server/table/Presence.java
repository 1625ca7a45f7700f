package masque.server.table;

import java.util.Arrays;
import masque.core.State;

/** Who looks at a table, and since when others have not. */
final class Presence {
    private static final long HERE = Long.MAX_VALUE;

    private final long[] awaySince;
    private long lastSeen;

    Presence(int seats, long now) {
        awaySince = new long[seats];
        Arrays.fill(awaySince, now);
        lastSeen = now;
    }

    void comes(int viewer) {
        if (viewer != State.SPECTATOR) {
            awaySince[viewer] = HERE;
        }
    }

    void goes(int viewer, long now) {
        lastSeen = now;
        if (viewer != State.SPECTATOR) {
            awaySince[viewer] = now;
        }
    }

    /** Bits of the seats from which somebody looks. */
    int here() {
        int bits = 0;
        for (int seat = 0; seat < awaySince.length; seat++) {
            bits |= awaySince[seat] == HERE ? 1 << seat : 0;
        }
        return bits;
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
