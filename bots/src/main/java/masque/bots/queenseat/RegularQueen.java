package masque.bots.queenseat;

import masque.bots.reasons.Candid;
import masque.bots.reasons.Notes;
import masque.core.Chair;
import masque.core.Chance;
import masque.core.Codes;
import masque.core.Phrase;
import masque.core.State;
import masque.games.queenseat.QueenGame;
import masque.games.queenseat.QueenView;

/**
 * The regular: tries its choices in imagined worlds up to the end of the game, the more often the
 * fewer secret cards are left, and leans on rules of thumb while the end is far.
 */
public final class RegularQueen implements Candid {
    /** How many decisions of others may be imagined for one of its own. */
    private static final int EFFORT = 3_000;

    /** About how many decisions come with each secret card. */
    private static final int DECISIONS_A_CARD = 3;

    private static final int FEWEST_WORLDS = 6;
    private static final int MOST_WORLDS = 150;

    /** How many worlds a rule of thumb is worth. */
    private static final double HABIT = 12;

    private final int effort;

    /** The regular as the house plays it. */
    public RegularQueen() {
        this(EFFORT);
    }

    /** A regular that imagines so many decisions for one of its own. */
    RegularQueen(int effort) {
        this.effort = effort;
    }

    @Override
    public int decide(Chair chair, Chance chance, Notes notes) {
        Codes legal = new Codes();
        chair.legal(legal);
        if (legal.size() == 1) {
            return legal.at(0);
        }
        QueenView view = (QueenView) chair.view();
        int worlds = worlds(view, legal.size());
        int[] wins = wins(chair, legal, worlds, chance);
        Thumb thumb = new Thumb(view, (QueenGame) chair.game());
        int best = 0;
        double most = Double.NEGATIVE_INFINITY;
        // Of equals the first one met is taken: if that were always the lowest, all would know it.
        int from = chance.below(legal.size());
        for (int n = 0; n < legal.size(); n++) {
            int i = (from + n) % legal.size();
            double worth = wins[i] + HABIT * thumb.worth(legal.at(i));
            notes.share(legal.at(i), worth / worlds);
            if (worth > most) {
                most = worth;
                best = i;
            }
        }
        int code = legal.at(best);
        notes.because(() ->
                thumb.rule(code)
                        .map(rule -> Phrase.of("thought-rule", "rule", rule, "games", worlds))
                        .orElseGet(() -> Phrase.of("thought-games", "games", worlds)));
        return code;
    }

    /** How long secret cards last says how far the end is: the nearer, the more worlds. */
    private int worlds(QueenView view, int choices) {
        int cards = 1;
        for (QueenView.Player player : view.players()) {
            cards += player.secret();
        }
        int worlds = effort / (choices * DECISIONS_A_CARD * cards);
        return Math.clamp(worlds, FEWEST_WORLDS, MOST_WORLDS);
    }

    /** In how many of the same worlds each choice wins. */
    private static int[] wins(Chair chair, Codes legal, int worlds, Chance chance) {
        Trial trial = new Trial((QueenGame) chair.game());
        int[] wins = new int[legal.size()];
        for (int world = 0; world < worlds; world++) {
            State imagined = chair.imagine(chance);
            for (int i = 0; i < legal.size(); i++) {
                int winners = trial.play(imagined.copy(), chair.seat(), legal.at(i), chance);
                wins[i] += winners >>> chair.seat() & 1;
            }
        }
        return wins;
    }
}
