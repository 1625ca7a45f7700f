package masque.games.queenseat;

import masque.core.Phrase;
import masque.core.Seat;

/**
 * Says what a viewer wants to achieve, how far that is, and what helps now. Everything here is
 * public: who sits where, how many secret cards there are, public cards, and votes once counted.
 */
final class Aim {
    private final QueenState state;
    private final int seat;

    private Aim(Eyes eyes) {
        state = eyes.state;
        seat = eyes.seat;
    }

    static Phrase of(Eyes eyes) {
        return eyes.over() ? Phrase.of("goal-over") : new Aim(eyes).goal(eyes.seated());
    }

    private Phrase goal(boolean seated) {
        Seat queen = new Seat(state.queen());
        if (!seated) {
            return Phrase.of("goal-watching", "left", left(), "queen", queen);
        }
        return seat == state.queen()
                ? Phrase.of("goal-queen", "left", left(), "danger", danger())
                : Phrase.of("goal-away", "left", left(), "way", way());
    }

    /** QS-3.1, QS-3.2: how many votes are to come, if no card becomes secret again. */
    private int left() {
        boolean voting = state.phase == Phase.VOTING;
        int most = 0;
        for (int who = 0; who < state.game.seats; who++) {
            boolean played = voting && (state.shown & state.voted & 1 << who) != 0;
            most = Math.max(most, Cards.size(state.secret[who]) + (played ? 1 : 0));
        }
        return Math.min(most, state.game.mostRounds - state.round + (voting ? 1 : 0));
    }

    /** How somebody else than the Queen can get her seat. */
    private Phrase way() {
        if ((state.losers >>> seat & 1) != 0) {
            return lost();
        }
        boolean voting = state.phase == Phase.VOTING;
        boolean mute = state.secret[seat] == 0 && !(voting && (state.voted >>> seat & 1) != 0);
        if (mute) {
            return Phrase.of("way-mute");
        }
        int clockwise = Math.abs(state.placeOf(seat) - state.throne);
        return Phrase.of(
                "way-" + rule(voting ? state.test : state.testNext),
                "queen",
                new Seat(state.queen()),
                "away",
                Math.min(clockwise, state.game.seats - clockwise));
    }

    /** QS-2.6: what somebody who has lost the vote can do about the Queen. */
    private Phrase lost() {
        int queen = state.queen();
        if (state.frozen(seat)) {
            return Phrase.of("way-frozen");
        }
        if (Losing.mayReplace(state, seat, queen)) {
            return Phrase.of("way-can", "queen", new Seat(queen));
        }
        return Phrase.of(
                "way-cannot-" + rule(state.test),
                "queen",
                new Seat(queen),
                "princess",
                Eyes.princess(state.winning),
                "own",
                Cards.ofPrincess(state.open[seat], state.winning),
                "hers",
                Cards.ofPrincess(state.open[queen], state.winning));
    }

    /** Who can take the Queen's seat, or how. */
    private Phrase danger() {
        int losers = state.losers & state.others(seat);
        if (losers == 0) {
            boolean voting = state.phase == Phase.VOTING;
            return Phrase.of("danger-" + rule(voting ? state.test : state.testNext));
        }
        int able = 0;
        for (int rest = losers & ~state.frozen; rest != 0; rest &= rest - 1) {
            int who = Integer.numberOfTrailingZeros(rest);
            able |= Losing.mayReplace(state, who, seat) ? 1 << who : 0;
        }
        return able == 0
                ? Phrase.of("danger-none", "who", Eyes.seats(losers))
                : Phrase.of("danger-now", "who", Eyes.seats(able));
    }

    /** QS-2.6, QS-4.9, QS-4.10: what it takes to swap with the Queen, as part of a key. */
    private String rule(SwapTest test) {
        return switch (test) {
            case SHE_HAS_FEWER -> state.game.equalSwap ? "equal" : "fewer";
            case SHE_HAS_MORE -> "more";
            case LOSING_TYPE -> "losing";
        };
    }
}
