package masque.core;

import java.util.Arrays;

/** A list of move codes that is filled again and again without new memory. */
public final class Codes {
    private static final int AT_ONCE = 4;

    private int[] codes = new int[64];
    private int size;

    /** Adds a code. */
    public void add(int code) {
        if (size == codes.length) {
            codes = Arrays.copyOf(codes, 2 * size);
        }
        codes[size++] = code;
    }

    /** Adds every code from the first on, below the end. */
    public void addRange(int first, int end) {
        int[] into = roomFor(Math.max(0, end - first));
        int at = size;
        for (int code = first; code < end; code++) {
            into[at++] = code;
        }
        size = at;
    }

    private int[] roomFor(int more) {
        if (size + more > codes.length) {
            codes = Arrays.copyOf(codes, Math.max(size + more, 2 * size));
        }
        return codes;
    }

    /**
     * Adds {@code offset + i} for every set bit i, ascending. Four are written at a time, and what
     * is too many is not counted: how many bits a small set has is what a processor guesses badly.
     */
    public void addBits(int offset, int mask) {
        int count = Integer.bitCount(mask);
        int[] into = roomFor(count + AT_ONCE);
        int at = size;
        int rest = mask;
        do {
            for (int i = 0; i < AT_ONCE; i++) {
                into[at + i] = offset + Integer.numberOfTrailingZeros(rest);
                rest &= rest - 1;
            }
            at += AT_ONCE;
        } while (rest != 0);
        size += count;
    }

    /** Adds {@code offset + 2 * i} and the code after it for every set bit i, ascending. */
    public void addPairs(int offset, long mask) {
        int count = 2 * Long.bitCount(mask);
        int[] into = roomFor(count + AT_ONCE);
        int at = size;
        long rest = mask;
        do {
            for (int i = 0; i < AT_ONCE; i += 2) {
                int code = offset + 2 * Long.numberOfTrailingZeros(rest);
                into[at + i] = code;
                into[at + i + 1] = code + 1;
                rest &= rest - 1;
            }
            at += AT_ONCE;
        } while (rest != 0);
        size += count;
    }

    /**
     * Adds the codes of the cells of a table with eight columns, row by row.
     *
     * @param offset the code of the first cell
     * @param stride how far apart the codes of a column are
     * @param cells a bit each, the first row's lowest
     */
    public void addCells(int offset, int stride, long cells) {
        int count = Long.bitCount(cells);
        int[] into = roomFor(count + AT_ONCE);
        int at = size;
        long rest = cells;
        do {
            for (int i = 0; i < AT_ONCE; i++) {
                int cell = Long.numberOfTrailingZeros(rest);
                into[at + i] = offset + (cell >>> 3) * stride + (cell & 7);
                rest &= rest - 1;
            }
            at += AT_ONCE;
        } while (rest != 0);
        size += count;
    }

    /** Forgets all codes. */
    public void clear() {
        size = 0;
    }

    /** How many codes there are. */
    public int size() {
        return size;
    }

    /** The code at a position, counted from 0. */
    public int at(int index) {
        if (index >= size) {
            throw new IndexOutOfBoundsException(index);
        }
        return codes[index];
    }

    /** Whether a code is listed. */
    public boolean contains(int code) {
        return indexOf(code) >= 0;
    }

    /** The position of a code, counted from 0; -1 if it is not listed. */
    public int indexOf(int code) {
        for (int i = 0; i < size; i++) {
            if (codes[i] == code) {
                return i;
            }
        }
        return -1;
    }

    /** Whether these are the same codes in the same order. */
    public boolean sameAs(Codes other) {
        return Arrays.equals(codes, 0, size, other.codes, 0, other.size);
    }

    /** The codes as a new array. */
    public int[] toArray() {
        return Arrays.copyOf(codes, size);
    }

    @Override
    public String toString() {
        return Arrays.toString(toArray());
    }
}
