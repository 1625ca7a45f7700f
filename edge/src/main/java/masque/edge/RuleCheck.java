package masque.edge;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import masque.core.BadInput;
import masque.core.Box;
import masque.core.Fate;
import masque.core.Phrase;
import masque.core.Seat;
import masque.core.Table;
import masque.edge.Audit.Finding;
import masque.edge.Audit.Point;

/** Plays a game again by its rules and compares how it ends. */
final class RuleCheck {
    /** Nothing is drawn that the journal does not hold. */
    private static final Fate NONE =
            ply -> {
                throw new IllegalStateException(
                        "a game was played on beyond its journal, to ply " + ply);
            };

    private RuleCheck() {}

    static List<Finding> of(GameFile game, Optional<Box> box) {
        if (box.isEmpty()) {
            return unplayable(Phrase.of("fair-rules-unknown", "game", game.journal().game()));
        }
        Table table;
        try {
            table = Table.replay(box.get(), game.journal(), NONE);
        } catch (BadInput bad) {
            return unplayable(Phrase.of("fair-rules-broken", "problem", bad.phrase()));
        }
        Phrase steps = Phrase.of("fair-rules-hold", "steps", table.plies());
        return List.of(
                new Finding(Point.RULES, true, steps), ending(game, table), winners(game, table));
    }

    private static List<Finding> unplayable(Phrase problem) {
        return List.of(
                new Finding(Point.RULES, false, problem),
                new Finding(Point.ENDING, false, Phrase.of("fair-ending-unknown")),
                new Finding(Point.WINNERS, false, Phrase.of("fair-winners-unknown")));
    }

    private static Finding ending(GameFile game, Table table) {
        boolean over = table.pending() == 0;
        return switch (game.ending()) {
            case FINISHED ->
                    new Finding(
                            Point.ENDING,
                            over,
                            Phrase.of(over ? "fair-ending-finished" : "fair-ending-unfinished"));
            case ENDED -> before(over, "fair-ending-agreed");
            case FORFEIT -> before(over, "fair-ending-forfeit");
            case CALLED_OFF -> before(over, "fair-ending-called-off");
        };
    }

    /** What is found of a game that is said to have ended before its end. */
    private static Finding before(boolean over, String holds) {
        return new Finding(Point.ENDING, !over, Phrase.of(over ? "fair-ending-over" : holds));
    }

    private static Finding winners(GameFile game, Table table) {
        if (game.ending() == GameFile.Ending.FORFEIT && table.pending() != 0) {
            return new Finding(
                    Point.WINNERS,
                    true,
                    Phrase.of("fair-winners-forfeit", "winners", seats(game.winners())));
        }
        List<Integer> winners = new ArrayList<>();
        for (int seat = 0; seat < game.journal().seats(); seat++) {
            if ((table.winners() >>> seat & 1) != 0) {
                winners.add(seat);
            }
        }
        boolean holds = winners.equals(game.winners());
        return new Finding(
                Point.WINNERS,
                holds,
                Phrase.of(
                        holds ? "fair-winners-hold" : "fair-winners-other",
                        "winners",
                        seats(winners)));
    }

    private static List<Seat> seats(List<Integer> numbers) {
        return numbers.stream().map(Seat::new).toList();
    }
}
