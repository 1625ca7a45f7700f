package masque.games.masqueradetrick;

/**
 * The rows of a deal's book, a byte array that is copied in one go: where each row begins. A row of
 * hands has four entries, a row of tricks ten; nothing noted is {@link #NONE}.
 */
final class Book {
    static final byte NONE = -1;
    static final int WIDTH = 4;

    /** The role of each hand, then of the two in the centre. */
    static final int ROLE = 0;

    /** What each seat points at. */
    static final int POINTED = ROLE + 6;

    /** The card each hand passes: the first hand's row, then the second's. */
    static final int PASSED = POINTED + WIDTH;

    /** The card each hand played, ten rows of hands. */
    static final int PLAYED = PASSED + 2 * WIDTH;

    /** Who led each trick. */
    static final int LEADER = PLAYED + 10 * WIDTH;

    /** Who won each trick. */
    static final int WINNER = LEADER + 10;

    /** What the winners of tricks 6 and 10 did: looked left, right or away. */
    static final int LOOKED = WINNER + 10;

    /** All rows up to here begin empty with each deal. */
    static final int DEAL_END = LOOKED + 2;

    /** How many tricks each hand has won in this deal. */
    static final int TRICKS = DEAL_END;

    /** How many deals each hand has won. */
    static final int DEALS = TRICKS + WIDTH;

    /**
     * The roles, pointing, tricks, last trick, winners of tricks and looks of the deal before,
     * which stay shown for a while.
     */
    static final int OLD_ROLE = DEALS + WIDTH;

    static final int OLD_POINTED = OLD_ROLE + 6;
    static final int OLD_TRICKS = OLD_POINTED + WIDTH;
    static final int OLD_LAST = OLD_TRICKS + WIDTH;
    static final int OLD_WINNER = OLD_LAST + WIDTH;
    static final int OLD_LOOKED = OLD_WINNER + 10;
    static final int SIZE = OLD_LOOKED + 2;

    private Book() {}
}
