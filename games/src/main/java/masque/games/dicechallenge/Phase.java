package masque.games.dicechallenge;

/** What the game is waiting for. */
public enum Phase {
    PICKING,
    MIRROR,
    NOMINATING,
    FAVOUR,
    OPENING,
    BALL,
    TURN,
    BLOCKING,
    AFTER,
    ENTERING,
    OVER
}
