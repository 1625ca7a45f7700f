package masque.games.dicechallenge;

import masque.core.Chance;
import masque.core.Codes;
import masque.core.Sink;

/**
 * DC-5.3 Command Centre: before attacking, roll any number of own dice again; the second use may
 * follow at once. It may be used to get an attack where none is possible. After a Masked Defender
 * has blocked it is too late. Dice that other abilities brought in are own dice like any others.
 */
record CommandCentre() implements Ability {
    static final int INDEX = 2;
    static final CommandCentre IT = new CommandCentre();

    @Override
    public int index() {
        return INDEX;
    }

    @Override
    public String id() {
        return "command-centre";
    }

    @Override
    public String clause() {
        return "DC-5.3";
    }

    @Override
    public Moment moment() {
        return Moment.BEFORE_ATTACK;
    }

    @Override
    public void offer(DiceState state, int side, Codes into) {
        if (!state.has(side, INDEX)) {
            return;
        }
        int dice = state.play(state.fighter(side));
        for (int mask = -dice & dice; mask != 0; mask = (mask - dice) & dice) {
            if (Attacks.firstOfEquals(state, state.fighter(side), mask, dice)) {
                into.add(Codebook.COMMAND + mask);
            }
        }
    }

    @Override
    public boolean allows(DiceState state, int side, int code) {
        int mask = code - Codebook.COMMAND;
        int dice = state.play(state.fighter(side));
        return state.has(side, INDEX)
                && mask != 0
                && (mask & ~dice) == 0
                && Attacks.firstOfEquals(state, state.fighter(side), mask, dice);
    }

    @Override
    public void use(DiceState state, int side, int code, Chance chance, Sink sink) {
        int fighter = state.fighter(side);
        state.spend(side, INDEX);
        state.acted = true;
        state.roll(fighter, code - Codebook.COMMAND, chance);
        Story.dice(state, Story.COMMAND, fighter, code - Codebook.COMMAND);
        Tell.command(state, fighter, code - Codebook.COMMAND, sink);
    }
}
