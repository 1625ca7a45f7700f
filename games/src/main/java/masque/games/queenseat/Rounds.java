package masque.games.queenseat;

import java.util.Arrays;
import masque.core.Chance;
import masque.core.Sink;

/** A round up to the losing votes: voting, counting, and where the winning votes go. */
final class Rounds {
    private Rounds() {}

    /** QS-2.1: the first round begins. */
    static void begin(QueenState state) {
        state.phase = Phase.VOTING;
        state.voted = 0;
        Ballot.post(state);
        askForVotes(state);
    }

    /** All at once, or one by one clockwise from the Queenseat (QS-2.1, QS-4.1). */
    private static void askForVotes(QueenState state) {
        int left = state.holders() & ~state.voted;
        state.waiting =
                state.openRound && left != 0 ? 1 << state.firstFrom(state.throne, left) : left;
    }

    /** The round after this one begins; what this one brought about for it comes into force. */
    private static void next(QueenState state, Chance chance, Sink sink) {
        state.round++;
        state.bar = state.barNext;
        state.barNext = Bar.MOST;
        state.test = state.testNext;
        state.testNext = SwapTest.SHE_HAS_FEWER;
        state.random = state.randomNext;
        state.randomNext = false;
        state.openRound = state.openNext;
        state.hidden = state.openNext ? state.hiddenNext | 1 << state.queen() : 0;
        state.openNext = false;
        state.hiddenNext = 0;
        if (state.forcedNow + state.forcedNext > 0) {
            int seats = state.game.seats;
            System.arraycopy(state.forced, seats, state.forced, 0, seats);
            Arrays.fill(state.forced, seats, 2 * seats, 0);
            state.forcedNow = state.forcedNext;
            state.forcedNext = 0;
        }
        begin(state);
        Tell.round(state, sink);
        if (state.random) {
            drawVotes(state, chance, sink);
        }
    }

    /** QS-4.9: everybody votes a random card. */
    private static void drawVotes(QueenState state, Chance chance, Sink sink) {
        clear(state);
        state.voted = state.holders();
        for (int rest = state.voted; rest != 0; rest &= rest - 1) {
            int seat = Integer.numberOfTrailingZeros(rest);
            long hand = state.secret[seat];
            state.votes[seat] = Cards.at(hand, chance.below(Cards.size(hand)));
        }
        count(state, chance, sink);
    }

    /** What was seen of the last round makes room for this one. */
    private static void clear(QueenState state) {
        Arrays.fill(state.votes, QueenState.NONE);
        Arrays.fill(state.given, QueenState.NONE);
        Arrays.fill(state.deeds, 0);
        state.winning = QueenState.NONE;
        state.taken = QueenState.NONE;
        state.actor = QueenState.NONE;
        state.shown = 0;
        state.handed = 0;
        state.deedsDone = 0;
    }

    /** QS-2.1: a vote; in an open round most are seen at once (QS-4.1). */
    static void vote(QueenState state, int seat, int kind, Chance chance, Sink sink) {
        if (state.voted == 0) {
            clear(state);
        }
        state.votes[seat] = kind;
        state.voted |= 1 << seat;
        if (state.openRound && (state.hidden >>> seat & 1) == 0) {
            reveal(state, seat);
            Tell.votedOpenly(state, seat, sink);
        } else {
            Tell.voted(seat, sink);
        }
        state.waiting &= ~(1 << seat);
        if (state.openRound) {
            askForVotes(state);
        }
        if (state.waiting == 0) {
            count(state, chance, sink);
        }
    }

    private static void reveal(QueenState state, int seat) {
        int kind = state.votes[seat];
        int voids = Ballot.voids(state, seat, Cards.princess(kind));
        Sight.leaveOpenly(state, seat, kind);
        if (voids != 0) {
            Sight.without(state, seat, voids);
        }
        state.shown |= 1 << seat;
        state.onTable |= 1 << seat;
    }

