package masque.games.dicechallenge;

import masque.core.Chance;
import masque.core.Codes;
import masque.core.Sink;

/**
 * DC-5.6 Legendary Silver Crystal: before attacking, one of the fighter's Reserve dice is rolled
 * and joins until the round ends. It stays a Reserve die all the while: so it goes back by itself,
 * can then be converted or stolen, and cannot be removed. Taken back by a King's Hologram it is
 * still only borrowed.
 */
record SilverCrystal() implements Ability {
    static final int INDEX = 5;
    static final SilverCrystal IT = new SilverCrystal();

    @Override
    public int index() {
        return INDEX;
    }

    @Override
    public String id() {
        return "legendary-silver-crystal";
    }

    @Override
    public String clause() {
        return "DC-5.6";
    }

    @Override
    public Moment moment() {
        return Moment.BEFORE_ATTACK;
    }

    private static int choices(DiceState state, int side) {
        int fighter = state.fighter(side);
        int waiting = state.reserve(fighter) & ~(state.play(fighter) | state.lost(fighter));
        return state.has(side, INDEX) ? state.sizes(fighter, waiting) : 0;
    }

    @Override
    public void offer(DiceState state, int side, Codes into) {
        into.addBits(Codebook.CRYSTAL, choices(state, side));
    }

    @Override
    public boolean allows(DiceState state, int side, int code) {
        return (choices(state, side) >>> (code - Codebook.CRYSTAL) & 1) != 0;
    }

    @Override
    public void use(DiceState state, int side, int code, Chance chance, Sink sink) {
        int fighter = state.fighter(side);
        int waiting = state.reserve(fighter) & ~(state.play(fighter) | state.lost(fighter));
        int slot = state.slotOf(fighter, waiting, Sizes.at(code - Codebook.CRYSTAL));
        state.spend(side, INDEX);
        state.acted = true;
        state.join(fighter, slot, chance);
        Story.dice(state, Story.CRYSTAL, fighter, 1 << slot);
        Tell.crystal(state, fighter, slot, sink);
    }
}
