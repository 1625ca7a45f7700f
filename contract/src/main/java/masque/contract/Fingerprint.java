package masque.contract;

import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import masque.core.Game;
import org.jspecify.annotations.Nullable;

/**
 * All that makes up a world, in one row of numbers: two worlds are the same exactly if these are
 * equal. Transient fields and the rules do not count.
 */
final class Fingerprint {
    private static final int DEEPEST = 64;
    private static final long NOTHING = 0x6E6F7468696E67L;

    private long[] words = new long[1024];
    private int size;
    private int depth;

    private Fingerprint() {}

    static Fingerprint of(Object world) {
        Fingerprint print = new Fingerprint();
        print.put(world);
        print.words = Arrays.copyOf(print.words, print.size);
        return print;
    }

    private void add(long word) {
        if (size == words.length) {
            makeRoom(1);
        }
        words[size++] = word;
    }

    private void makeRoom(int more) {
        if (size + more > words.length) {
            words = Arrays.copyOf(words, Math.max(size + more, 2 * size));
        }
    }

    private void put(@Nullable Object value) {
        switch (value) {
            case null -> add(NOTHING);
            case Game<?> rules -> add(0);
            case int[] row -> putInts(row);
            case long[] row -> putLongs(row);
            case byte[] row -> {
                add(row.length);
                for (byte one : row) {
                    add(one);
                }
            }
            case boolean[] row -> {
                add(row.length);
                for (boolean one : row) {
                    add(one ? 1 : 0);
                }
            }
            case short[] row -> {
                add(row.length);
                for (short one : row) {
                    add(one);
                }
            }
            case char[] row -> putText(new String(row));
            case double[] row -> {
                add(row.length);
                for (double one : row) {
                    add(Double.doubleToLongBits(one));
                }
            }
            case Object[] row -> putAll(Arrays.asList(row));
            case Double number -> add(Double.doubleToLongBits(number));
            case Float number -> add(Double.doubleToLongBits(number));
            case Number number -> add(number.longValue());
            case Boolean flag -> add(flag ? 1 : 0);
            case Character letter -> add(letter);
            case String text -> putText(text);
            case Enum<?> constant -> add(constant.ordinal());
            case BitSet bits -> putLongs(bits.toLongArray());
            case Optional<?> maybe -> put(maybe.orElse(null));
            // Equal sets and maps may be walked in different orders.
            case Set<?> set -> add(set.hashCode());
            case Map<?, ?> map -> add(map.hashCode());
            case Collection<?> row -> putAll(row);
            default -> putFields(value);
        }
    }

    private void putInts(int[] row) {
        add(row.length);
        makeRoom(row.length);
        int at = size;
        for (int one : row) {
            words[at++] = one;
        }
        size = at;
    }

    private void putLongs(long[] row) {
        add(row.length);
        makeRoom(row.length);
        System.arraycopy(row, 0, words, size, row.length);
        size += row.length;
    }

    private void putText(String text) {
        add(text.length());
        for (int i = 0; i < text.length(); i++) {
            add(text.charAt(i));
        }
    }

    private void putAll(Collection<?> row) {
        add(row.size());
        for (Object one : row) {
            put(one);
        }
    }

    private void putFields(Object owner) {
        if (++depth > DEEPEST) {
            throw new IllegalStateException("a state cannot contain itself: " + owner.getClass());
        }
        List<Field> fields = Shape.of(owner.getClass()).truth();
        for (int i = 0; i < fields.size(); i++) {
            putField(fields.get(i), owner);
        }
        depth--;
    }

    private void putField(Field field, Object owner) {
        Class<?> type = field.getType();
        try {
            if (type == int.class) {
                add(field.getInt(owner));
            } else if (type == long.class) {
                add(field.getLong(owner));
            } else {
                put(field.get(owner));
            }
        } catch (IllegalAccessException closed) {
            throw new IllegalStateException(closed);
        }
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Fingerprint print && Arrays.equals(words, print.words);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(words);
    }
}
