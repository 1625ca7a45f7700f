package masque.games.queenseat;

import masque.core.Chance;
import masque.core.Sink;

/** What the cards do: how each of the 24 actions begins (QS-4.1 to QS-4.12). */
final class Actions {
    private Actions() {}

    /** The action of the losing card. */
    static void begin(QueenState state, Chance chance, Sink sink) {
        int kind = state.votes[state.actor];
        Princess princess = Princess.at(Cards.princess(kind));
        boolean goesOn =
                kind < Cards.DARK ? regular(state, princess, sink) : dark(state, princess, sink);
        if (!goesOn) {
            Steals.proceed(state, chance, sink);
        }
    }

    /** Begins a regular action; returns whether somebody is asked for something. */
    private static boolean regular(QueenState state, Princess princess, Sink sink) {
        int actor = state.actor;
        switch (princess) {
            case STINGERS_HIVE -> {
                state.openNext = true;
                state.hiddenNext |= 1 << actor;
                Tell.effect(state, sink);
            }
            case GALLOPING_SUN -> {
                return askPartner(state, state.secret[actor], sink);
            }
            case TRUNKTRUMPETS -> {
                return trade(state, sink);
            }
            case FEATHERDANCER -> {
                return askName(state, state.secret[actor] != 0, sink);
            }
            case WHISTLEY_WINE -> {
                return askName(state, true, sink);
            }
            case EGGSNATCHER -> state.sent = true;
            case FEARED_FLAME -> {
                boolean can = actor != state.queen() && (state.owners() >>> actor & 1) != 0;
                return askPicks(state, can ? 1 << actor : 0, 1, sink);
            }
            case EYRIE_FEYLE -> {
                int count = Math.min(2, Cards.size(state.open[state.queen()]));
                return askPicks(state, count == 0 ? 0 : 1 << state.queen(), count, sink);
            }
            case CHATTERED_FINS -> {
                state.testNext = SwapTest.LOSING_TYPE;
                Tell.effect(state, sink);
            }
            case GALAKSEA -> {
                state.barNext = Bar.NONE;
                Tell.effect(state, sink);
            }
            case VENOMFRUIT -> Venom.losing(state, sink);
            case COLORCOATS -> freeze(state, sink);
        }
        return false;
    }

    /** Begins a dark action; returns whether somebody is asked for something. */
    private static boolean dark(QueenState state, Princess princess, Sink sink) {
        int actor = state.actor;
        int queen = state.queen();
        boolean can = actor != queen && !state.frozen(actor);
        switch (princess) {
            case STINGERS_HIVE -> {
                if (can && (state.votersOf(state.winning) >>> queen & 1) == 0) {
                    Losing.swap(state, queen, sink);
                } else {
                    idle(state, sink);
                }
            }
            case GALLOPING_SUN -> {
                return askPartner(state, state.open[actor], sink);
            }
            case TRUNKTRUMPETS -> {
                int votes = Integer.bitCount(state.votersOf(princess.ordinal()));
                return Steals.askThief(state, can ? votes : 0, queen, sink);
            }
            case FEATHERDANCER -> {
                if ((state.owners() & state.others(actor)) != 0) {
                    state.ask(Phase.CALLING, actor);
                    return true;
                }
                idle(state, sink);
            }
            case WHISTLEY_WINE -> {
                int count = Cards.ofPrincess(state.open[queen], princess.ordinal());
                int steals = state.frozen(actor) ? 0 : count;
                return Steals.askThief(state, steals, QueenState.NONE, sink);
            }
            case EGGSNATCHER -> {
                return askName(state, can, sink);
            }
            case FEARED_FLAME -> {
                state.barNext = Bar.LEAST;
                Tell.effect(state, sink);
            }
            case EYRIE_FEYLE -> {
                return eyrie(state, can && state.open[queen] != 0, sink);
            }
            case CHATTERED_FINS -> {
                state.randomNext = true;
                Tell.effect(state, sink);
            }
            case GALAKSEA -> {
                state.testNext = SwapTest.SHE_HAS_MORE;
                Tell.effect(state, sink);
            }
            case VENOMFRUIT -> Venom.winning(state, sink);
            case COLORCOATS -> turnOver(state, can, sink);
        }
        return false;
    }

    /** QS-2.8: as far as it is impossible an action does nothing. */
    static boolean idle(QueenState state, Sink sink) {
        state.deeds[state.actor] = Deed.withIdle(state.deeds[state.actor]);
        Tell.idle(state, sink);
        return false;
    }

    private static boolean askName(QueenState state, boolean can, Sink sink) {
        if (!can) {
            return idle(state, sink);
        }
        state.ask(Phase.NAMING, state.actor);
        return true;
    }

    /** QS-4.2: with whom to exchange cards, if there are any to exchange. */
    private static boolean askPartner(QueenState state, long cards, Sink sink) {
        if (cards == 0 || state.frozen(state.actor) || partners(state) == 0) {
            return idle(state, sink);
        }
        state.ask(Phase.CHOOSING, state.actor);
        return true;
    }

    /** QS-5.4: bits of those whom an action that changes hands can be about. */
    private static int partners(QueenState state) {
        return state.others(state.actor) & ~state.frozen;
    }

    private static boolean askPicks(QueenState state, int seats, int count, Sink sink) {
        if (seats == 0) {
            return idle(state, sink);
        }
        state.phase = Phase.PICKING;
        state.waiting = seats;
        state.left = count;
        return true;
    }

