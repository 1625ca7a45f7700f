package masque.app.offenders.one;

/** What another game must not use. */
public final class First {
    private First() {}

    /** Anything. */
    public static int number() {
        return 1;
    }
}
