package masque.bots.levels;

import masque.core.Bot;
import masque.core.Chair;
import masque.core.Chance;
import masque.core.Codes;

/**
 * The novice: means to play like somebody better, but now and then does not think, and that the
 * more often the more there is to choose from. What it does then is a random choice, so that it
 * stands between the two.
 */
public final class Novice implements Bot {
    /** With so many choices it thinks of every second one. */
    private static final int OVERWHELMING = 12;

    private final Bot model;

    public Novice(Bot model) {
        this.model = model;
    }

    @Override
    public int choose(Chair chair, Chance chance) {
        Codes legal = new Codes();
        chair.legal(legal);
        if (legal.size() == 1) {
            return legal.at(0);
        }
        int choices = Math.min(legal.size(), OVERWHELMING);
        boolean careless = chance.below(choices + OVERWHELMING) < choices;
        return (careless ? RANDOM : model).choose(chair, chance);
    }
}
