package masque.app;

/** Puts colour on text, or leaves it plain. */
public enum Paint {
    PLAIN,
    ANSI;

    /** What a text is to look like. */
    public enum Look {
        BOLD(1),
        DIM(2),
        RED(31),
        GREEN(32),
        YELLOW(33),
        MAGENTA(35),
        CYAN(36);

        private final int code;

        Look(int code) {
            this.code = code;
        }
    }

    /** The text with this look. Nothing may be told by the look alone. */
    public String on(String text, Look look) {
        return switch (this) {
            case PLAIN -> text;
            case ANSI -> "\u001b[" + look.code + "m" + text + "\u001b[0m";
        };
    }
}
