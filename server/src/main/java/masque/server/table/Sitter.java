package masque.server.table;

import java.util.List;
import java.util.stream.Stream;
import masque.server.guard.Guest;

/**
 * Who has a chair.
 *
 * @param guest the id of the person; empty if it is none
 * @param name what the others see: a person's name; empty if it is none
 * @param level the level of the bot; empty if it is none
 * @param house whether the house plays for this person now
 * @param program whether this person is a program that somebody brought
 * @param hints the decisions for which this person has asked for a hint
 */
public record Sitter(
        Kind kind,
        String guest,
        String name,
        String level,
        boolean house,
        boolean program,
        List<Integer> hints) {
    /** Who sits there. */
    public enum Kind {
        OPEN,
        /** Nobody, and nobody is to come. */
        CLOSED,
        PERSON,
        BOT
    }

    /** Nobody yet. */
    public static final Sitter OPEN = new Sitter(Kind.OPEN, "", "", "", false, false, List.of());

    /** Nobody, and nobody is to come. */
    public static final Sitter CLOSED =
            new Sitter(Kind.CLOSED, "", "", "", false, false, List.of());

    public Sitter {
        hints = List.copyOf(hints);
    }

    /** A person, or a program in the place of one. */
    public static Sitter of(Guest guest) {
        return new Sitter(
                Kind.PERSON, guest.id(), guest.name(), "", false, guest.program(), List.of());
    }

    /** A bot of a level. */
    public static Sitter bot(String level) {
        return new Sitter(Kind.BOT, "", "", level, false, false, List.of());
    }

    Sitter withHouse(boolean plays) {
        return new Sitter(kind, guest, name, level, plays, program, hints);
    }

    Sitter named(String now) {
        return new Sitter(kind, guest, now, level, house, program, hints);
    }

    /** The same, who has asked for a hint for this decision. */
    Sitter hinted(int decision) {
        return hints.contains(decision)
                ? this
                : new Sitter(
                        kind,
                        guest,
                        name,
                        level,
                        house,
                        program,
                        Stream.concat(hints.stream(), Stream.of(decision)).toList());
    }

    /** The same at a new table. */
    Sitter afresh() {
        return new Sitter(kind, guest, name, level, false, program, List.of());
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
