package masque.games.queenseat;

/** What keeps players from voting a type (QS-2.2, QS-4.7, QS-4.10). */
public enum Bar {
    /** What the neighbours show most is barred. */
    MOST,
    /** All but what the neighbours show least is barred. */
    LEAST,
    /** Nothing is barred. */
    NONE
}
