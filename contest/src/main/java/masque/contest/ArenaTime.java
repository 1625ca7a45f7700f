package masque.contest;

/**
 * How far an arena is, and how long it still lasts.
 *
 * @param started whether challenges have been possible
 * @param paused whether the duration stands still
 * @param since when what is left began to run
 * @param left what was left of the duration then, in milliseconds
 * @param up whether the duration is over
 * @param ended whether the tournament is over
 */
record ArenaTime(
        boolean started, boolean paused, long since, long left, boolean up, boolean ended) {
    private static final long MINUTE = 60_000;

    static ArenaTime of(int minutes) {
        return new ArenaTime(false, false, 0, minutes * MINUTE, false, false);
    }

    /** How far it is. */
    Phase phase() {
        if (ended) {
            return Phase.ENDED;
        }
        if (up) {
            return Phase.FINISHING;
        }
        if (!started) {
            return Phase.GATHERING;
        }
        return paused ? Phase.PAUSED : Phase.RUNNING;
    }

    /** Whether the duration runs; it does so too while an ended arena can be opened again. */
    boolean runs() {
        return started && !paused && !up;
    }

    long leftAt(long now) {
        return runs() ? left - (now - since) : left;
    }

    long until() {
        return since + left;
    }

    ArenaTime startedAt(long at) {
        return new ArenaTime(true, false, at, left, up, ended);
    }

    ArenaTime pausedAt(long at) {
        return new ArenaTime(started, true, at, leftAt(at), up, ended);
    }

    ArenaTime resumedAt(long at) {
        return new ArenaTime(started, false, at, left, up, ended);
    }

    ArenaTime longer(long minutes) {
        return new ArenaTime(started, paused, since, left + minutes * MINUTE, up, ended);
    }

    ArenaTime down(long millis) {
        return new ArenaTime(started, paused, since + millis, left, up, ended);
    }

    ArenaTime over() {
        return new ArenaTime(started, paused, since, 0, true, ended);
    }

    ArenaTime ended(boolean now) {
        return new ArenaTime(started, paused, since, left, up, now);
    }
}
