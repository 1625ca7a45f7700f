package masque.games.dicechallenge;

/** DC-1.2: the sizes that dice come in; the two smallest are coins. */
final class Sizes {
    static final int COUNT = 8;

    /** No die shows more. */
    static final int LARGEST = 20;

    private static final int[] SIZES = {1, 2, 4, 6, 8, 10, 12, LARGEST};
    private static final int[] INDICES = indices();

    /** By size, one less than the number of its lowest face among those of all sizes. */
    private static final byte[] FACES = faces();

    private Sizes() {}

    private static byte[] faces() {
        byte[] faces = new byte[LARGEST + 1];
        int before = -1;
        for (int size : SIZES) {
            faces[size] = (byte) before;
            before += size;
        }
        return faces;
    }

    /** The number of a face: all sizes have 63 together, from 0. */
    static int face(int size, int value) {
        return FACES[size] + value;
    }

    private static int[] indices() {
        int[] indices = new int[LARGEST + 1];
        java.util.Arrays.fill(indices, -1);
        for (int index = 0; index < COUNT; index++) {
            indices[SIZES[index]] = index;
        }
        return indices;
    }

    static int at(int index) {
        return SIZES[index];
    }

    /** The place of a size among all sizes; -1 if there are no such dice. */
    static int index(int size) {
        return size < 0 || size > LARGEST ? -1 : INDICES[size];
    }
}
