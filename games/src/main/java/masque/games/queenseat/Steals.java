package masque.games.queenseat;

import masque.core.Chance;
import masque.core.Sink;

/** Cards that are stolen or handed over, and which way received cards face (QS-5.1, QS-5.2). */
final class Steals {
    private Steals() {}

    /** Goes on with what is under way: received cards first, then the action, then its card. */
    static void proceed(QueenState state, Chance chance, Sink sink) {
        int facer = facer(state);
        if (facer != QueenState.NONE) {
            state.ask(Phase.FACING, facer);
        } else if (!state.acting) {
            Losing.next(state, chance, sink);
        } else if (state.left == 0 || !stealsOn(state)) {
            finish(state, chance, sink);
        }
    }

    /** Who has to say how a received card faces: the actor first, then clockwise. */
    private static int facer(QueenState state) {
        int owing = 0;
        for (int seat = 0; seat < state.game.seats; seat++) {
            owing |= state.fresh[seat] != 0 ? 1 << seat : 0;
        }
        return owing == 0 ? QueenState.NONE : state.firstFrom(state.placeOf(state.actor), owing);
    }

    /** The next card to be stolen, if there is one. */
    private static boolean stealsOn(QueenState state) {
        if (state.target == QueenState.NONE || anyone(state)) {
            if (Actions.targets(state) == 0) {
                return false;
            }
            state.ask(Phase.CHOOSING, state.actor);
            return true;
        }
        if (open(state) == 0 && !blind(state)) {
            return false;
        }
        state.ask(Phase.STEALING, state.actor);
        return true;
    }

    /** QS-4.5: whether each card may be stolen from anybody. */
    private static boolean anyone(QueenState state) {
        return state.voteOf(state.actor) == Princess.WHISTLEY_WINE.ordinal();
    }

    /** Lets the actor steal so many cards from somebody, or from anybody. */
    static boolean askThief(QueenState state, int count, int whom, Sink sink) {
        state.left = count;
        state.target = whom;
        if (count > 0 && stealsOn(state)) {
            return true;
        }
        state.left = 0;
        return Actions.idle(state, sink);
    }

    /** Bits of the kinds of public cards that can be stolen. */
    static int open(QueenState state) {
        return Cards.kinds(state.open[state.target]);
    }

    /** Whether a secret card can be stolen. */
    static boolean blind(QueenState state) {
        return state.secret[state.target] != 0
                && state.voteOf(state.actor) != Princess.EYRIE_FEYLE.ordinal();
    }

    /** QS-5.2: a chosen public card is stolen, or a random secret one. */
    static void steal(QueenState state, int code, Chance chance, Sink sink) {
        int thief = state.actor;
        int victim = state.target;
        state.left--;
        if (code == QueenGame.BLIND) {
            long hand = state.secret[victim];
            int kind = Cards.at(hand, chance.below(Cards.size(hand)));
            int eyes = 1 << thief | 1 << victim;
            Sight.leaveUnseen(state, victim, kind, eyes);
            Sight.enterUnseen(state, thief, kind, eyes);
            state.fresh[thief] += Cards.one(kind);
            state.freshSeen[thief] = eyes;
            Tell.stoleSecretly(state, kind, sink);
        } else {
            int kind = code - QueenGame.STEAL;
            state.open[victim] -= Cards.one(kind);
            receiveOpenly(state, thief, kind);
            Tell.stole(state, kind, sink);
        }
        proceed(state, chance, sink);
    }

    /** A card that all have seen comes to somebody. */
    static void receiveOpenly(QueenState state, int seat, int kind) {
        Sight.enterOpenly(state, seat, kind);
        state.fresh[seat] += Cards.one(kind);
        state.freshSeen[seat] = state.allEyes();
    }

    /** QS-5.1: a received card stays secret or becomes public. */
    static void face(QueenState state, int seat, boolean show, Chance chance, Sink sink) {
        int kind = Cards.lowest(state.fresh[seat]);
        state.fresh[seat] -= Cards.one(kind);
        if (show) {
            Sight.leaveOpenly(state, seat, kind);
            state.open[seat] += Cards.one(kind);
        }
        Tell.faced(state, seat, kind, show, sink);
        proceed(state, chance, sink);
    }

    /** QS-4.6: the Queen gives all her cards of a Princess: first those that all can see. */
    static void handOver(QueenState state, int princess, Chance chance, Sink sink) {
        int queen = state.queen();
        long open = Cards.only(state.open[queen], princess);
        Tell.handedOpenly(state, open, sink);
        state.open[queen] -= open;
        for (long rest = open; rest != 0; ) {
            int kind = Cards.lowest(rest);
            receiveOpenly(state, state.actor, kind);
            rest -= Cards.one(kind);
        }
        state.target = queen;
        state.named = princess;
        proceed(state, chance, sink);
    }

    /** QS-4.6: then those that only the two have seen; all know their type. */
    private static void handOverSecret(QueenState state, Chance chance, Sink sink) {
        int actor = state.actor;
        int queen = state.target;
        int princess = state.named;
        int eyes = 1 << actor | 1 << queen;
        state.target = QueenState.NONE;
        long cards = Cards.only(state.secret[queen], princess);
        Tell.handedOver(state, princess, cards, sink);
        for (long rest = cards; rest != 0; ) {
            int kind = Cards.lowest(rest);
            Sight.leave(state, queen, kind, eyes);
            Sight.lessOf(state, queen, princess);
            Sight.enter(state, actor, kind, eyes);
            Sight.moreOf(state, actor, princess);
            state.fresh[actor] += Cards.one(kind);
            rest -= Cards.one(kind);
        }
        Sight.stated(state, queen, princess, 0);
        state.freshSeen[actor] = eyes;
        proceed(state, chance, sink);
    }

    /** What is left to be done of an action once nothing more is stolen. */
    private static void finish(QueenState state, Chance chance, Sink sink) {
        int actor = state.actor;
        Princess princess = Princess.at(state.voteOf(actor));
        if (princess == Princess.EGGSNATCHER && state.target != QueenState.NONE) {
            handOverSecret(state, chance, sink);
        } else if (princess == Princess.EYRIE_FEYLE && state.picked[actor] != 0) {
            giveSecret(state, chance, sink);
        } else {
            state.left = 0;
            Losing.dispose(state, chance, sink);
        }
    }

    /** QS-4.8: the card that was picked before goes to the Queen. */
    private static void giveSecret(QueenState state, Chance chance, Sink sink) {
        int actor = state.actor;
        int queen = state.target;
        int kind = Cards.lowest(state.picked[actor]);
        int eyes = 1 << actor | 1 << queen;
        state.dropPicks();
        Sight.leaveUnseen(state, actor, kind, eyes);
        Sight.enterUnseen(state, queen, kind, eyes);
        state.fresh[queen] += Cards.one(kind);
        state.freshSeen[queen] = eyes;
        state.left = 0;
        Tell.gaveSecret(state, kind, sink);
        proceed(state, chance, sink);
    }
}
