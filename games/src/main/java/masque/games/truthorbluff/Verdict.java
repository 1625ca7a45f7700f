package masque.games.truthorbluff;

import java.util.List;
import java.util.Locale;
import masque.core.Phrase;
import masque.core.Seat;

/** Says why the game ended, and what told the winner from the next best (TB-6.11, TB-7.1). */
final class Verdict {
    private Verdict() {}

    static List<Phrase> of(BluffState state) {
        int winners = Ranking.winners(state);
        int next = Ranking.next(state);
        int first = Integer.numberOfTrailingZeros(winners);
        Decider decider = Ranking.decider(state);
        int second = next == 0 ? first : Integer.numberOfTrailingZeros(next);
        return List.of(
                ended(state.cause, Eyes.seats(state.defeated)),
                won(
                        decider,
                        Eyes.seats(winners),
                        Eyes.seats(next),
                        Tokens.total(state.tokens[first]),
                        counted(state, decider, first),
                        counted(state, decider, second)));
    }

    private static Phrase ended(Ending cause, List<Seat> defeated) {
        return cause == Ending.OUT_OF_TILES
                ? Phrase.of("end-out", "who", defeated.getFirst())
                : Phrase.of("end-set", "who", defeated, "ending", cause.phrase());
    }

    /**
     * Why somebody won.
     *
     * @param next those who are next best
     * @param points what the winner's tokens are worth
     * @param mine what the winner has of what decided it
     * @param theirs what the next best have of it
     */
    static Phrase won(
            Decider decider,
            List<Seat> winners,
            List<Seat> next,
            int points,
            int mine,
            int theirs) {
        return Phrase.of(
                "end-" + decider.name().toLowerCase(Locale.ROOT).replace('_', '-'),
                "winner",
                winners.getFirst(),
                "winners",
                winners,
                "next",
                next,
                "points",
                points,
                "mine",
                mine,
                "theirs",
                theirs,
                "more",
                mine - theirs);
    }

    /** What somebody has of what decided the game. */
    private static int counted(BluffState state, Decider decider, int seat) {
        return switch (decider) {
            case HOLDER -> Tiles.size(state.tiles[seat]);
            case TOKENS -> Tokens.size(state.tokens[seat]);
            case VILLAINS -> Tiles.villains(state.tiles[state.faceUp(seat)]);
            case TOTAL, LAST_STANDING, SHARED -> Tokens.total(state.tokens[seat]);
        };
    }
}
