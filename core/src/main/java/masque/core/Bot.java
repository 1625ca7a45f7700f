package masque.core;

import java.util.List;

/** A player that is a program. It sees what a person in its chair sees. */
@FunctionalInterface
public interface Bot {
    /** One of the chair's legal codes; the chance is the bot's own, never the table's. */
    int choose(Chair chair, Chance chance);

    /** Chooses, and says why if the bot can. */
    default Thought think(Chair chair, Chance chance) {
        return Thought.silent(choose(chair, chance));
    }

    /**
     * Weighs a few of the chair's legal codes, all of them with the same care; of the others it may
     * say something too. Nothing is weighed by a bot that cannot say what choices are worth.
     */
    default Thought weigh(Chair chair, List<Integer> codes, Chance chance) {
        return think(chair, chance);
    }

    /** Plays what the game calls a random choice. */
    Bot RANDOM =
            (chair, chance) -> {
                Codes legal = new Codes();
                chair.legal(legal);
                return chair.game().wander(legal, chance);
            };
}
