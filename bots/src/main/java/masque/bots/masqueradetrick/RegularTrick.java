package masque.bots.masqueradetrick;

import java.util.ArrayList;
import java.util.List;
import masque.bots.reasons.Candid;
import masque.bots.reasons.Notes;
import masque.core.Chair;
import masque.core.Chance;
import masque.core.Codes;
import masque.games.masqueradetrick.TrickGame;
import masque.games.masqueradetrick.TrickMove;
import masque.games.masqueradetrick.TrickView;

/** The regular: remembers the deal, plays for its mission and suspects others by how they play. */
public final class RegularTrick implements Candid {
    private static final double EQUAL = 1e-9;

    @Override
    public int decide(Chair chair, Chance chance, Notes notes) {
        Codes legal = new Codes();
        chair.legal(legal);
        if (legal.size() == 1) {
            return legal.at(0);
        }
        TrickGame game = (TrickGame) chair.game();
        List<TrickMove> moves = new ArrayList<>();
        for (int i = 0; i < legal.size(); i++) {
            moves.add(game.read(legal.at(i)));
        }
        TrickView view = (TrickView) chair.view();
        Judgement judgement = new Judgement(view, chair.heard(), game.holyKnight(), chance);
        double[] worth = judgement.worth(moves);
        int chosen = best(worth, chance);
        if (notes.wanted()) {
            judgement.explain(legal, moves, worth, chosen, notes);
        }
        return legal.at(chosen);
    }

    /** The greatest; among equals chance decides. */
    private static int best(double[] worth, Chance chance) {
        int best = 0;
        int equals = 1;
        for (int i = 1; i < worth.length; i++) {
            if (worth[i] > worth[best] + EQUAL) {
                best = i;
                equals = 1;
            } else if (worth[i] > worth[best] - EQUAL && chance.below(++equals) == 0) {
                best = i;
            }
        }
        return best;
    }
}
