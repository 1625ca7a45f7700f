package masque.bots.masqueradetrick;

import masque.bots.search.Guide;
import masque.bots.search.Mind;
import masque.core.Chair;
import masque.core.Chance;
import masque.games.masqueradetrick.Phase;
import masque.games.masqueradetrick.TrickView;

/** What there is to know for searching Masquerade Trick: who is who, and what tricks are for. */
public final class TrickGuide implements Guide {
    /** Cards are left to the regular: a search of them won no more games, see docs/bots.md. */
    @Override
    public boolean searches(Chair chair) {
        return ((TrickView) chair.view()).phase() == Phase.POINTING;
    }

    @Override
    public Mind consider(Chair chair, double care, Chance chance) {
        TrickView view = (TrickView) chair.view();
        Recall recall = Recall.of(view, chair.heard());
        Suspicion suspicion = new Suspicion(view, new Conduct(recall));
        int seats = chair.game().seats();
        double[][] fits = new Empathy(view, recall, seats, care, chance).fits();
        Belief belief =
                new Belief(
                        recall.hands,
                        view.mission().orElseThrow().target(),
                        suspicion.castings(),
                        fits);
        return new Dance(chair, view, belief, new Rivals(view, recall));
    }
}
