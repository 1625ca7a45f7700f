package masque.games.dicechallenge;

/**
 * DC-5.8 Crystal Tokyo: after a loss one or two Reserve dice may be converted; in tag play of one
 * teammate or two (DC-7.6). It changes nothing where a Black Crystal or Death Phantom is used
 * instead. A Reserve die that a Death Phantom has taken is no longer there to be converted.
 */
record CrystalTokyo() implements Ability {
    private static final int TWO = 2;

    static final int INDEX = 7;
    static final CrystalTokyo IT = new CrystalTokyo();

    @Override
    public int index() {
        return INDEX;
    }

    @Override
    public String id() {
        return "crystal-tokyo";
    }

    @Override
    public String clause() {
        return "DC-5.8";
    }

    @Override
    public Moment moment() {
        return Moment.AFTER_LOSS;
    }

    @Override
    public boolean always() {
        return true;
    }

    /** How many Reserve dice the side may convert after a loss. */
    static int conversions(DiceState state, int side) {
        return state.has(side, INDEX) ? TWO : 1;
    }
}
