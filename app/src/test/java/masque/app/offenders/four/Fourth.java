package masque.app.offenders.four;

import masque.app.offenders.three.Third;

/** Is needed by the package that it needs. */
public final class Fourth {
    /** A number. */
    public static final int ONE = 1;

    private Fourth() {}

    /** Anything. */
    public static String text() {
        return Integer.toString(Third.number());
    }
}
