package masque.games.dicechallenge;

import masque.core.Chance;
import masque.core.Codes;
import masque.core.Sink;

/**
 * DC-5.7 King's Hologram: before attacking, the fighter takes back one of its own dice that was
 * captured this round, and rolls it. The opponent has it no more. A die that a Silver Crystal or a
 * Droid attack brought in keeps its nature.
 */
record KingsHologram() implements Ability {
    static final int INDEX = 6;
    static final KingsHologram IT = new KingsHologram();

    @Override
    public int index() {
        return INDEX;
    }

    @Override
    public String id() {
        return "kings-hologram";
    }

    @Override
    public String clause() {
        return "DC-5.7";
    }

    @Override
    public Moment moment() {
        return Moment.BEFORE_ATTACK;
    }

    private static int choices(DiceState state, int side) {
        int fighter = state.fighter(side);
        return state.has(side, INDEX) ? state.sizes(fighter, state.lost(fighter)) : 0;
    }

    @Override
    public void offer(DiceState state, int side, Codes into) {
        into.addBits(Codebook.HOLOGRAM, choices(state, side));
    }

    @Override
    public boolean allows(DiceState state, int side, int code) {
        return (choices(state, side) >>> (code - Codebook.HOLOGRAM) & 1) != 0;
    }

    @Override
    public void use(DiceState state, int side, int code, Chance chance, Sink sink) {
        int fighter = state.fighter(side);
        int size = Sizes.at(code - Codebook.HOLOGRAM);
        int slot = state.slotOf(fighter, state.lost(fighter), size);
        state.spend(side, INDEX);
        state.acted = true;
        state.join(fighter, slot, chance);
        Story.dice(state, Story.HOLOGRAM, fighter, 1 << slot);
        Tell.hologram(state, fighter, slot, sink);
    }
}
