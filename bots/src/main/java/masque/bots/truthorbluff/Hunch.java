package masque.bots.truthorbluff;

import java.util.EnumMap;
import java.util.Map;
import masque.games.truthorbluff.BluffView;
import masque.games.truthorbluff.Face;

/**
 * Who may be on the tile that lies before a seat: what is still unseen, weighed by what everybody
 * who saw the tile called it, and by how often they speak the truth.
 */
final class Hunch {
    private static final int CHARACTERS = 8;

    /** A tile that its owner took back is played rather soon. */
    static final double TAKEN_BACK = 1.5;

    private final Map<Face, Double> chances = new EnumMap<>(Face.class);

    Hunch(BluffView view, Recall recall) {
        BluffView.Round round = view.round().orElseThrow();
        int starter = round.starter().index();
        double sum = 0;
        for (BluffView.Tally tally : view.tally()) {
            Face face = tally.face();
            double weight =
                    Math.max(0, tally.unseen() - recall.inBag(face))
                            + TAKEN_BACK * recall.holds(starter, face);
            for (BluffView.Claim claim : round.chain()) {
                weight *= likelihood(claim, face, recall.honest(claim.from().index()));
            }
            chances.put(face, weight);
            sum += weight;
        }
        double all = sum;
        if (all > 0) {
            chances.replaceAll((face, weight) -> weight / all);
        }
    }

    /** A Villain is always called something else (TB-3.1). */
    private static double likelihood(BluffView.Claim claim, Face face, double honest) {
        if (face.villain()) {
            return 1.0 / CHARACTERS;
        }
        return claim.name() == face ? honest : (1 - honest) / (CHARACTERS - 1);
    }

    /** How likely this face is on the tile. */
    double of(Face face) {
        return chances.getOrDefault(face, 0.0);
    }
}
