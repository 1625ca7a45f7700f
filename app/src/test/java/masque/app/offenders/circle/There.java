package masque.app.offenders.circle;

/** Needs what needs it. */
final class There {
    private There() {}

    static int number() {
        return Back.number() + 1;
    }
}
