package masque.core;

import java.util.Arrays;

/** A list of move codes that is filled again and again without new memory. */
public final class Codes {
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

    /** Adds {@code offset + i} for every set bit i, ascending. */
    public void addBits(int offset, int mask) {
        int[] into = roomFor(Integer.bitCount(mask));
        int at = size;
        for (int rest = mask; rest != 0; rest &= rest - 1) {
            into[at++] = offset + Integer.numberOfTrailingZeros(rest);
        }
        size = at;
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
