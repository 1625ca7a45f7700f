package masque.bots.levels;

import masque.bots.reasons.Candid;
import masque.core.Bot;
import masque.core.Chair;
import masque.core.Chance;
import masque.core.Codes;
import masque.core.Phrase;
import masque.core.Thought;

/**
 * The novice: means to play like somebody better, but now and then does not think, and that the
 * more often the more there is to choose from. What it does then is a random choice, so that it
 * stands between the two.
 */
public final class Novice implements Bot {
    /** With so many choices it thinks of every second one. */
    private static final int OVERWHELMING = 12;

    private static final Bot FORCED = (chair, chance) -> legal(chair).at(0);

    private static final Candid CARELESS =
            (chair, chance, notes) -> {
                notes.because(() -> Phrase.of("thought-careless"));
                return RANDOM.choose(chair, chance);
            };

    private final Bot model;

    public Novice(Bot model) {
        this.model = model;
    }

    @Override
    public int choose(Chair chair, Chance chance) {
        return mood(chair, chance).choose(chair, chance);
    }

    @Override
    public Thought think(Chair chair, Chance chance) {
        return mood(chair, chance).think(chair, chance);
    }

    /** As whom it plays this time. */
    private Bot mood(Chair chair, Chance chance) {
        int choices = Math.min(legal(chair).size(), OVERWHELMING);
        if (choices == 1) {
            return FORCED;
        }
        return chance.below(choices + OVERWHELMING) < choices ? CARELESS : model;
    }

    private static Codes legal(Chair chair) {
        Codes legal = new Codes();
        chair.legal(legal);
        return legal;
    }
}