    /** QS-4.3: those who voted Trunktrumpets trade; a single one turns two cards. */
    private static boolean trade(QueenState state, Sink sink) {
        int actor = state.actor;
        int voters = state.votersOf(Princess.TRUNKTRUMPETS.ordinal());
        int able = voters & state.owners() & ~state.frozen;
        if (voters != 1 << actor) {
            return askPicks(state, Integer.bitCount(able) > 1 ? able : 0, 1, sink);
        }
        int cards = Cards.size(state.secret[actor]) + Cards.size(state.open[actor]);
        return askPicks(state, able, Math.min(2, cards), sink);
    }

    /** QS-4.8: first the card that is given, then the two that are stolen. */
    private static boolean eyrie(QueenState state, boolean can, Sink sink) {
        if (can && state.secret[state.actor] != 0) {
            return askPicks(state, 1 << state.actor, 1, sink);
        }
        return Steals.askThief(state, can ? 2 : 0, state.queen(), sink);
    }

    /** QS-4.12: whoever sits after the actor, up to the Queenseat, is frozen. */
    private static void freeze(QueenState state, Sink sink) {
        int seats = state.game.seats;
        int frozen = 0;
        int last = (state.throne + seats - 1) % seats;
        for (int place = state.placeOf(state.actor); place != last; ) {
            place = place + 1 == seats ? 0 : place + 1;
            frozen |= 1 << state.seatAt(place);
        }
        if (frozen == 0) {
            idle(state, sink);
            return;
        }
        state.frozen |= frozen;
        Tell.froze(frozen, sink);
    }

    /** QS-4.12: all own cards turn over. */
    private static void turnOver(QueenState state, boolean can, Sink sink) {
        int actor = state.actor;
        if (!can || (state.owners() >>> actor & 1) == 0) {
            idle(state, sink);
            return;
        }
        Sight.turnOver(state, actor);
        Tell.turnedOver(state, sink);
    }

    /** Bits of the Princesses that the actor can name. */
    static int names(QueenState state) {
        return state.voteOf(state.actor) == Princess.FEATHERDANCER.ordinal()
                ? types(state.secret[state.actor])
                : state.game.princesses;
    }

    /** Bits of the Princesses of whom there is a card. */
    static int types(long set) {
        int kinds = Cards.kinds(set);
        return (kinds | kinds >>> Cards.DARK) & ((1 << Cards.DARK) - 1);
    }

    /** QS-4.4, QS-4.5, QS-4.6: a Princess is named. */
    static void name(QueenState state, int princess, Chance chance, Sink sink) {
        int actor = state.actor;
        state.deeds[actor] = Deed.withName(state.deeds[actor], princess);
        Tell.named(state, princess, sink);
        switch (Princess.at(state.voteOf(actor))) {
            case FEATHERDANCER -> {
                state.forced[state.game.seats + state.forcedNext++] =
                        Forced.promise(actor, princess);
                Sight.promised(state, actor, princess);
                state.ask(Phase.CHOOSING, actor);
            }
            case WHISTLEY_WINE -> {
                int first = say(state, state.after(actor), princess, sink);
                int second = say(state, state.before(actor), princess, sink);
                state.deeds[actor] = Deed.withCounts(state.deeds[actor], first, second);
                Steals.proceed(state, chance, sink);
            }
            default -> Steals.handOver(state, princess, chance, sink);
        }
    }

    /** QS-4.5: a neighbour says how many cards of a Princess there are in both hands. */
    private static int say(QueenState state, int seat, int princess, Sink sink) {
        int secret = Cards.ofPrincess(state.secret[seat], princess);
        int count = secret + Cards.ofPrincess(state.open[seat], princess);
        Sight.stated(state, seat, princess, secret);
        Tell.said(seat, princess, count, sink);
        return count;
    }

    /** Bits of those whom the action can be about. */
    static int targets(QueenState state) {
        return switch (Princess.at(state.voteOf(state.actor))) {
            case FEATHERDANCER -> state.others(state.actor);
            case WHISTLEY_WINE -> partners(state) & state.owners();
            default -> partners(state);
        };
    }

    /** QS-4.2, QS-4.4, QS-4.5: somebody is chosen. */
    static void choose(QueenState state, int whom, Chance chance, Sink sink) {
        int actor = state.actor;
        state.target = whom;
        state.deeds[actor] = Deed.withWhom(state.deeds[actor], whom);
        Tell.chose(state, sink);
        switch (Princess.at(state.voteOf(actor))) {
            case FEATHERDANCER -> {
                Sight.lookAtAll(state, whom, actor);
                Tell.saw(state, whom, sink);
                Steals.proceed(state, chance, sink);
            }
            case WHISTLEY_WINE -> state.ask(Phase.STEALING, actor);
            default -> {
                long[] hands = state.votes[actor] < Cards.DARK ? state.secret : state.open;
                int most = state.votes[actor] < Cards.DARK ? 2 : 3;
                int fewer = Math.min(Cards.size(hands[actor]), Cards.size(hands[whom]));
                int count = Math.min(most, fewer);
                if (!askPicks(state, count == 0 ? 0 : 1 << actor | 1 << whom, count, sink)) {
                    Steals.proceed(state, chance, sink);
                }
            }
        }
    }

    /** QS-4.4: the others are to show what they hold most or least of. */
    static void call(QueenState state, boolean least, Sink sink) {
        int actor = state.actor;
        if (least) {
            state.deeds[actor] = Deed.withLeast(state.deeds[actor]);
        }
        Tell.called(state, least, sink);
        state.phase = Phase.SHOWING;
        state.waiting = state.owners() & state.others(actor);
        state.left = 1;
    }
}
