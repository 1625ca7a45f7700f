package masque.core;

/** Plays games to their end at random. One thread at a time; no memory is needed per move. */
public final class Playout {
    private final Codes legal = new Codes();

    /** Plays on to the end and returns how many decisions that took. */
    public int finish(Game<?> game, State state, Chance chance) {
        int decisions = 0;
        for (int pending = state.pending(); pending != 0; pending = state.pending()) {
            step(game, state, Integer.numberOfTrailingZeros(pending), chance);
            decisions++;
        }
        return decisions;
    }

    /** Makes one random move for a seat that owes one. */
    public void step(Game<?> game, State state, int seat, Chance chance) {
        legal.clear();
        state.legal(seat, legal);
        state.applyListed(seat, game.wander(legal, chance), chance, Sink.NOBODY);
    }
}
