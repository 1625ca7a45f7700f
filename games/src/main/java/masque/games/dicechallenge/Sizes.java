package masque.games.dicechallenge;

/** DC-1.2: the sizes that dice come in; the two smallest are coins. */
final class Sizes {
    static final int COUNT = 8;

    /** No die shows more. */
    static final int LARGEST = 20;

    private static final int[] SIZES = {1, 2, 4, 6, 8, 10, 12, LARGEST};
    private static final int[] INDICES = indices();

    private Sizes() {}

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
