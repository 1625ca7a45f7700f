package masque.games.truthorbluff;

/**
 * Sets of tiles as one number each. Tiles that look the same are of one kind: the eight characters,
 * the eight of the white set, the six Villains. A plain character takes four bits, for there are at
 * most 11; of anything else there is one, which takes a bit.
 */
public final class Tiles {
    /** The first kind of each sort, after the plain characters, and how many kinds there are. */
    public static final int WHITE = Face.CHARACTERS;

    public static final int VILLAIN = 2 * Face.CHARACTERS;
    public static final int KINDS = VILLAIN + Face.VILLAINS;

    private static final int WIDTH = 4;
    private static final int PLAIN_BITS = WIDTH * Face.CHARACTERS;
    private static final int ONES = 0x11111111;
    private static final int EVERY_OTHER = 0x0F0F0F0F;
    private static final int BYTES = 0x01010101;
    private static final int LAST_BYTE = 24;

    private Tiles() {}

    private static int place(int kind) {
        return kind < WHITE ? WIDTH * kind : PLAIN_BITS - WHITE + kind;
    }

    /** A set of one tile, which can be added to another and taken away again. */
    public static long one(int kind) {
        return 1L << place(kind);
    }

    /** How many tiles of a kind are in a set. */
    public static int count(long set, int kind) {
        long shifted = set >>> place(kind);
        return (int) (kind < WHITE ? shifted & 0xF : shifted & 1);
    }

    /** Bits of the kinds of which there is at least one. */
    public static int kinds(long set) {
        int plain = (int) set;
        int halves = plain | plain >>> 1;
        int some = (halves | halves >>> 2) & ONES;
        return Integer.compress(some, ONES) | (int) (set >>> PLAIN_BITS) << WHITE;
    }

    /** How many tiles a set has. */
    public static int size(long set) {
        int plain = (int) set;
        int pairs = (plain & EVERY_OTHER) + (plain >>> WIDTH & EVERY_OTHER);
        return ((pairs * BYTES) >>> LAST_BYTE) + Long.bitCount(set >>> PLAIN_BITS);
    }

    /** How often each character is there, white or not: four bits a character. */
    public static int characters(long set) {
        int white = (int) (set >>> PLAIN_BITS) & 0xFF;
        return (int) set + Integer.expand(white, ONES);
    }

    /** How many white tiles there are. */
    static int whites(long set) {
        return Long.bitCount(set >>> PLAIN_BITS & 0xFF);
    }

    /** How many Villains there are. */
    public static int villains(long set) {
        return Long.bitCount(set >>> (PLAIN_BITS + Face.CHARACTERS));
    }

    /** The kind of the tile at a position, counted from 0, when tiles lie in the order of kinds. */
    static int at(long set, int position) {
        int left = position;
        for (int rest = kinds(set); ; rest &= rest - 1) {
            int kind = Integer.numberOfTrailingZeros(rest);
            left -= count(set, kind);
            if (left < 0) {
                return kind;
            }
        }
    }

    /** The face of a kind, as its ordinal. */
    public static int face(int kind) {
        return kind < WHITE ? kind : kind - WHITE;
    }
}
