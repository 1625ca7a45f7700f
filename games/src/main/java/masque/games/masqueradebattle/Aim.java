package masque.games.masqueradebattle;

import masque.core.Phrase;
import masque.core.Seat;

/**
 * Says what a viewer wants to achieve, and how far that is: as far as the viewer knows who is on
 * which side, which is the own Team card and the one that lies face up.
 */
final class Aim {
    private final Eyes eyes;
    private final BattleState state;

    private Aim(Eyes eyes) {
        this.eyes = eyes;
        this.state = eyes.state;
    }

    static Phrase of(Eyes eyes) {
        return new Aim(eyes).phrase();
    }

    private Phrase phrase() {
        if (state.phase == Phase.BIDDING) {
            return eyes.seated()
                    ? Phrase.of("goal-auction", "team", eyes.team(eyes.seat).team())
                    : Phrase.of("goal-auction-watching");
        }
        if (eyes.over()) {
            return promise("goal-over");
        }
        if (!eyes.seated()) {
            return promise("goal-watching");
        }
        return eyes.seat == state.bidder
                ? promised()
                : state.revealed != state.bidder
                        ? inDoubt()
                        : eyes.team(state.bidder) == eyes.team(eyes.seat)
                                ? known("goal-with")
                                : known("goal-against");
    }

    /** MB-8.4, without a word about who is on which side. */
    private Phrase promise(String key) {
        return Phrase.of(key, "bidder", new Seat(state.bidder), "bid", state.bid);
    }

    /** The viewer has promised, and knows whether the promise was honest (MB-8.3). */
    private Phrase promised() {
        Side own = eyes.team(eyes.seat);
        return Phrase.of(
                "goal-own",
                "team",
                own.team(),
                "side",
                own.phrase(),
                "bid",
                state.bid,
                "count",
                count(eyes.seat, own),
                "bonus",
                bonus(own));
    }

    /** Nobody but the Queen or Princess knows on which side she is. */
    private Phrase inDoubt() {
        Side own = eyes.team(eyes.seat);
        return Phrase.of(
                "goal-in-doubt",
                "team",
                own.team(),
                "side",
                own.phrase(),
                "bidder",
                new Seat(state.bidder),
                "bid",
                state.bid,
                "count",
                count(eyes.seat, own));
    }

    /** The Team card of the Queen or Princess lies face up. */
    private Phrase known(String key) {
        Side own = eyes.team(eyes.seat);
        Side bidding = eyes.team(state.bidder);
        return Phrase.of(
                key,
                "team",
                own.team(),
                "side",
                own.phrase(),
                "bidder",
                new Seat(state.bidder),
                "bid",
                state.bid,
                "most",
                count(state.bidder, bidding) + bonus(bidding),
                "count",
                count(eyes.seat, own));
    }

    /** MB-7.1: piles lie open. */
    private int count(int seat, Side side) {
        return Long.bitCount(state.characters[state.pile(seat, side.ordinal())]);
    }

    /** MB-8.3: what is added if this is the bidder's true side. */
    private int bonus(Side bidding) {
        return bidding.ordinal() == state.bidSide ? Scoring.BONUS : 0;
    }
}
