package masque.games.truthorbluff;

/** A finished round as one number: what was slid, under which last name, and how it was met. */
final class Round {
    private static final int SEAT_MASK = 7;
    private static final int TILE = 3;
    private static final int TILE_MASK = 31;
    private static final int PASSER = 8;
    private static final int RECEIVER = 11;
    private static final int NAME = 14;
    private static final int BELIEVED = 17;
    private static final int TOKEN = 18;

    private Round() {}

    static int of(
            int starter, int tile, int passer, int receiver, int name, int believed, int token) {
        return starter
                | tile << TILE
                | passer << PASSER
                | receiver << RECEIVER
                | name << NAME
                | believed << BELIEVED
                | token << TOKEN;
    }

    static int starter(int round) {
        return round & SEAT_MASK;
    }

    /** The kind of the tile. */
    static int tile(int round) {
        return round >>> TILE & TILE_MASK;
    }

    /** Who slid the tile last. */
    static int passer(int round) {
        return round >>> PASSER & SEAT_MASK;
    }

    /** Who challenged. */
    static int receiver(int round) {
        return round >>> RECEIVER & SEAT_MASK;
    }

    /** The character that was named last. */
    static int name(int round) {
        return round >>> NAME & SEAT_MASK;
    }

    /** Whether the receiver said "truth". */
    static boolean believed(int round) {
        return (round >>> BELIEVED & 1) != 0;
    }

    /** Whether a token was drawn (TB-4.3). */
    static boolean token(int round) {
        return (round >>> TOKEN & 1) != 0;
    }

    static boolean villain(int round) {
        return tile(round) >= Tiles.VILLAIN;
    }

    /** Whether the last name was true. */
    static boolean honest(int round) {
        return !villain(round) && Tiles.face(tile(round)) == name(round);
    }

    /** Whether the receiver's word was right. */
    static boolean right(int round) {
        return believed(round) == honest(round);
    }

    /** TB-4.2, TB-4.4: a character goes to whoever lost the challenge, a Villain to its winner. */
    static int collector(int round) {
        return right(round) == villain(round) ? receiver(round) : passer(round);
    }

    /** Who won the challenge (TB-4.3). */
    static int winner(int round) {
        return right(round) ? receiver(round) : passer(round);
    }
}