    /** QS-2.3: votes are revealed and counted. */
    private static void count(QueenState state, Chance chance, Sink sink) {
        for (int rest = state.voted & ~state.shown; rest != 0; rest &= rest - 1) {
            reveal(state, Integer.numberOfTrailingZeros(rest));
        }
        state.winning = winning(state);
        state.winners = state.votersOf(state.winning);
        state.foremost = state.firstFrom(state.throne, state.winners);
        state.reigning = state.queen();
        state.losers = state.voted & ~state.winners;
        Tell.counted(state, sink);
        int choice = candidates(state);
        if ((choice & choice - 1) == 0) {
            take(state, Integer.numberOfTrailingZeros(choice), chance, sink);
        } else {
            state.ask(Phase.TAKING, state.queen());
        }
    }

    /** QS-2.3: most votes; tied, the type whose first vote is nearest to the Queenseat. */
    private static int winning(QueenState state) {
        long counts = 0;
        for (int rest = state.voted; rest != 0; rest &= rest - 1) {
            counts += Cards.unit(state.voteOf(Integer.numberOfTrailingZeros(rest)));
        }
        int most = Cards.most(counts);
        if ((most & (most - 1)) == 0) {
            return Integer.numberOfTrailingZeros(most);
        }
        int voters = 0;
        for (int rest = state.voted; rest != 0; rest &= rest - 1) {
            int seat = Integer.numberOfTrailingZeros(rest);
            voters |= (most >>> state.voteOf(seat) & 1) << seat;
        }
        return state.voteOf(state.firstFrom(state.throne, voters));
    }

    /** QS-2.4: bits of those whose votes the Queen may take. */
    static int candidates(QueenState state) {
        return state.game.anyPick ? state.voted : state.winners;
    }

    /** QS-2.4: the Queen takes a card; whoever voted it has nothing more to do with it. */
    static void take(QueenState state, int seat, Chance chance, Sink sink) {
        state.taken = seat;
        state.winners &= ~(1 << seat);
        state.losers &= ~(1 << seat);
        put(state, seat, state.queen());
        Tell.took(state, seat, sink);
        askGivers(state, chance, sink);
    }

    /** A vote becomes somebody's public card. */
    static void put(QueenState state, int voter, int to) {
        state.onTable &= ~(1 << voter);
        state.given[voter] = to;
        state.open[to] += Cards.one(state.votes[voter]);
    }

    private static void askGivers(QueenState state, Chance chance, Sink sink) {
        if (state.winners != 0) {
            state.ask(Phase.GIVING, state.firstFrom(state.throne, state.winners));
            return;
        }
        state.pointer = state.throne;
        losing(state, chance, sink);
    }

    /** QS-2.4: a winner gives the card away. */
    static void give(QueenState state, int seat, int to, Chance chance, Sink sink) {
        state.winners &= ~(1 << seat);
        put(state, seat, to);
        Tell.gave(state, seat, to, sink);
        askGivers(state, chance, sink);
    }

    /** QS-2.5, QS-2.7: the next losing vote from the pointer on, if there is one. */
    static void losing(QueenState state, Chance chance, Sink sink) {
        if (state.losers == 0) {
            end(state, chance, sink);
            return;
        }
        int seat = state.firstFrom(state.pointer, state.losers);
        state.pointer = state.placeOf(seat);
        state.actor = seat;
        state.ask(Phase.LOSING, seat);
    }

    /** QS-3.1, QS-3.2: the round is over, and perhaps the game. */
    private static void end(QueenState state, Chance chance, Sink sink) {
        state.rounds[state.round - 1] =
                Log.round(state.winning, Integer.bitCount(state.votersOf(state.winning)), state);
        state.frozen = 0;
        state.venom = QueenState.NONE;
        state.actor = QueenState.NONE;
        if (state.holders() == 0 || state.round == state.game.mostRounds) {
            state.phase = Phase.OVER;
            state.waiting = 0;
            Tell.over(state, sink);
        } else {
            next(state, chance, sink);
        }
    }
}
