package masque.edge;

/** Which of several comes up on which day: all in turn, each for a day. */
public final class DailyPuzzle {
    private DailyPuzzle() {}

    /**
     * The number of the one for a day, from 0.
     *
     * @param day counted from 1 January 1970, in UTC
     * @param all how many there are
     */
    public static int of(long day, int all) {
        return (int) Math.floorMod(day, (long) all);
    }
}
