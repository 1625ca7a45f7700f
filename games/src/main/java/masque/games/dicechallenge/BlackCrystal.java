package masque.games.dicechallenge;

import masque.core.Chance;
import masque.core.Codes;
import masque.core.Sink;

/**
 * DC-5.9 Malefic Black Crystal: after a loss, instead of converting, remove one of the opponent's
 * Starting dice from the match: converted and stolen ones too, but never the last. Droids do not
 * get a removed coin back. A Reserve die that a Silver Crystal borrowed is no Starting die.
 */
record BlackCrystal() implements Ability {
    static final int INDEX = 8;
    static final BlackCrystal IT = new BlackCrystal();

    @Override
    public int index() {
        return INDEX;
    }

    @Override
    public String id() {
        return "malefic-black-crystal";
    }

    @Override
    public String clause() {
        return "DC-5.9";
    }

    @Override
    public Moment moment() {
        return Moment.AFTER_LOSS;
    }

    /** The sizes of the dice of this character that the side may choose, as bits. */
    static int choices(DiceState state, int side, int whose) {
        int dice = state.starting(whose);
        boolean several = (dice & (dice - 1)) != 0;
        return several && Favours.against(state, side, whose) && state.has(side, INDEX)
                ? state.sizes(whose, dice)
                : 0;
    }

    @Override
    public void offer(DiceState state, int side, Codes into) {
        for (int c = 0; c < state.game.characters; c++) {
            into.addBits(Codebook.REMOVE + Sizes.COUNT * c, choices(state, side, c));
        }
    }

    @Override
    public boolean allows(DiceState state, int side, int code) {
        int whose = Codebook.whose(code, Codebook.REMOVE);
        return whose < state.game.characters
                && (choices(state, side, whose) >>> Codebook.size(code, Codebook.REMOVE) & 1) != 0;
    }

    @Override
    public void use(DiceState state, int side, int code, Chance chance, Sink sink) {
        int whose = Codebook.whose(code, Codebook.REMOVE);
        int size = Sizes.at(Codebook.size(code, Codebook.REMOVE));
        int payer = state.spend(side, INDEX);
        int slot = state.slotOf(whose, state.starting(whose), size);
        state.put(DiceState.STARTING, whose, state.starting(whose) & ~(1 << slot));
        Tell.removed(state, payer, whose, size, sink);
    }
}
