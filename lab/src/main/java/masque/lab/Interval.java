package masque.lab;

/** Where a share most likely lies: Wilson's 95% interval, which holds for few games too. */
public record Interval(double low, double high) {
    private static final double TWO_SIDED_95 = 1.959964;
    private static final Interval ANYWHERE = new Interval(0, 1);

    /** The interval for so many wins in so many tries; with none it may be anything. */
    public static Interval of(int wins, int tries) {
        if (tries == 0) {
            return ANYWHERE;
        }
        double share = (double) wins / tries;
        double square = TWO_SIDED_95 * TWO_SIDED_95 / tries;
        double middle = share + square / 2;
        double half = Math.sqrt(square * (share * (1 - share) + square / 4));
        return new Interval(
                Math.max(0, (middle - half) / (1 + square)),
                Math.min(1, (middle + half) / (1 + square)));
    }
}
