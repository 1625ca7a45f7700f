package masque.core;

import java.util.List;
import java.util.Optional;

/**
 * A position out of a game in which one choice is clearly best.
 *
 * @param id its name, which it keeps
 * @param journal the game up to there
 * @param seat who has to choose
 * @param choices all that the seat may choose, the best first
 * @param beliefs what seems likely of the seats, by what this one could know
 * @param thumb what rules of thumb would choose
 */
public record Puzzle(
        String id,
        Journal journal,
        int seat,
        List<Choice> choices,
        List<Thought.Belief> beliefs,
        Thumb thumb) {
    /**
     * One of the choices.
     *
     * @param worth the chance to win with it, from 0 to 1
     * @param doubt by how much its distance to the best may be wrong either way
     */
    public record Choice(int code, double worth, double doubt) {}

    /** What rules of thumb would choose, and their reason if they have one in words. */
    public record Thumb(int code, Optional<Phrase> why) {}

    public Puzzle {
        choices = List.copyOf(choices);
        beliefs = List.copyOf(beliefs);
    }

    /** The choice that is clearly best. */
    public Choice best() {
        return choices.getFirst();
    }

    /** Whether rules of thumb do not find it. */
    public boolean hard() {
        return thumb.code() != best().code();
    }

    /** One of the choices by its code; empty if it is none. */
    public Optional<Choice> choice(int code) {
        return choices.stream().filter(one -> one.code() == code).findFirst();
    }
}
