package masque.games.queenseat;

/** What it takes to swap seats with the Queen (QS-2.6, QS-4.9, QS-4.10). */
public enum SwapTest {
    /** She has fewer of the winning type. */
    SHE_HAS_FEWER,
    /** She has fewer of a losing type. */
    LOSING_TYPE,
    /** She has more of the winning type. */
    SHE_HAS_MORE
}
