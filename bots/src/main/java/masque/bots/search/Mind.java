package masque.bots.search;

import masque.core.Chair;
import masque.core.Chance;
import masque.core.Codes;
import masque.core.Game;
import masque.core.State;

/**
 * What a search knows of a game at one decision, beyond its rules: which worlds are likely, how far
 * to look, what that is worth, and how others play. Made from a chair, so it knows no more than the
 * seat. Used by one thread at a time.
 */
public interface Mind {
    /** What a choice looks like from the searching seat if it sees nothing of it. */
    int UNSEEN = -1;

    /** The usual curiosity; measured, see docs/bots.md. */
    double CURIOSITY = 0.7;

    /** A world as it might be, by what was heard. */
    State world(Chance chance);

    /** Whether to look no further than this. */
    default boolean far(State state) {
        return false;
    }

    /** What the end of a line is worth to every seat, from 0 to 1. */
    default void judge(State state, double[] worth) {
        int winners = state.winners();
        for (int seat = 0; seat < worth.length; seat++) {
            worth[seat] = (winners >>> seat & 1) == 0 ? 0 : 1;
        }
    }

    /** What a seat would quickly choose, beyond the tree. */
    default int habit(State state, int seat, Codes legal, Chance chance) {
        return game().wander(legal, chance);
    }

    /** How much it is worth to try what is hardly known; less where choices differ by little. */
    default double curiosity() {
        return CURIOSITY;
    }

    /**
     * Whether a seat chooses by habit in the tree as well. In the tree others learn what the
     * searching seat knows; where that would undo the game, their habit plays better.
     */
    default boolean habitual(State state, int seat) {
        return false;
    }

    /**
     * What the searching seat sees of a choice; choices that look alike lead to the same place in
     * the tree. Of seats that choose at the same time nobody knows the others' choices.
     */
    default int seen(State before, int seat, int code) {
        int pending = before.pending();
        return (pending & (pending - 1)) == 0 ? code : UNSEEN;
    }

    /**
     * What is asked about a seat after the game, such as its side: a number of the game's own, or
     * {@link #UNSEEN} if nothing is asked. How often each is true of the worlds that were drawn is
     * what the search believes.
     */
    default int secret(State world, int seat) {
        return UNSEEN;
    }

    /** The key of a secret's name in the words of the game. */
    default String name(int secret) {
        throw new IllegalStateException("nothing is asked about any seat, not even " + secret);
    }

    /** The rules being played. */
    Game<?> game();

    /** Knows the rules and no more. */
    static Mind plain(Chair chair) {
        return new Mind() {
            @Override
            public State world(Chance chance) {
                return chair.imagine(chance);
            }

            @Override
            public Game<?> game() {
                return chair.game();
            }
        };
    }
}
