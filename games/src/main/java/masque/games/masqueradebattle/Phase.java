package masque.games.masqueradebattle;

/** What the game is waiting for. */
public enum Phase {
    BIDDING,
    REVEALING,
    PLAYING,
    NAMING,
    SWITCHING,
    GIVING,
    PILING,
    OVER
}
