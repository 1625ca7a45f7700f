package masque.games.queenseat;

import java.util.ArrayList;
import java.util.List;
import masque.core.Phrase;
import masque.core.Seat;

/** Looks back at who sat in the Queenseat, and says what decided a game that is over. */
final class Reigns {
    private Reigns() {}

    static QueenView.Result result(QueenState state) {
        List<QueenView.Reign> reigns = of(state);
        return new QueenView.Result(
                Eyes.winner(state), state.round, state.holders() != 0, reigns, decided(reigns));
    }

    /** Who was Queen at the beginning and at the end of each round, as times without a gap. */
    private static List<QueenView.Reign> of(QueenState state) {
        List<QueenView.Reign> reigns = new ArrayList<>();
        // At the beginning everybody sits at the place of their own number.
        int queen = state.throne;
        int from = 0;
        for (int round = 1; round <= state.round; round++) {
            int next = Log.queenOf(state.rounds[round - 1]);
            if (next != queen) {
                reigns.add(new QueenView.Reign(new Seat(queen), from, round - 1));
                queen = next;
                from = round;
            }
        }
        reigns.add(new QueenView.Reign(new Seat(queen), from, state.round));
        return List.copyOf(reigns);
    }

    private static Phrase decided(List<QueenView.Reign> reigns) {
        QueenView.Reign last = reigns.getLast();
        return reigns.size() == 1
                ? Phrase.of("decided-kept", "queen", last.queen())
                : Phrase.of(
                        "decided-took",
                        "queen",
                        last.queen(),
                        "before",
                        reigns.get(reigns.size() - 2).queen(),
                        "round",
                        last.from(),
                        "kept",
                        last.to() - last.from());
    }
}
