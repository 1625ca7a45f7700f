package masque.games.masqueradebattle;

import java.util.Arrays;
import masque.core.Result;

/** Who wins the game, from what each seat has collected for its true side (MB-8.2 to MB-8.4). */
final class Scoring {
    /** MB-8.3: what the Queen or Princess adds for an honest bid. */
    static final int BONUS = 5;

    private final int[] counts;
    private final int dark;
    private final int bid;
    private final int bidder;
    private final Side bidSide;

    /**
     * A scoring of bare numbers.
     *
     * @param counts the Characters on the pile of each seat's true side
     * @param dark bits of the seats whose true side is the Dark Kingdom
     */
    Scoring(int[] counts, int dark, int bid, int bidder, Side bidSide) {
        this.counts = counts.clone();
        this.dark = dark;
        this.bid = bid;
        this.bidder = bidder;
        this.bidSide = bidSide;
    }

    /** The scoring of a game as if it ended now. */
    static Scoring of(BattleState state) {
        int[] counts = new int[state.game.seats];
        for (int seat = 0; seat < counts.length; seat++) {
            counts[seat] =
                    Long.bitCount(state.characters[state.pile(seat, state.dark >>> seat & 1)]);
        }
        return new Scoring(counts, state.dark, state.bid, state.bidder, Side.at(state.bidSide));
    }

    Side team(int seat) {
        return Side.at(dark >>> seat & 1);
    }

    int count(int seat) {
        return counts[seat];
    }

    /** MB-8.3. */
    int bonus(int seat) {
        return seat == bidder && bidSide == team(seat) ? BONUS : 0;
    }

    private int best(Side side) {
        int best = 0;
        for (int seat = 0; seat < counts.length; seat++) {
            if (team(seat) == side) {
                best = Math.max(best, counts[seat] + bonus(seat));
            }
        }
        return best;
    }

    /** The true side of the Queen or Princess. */
    Side bidding() {
        return team(bidder);
    }

    /** The highest count on the side of the Queen or Princess. */
    int bestBidding() {
        return best(bidding());
    }

    /** The highest count on the other side. */
    int bestOther() {
        return best(Side.at(1 - bidding().ordinal()));
    }

    /** MB-8.4 (a). */
    boolean kept() {
        return bestBidding() >= bid;
    }

    /** MB-8.4 (b). */
    boolean ahead() {
        return bestBidding() >= bestOther();
    }

    /** MB-8.4. */
    Side winner() {
        return kept() && ahead() ? bidding() : Side.at(1 - bidding().ordinal());
    }

    /** Bits of the seats of the winning side. */
    int winners() {
        int all = (1 << counts.length) - 1;
        return winner() == Side.DARK ? dark & all : ~dark & all;
    }

    /**
     * MB-8.4: a side wins as a whole and counts do not rank its players. The points are a player's
     * count (MB-8.2) with what an honest bid adds (MB-8.3).
     */
    Result result() {
        int[] points = new int[counts.length];
        Arrays.setAll(points, seat -> counts[seat] + bonus(seat));
        return Result.of(winners(), points);
    }
}
