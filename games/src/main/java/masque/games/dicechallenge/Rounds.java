package masque.games.dicechallenge;

import java.util.Arrays;
import masque.core.Chance;
import masque.core.Result;
import masque.core.Sink;

/** How a round begins, who opens it, and how it ends (DC-3.1, DC-3.6, DC-3.7, DC-7.1, DC-7.5). */
final class Rounds {
    private static final int HALVES_BITS = 12;
    private static final int FIGHTER_BITS = 4;
    private static final int CAPTURED = 2 + 2 * HALVES_BITS + 2 * FIGHTER_BITS;

    private Rounds() {}

    /** DC-3.1, DC-7.1, DC-3.8: everybody has their Starting dice again and rolls them. */
    static void start(DiceState state, Chance chance, Sink sink) {
        state.round++;
        state.told = 0;
        state.declined = DiceState.NONE;
        state.loser = DiceState.NONE;
        state.set(DiceState.TAGGED, 0, 0);
        state.set(DiceState.TAGGED, 1, 0);
        Tell.begun(state, sink);
        for (int c = 0; c < state.game.characters; c++) {
            boolean rolls = state.rolls(c);
            state.put(DiceState.LOST, c, 0);
            state.put(DiceState.PLAY, c, rolls ? state.starting(c) : 0);
            if (rolls) {
                startingRoll(state, c, chance, sink);
            }
        }
        findOpeners(state, chance, sink);
    }

    static void startingRoll(DiceState state, int c, Chance chance, Sink sink) {
        state.roll(c, state.play(c), chance);
        Story.dice(state, Story.ROLL, c, state.play(c));
        Tell.rolled(state, c, sink);
    }

    /** DC-7.1: in tag play the lowest roll of each team fights first. */
    static void findOpeners(DiceState state, Chance chance, Sink sink) {
        if (state.game.mode == Mode.TAG) {
            state.set(DiceState.FIGHTER, 0, sole(lowest(state, 0)));
            state.set(DiceState.FIGHTER, 1, sole(lowest(state, 1)));
        }
        settle(state, chance, sink);
    }

    private static int sole(int characters) {
        return (characters & (characters - 1)) == 0
                ? Integer.numberOfTrailingZeros(characters)
                : DiceState.NONE;
    }

    /** The side whose captain is to choose who opens; none if both are settled. */
    static int opening(DiceState state) {
        return state.fighter(0) == DiceState.NONE
                ? 0
                : state.fighter(1) == DiceState.NONE ? 1 : DiceState.NONE;
    }

    static void open(DiceState state, int c, Chance chance, Sink sink) {
        state.set(DiceState.FIGHTER, opening(state), c);
        settle(state, chance, sink);
    }

    /** DC-3.1: the lower roll moves first; equal ones are rolled again. */
    private static void settle(DiceState state, Chance chance, Sink sink) {
        if (opening(state) != DiceState.NONE) {
            state.await(Phase.OPENING);
            return;
        }
        int one = state.fighter(0);
        int other = state.fighter(1);
        int order = compare(state, one, other);
        if (order == 0 && !onlyOnes(state, one, other)) {
            Tell.equalRolls(state, sink);
            startingRoll(state, one, chance, sink);
            startingRoll(state, other, chance, sink);
            findOpeners(state, chance, sink);
            return;
        }
        state.first = order == 0 ? chance.below(2) : order < 0 ? 0 : 1;
        if (state.declined == DiceState.NONE) {
            state.declined = 0;
            state.asked = state.first;
        }
        askBalls(state, sink);
    }

    private static boolean onlyOnes(DiceState state, int one, int other) {
        int coins = state.sizes(one, state.play(one)) | state.sizes(other, state.play(other));
        return coins == 1 << Sizes.index(1);
    }

    /** DC-5.5, DC-5.13: whoever has a Crystal Ball is asked until both decline in a row. */
    static void askBalls(DiceState state, Sink sink) {
        while (state.declined < 2) {
            if (state.has(state.asked, CrystalBall.INDEX)) {
                state.await(Phase.BALL);
                return;
            }
            state.declined++;
            state.asked ^= 1;
        }
        Story.note(state, Story.FIRST, state.fighter(state.first), state.fighter(1 - state.first));
        Tell.first(state, sink);
        Turns.begin(state, state.first);
    }

    /** DC-7.1: the characters of a side whose roll is as low as any. */
    static int lowest(DiceState state, int side) {
        int lowest = state.game.firstOf(side);
        int all = 1 << lowest;
        for (int c = lowest + 1; c < state.game.firstOf(side + 1); c++) {
            int order = compare(state, c, lowest);
            if (order < 0) {
                lowest = c;
                all = 1 << c;
            } else if (order == 0) {
                all |= 1 << c;
            }
        }
        return all;
    }

