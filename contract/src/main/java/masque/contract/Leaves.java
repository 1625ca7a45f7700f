package masque.contract;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.util.BitSet;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import masque.core.Game;
import org.jspecify.annotations.Nullable;

/** A tree of values as the values at its ends, each under the path that leads to it. */
final class Leaves {
    /** Stands where a path leads nowhere. */
    static final String MISSING = "nothing";

    private final Map<String, Object> leaves = new LinkedHashMap<>();

    private Leaves() {}

    private static Map<String, Object> of(Object root) {
        Leaves found = new Leaves();
        found.put("", root);
        return found.leaves;
    }

    /** The first path at which two trees differ, with both values. */
    static String difference(Object one, Object other) {
        Map<String, Object> ones = of(one);
        Map<String, Object> others = of(other);
        return differing(one, other).stream()
                .findFirst()
                .map(path ->
                        path
                                + " is "
                                + ones.getOrDefault(path, MISSING)
                                + " in one and "
                                + others.getOrDefault(path, MISSING)
                                + " in the other")
                .orElse("they are not equal though all their parts are");
    }

    /** The paths at which two trees differ. */
    static Set<String> differing(Object one, Object other) {
        if (!one.getClass().equals(other.getClass())) {
            return differing(of(one), of(other));
        }
        Leaves ones = new Leaves();
        Leaves others = new Leaves();
        for (Field field : Shape.of(one.getClass()).truth()) {
            Object here = Shape.value(field, one);
            Object there = Shape.value(field, other);
            // Most of two views is the same: that is not worth taking apart.
            if (!Objects.equals(here, there)) {
                ones.put(field.getName(), here);
                others.put(field.getName(), there);
            }
        }
        return differing(ones.leaves, others.leaves);
    }

    private static Set<String> differing(Map<String, Object> ones, Map<String, Object> others) {
        Set<String> paths = new TreeSet<>();
        ones.forEach((path, value) -> {
            if (!value.equals(others.get(path))) {
                paths.add(path);
            }
        });
        others.keySet().stream().filter(path -> !ones.containsKey(path)).forEach(paths::add);
        return paths;
    }

    private void put(String path, @Nullable Object value) {
        switch (value) {
            case null -> leaves.put(path, MISSING);
            case Game<?> rules -> {}
            case Number number -> leaves.put(path, number);
            case Boolean flag -> leaves.put(path, flag);
            case Character letter -> leaves.put(path, letter);
            case String text -> leaves.put(path, text);
            case Enum<?> constant -> leaves.put(path, constant);
            case BitSet bits -> leaves.put(path, bits);
            case Optional<?> maybe -> put(path, maybe.orElse(null));
            case Set<?> set -> leaves.put(path, set);
            case Map<?, ?> map -> map.forEach((key, one) -> put(path + "." + key, one));
            case Collection<?> row -> putAll(path, row.toArray());
            default -> {
                if (value.getClass().isArray()) {
                    putAll(path, value);
                } else {
                    putFields(path, value);
                }
            }
        }
    }

    private void putAll(String path, Object row) {
        int length = Array.getLength(row);
        leaves.put(path + ".size", length);
        for (int i = 0; i < length; i++) {
            put(path + "[" + i + "]", Array.get(row, i));
        }
    }

    private void putFields(String path, Object owner) {
        for (Field field : Shape.of(owner.getClass()).truth()) {
            put(
                    path.isEmpty() ? field.getName() : path + "." + field.getName(),
                    Shape.value(field, owner));
        }
    }
}
