package masque.contract;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.util.BitSet;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
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

    private static Map<String, Object> of(String path, @Nullable Object root) {
        Leaves found = new Leaves();
        found.put(path, root);
        return found.leaves;
    }

    /** The first path at which two trees differ, with both values. */
    static String difference(Object one, Object other) {
        Map<String, Object> ones = of("", one);
        Map<String, Object> others = of("", other);
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
        Set<String> paths = new TreeSet<>();
        part("", one, other, paths);
        return paths;
    }

    /** Most of two trees is the same: that is not worth taking apart. */
    private static void part(
            String path, @Nullable Object one, @Nullable Object other, Set<String> paths) {
        if (Objects.equals(one, other)) {
            return;
        }
        if (one instanceof List<?> ones && other instanceof List<?> others) {
            partRows(path, ones, others, paths);
        } else if (one instanceof Record
                && other instanceof Record
                && one.getClass().equals(other.getClass())) {
            for (Field field : Shape.of(one.getClass()).truth()) {
                part(
                        inside(path, field),
                        Shape.value(field, one),
                        Shape.value(field, other),
                        paths);
            }
        } else {
            differing(of(path, one), of(path, other), paths);
        }
    }

    private static void partRows(String path, List<?> ones, List<?> others, Set<String> paths) {
        int both = Math.min(ones.size(), others.size());
        for (int i = 0; i < both; i++) {
            part(path + "[" + i + "]", ones.get(i), others.get(i), paths);
        }
        if (ones.size() != others.size()) {
            paths.add(path + ".size");
            List<?> longer = ones.size() > both ? ones : others;
            for (int i = both; i < longer.size(); i++) {
                paths.addAll(of(path + "[" + i + "]", longer.get(i)).keySet());
            }
        }
    }

    private static void differing(
            Map<String, Object> ones, Map<String, Object> others, Set<String> paths) {
        ones.forEach((path, value) -> {
            if (!value.equals(others.get(path))) {
                paths.add(path);
            }
        });
        others.keySet().stream().filter(path -> !ones.containsKey(path)).forEach(paths::add);
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
            put(inside(path, field), Shape.value(field, owner));
        }
    }

    private static String inside(String path, Field field) {
        return path.isEmpty() ? field.getName() : path + "." + field.getName();
    }
}
