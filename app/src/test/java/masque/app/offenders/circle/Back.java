package masque.app.offenders.circle;

/** Needs what needs it, in a class of its own. */
final class Back {
    private Back() {}

    static int number() {
        return 1;
    }

    /** The way back. */
    static final class Way {
        private Way() {}

        static int number() {
            return There.number();
        }
    }
}
