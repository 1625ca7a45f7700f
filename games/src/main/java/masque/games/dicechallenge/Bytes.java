package masque.games.dicechallenge;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * Compares the sizes or values of all dice of a character at once: eight bytes are one number, and
 * none of them is above {@link Sizes#LARGEST}, so that no difference borrows from its neighbour.
 */
final class Bytes {
    /** How many bytes are compared at once; rows of dice are as long, or twice as long. */
    static final int WIDTH = Long.BYTES;

    private static final VarHandle LONGS =
            MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    static final long ONES = 0x0101010101010101L;
    static final long TOPS = ONES << 7;

    /** Of every byte the bit of its own place. */
    private static final long DIAGONAL = 0x8040201008040201L;

    /** Brings the lowest bits of all bytes together in the highest byte. */
    private static final long GATHER = 0x0102040810204080L;

    private Bytes() {}

    /** The length of a row that has room for so many dice. */
    static int row(int dice) {
        return Math.ceilDiv(dice, WIDTH) * WIDTH;
    }

    /** The places in a row of bytes that hold this, as bits. */
    static int equal(byte[] bytes, int from, int row, int value) {
        int places = equal(bytes, from, value);
        return row == WIDTH ? places : places | equal(bytes, from + WIDTH, value) << WIDTH;
    }

    private static int equal(byte[] bytes, int from, int value) {
        return places(TOPS - (eight(bytes, from) ^ value * ONES));
    }

    /** The places where two rows both hold what they hold in this place, as bits. */
    static int alike(byte[] bytes, int one, int other, int row, int place) {
        int first = bytes[one + place];
        int second = bytes[other + place];
        int places = alikeInEight(bytes, one, other, first, second);
        return row == WIDTH
                ? places
                : places | alikeInEight(bytes, one + WIDTH, other + WIDTH, first, second) << WIDTH;
    }

    private static int alikeInEight(byte[] bytes, int one, int other, int first, int second) {
        return places(same(eight(bytes, one), first) & same(eight(bytes, other), second));
    }

    /** The places in a row of bytes that hold at most this, as bits. */
    static int atMost(byte[] bytes, int from, int row, int value) {
        int places = atMost(bytes, from, value);
        return row == WIDTH ? places : places | atMost(bytes, from + WIDTH, value) << WIDTH;
    }

    private static int atMost(byte[] bytes, int from, int value) {
        return places(TOPS + value * ONES - eight(bytes, from));
    }

    /** Eight bytes as one number, the first of them lowest. */
    static long eight(byte[] bytes, int from) {
        return (long) LONGS.get(bytes, from);
    }

    /** One of eight bytes. */
    static int at(long eight, int place) {
        return (int) (eight >>> (Byte.SIZE * place)) & 0xFF;
    }

    /** The bytes that are this, by their highest bits; none is above 127. */
    static long same(long eight, int value) {
        return (TOPS - (eight ^ value * ONES)) & TOPS;
    }

    /** The bytes that are at least this, by their highest bits; none is above 127. */
    static long atLeast(long eight, int value) {
        return ((eight | TOPS) - value * ONES) & TOPS;
    }

    /** All bits of the bytes in these places, of the first eight. */
    static long lanes(int places) {
        long tops = (((places * ONES) & DIAGONAL) + ~TOPS) & TOPS;
        return (tops >>> 7) * 0xFF;
    }

    private static int places(long tops) {
        return (int) ((((tops & TOPS) >>> 7) * GATHER) >>> 56);
    }
}
