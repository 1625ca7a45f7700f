package masque.games.dicechallenge;

import masque.core.Chance;
import masque.core.Codes;
import masque.core.Sink;

/**
 * DC-5.6 Legendary Silver Crystal: before attacking, one of the fighter's Reserve dice is rolled
 * and joins until the round ends. Then it goes back to the Reserve, captured or not: so it can be
 * converted or stolen, and cannot be removed. Taken back by a King's Hologram it is still only
 * borrowed.
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
        return state.has(side, INDEX) ? state.sizes(fighter, state.reserve(fighter)) : 0;
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
        int size = Sizes.at(code - Codebook.CRYSTAL);
        int slot = state.slotOf(fighter, state.reserve(fighter), size);
        state.spend(side, INDEX);
        state.acted = true;
        state.put(DiceState.RESERVE, fighter, state.reserve(fighter) & ~(1 << slot));
        state.join(fighter, slot, chance);
        Story.dice(state, Story.CRYSTAL, fighter, 1 << slot);
        Tell.crystal(state, fighter, slot, sink);
    }

    /** The round is over: what was borrowed lies in the Reserve again. */
    static void giveBack(DiceState state) {
        for (int c = 0; c < state.game.characters; c++) {
            int kept = state.starting(c) | state.droid(c);
            int borrowed = (state.play(c) | state.lost(c)) & ~kept;
            state.put(DiceState.RESERVE, c, state.reserve(c) | borrowed);
            state.put(DiceState.PLAY, c, state.play(c) & ~borrowed);
            state.put(DiceState.LOST, c, state.lost(c) & ~borrowed);
        }
    }
}
