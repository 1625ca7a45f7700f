package masque.core;

import java.util.AbstractMap;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * The arguments of a phrase, in order. A view holds dozens of phrases and is made for every viewer
 * at every move, so this is small, and a hash that spreads well is worked out once.
 */
final class Args extends AbstractMap<String, Object> {
    private final String[] names;
    private final Object[] values;
    private final int spread;

    private Args(String[] names, Object[] values) {
        this.names = names;
        this.values = values;
        int sum = 0;
        for (int i = 0; i < names.length; i++) {
            sum += mixed(31 * names[i].hashCode() + values[i].hashCode());
        }
        spread = sum;
    }

    /** Small numbers are the usual values: their bits must reach all of the hash. */
    private static int mixed(int bits) {
        int mixed = (bits ^ (bits >>> 16)) * 0x85EBCA6B;
        mixed = (mixed ^ (mixed >>> 13)) * 0xC2B2AE35;
        return mixed ^ (mixed >>> 16);
    }

    /** A hash that does not depend on the order either. */
    int spread() {
        return spread;
    }

    /** Arguments given as name, value, name, value. */
    static Args of(String key, Object... namesAndValues) {
        String[] names = new String[namesAndValues.length / 2];
        Object[] values = new Object[names.length];
        for (int i = 0; i < names.length; i++) {
            names[i] = (String) namesAndValues[2 * i];
            values[i] = checked(key, namesAndValues[2 * i + 1]);
        }
        return new Args(names, values);
    }

    /** Whether these are the arguments, in this order, as name, value, name, value. */
    boolean are(Object... namesAndValues) {
        boolean same = namesAndValues.length == 2 * names.length;
        for (int i = 0; same && i < names.length; i++) {
            same =
                    names[i].equals(namesAndValues[2 * i])
                            && values[i].equals(namesAndValues[2 * i + 1]);
        }
        return same;
    }

    /** The same arguments, checked. */
    static Args of(String key, Map<String, Object> args) {
        if (args instanceof Args checked) {
            return checked;
        }
        Object[] flat = new Object[2 * args.size()];
        int next = 0;
        for (Map.Entry<String, Object> entry : args.entrySet()) {
            flat[next++] = entry.getKey();
            flat[next++] = entry.getValue();
        }
        return of(key, flat);
    }

    /**
     * Called for every argument of every view, where a switch over types is several times slower.
     */
    private static Object checked(String key, Object value) {
        if (value instanceof Integer
                || value instanceof String
                || value instanceof Seat
                || value instanceof Phrase) {
            return value;
        }
        if (value instanceof List<?> list) {
            return checkedAll(key, list);
        }
        throw new IllegalArgumentException(
                "phrase " + key + " cannot say a " + value.getClass().getName());
    }

    private static List<Object> checkedAll(String key, List<?> list) {
        Object[] all = new Object[list.size()];
        for (int i = 0; i < all.length; i++) {
            all[i] = checked(key, list.get(i));
        }
        return List.of(all);
    }

    @Override
    public int size() {
        return names.length;
    }

    @Override
    public @Nullable Object get(@Nullable Object name) {
        for (int i = 0; i < names.length; i++) {
            if (names[i].equals(name)) {
                return values[i];
            }
        }
        return null;
    }

    @Override
    public boolean containsKey(@Nullable Object name) {
        return get(name) != null;
    }

    @Override
    public void forEach(BiConsumer<? super String, ? super Object> action) {
        for (int i = 0; i < names.length; i++) {
            action.accept(names[i], values[i]);
        }
    }

    @Override
    public Collection<Object> values() {
        return Collections.unmodifiableList(Arrays.asList(values));
    }

    @Override
    public Set<Map.Entry<String, Object>> entrySet() {
        Set<Map.Entry<String, Object>> entries = new LinkedHashSet<>();
        forEach((name, value) -> entries.add(Map.entry(name, value)));
        return Collections.unmodifiableSet(entries);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        if (other instanceof Args args && Arrays.equals(names, args.names)) {
            return spread == args.spread && Arrays.equals(values, args.values);
        }
        return super.equals(other);
    }

    @Override
    public int hashCode() {
        return super.hashCode();
    }
}
