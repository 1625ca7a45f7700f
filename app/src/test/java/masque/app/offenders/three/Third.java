package masque.app.offenders.three;

import masque.app.offenders.four.Fourth;

/** Needs the other package. */
public final class Third {
    private Third() {}

    /** Anything. */
    public static int number() {
        return Fourth.ONE + 1;
    }

    /** Anything else, from there. */
    public static String text() {
        return Fourth.text();
    }
}
