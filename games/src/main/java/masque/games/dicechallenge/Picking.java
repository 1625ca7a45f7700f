package masque.games.dicechallenge;

import masque.core.Chance;
import masque.core.Codes;
import masque.core.Sink;

/** Who plays whom: in a duel in secret (DC-2.1), with teams in the open (DC-6.1). */
final class Picking {
    /** Stands for a pick that is left to chance. */
    static final int AT_RANDOM = Codebook.RANDOM - Codebook.PICK;

    /** DC-2.1: after so many equal picks chance helps. */
    static final int MOST_EQUAL = 3;

    private Picking() {}

    /** Begins the match; where the cards are dealt nobody is asked. */
    static void begin(DiceState state, Chance chance, Sink sink) {
        if (state.game.dealt) {
            while (state.picks < state.game.characters) {
                take(state, next(state), AT_RANDOM, chance, sink);
            }
            fight(state, chance, sink);
            return;
        }
        if (state.game.fixed != DiceState.NONE) {
            state.set(DiceState.CHOICE, 0, state.game.fixed);
            Tell.challenge(state, sink);
        }
        state.await(Phase.PICKING);
    }

    static int pending(DiceState state) {
        if (state.game.mode != Mode.DUEL) {
            return 1 << state.game.seatOf(next(state));
        }
        return duelists(state);
    }

    /** The players of a duel who have not made their secret choice yet. */
    static int duelists(DiceState state) {
        return (state.choice(0) == DiceState.NONE ? 1 : 0)
                | (state.choice(1) == DiceState.NONE ? 2 : 0);
    }

    /** DC-6.1: the teams alternate. */
    private static int next(DiceState state) {
        return state.game.firstOf(state.picks & 1) + (state.picks >> 1);
    }

    static void add(DiceState state, Codes into) {
        int end = state.game.cards.size();
        if (state.picks == 0 && state.game.fixed == DiceState.NONE) {
            into.addRange(Codebook.PICK, Codebook.PICK + end);
        } else {
            addFree(state, end, into);
        }
        into.add(Codebook.RANDOM);
    }

    private static void addFree(DiceState state, int end, Codes into) {
        for (int card = 0; card < end; card++) {
            if (free(state, card)) {
                into.add(Codebook.PICK + card);
            }
        }
    }

    static boolean allows(DiceState state, int code) {
        int card = code - Codebook.PICK;
        return code == Codebook.RANDOM
                || (card >= 0 && card < state.game.cards.size() && free(state, card));
    }

    /** Whether a card has not been seen to be taken. */
    static boolean free(DiceState state, int card) {
        if (state.game.mirror) {
            return true;
        }
        for (int c = 0; c < state.game.characters; c++) {
            if (state.card(c) == card) {
                return false;
            }
        }
        return card != state.game.fixed;
    }

    static void pick(DiceState state, int seat, int code, Chance chance, Sink sink) {
        int choice = code - Codebook.PICK;
        if (state.game.mode != Mode.DUEL) {
            take(state, next(state), choice, chance, sink);
            if (state.picks == state.game.characters) {
                fight(state, chance, sink);
            } else {
                state.await(Phase.PICKING);
            }
            return;
        }
        state.set(DiceState.CHOICE, seat, choice);
        Tell.chose(state, seat, choice, sink);
        state.await(Phase.PICKING);
        if (state.pending() == 0) {
            reveal(state, chance, sink);
        }
    }

    /**
     * DC-2.1: both picks are shown; equal ones are made again, the third time not. DC-8.10: before
     * that both may be asked for a mirror match.
     */
    private static void reveal(DiceState state, Chance chance, Sink sink) {
        int one = state.choice(0);
        int other = state.choice(1);
        boolean equal = one == other && one != AT_RANDOM && !state.game.mirror;
        if (equal) {
            state.picks++;
            if (state.game.asksMirror && state.picks < MOST_EQUAL) {
                Mirror.ask(state, one, sink);
                return;
            }
            Tell.samePick(state, one, sink);
            if (state.picks < MOST_EQUAL) {
                again(state);
                return;
            }
        }
        state.picks = 0;
        state.drawn = equal;
        forget(state);
        if (one == AT_RANDOM) {
            take(state, 0, draw(state, other, chance), chance, sink);
        } else {
            take(state, 0, one, chance, sink);
        }
        take(state, 1, equal ? AT_RANDOM : other, chance, sink);
        fight(state, chance, sink);
    }

    /** Both pick again. */
    static void again(DiceState state) {
        forget(state);
        state.await(Phase.PICKING);
    }

    /** What both have chosen in secret is no secret any more. */
    static void forget(DiceState state) {
        state.set(DiceState.CHOICE, 0, DiceState.NONE);
        state.set(DiceState.CHOICE, 1, DiceState.NONE);
    }

    /** DC-8.3: both fight with this card. */
    static void mirror(DiceState state, int card, Chance chance, Sink sink) {
        state.picks = 0;
        forget(state);
        take(state, 0, card, chance, sink);
        take(state, 1, card, chance, sink);
        fight(state, chance, sink);
    }

    /** A character takes a card; one that is left to chance is drawn from those that are free. */
    private static void take(DiceState state, int c, int choice, Chance chance, Sink sink) {
        state.cast(c, choice == AT_RANDOM ? draw(state, DiceState.NONE, chance) : choice);
        state.picks++;
        Tell.picked(state, c, sink);
    }

    /** A free card, and not this one unless mirrors are allowed. */
    private static int draw(DiceState state, int barred, Chance chance) {
        int size = state.game.cards.size();
        int count = 0;
        for (int card = 0; card < size; card++) {
            count += drawable(state, card, barred) ? 1 : 0;
        }
        int left = chance.below(count);
        int card = 0;
        while (!drawable(state, card, barred) || left-- > 0) {
            card++;
        }
        return card;
    }

    private static boolean drawable(DiceState state, int card, int barred) {
        return free(state, card) && (card != barred || state.game.mirror);
    }

    private static void fight(DiceState state, Chance chance, Sink sink) {
        switch (state.game.mode) {
            case DUEL -> {
                state.set(DiceState.FIGHTER, 0, 0);
                state.set(DiceState.FIGHTER, 1, 1);
                Rounds.start(state, chance, sink);
            }
            case SINGLE -> Nominating.begin(state, chance, sink);
            case TAG -> Rounds.start(state, chance, sink);
        }
    }
}
