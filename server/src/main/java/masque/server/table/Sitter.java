package masque.server.table;

import masque.server.guard.Guest;

/**
 * Who has a chair.
 *
 * @param guest the id of the person; empty if it is none
 * @param name what the others see: a person's name; empty if it is none
 * @param level the level of the bot; empty if it is none
 * @param house whether the house plays for this person now
 * @param program whether this person is a program that somebody brought
 */
public record Sitter(
        Kind kind, String guest, String name, String level, boolean house, boolean program) {
    /** Who sits there. */
    public enum Kind {
        OPEN,
        /** Nobody, and nobody is to come. */
        CLOSED,
        PERSON,
        BOT
    }

    /** Nobody yet. */
    public static final Sitter OPEN = new Sitter(Kind.OPEN, "", "", "", false, false);

    /** Nobody, and nobody is to come. */
    public static final Sitter CLOSED = new Sitter(Kind.CLOSED, "", "", "", false, false);

    /** A person, or a program in the place of one. */
    public static Sitter of(Guest guest) {
        return new Sitter(Kind.PERSON, guest.id(), guest.name(), "", false, guest.program());
    }

    /** A bot of a level. */
    public static Sitter bot(String level) {
        return new Sitter(Kind.BOT, "", "", level, false, false);
    }

    Sitter withHouse(boolean plays) {
        return new Sitter(kind, guest, name, level, plays, program);
    }

    Sitter named(String now) {
        return new Sitter(kind, guest, now, level, house, program);
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
