package masque.games.truthorbluff;

/** What the game is waiting for. */
public enum Phase {
    /** A tile to be slid to somebody, under a name (TB-3.1). */
    SLIDING,
    /** A receiver's word: truth, bluff, or a look (TB-3.2). */
    ANSWERING,
    /** Whoever looked to pass the tile on (TB-3.2). */
    PASSING,
    /** The choice that a Villain gives (TB-5.1 to TB-5.5). */
    BONUS,
    OVER
}
