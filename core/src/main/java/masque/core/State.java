package masque.core;

/**
 * One game in progress: the whole truth. Used by one thread at a time and shown to nobody. Every
 * field that is not {@code transient} is part of the truth; scratch space is {@code transient}.
 */
public interface State {
    /** The viewer who sits nowhere. */
    int SPECTATOR = -1;

    /** Bit s is set: seat s owes a move. 0: the game is over. Everybody may know it. */
    int pending();

    /** Adds the legal codes of a seat, ascending; none if the seat owes nothing. */
    void legal(int seat, Codes into);

    /**
     * Makes a legal move.
     *
     * @throws IllegalArgumentException if it is not legal, naming seat and code; nothing has
     *     changed then
     */
    void apply(int seat, int code, Chance chance, Sink sink);

    /**
     * Makes a move that {@link #legal} has just listed for the seat, for those who play millions of
     * them: it need not be checked again. What becomes of the game after any other is not defined.
     */
    default void applyListed(int seat, int code, Chance chance, Sink sink) {
        apply(seat, code, chance, sink);
    }

    /** How well a seat stands, for search; final once {@link #pending} is 0. */
    int points(int seat);

    /** Bits of the seats that won; several may share, none if the house wins or nobody. */
    int winners();

    /**
     * How the game ended, as its rulebook says it; the winners are those of {@link #winners}.
     * Everybody may know it.
     *
     * @throws IllegalStateException as long as the game goes on
     */
    Result result();

    /** What a seat, or the spectator, may look at now; built field by field. */
    View view(int seat);

    /**
     * Draws afresh all that the seat cannot know, consistent with all that it has ever learnt. The
     * outcome depends on nothing else than what the seat knows and the chance.
     */
    void redeal(int seat, Chance chance);

    /** A game of its own that goes on from here. */
    State copy();
}
