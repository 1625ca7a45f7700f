package masque.bots.reasons;

import masque.core.Bot;
import masque.core.Chair;
import masque.core.Chance;
import masque.core.Thought;

/**
 * A bot that can say why it chose. It chooses in one way only, so that what it says is how it came
 * about; where nobody asks, nothing is noted.
 */
public interface Candid extends Bot {
    /** Chooses, and notes what was weighed; notes change neither the choice nor what is drawn. */
    int decide(Chair chair, Chance chance, Notes notes);

    @Override
    default int choose(Chair chair, Chance chance) {
        return decide(chair, chance, Notes.NONE);
    }

    @Override
    default Thought think(Chair chair, Chance chance) {
        Notes notes = new Notes();
        return notes.thought(decide(chair, chance, notes));
    }
}
