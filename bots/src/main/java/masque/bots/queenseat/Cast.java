package masque.bots.queenseat;

import masque.games.queenseat.Imagined;

/** A vote that was counted, and how likely others would have been in its place. */
final class Cast {
    private final int kind;
    private final int barred;
    private final long gone;
    private final double[] odds;

    /**
     * A vote.
     *
     * @param barred bits of the kinds that the neighbours barred
     * @param gone what had left the voter's secret cards before
     * @param odds how likely each kind was voted, in proportion
     */
    Cast(int kind, int barred, long gone, double[] odds) {
        this.kind = kind;
        this.barred = barred;
        this.gone = gone;
        this.odds = odds;
    }

    int kind() {
        return kind;
    }

    /** What had left the voter's secret cards before. */
    long gone() {
        return gone;
    }

    /** How likely this vote was for somebody with these secret cards. */
    double likely(long hand) {
        double all = 0;
        for (int rest = choices(hand); rest != 0; rest &= rest - 1) {
            all += odds[Integer.numberOfTrailingZeros(rest)];
        }
        return odds[kind] / all;
    }

    /** QS-2.2: bits of the kinds that somebody with these secret cards could vote. */
    int choices(long hand) {
        int kinds = Imagined.kinds(hand);
        int free = kinds & ~barred;
        return free == 0 ? kinds : free;
    }
}
