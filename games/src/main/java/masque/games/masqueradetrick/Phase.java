package masque.games.masqueradetrick;

/** What a deal is waiting for. */
public enum Phase {
    PASSING,
    PLAYING,
    LOOKING,
    POINTING,
    OVER
}
