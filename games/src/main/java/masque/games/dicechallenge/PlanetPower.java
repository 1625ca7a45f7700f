package masque.games.dicechallenge;

import masque.core.Chance;
import masque.core.Codes;
import masque.core.Sink;

/**
 * DC-5.1 Planet Power: after the own re-roll, another turn at once. It comes last in a turn, so a
 * pooled Dark Kingdom goes before it. There is no re-roll and hence no extra turn after a pass, a
 * tag, a turn lost to a Masked Defender or the round's last capture; in tag play none right after a
 * fighter was defeated (DC-7.7). The extra turn is a whole one (DC-5.14).
 */
record PlanetPower() implements Ability {
    static final int INDEX = 0;
    static final PlanetPower IT = new PlanetPower();

    @Override
    public int index() {
        return INDEX;
    }

    @Override
    public String id() {
        return "planet-power";
    }

    @Override
    public String clause() {
        return "DC-5.1";
    }

    @Override
    public Moment moment() {
        return Moment.AFTER_REROLL;
    }

    @Override
    public void offer(DiceState state, int side, Codes into) {
        if (allows(state, side, Codebook.AGAIN)) {
            into.add(Codebook.AGAIN);
        }
    }

    @Override
    public boolean allows(DiceState state, int side, int code) {
        return code == Codebook.AGAIN && state.has(side, INDEX) && !state.defeated;
    }

    @Override
    public void use(DiceState state, int side, int code, Chance chance, Sink sink) {
        int payer = state.spend(side, INDEX);
        Story.note(state, Story.EXTRA, state.fighter(side), payer);
        Tell.extraTurn(state, sink);
        Turns.begin(state, side);
    }
}
