package masque.games.dicechallenge;

import masque.core.Chance;
import masque.core.Codes;
import masque.core.Sink;

/**
 * DC-5.10 Death Phantom: after a loss, take one of the opponent's remaining Reserve dice as an own
 * Starting die for the rest of the match. Droid dice are no Reserve dice and cannot be taken; one
 * that a Silver Crystal had borrowed is back and can. What was taken can be removed by a Black
 * Crystal, and does not return then.
 */
record DeathPhantom() implements Ability {
    static final int INDEX = 9;
    static final DeathPhantom IT = new DeathPhantom();

    @Override
    public int index() {
        return INDEX;
    }

    @Override
    public String id() {
        return "death-phantom";
    }

    @Override
    public String clause() {
        return "DC-5.10";
    }

    @Override
    public Moment moment() {
        return Moment.AFTER_LOSS;
    }

    @Override
    public boolean always() {
        return true;
    }

    /** The sizes of the dice of this character that the side may choose, as bits. */
    static int choices(DiceState state, int side, int whose) {
        return Favours.against(state, side, whose) && state.has(side, INDEX)
                ? state.sizes(whose, state.reserve(whose))
                : 0;
    }

    @Override
    public void offer(DiceState state, int side, Codes into) {
        for (int c = 0; c < state.game.characters; c++) {
            into.addBits(Codebook.STEAL + Sizes.COUNT * c, choices(state, side, c));
        }
    }

    @Override
    public boolean allows(DiceState state, int side, int code) {
        int whose = Codebook.whose(code, Codebook.STEAL);
        return whose < state.game.characters
                && (choices(state, side, whose) >>> Codebook.size(code, Codebook.STEAL) & 1) != 0;
    }

    @Override
    public void use(DiceState state, int side, int code, Chance chance, Sink sink) {
        int whose = Codebook.whose(code, Codebook.STEAL);
        int size = Sizes.at(Codebook.size(code, Codebook.STEAL));
        int thief = state.payer(side, INDEX);
        int slot = state.slotOf(whose, state.reserve(whose), size);
        state.put(DiceState.RESERVE, whose, state.reserve(whose) & ~(1 << slot));
        state.gain(thief, size);
        Tell.stolen(state, thief, whose, size, sink);
    }
}
