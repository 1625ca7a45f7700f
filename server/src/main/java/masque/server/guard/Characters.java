package masque.server.guard;

/** Which characters may be shown to people. */
final class Characters {
    private static final int LONGEST_SHOWN = 64;
    private static final String REPLACEMENT = "\uFFFD";

    private Characters() {}

    /**
     * Control, format (bidi overrides, zero width), half a surrogate pair, or without a meaning.
     */
    static boolean unshowable(int codePoint) {
        return switch (Character.getType(codePoint)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR ->
                    true;
            default -> false;
        };
    }

    /** What would disturb the lines around it. Joiners stay: many emoji are made with them. */
    static boolean unspeakable(int codePoint) {
        boolean joiner = codePoint == 0x200C || codePoint == 0x200D;
        return !joiner && unshowable(codePoint);
    }

    /** What not every database keeps: control characters other than white space, and half pairs. */
    static boolean unstorable(int codePoint) {
        return switch (codePoint) {
            case '\t', '\n', '\r' -> false;
            default -> {
                int type = Character.getType(codePoint);
                yield type == Character.CONTROL || type == Character.SURROGATE;
            }
        };
    }

    /** A text from a stranger, short and harmless enough to stand in a sentence. */
    static String shown(String text) {
        StringBuilder shown = new StringBuilder();
        text.codePoints()
                .limit(LONGEST_SHOWN)
                .forEach(one ->
                        shown.append(unshowable(one) ? REPLACEMENT : Character.toString(one)));
        boolean cut = text.codePointCount(0, text.length()) > LONGEST_SHOWN;
        return cut ? shown + "…" : shown.toString();
    }
}
