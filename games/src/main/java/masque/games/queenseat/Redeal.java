package masque.games.queenseat;

import masque.core.Chance;

/**
 * Draws afresh all that one viewer cannot know: the others' secret cards, what was set aside, votes
 * that lie face down, cards picked and received, what Feared Flame showed, and what others have
 * seen of each other's hands. The viewer knows its own cards, what it has marked in the others'
 * hands, and what all can tell from statements and votes.
 */
final class Redeal {
    private final QueenState state;
    private final QueenGame game;
    private final int viewer;
    private final Chance chance;

    Redeal(QueenState state, int viewer, Chance chance) {
        this.state = state;
        this.game = state.game;
        this.viewer = viewer;
        this.chance = chance;
    }

    void run() {
        new Hands(state, viewer, chance).deal();
        flames();
        fresh();
        votes();
        picks();
        memories();
    }

    /** A random part of a set, of this size. */
    private long part(long set, int size) {
        long part = 0;
        long rest = set;
        int left = Cards.size(set);
        for (int i = 0; i < size; i++) {
            long card = Cards.one(Cards.at(rest, chance.below(left--)));
            part += card;
            rest -= card;
        }
        return part;
    }

    /** QS-4.7: what others were shown may be any card. */
    private void flames() {
        for (int i = 0; i < state.forced.length; i++) {
            int forced = state.forced[i];
            boolean there =
                    i < game.seats ? i < state.forcedNow : i - game.seats < state.forcedNext;
            if (there && !Forced.knows(forced, viewer)) {
                int kind = chance.bit(Cards.kinds(game.deck));
                state.forced[i] = Forced.flame(Forced.target(forced), Forced.actor(forced), kind);
            }
        }
    }

    private boolean knows(int eyes) {
        return (eyes >>> (viewer < 0 ? game.seats : viewer) & 1) != 0;
    }

    /** Which of their cards others have just received. */
    private void fresh() {
        for (int seat = 0; seat < game.seats; seat++) {
            if (state.fresh[seat] != 0 && !knows(state.freshSeen[seat])) {
                int size = Cards.size(state.fresh[seat]);
                long hand = state.secret[seat];
                boolean named = state.named != QueenState.NONE;
                state.fresh[seat] = part(named ? Cards.only(hand, state.named) : hand, size);
            }
        }
    }

    /** QS-2.1: votes that lie face down. */
    private void votes() {
        for (int rest = state.voted & ~state.shown; rest != 0; rest &= rest - 1) {
            int seat = Integer.numberOfTrailingZeros(rest);
            if (seat != viewer) {
                state.votes[seat] = chance.bit(Ballot.legal(state, seat));
            }
        }
    }

    /** QS-4.4: whether what was picked has been shown to the actor. */
    static boolean glimpses(QueenState state) {
        return state.actor != QueenState.NONE
                && state.phase != Phase.SHOWING
                && state.votes[state.actor] == Princess.FEATHERDANCER.ordinal() + Cards.DARK;
    }

    /** What others have picked, and how far they have got with it. */
    private void picks() {
        boolean picking = state.phase == Phase.PICKING || state.phase == Phase.SHOWING;
        if (glimpses(state) && viewer == state.actor) {
            return;
        }
        for (int seat = 0; seat < game.seats; seat++) {
            boolean owing = (state.waiting >>> seat & 1) != 0;
            if (seat == viewer || (state.picks(seat) == 0 && !(picking && owing))) {
                continue;
            }
            int count = picking && owing ? chance.below(state.left) : state.picks(seat);
            state.picked[seat] = 0;
            state.picked[game.seats + seat] = 0;
            for (int i = 0; i < count; i++) {
                pick(seat, picking);
            }
        }
    }

    private void pick(int seat, boolean picking) {
        if (picking) {
            int secret = Picks.secret(state, seat);
            int open = Picks.open(state, seat);
            int at = chance.below(Integer.bitCount(secret) + Integer.bitCount(open));
            int first = Integer.bitCount(secret);
            int code =
                    at < first
                            ? QueenGame.SECRET + bit(secret, at)
                            : QueenGame.OPEN + bit(open, at - first);
            Picks.add(state, seat, code);
            return;
        }
        // What was picked earlier was there before what has just been received.
        long secret = state.secret[seat] - state.fresh[seat];
        long open = glimpses(state) ? state.open[seat] : 0;
        int at = chance.below(Cards.size(secret) + Cards.size(open));
        if (at < Cards.size(secret)) {
            state.picked[seat] += Cards.one(Cards.at(secret, at));
        } else {
            state.picked[game.seats + seat] += Cards.one(Cards.at(open, at - Cards.size(secret)));
        }
    }

    private static int bit(int mask, int index) {
        return Integer.numberOfTrailingZeros(Integer.expand(1 << index, mask));
    }

    /**
     * QS-5.6: what others have seen of each other's hands: what all have seen, and perhaps more.
     */
    private void memories() {
        for (int owner = 0; owner < game.seats; owner++) {
            if (owner == viewer) {
                continue;
            }
            long common = state.marks[Sight.at(state, owner, game.seats)];
            for (int other = 0; other < game.seats; other++) {
                int at = Sight.at(state, owner, other);
                if (other == viewer || other == owner || state.most[at] == 0) {
                    continue;
                }
                int more = state.most[at] - Cards.size(common);
                long hand = state.secret[owner] - common;
                long seen = common + part(hand, more <= 0 ? 0 : chance.below(more + 1));
                boolean gave = (state.freshSeen[owner] >>> other & 1) != 0;
                state.marks[at] = gave ? Cards.union(seen, state.fresh[owner]) : seen;
            }
        }
    }
}
