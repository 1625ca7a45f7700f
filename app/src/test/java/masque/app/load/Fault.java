package masque.app.load;

/** What a bad server does. */
enum Fault {
    NONE,
    SKIPS_A_FRAME,
    LEAVES_SOMEBODY_OUT,
    SHOWS_NO_VIEW,
    REFUSES,
    CLOSES,
    FORGETS_MOVES,
    FORGETS_IDS,
    FORGETS_TABLES,
    MAKES_IT_TWICE
}
