package masque.games.queenseat;

/**
 * Sets of cards as one number each. Cards that look the same are of one kind: the twelve
 * Princesses' regular cards, then their dark ones. A regular kind takes four bits; of a dark kind
 * there is at most one, which takes a bit.
 */
final class Cards {
    static final int DARK = Princess.COUNT;
    static final int KINDS = 2 * Princess.COUNT;

    private static final int WIDTH = 4;
    private static final int DARK_BITS = WIDTH * Princess.COUNT;
    private static final long ONES = 0x1111_1111_1111L;
    private static final long REGULAR = (1L << DARK_BITS) - 1;
    private static final long EVERY_OTHER = 0x0F0F_0F0F_0F0FL;
    private static final long BYTES = 0x0101_0101_0101L;
    private static final long TOPS = BYTES << 7;
    private static final int LAST_BYTE = 40;

    private Cards() {}

    private static int place(int kind) {
        return kind < DARK ? WIDTH * kind : DARK_BITS - DARK + kind;
    }

    /** A set of one card, which can be added to another and taken away again. */
    static long one(int kind) {
        return 1L << place(kind);
    }

    /** How many cards of a kind are in a set. */
    static int count(long set, int kind) {
        long shifted = set >>> place(kind);
        return (int) (kind < DARK ? shifted & 0xF : shifted & 1);
    }

    /** Bits of the kinds of which there is at least one. */
    static int kinds(long set) {
        long halves = set | set >>> 1;
        long some = (halves | halves >>> 2) & ONES;
        return (int) Long.compress(some, ONES) | (int) (set >>> DARK_BITS) << DARK;
    }

    /** How many cards a set has. */
    static int size(long set) {
        long regular = set & REGULAR;
        long pairs = (regular & EVERY_OTHER) + (regular >>> WIDTH & EVERY_OTHER);
        return (int) ((pairs * BYTES) >>> LAST_BYTE & 0xFF) + Long.bitCount(set >>> DARK_BITS);
    }

    /** How many cards of each Princess there are, dark or not: four bits a Princess. */
    static long princesses(long set) {
        return (set & REGULAR) + Long.expand(set >>> DARK_BITS, ONES);
    }

    /** How many cards of a Princess there are, dark or not. */
    static int ofPrincess(long set, int princess) {
        return count(set, princess) + count(set, princess + DARK);
    }

    /** The cards of a Princess alone. */
    static long only(long set, int princess) {
        return set & (0xFL << (WIDTH * princess) | 1L << (DARK_BITS + princess));
    }

    /** Bits of the Princesses of which there are most, by four bits each; none if there is none. */
    static int most(long counts) {
        long most = ONES;
        for (int bit = WIDTH - 1; bit >= 0; bit--) {
            long more = most & (counts >>> bit);
            most = more == 0 ? most : more;
        }
        return counts == 0 ? 0 : (int) Long.compress(most, ONES);
    }

    /** Bits of those of these Princesses of which there are least, by four bits each. */
    static int least(long counts, int princesses) {
        long least = Long.expand(princesses, ONES);
        for (int bit = WIDTH - 1; bit >= 0; bit--) {
            long fewer = least & ~(counts >>> bit);
            least = fewer == 0 ? least : fewer;
        }
        return (int) Long.compress(least, ONES);
    }

    /** One of four bits in a number that has so many for each Princess. */
    static int nibble(long counts, int princess) {
        return (int) (counts >>> (WIDTH * princess)) & 0xF;
    }

    /** One in the four bits of a Princess. */
    static long unit(int princess) {
        return 1L << (WIDTH * princess);
    }

    /** The kinds of some Princesses, given as bits. */
    static int kindsOf(int princesses) {
        return princesses | princesses << DARK;
    }

    /**
     * The kind of the card at a position, counted from 0, when cards lie in the order of kinds. The
     * regular cards of two kinds are a byte together, and all of them are added up at once; a set
     * has fewer than 128.
     */
    static int at(long set, int position) {
        long first = set & EVERY_OTHER;
        long upTo = (first + ((set >>> WIDTH) & EVERY_OTHER)) * BYTES;
        long beyond = ((upTo | TOPS) - (position + 1) * BYTES) & TOPS;
        if (beyond == 0) {
            int left = position - (int) ((upTo >>> LAST_BYTE) & 0xFF);
            return DARK + Long.numberOfTrailingZeros(Long.expand(1L << left, set >>> DARK_BITS));
        }
        int shift = Long.numberOfTrailingZeros(beyond) - (Byte.SIZE - 1);
        int left = position - (int) (((upTo << Byte.SIZE) >>> shift) & 0xFF);
        int firsts = (int) ((first >>> shift) & 0xFF);
        return shift / WIDTH + (left < firsts ? 0 : 1);
    }

    /** The lowest kind in a set that is not empty. */
    static int lowest(long set) {
        return Integer.numberOfTrailingZeros(kinds(set));
    }

    /** The Princess of a kind, as her ordinal. */
    static int princess(int kind) {
        return kind < DARK ? kind : kind - DARK;
    }

    /** Of every kind as many as the set with more has. */
    static long union(long one, long other) {
        long both = 0;
        for (int rest = kinds(one | other); rest != 0; rest &= rest - 1) {
            int kind = Integer.numberOfTrailingZeros(rest);
            both += Math.max(count(one, kind), count(other, kind)) * one(kind);
        }
        return both;
    }
}
