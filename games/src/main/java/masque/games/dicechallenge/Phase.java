package masque.games.dicechallenge;

/** What the game is waiting for. */
public enum Phase {
    PICKING,
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
