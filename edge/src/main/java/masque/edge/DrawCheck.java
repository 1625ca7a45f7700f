package masque.edge;

import java.util.List;
import java.util.Optional;
import masque.core.Chance;
import masque.core.Draw;
import masque.core.Fairness;
import masque.core.Journal;
import masque.core.Keyed;
import masque.core.Phrase;
import masque.core.Step;
import masque.edge.Audit.Finding;
import masque.edge.Audit.Point;

/** Holds the draws of a game against its secret and its contributions, whatever the rules are. */
final class DrawCheck {
    private DrawCheck() {}

    static List<Finding> of(GameFile game) {
        return List.of(secret(game), bots(game), draws(game));
    }

    private static Finding secret(GameFile game) {
        return Fairness.commitment(game.secretBytes()).equals(game.commitment())
                ? new Finding(Point.SECRET, true, Phrase.of("fair-secret-holds"))
                : new Finding(Point.SECRET, false, Phrase.of("fair-secret-other"));
    }

    private static Finding bots(GameFile game) {
        for (int seat = 0; seat < game.players().size(); seat++) {
            boolean bot = game.players().get(seat).kind() == GameFile.Player.Kind.BOT;
            if (bot && !game.contributions().get(seat).isEmpty()) {
                return new Finding(
                        Point.BOTS, false, Phrase.of("fair-bots-other", "seat", seat + 1));
            }
        }
        return new Finding(Point.BOTS, true, Phrase.of("fair-bots-hold"));
    }

    private static Finding draws(GameFile game) {
        Journal journal = game.journal();
        Keyed fate = new Keyed(game.key());
        Optional<Phrase> problem = problem(fate, 0, journal.setUp());
        int count = journal.setUp().size();
        for (int ply = 1; ply <= journal.steps().size() && problem.isEmpty(); ply++) {
            Step step = journal.steps().get(ply - 1);
            problem = problem(fate, ply, step.draws());
            count += step.draws().size();
        }
        Phrase hold = Phrase.of("fair-draws-hold", "draws", count);
        return new Finding(Point.DRAWS, problem.isEmpty(), problem.orElse(hold));
    }

    /** The first draw of a ply that is not the key's. */
    private static Optional<Phrase> problem(Keyed fate, int ply, List<Draw> draws) {
        Chance chance = fate.at(ply);
        for (int index = 0; index < draws.size(); index++) {
            Draw draw = draws.get(index);
            int due = chance.below(draw.below());
            if (due != draw.outcome()) {
                return Optional.of(
                        Phrase.of(
                                "fair-draws-other",
                                "ply",
                                ply,
                                "draw",
                                index,
                                "below",
                                draw.below(),
                                "due",
                                due,
                                "outcome",
                                draw.outcome()));
            }
        }
        return Optional.empty();
    }
}
