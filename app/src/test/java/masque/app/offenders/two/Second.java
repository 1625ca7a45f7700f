package masque.app.offenders.two;

import masque.app.offenders.one.First;

/** Uses another game. */
public final class Second {
    private Second() {}

    /** Anything of the other game's. */
    public static int number() {
        return First.number();
    }
}
