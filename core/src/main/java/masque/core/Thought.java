package masque.core;

import java.util.List;
import java.util.Optional;

/**
 * What a bot chose, and why: for those who look at a game when it is over.
 *
 * @param code the choice
 * @param worlds in how many worlds it was tried; 0 if the bot does not search
 * @param lines the choices there were, the best first; none if they were not weighed
 * @param beliefs what seems likely of the seats
 * @param scale what the worth of a choice is counted in
 * @param why a reason in words of the game, of a bot that goes by rules of thumb
 */
public record Thought(
        int code,
        int worlds,
        List<Line> lines,
        List<Belief> beliefs,
        Scale scale,
        Optional<Phrase> why) {
    /**
     * One of the choices.
     *
     * @param visits how often it was tried; 0 if the bot does not search
     * @param worth what that was worth on average
     */
    public record Line(int code, int visits, double worth) {}

    /** What the worth of a choice is counted in. */
    public enum Scale {
        /** A chance to win, from 0 to 1. */
        SHARE,
        /** How likely it is that a choice finds or hides what it is made for, from 0 to 1. */
        LIKELY,
        /** Points as the bot counts them, which may be below 0. */
        POINTS
    }

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

    /** What a bot thought that searches: it tells by the tries. */
    public Thought(int code, int worlds, List<Line> lines, List<Belief> beliefs) {
        this(code, worlds, lines, beliefs, Scale.SHARE, Optional.empty());
    }

    /** A choice for which the bot gives no reason. */
    public static Thought silent(int code) {
        return new Thought(code, 0, List.of(), List.of());
    }

    /** The same with other beliefs, found in so many worlds. */
    public Thought believing(int worlds, List<Belief> beliefs) {
        return new Thought(code, worlds, lines, beliefs, scale, why);
    }

    /** The same of somebody who chose this. */
    public Thought choosing(int chosen) {
        return new Thought(chosen, worlds, lines, beliefs, scale, why);
    }

    /** The same with a reason in words. */
    public Thought because(Phrase reason) {
        return new Thought(code, worlds, lines, beliefs, scale, Optional.of(reason));
    }

    /** Whether there is anything to tell. */
    public boolean says() {
        return !lines.isEmpty() || !beliefs.isEmpty() || why.isPresent();
    }
}
