package masque.core;

import java.util.List;

/**
 * What a bot chose, and why: for those who look at a game when it is over.
 *
 * @param code the choice
 * @param worlds in how many worlds it was tried; 0 if the bot does not say why
 * @param lines the choices there were, the most tried first; none if they were not weighed
 * @param beliefs what seems likely of the seats
 */
public record Thought(int code, int worlds, List<Line> lines, List<Belief> beliefs) {
    /**
     * One of the choices.
     *
     * @param visits how often it was tried
     * @param worth what that was worth on average, from 0 to 1
     */
    public record Line(int code, int visits, double worth) {}

    /**
     * What may be true of a seat.
     *
     * @param secret the key of its name in the words of the game
     * @param likely from 0 to 1
     */
    public record Belief(int seat, String secret, double likely) {}

    public Thought {
        lines = List.copyOf(lines);
        beliefs = List.copyOf(beliefs);
    }

    /** A choice for which the bot gives no reason. */
    public static Thought silent(int code) {
        return new Thought(code, 0, List.of(), List.of());
    }

    /** Whether there is anything to tell. */
    public boolean says() {
        return !lines.isEmpty() || !beliefs.isEmpty();
    }
}
