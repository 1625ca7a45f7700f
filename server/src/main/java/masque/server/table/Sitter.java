package masque.server.table;

/**
 * Who has a chair.
 *
 * @param guest the id of the person; empty if it is none
 * @param name what the others see: a person's name; empty if it is none
 * @param level the level of the bot; empty if it is none
 * @param house whether the house plays for this person now
 */
public record Sitter(Kind kind, String guest, String name, String level, boolean house) {
    /** Who sits there. */
    public enum Kind {
        OPEN,
        /** Nobody, and nobody is to come. */
        CLOSED,
        PERSON,
        BOT
    }

    /** Nobody yet. */
    public static final Sitter OPEN = new Sitter(Kind.OPEN, "", "", "", false);

    /** Nobody, and nobody is to come. */
    public static final Sitter CLOSED = new Sitter(Kind.CLOSED, "", "", "", false);

    /** A person. */
    public static Sitter person(String guest, String name) {
        return new Sitter(Kind.PERSON, guest, name, "", false);
    }

    /** A bot of a level. */
    public static Sitter bot(String level) {
        return new Sitter(Kind.BOT, "", "", level, false);
    }

    Sitter withHouse(boolean plays) {
        return new Sitter(kind, guest, name, level, plays);
    }

    /** Whether a person sits there, whoever plays. */
    public boolean person() {
        return kind == Kind.PERSON;
    }

    /** Whether this person sits there. */
    public boolean is(String someone) {
        return person() && guest.equals(someone);
    }

    /** Whether a person sits there and plays. */
    boolean plays() {
        return person() && !house;
    }
}
