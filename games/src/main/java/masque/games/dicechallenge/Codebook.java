package masque.games.dicechallenge;

/**
 * The numbers of moves. Characters are counted over both sides; dice are named by their place with
 * their character where equal sizes can differ, and by their size where they cannot.
 */
final class Codebook {
    static final int PASS = 0;
    static final int ALLOW = 1;
    static final int BLOCK = 2;
    static final int DONE = 3;
    static final int AGAIN = 4;
    static final int YES = 5;
    static final int NO = 6;
    static final int TAG = 8;
    static final int ENTER = 16;
    static final int OPEN = 24;
    static final int NOMINATE = 32;
    static final int BALL = 40;
    static final int DARK = 48;
    static final int CRYSTAL = 64;
    static final int HOLOGRAM = 72;
    static final int CONVERT = 80;
    static final int REMOVE = 144;
    static final int STEAL = 208;
    static final int PICK = 272;
    static final int RANDOM = PICK + CharacterFile.MOST_CHARACTERS;

    /** A set of dice is added; the sets of all dice go before the attacks. */
    static final int COMMAND = 340;

    private Codebook() {}

    /** The character in the code of a move with a character and a size. */
    static int whose(int code, int block) {
        return (code - block) / Sizes.COUNT;
    }

    /** The size, as its index, in the code of a move with a character and a size. */
    static int size(int code, int block) {
        return (code - block) % Sizes.COUNT;
    }

    static int code(int block, int whose, int size) {
        return block + Sizes.COUNT * whose + size;
    }
}
