package masque.app.load;

import java.util.Arrays;

/** The codes of the moves in one message, unboxed: there are tens of thousands a second. */
final class Codes {
    static final Codes NONE = new Codes();

    private int[] codes = new int[0];
    private int size;

    void add(int code) {
        if (size == codes.length) {
            codes = Arrays.copyOf(codes, Math.max(8, 2 * size));
        }
        codes[size++] = code;
    }

    int size() {
        return size;
    }

    int at(int index) {
        return codes[index];
    }
}