    /** DC-3.1: negative if the first one's roll is lower; a missing die is lower than any. */
    static int compare(DiceState state, int one, int other) {
        int lowest = Long.compare(lowestDie(state, one), lowestDie(state, other));
        return lowest == 0 ? compareAll(state, one, other) : lowest;
    }

    /** What the lowest die of a character shows, as a bit: that decides nearly always. */
    private static long lowestDie(DiceState state, int c) {
        return Long.lowestOneBit(Attacks.values(state, c, state.play(c)));
    }

    private static int compareAll(DiceState state, int one, int other) {
        int[] scratch = state.scratch;
        int slots = state.game.slots;
        int count = sort(state, one, 0);
        int others = sort(state, other, slots);
        for (int i = 0; i < Math.min(count, others); i++) {
            if (scratch[i] != scratch[slots + i]) {
                return scratch[i] - scratch[slots + i];
            }
        }
        return count - others;
    }

    private static int sort(DiceState state, int c, int from) {
        int count = 0;
        for (int rest = state.play(c); rest != 0; rest &= rest - 1) {
            int value = state.value(c, Integer.numberOfTrailingZeros(rest));
            int at = from + count++;
            while (at > from && state.scratch[at - 1] > value) {
                state.scratch[at] = state.scratch[at - 1];
                at--;
            }
            state.scratch[at] = value;
        }
        return count;
    }

    /** DC-3.7, DC-7.5: the higher score takes the round; nobody if they are equal. */
    static void end(DiceState state, Chance chance, Sink sink) {
        int one = state.halves(0);
        int other = state.halves(1);
        int winner = one == other ? DiceState.NONE : one > other ? 0 : 1;
        note(state, winner, one, other);
        SilverCrystal.giveBack(state);
        if (winner == DiceState.NONE) {
            Tell.roundOver(state, sink);
            start(state, chance, sink);
            return;
        }
        state.set(DiceState.TOKENS, winner, state.tokens(winner) + 1);
        Tell.roundOver(state, sink);
        if (state.tokens(winner) == state.game.needed) {
            state.await(Phase.OVER);
            Tell.over(state, sink);
            return;
        }
        state.loser = 1 - winner;
        state.converted = 0;
        if (state.game.mode == Mode.SINGLE) {
            Nominating.begin(state, chance, sink);
        } else {
            Favours.begin(state, chance, sink);
        }
    }

    private static void note(DiceState state, int winner, int one, int other) {
        long fighters = state.fighter(0) | (long) state.fighter(1) << FIGHTER_BITS;
        long halves = one | (long) other << HALVES_BITS;
        long captured = state.captured(0) | (long) state.captured(1) << HALVES_BITS;
        if (state.ended == state.results.length) {
            state.results = Arrays.copyOf(state.results, 2 * state.ended);
        }
        state.results[state.ended++] =
                (winner + 1)
                        | halves << 2
                        | fighters << (2 + 2 * HALVES_BITS)
                        | captured << CAPTURED;
    }

    /**
     * DC-2.2, DC-6.3, DC-7.8: a side wins as a whole, and its rounds won are the points of each of
     * its seats.
     */
    static Result result(DiceState state) {
        if (state.phase != Phase.OVER) {
            throw new IllegalStateException("the match goes on");
        }
        int[] tokens = new int[state.game.seats];
        Arrays.setAll(tokens, seat -> state.tokens(state.game.sideOf(seat)));
        return Result.of(state.winners(), tokens);
    }

    /** The side that has won the match. */
    static int champion(DiceState state) {
        return state.game.sideOf(Integer.numberOfTrailingZeros(state.result().winners()));
    }

    /** Which side won the round of this number, from 0; none if it was a draw. */
    static int winner(DiceState state, int number) {
        return (int) (state.results[number] & 3) - 1;
    }

    /** What a side scored in the round of this number, in half points. */
    static int halves(DiceState state, int number, int side) {
        long result = state.results[number];
        return (int) (result >>> (2 + HALVES_BITS * side)) & (1 << HALVES_BITS) - 1;
    }

    /** DC-3.7: how much of that was for captured dice. */
    static int captured(DiceState state, int number, int side) {
        long result = state.results[number];
        return (int) (result >>> (CAPTURED + HALVES_BITS * side)) & (1 << HALVES_BITS) - 1;
    }

    /** Who fought last for a side in the round of this number. */
    static int fought(DiceState state, int number, int side) {
        long result = state.results[number];
        return (int) (result >>> (2 + 2 * HALVES_BITS + FIGHTER_BITS * side))
                & (1 << FIGHTER_BITS) - 1;
    }
}
