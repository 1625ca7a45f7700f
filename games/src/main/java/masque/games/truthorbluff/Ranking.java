package masque.games.truthorbluff;

import java.util.ArrayList;
import java.util.List;
import masque.core.Result;

/**
 * Who stands how (TB-7.1). A standing is one number, the greater the better: the total of the
 * tokens, then the tiles left in the holder, the number of tokens, and few Villains face up.
 */
final class Ranking {
    private static final int BITS = 7;
    private static final int MASK = (1 << BITS) - 1;
    private static final int DEFEATED = -1;

    private Ranking() {}

    /**
     * TB-7.1: everybody by standing, the defeated last and equal. The points are the total of the
     * tokens, for the defeated too: they rank last but keep what they have.
     */
    static Result result(BluffState state) {
        if (state.phase != Phase.OVER) {
            throw new IllegalStateException("the game goes on");
        }
        List<Integer> places = new ArrayList<>(state.game.seats);
        List<Integer> points = new ArrayList<>(state.game.seats);
        for (int seat = 0; seat < state.game.seats; seat++) {
            places.add(place(state, seat));
            points.add(Tokens.total(state.tokens[seat]));
        }
        return new Result(winners(state), places, points);
    }

    /** A seat's standing at the end of the game. */
    static int standing(BluffState state, int seat) {
        if ((state.defeated >>> seat & 1) != 0) {
            return DEFEATED;
        }
        int tokens = state.tokens[seat];
        int few = MASK - Tiles.villains(state.tiles[state.faceUp(seat)]);
        return ((Tokens.total(tokens) << BITS | Tiles.size(state.tiles[seat])) << BITS
                                | Tokens.size(tokens))
                        << BITS
                | few;
    }

    /** Bits of those whose standing is the best. */
    static int winners(BluffState state) {
        return best(state, 0);
    }

    /** Bits of those who stand best after the winners; none if all others are defeated. */
    static int next(BluffState state) {
        return best(state, winners(state) | state.defeated);
    }

    private static int best(BluffState state, int without) {
        int best = DEFEATED;
        int found = 0;
        for (int seat = 0; seat < state.game.seats; seat++) {
            int standing = standing(state, seat);
            if ((without >>> seat & 1) == 0 && standing >= best) {
                found = standing > best ? 1 << seat : found | 1 << seat;
                best = standing;
            }
        }
        return found;
    }

    /** Counted from 1: how many stand better, and one. */
    private static int place(BluffState state, int seat) {
        int place = 1;
        for (int other = 0; other < state.game.seats; other++) {
            place += standing(state, other) > standing(state, seat) ? 1 : 0;
        }
        return place;
    }

    /** Which part of the standing told the winner from the next best. */
    static Decider decider(BluffState state) {
        int winners = winners(state);
        if ((winners & winners - 1) != 0) {
            return Decider.SHARED;
        }
        int best = standing(state, Integer.numberOfTrailingZeros(winners));
        int others = next(state);
        if (others == 0) {
            return Decider.LAST_STANDING;
        }
        int next = standing(state, Integer.numberOfTrailingZeros(others));
        int part = (Integer.SIZE - 1 - Integer.numberOfLeadingZeros(best ^ next)) / BITS;
        return switch (part) {
            case 0 -> Decider.VILLAINS;
            case 1 -> Decider.TOKENS;
            case 2 -> Decider.HOLDER;
            default -> Decider.TOTAL;
        };
    }
}
