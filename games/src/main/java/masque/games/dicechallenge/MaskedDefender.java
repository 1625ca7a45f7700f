package masque.games.dicechallenge;

import masque.core.Chance;
import masque.core.Codes;
import masque.core.Sink;

/**
 * DC-5.2 Masked Defender: when attacked, the attacker must take a different die or lose the turn.
 * At most once in a turn; an extra turn by Planet Power is another turn. A Droid die of the blocked
 * attack has not come in, and a pooled ability may be used for any fighter's own die (DC-7.4).
 */
record MaskedDefender() implements Ability {
    static final int INDEX = 1;
    static final MaskedDefender IT = new MaskedDefender();

    @Override
    public int index() {
        return INDEX;
    }

    @Override
    public String id() {
        return "masked-defender";
    }

    @Override
    public String clause() {
        return "DC-5.2";
    }

    @Override
    public Moment moment() {
        return Moment.UNDER_ATTACK;
    }

    /** Whether the side under attack is to be asked: once in a turn. */
    static boolean asked(DiceState state, int side) {
        return state.blocked == DiceState.NONE && state.has(side, INDEX);
    }

    @Override
    public void offer(DiceState state, int side, Codes into) {
        into.add(Codebook.ALLOW);
        into.add(Codebook.BLOCK);
    }

    @Override
    public boolean allows(DiceState state, int side, int code) {
        return code == Codebook.ALLOW || code == Codebook.BLOCK;
    }

    @Override
    public void use(DiceState state, int side, int code, Chance chance, Sink sink) {
        if (code == Codebook.ALLOW) {
            Turns.capture(state, chance, sink);
            return;
        }
        state.spend(side, INDEX);
        state.blocked = state.target;
        state.await(Phase.TURN);
        Story.die(state, Story.BLOCKED, state.fighter(side), state.target);
        Tell.blocked(state, sink);
    }
}
