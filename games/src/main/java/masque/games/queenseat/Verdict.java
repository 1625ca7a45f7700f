package masque.games.queenseat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import masque.core.Phrase;
import masque.core.Seat;

/** Says why a vote went as it did (QS-2.3). */
final class Verdict {
    private Verdict() {}

    /** Why the winning type won; nothing before the votes are counted. */
    static Optional<Phrase> of(QueenState state) {
        return state.winning == QueenState.NONE ? Optional.empty() : Optional.of(why(state));
    }

    static Phrase why(QueenState state) {
        int most = count(state, state.winning);
        int others = 0;
        List<Phrase> tied = new ArrayList<>();
        for (int type = 0; type < Princess.COUNT; type++) {
            int votes = type == state.winning ? 0 : count(state, type);
            others = Math.max(others, votes);
            if (votes == most) {
                tied.add(Eyes.princess(type));
            }
        }
        Phrase winner = Eyes.princess(state.winning);
        if (tied.isEmpty()) {
            return others == 0
                    ? Phrase.of("verdict-all", "winner", winner, "votes", most)
                    : Phrase.of("verdict-most", "winner", winner, "votes", most, "others", others);
        }
        // Seats may have been swapped since: who came first then is remembered.
        return Phrase.of(
                state.foremost == state.reigning ? "verdict-queen" : "verdict-first",
                "winner",
                winner,
                "tied",
                tied,
                "votes",
                most,
                "who",
                new Seat(state.foremost));
    }

    /** The votes stay known until the first one of the next round. */
    private static int count(QueenState state, int type) {
        int count = 0;
        for (int seat = 0; seat < state.game.seats; seat++) {
            boolean cast = state.votes[seat] != QueenState.NONE;
            count += cast && state.voteOf(seat) == type ? 1 : 0;
        }
        return count;
    }
}
