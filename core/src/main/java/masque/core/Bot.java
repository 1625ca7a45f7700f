package masque.core;

/** A player that is a program. It sees what a person in its chair sees. */
@FunctionalInterface
public interface Bot {
    /** One of the chair's legal codes; the chance is the bot's own, never the table's. */
    int choose(Chair chair, Chance chance);

    /** Chooses, and says why if the bot can. */
    default Thought think(Chair chair, Chance chance) {
        return Thought.silent(choose(chair, chance));
    }

    /** Plays what the game calls a random choice. */
    Bot RANDOM =
            (chair, chance) -> {
                Codes legal = new Codes();
                chair.legal(legal);
                return chair.game().wander(legal, chance);
            };
}
