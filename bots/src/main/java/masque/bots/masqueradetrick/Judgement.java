package masque.bots.masqueradetrick;

import java.util.List;
import masque.core.Chance;
import masque.core.Event;
import masque.games.masqueradetrick.Card;
import masque.games.masqueradetrick.Mask;
import masque.games.masqueradetrick.TrickMove;
import masque.games.masqueradetrick.TrickView;

/** What the choices of one seat are worth to it, all of them of one kind. */
final class Judgement {
    /** In how many worlds a choice of cards is tried. */
    static final int WORLDS = 100;

    private final Recall recall;
    private final TrickView view;
    private final Suspicion suspicion;
    private final boolean knightIsMine;
    private final Chance chance;

    Judgement(TrickView view, List<Event> heard, boolean knightIsMine, Chance chance) {
        this.view = view;
        this.knightIsMine = knightIsMine;
        this.chance = chance;
        recall = Recall.of(view, heard);
        suspicion = new Suspicion(view, new Conduct(recall));
    }

    double[] worth(List<TrickMove> moves) {
        return moves.getFirst() instanceof TrickMove.Pass
                        || moves.getFirst() instanceof TrickMove.Play
                ? rehearsed(moves)
                : moves.stream().mapToDouble(this::known).toArray();
    }

    private double[] rehearsed(List<TrickMove> moves) {
        Sight sight = new Sight(view, recall);
        Stakes stakes = new Stakes(view, sight, suspicion);
        Rehearsal rehearsal = new Rehearsal(sight, stakes, suspicion, knightIsMine, chance);
        boolean passing = moves.getFirst() instanceof TrickMove.Pass;
        int[] cards = moves.stream().mapToInt(Judgement::card).toArray();
        double[] worth = new double[cards.length];
        for (int i = 0; i < WORLDS; i++) {
            if (passing) {
                rehearsal.pass(cards, worth);
            } else {
                rehearsal.play(cards, worth);
            }
        }
        return worth;
    }

    private static int card(TrickMove move) {
        return switch (move) {
            case TrickMove.Pass(Card card) -> Cards.index(card);
            case TrickMove.Play(Card card) -> Cards.index(card);
            case TrickMove.Look _, TrickMove.LookAway _, TrickMove.Point _ -> Cards.NONE;
        };
    }

    private double known(TrickMove move) {
        return switch (move) {
            case TrickMove.Look(Mask mask) -> suspicion.gain(mask);
            case TrickMove.Point(Mask mask) -> suspicion.right(mask);
            // A look costs nothing, and not to look would tell that there is nothing to find.
            case TrickMove.LookAway _, TrickMove.Pass _, TrickMove.Play _ -> -1;
        };
    }
}
