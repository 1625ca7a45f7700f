package masque.games.dicechallenge;

import masque.core.Chance;
import masque.core.Codes;
import masque.core.Sink;

/** What the side that lost a round may do for itself (DC-4.1, DC-6.4, DC-7.6). */
final class Favours {
    private Favours() {}

    /** Asks the losing side if there is anything to choose. */
    static void begin(DiceState state, Chance chance, Sink sink) {
        if (any(state)) {
            state.await(Phase.FAVOUR);
        } else {
            Rounds.start(state, chance, sink);
        }
    }

    private static boolean any(DiceState state) {
        for (int c = 0; c < state.game.characters; c++) {
            if (convertible(state, c) != 0
                    || BlackCrystal.choices(state, state.loser, c) != 0
                    || DeathPhantom.choices(state, state.loser, c) != 0) {
                return true;
            }
        }
        return false;
    }

    /** DC-6.1: the fighter's player; in tag play the captain. */
    static int seat(DiceState state) {
        return state.game.mode == Mode.TAG
                ? state.game.captain(state.loser)
                : state.game.seatOf(state.fighter(state.loser));
    }

    /** Whether the side's choice can be about this character of its own. */
    private static boolean own(DiceState state, int side, int c) {
        return state.game.mode == Mode.TAG
                ? state.game.sideOfCharacter(c) == side
                : c == state.fighter(side);
    }

    /** DC-6.4, DC-7.6: whether the side's choice can be directed against this character. */
    static boolean against(DiceState state, int side, int c) {
        return own(state, 1 - side, c);
    }

    /** DC-4.1: the sizes of the Reserve dice of a character that can be converted, as bits. */
    private static int convertible(DiceState state, int c) {
        return own(state, state.loser, c) ? state.sizes(c, state.reserve(c)) : 0;
    }

    static void add(DiceState state, Codes into) {
        into.add(Codebook.DONE);
        for (int c = 0; c < state.game.characters; c++) {
            into.addBits(Codebook.code(Codebook.CONVERT, c, 0), convertible(state, c));
        }
        if (state.converted == 0) {
            BlackCrystal.IT.offer(state, state.loser, into);
            DeathPhantom.IT.offer(state, state.loser, into);
        }
    }

    static boolean allows(DiceState state, int code) {
        if (code == Codebook.DONE) {
            return true;
        }
        if (Legal.inside(code, Codebook.CONVERT, Codebook.REMOVE)) {
            int c = Codebook.whose(code, Codebook.CONVERT);
            return c < state.game.characters
                    && (convertible(state, c) >>> Codebook.size(code, Codebook.CONVERT) & 1) != 0;
        }
        return state.converted == 0
                && Legal.inside(code, Codebook.REMOVE, Codebook.PICK)
                && ability(code).allows(state, state.loser, code);
    }

    private static Ability ability(int code) {
        return Abilities.ALL.get(code < Codebook.STEAL ? BlackCrystal.INDEX : DeathPhantom.INDEX);
    }

    static void choose(DiceState state, int code, Chance chance, Sink sink) {
        if (code == Codebook.DONE) {
            Tell.contented(state, sink);
        } else if (code >= Codebook.REMOVE) {
            ability(code).use(state, state.loser, code, chance, sink);
        } else {
            convert(state, code, sink);
            if (state.converted < CrystalTokyo.conversions(state, state.loser)
                    && anyConvertible(state)) {
                return;
            }
        }
        Rounds.start(state, chance, sink);
    }

    private static boolean anyConvertible(DiceState state) {
        int sizes = 0;
        for (int c = 0; c < state.game.characters; c++) {
            sizes |= convertible(state, c);
        }
        return sizes != 0;
    }

    /** DC-4.1: a Reserve die becomes a Starting die. */
    private static void convert(DiceState state, int code, Sink sink) {
        int c = Codebook.whose(code, Codebook.CONVERT);
        int size = Sizes.at(Codebook.size(code, Codebook.CONVERT));
        int die = 1 << state.slotOf(c, state.reserve(c), size);
        state.put(DiceState.RESERVE, c, state.reserve(c) & ~die);
        state.put(DiceState.STARTING, c, state.starting(c) | die);
        state.converted++;
        Tell.converted(state, c, size, sink);
    }
}
