package masque.games.dicechallenge;

/**
 * DC-5.11 Droid Dice: a Droid die may join a Skill attack, one a turn, counted at its maximum,
 * together with at least one die in play; each once a round. A blocked attack has not brought it
 * in. Droid dice are neither converted nor taken by a Death Phantom, and only the Droids use them
 * (DC-7.4). An attack that needs one is never compulsory.
 */
record DroidDice() implements Ability {
    static final int INDEX = 10;
    static final DroidDice IT = new DroidDice();

    @Override
    public int index() {
        return INDEX;
    }

    @Override
    public String id() {
        return "droid-dice";
    }

    @Override
    public String clause() {
        return "DC-5.11";
    }

    @Override
    public Moment moment() {
        return Moment.ATTACK;
    }

    @Override
    public boolean always() {
        return true;
    }

    /** The Droid dice of a character that can still come in this round. */
    static int waiting(DiceState state, int c) {
        return state.droid(c) & ~(state.play(c) | state.lost(c));
    }

    /** Those of the attackers that wait come into play; until they are rolled they show most. */
    static void enter(DiceState state, int c, int attackers) {
        int fresh = attackers & waiting(state, c);
        for (int rest = fresh; rest != 0; rest &= rest - 1) {
            int slot = Integer.numberOfTrailingZeros(rest);
            state.show(c, slot, state.size(c, slot));
        }
        state.put(DiceState.PLAY, c, state.play(c) | fresh);
    }
}
