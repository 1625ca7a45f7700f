package masque.games.dicechallenge;

import masque.core.Chance;
import masque.core.Codes;
import masque.core.Sink;

/**
 * DC-5.4 Dark Kingdom: after the own re-roll, roll one of the dice that attacked again, as often as
 * there are uses. A Droid die that came in with the attack is one of them. Nothing is rolled after
 * a round's last capture, so there is nothing to roll again; in tag play it still follows when only
 * a fighter is defeated (DC-7.3), before the next one steps in.
 */
record DarkKingdom() implements Ability {
    static final int INDEX = 3;
    static final DarkKingdom IT = new DarkKingdom();

    @Override
    public int index() {
        return INDEX;
    }

    @Override
    public String id() {
        return "dark-kingdom";
    }

    @Override
    public String clause() {
        return "DC-5.4";
    }

    @Override
    public Moment moment() {
        return Moment.AFTER_REROLL;
    }

    @Override
    public void offer(DiceState state, int side, Codes into) {
        if (state.has(side, INDEX)) {
            into.addBits(
                    Codebook.DARK, Attacks.distinct(state, state.fighter(side), state.attackers));
        }
    }

    @Override
    public boolean allows(DiceState state, int side, int code) {
        int dice = Attacks.distinct(state, state.fighter(side), state.attackers);
        return state.has(side, INDEX) && (dice >>> (code - Codebook.DARK) & 1) != 0;
    }

    @Override
    public void use(DiceState state, int side, int code, Chance chance, Sink sink) {
        int fighter = state.fighter(side);
        int slot = code - Codebook.DARK;
        int before = state.value(fighter, slot);
        state.spend(side, INDEX);
        state.roll(fighter, 1 << slot, chance);
        Story.dice(state, Story.DARK, fighter, 1 << slot);
        Tell.dark(state, fighter, slot, before, sink);
        Turns.afterReroll(state, chance, sink);
    }
}
