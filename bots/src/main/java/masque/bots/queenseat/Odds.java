package masque.bots.queenseat;

import masque.games.queenseat.Imagined;

/** What players tend to vote, fitted to the votes of regulars; see docs/bots.md. */
final class Odds {
    /** What a dark card adds for a Queen and for anybody else. */
    private static final double QUEENS_DARK = -0.5;

    private static final double DARK = 0.7;

    /** What a public card of the same Princess adds: the Queen's own for her, else anybody's. */
    private static final double QUEENS_OWN = 0.55;

    private static final double ANYBODYS = 0.13;

    private Odds() {}

    /** How likely each kind is voted by a seat that may vote it, in proportion. */
    static double[] of(long[] open, int seat, int queen) {
        boolean reigns = seat == queen;
        double[] odds = new double[Imagined.KINDS];
        for (int kind = 0; kind < odds.length; kind++) {
            int princess = Imagined.princess(kind);
            double shown =
                    reigns
                            ? QUEENS_OWN * Imagined.count(open[seat], princess)
                            : ANYBODYS * count(open, princess);
            double dark = Imagined.dark(kind) ? reigns ? QUEENS_DARK : DARK : 0;
            odds[kind] = Math.exp(shown + dark);
        }
        return odds;
    }

    private static int count(long[] open, int princess) {
        int count = 0;
        for (long cards : open) {
            count += Imagined.count(cards, princess);
        }
        return count;
    }
}
