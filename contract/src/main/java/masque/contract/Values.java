package masque.contract;

import java.lang.reflect.Field;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import masque.core.Visible;
import org.jspecify.annotations.Nullable;

/**
 * Checks that what viewers get is a tree of records, enums, lists, maps, optionals, texts and
 * numbers: it can be encoded, nobody can change it, and no state or rules hang on it.
 */
final class Values {
    private Values() {}

    static void check(Spot spot, int viewer, Visible visible) {
        flaw("", visible)
                .ifPresent(flaw -> {
                    throw spot.broken(
                            Promise.VALUES, viewer, visible.getClass().getSimpleName() + flaw);
                });
    }

    /** Checks a view, and that it is equal when built again. */
    static void check(Spot spot, World world, int viewer) {
        Visible one = world.view(viewer);
        check(spot, viewer, one);
        Visible again = world.state().view(viewer);
        if (!one.equals(again) || one.hashCode() != again.hashCode()) {
            throw spot.broken(
                    Promise.VALUES,
                    viewer,
                    "the view built twice: " + Leaves.difference(one, again));
        }
    }

    /** Whether a value has no parts and never changes. */
    static boolean isPlain(Object value) {
        return value instanceof String
                || (value instanceof Number && value.getClass().getName().startsWith("java.lang."))
                || value instanceof Boolean
                || value instanceof Character
                || value instanceof Enum<?>
                || value.getClass().isHidden();
    }

    /** Whether a collection or map of the Java library, or a phrase's, cannot be changed. */
    static boolean isUnmodifiable(Object collection) {
        String type = collection.getClass().getName();
        return type.equals("masque.core.Args")
                || type.startsWith("java.util.ImmutableCollections$")
                || type.startsWith("java.util.Collections$Unmodifiable")
                || type.startsWith("java.util.Collections$Empty")
                || type.startsWith("java.util.Collections$Singleton")
                || type.startsWith("java.util.Collections$CopiesList");
    }

    private static Optional<String> flaw(String path, @Nullable Object value) {
        return switch (value) {
            case null -> Optional.of(path + " is null");
            case Optional<?> maybe ->
                    maybe.isPresent() ? flaw(path, maybe.get()) : Optional.empty();
            case Map<?, ?> map when isUnmodifiable(map) -> flawInside(path, map.values());
            case Collection<?> row when isUnmodifiable(row) -> flawInside(path, row);
            case Map<?, ?> map -> Optional.of(path + " is a map that can be changed");
            case Collection<?> row -> Optional.of(path + " is a collection that can be changed");
            case Record record -> flawInFields(path, record);
            default ->
                    isPlain(value) && !value.getClass().isHidden()
                            ? Optional.empty()
                            : Optional.of(
                                    path
                                            + " is a "
                                            + value.getClass().getSimpleName()
                                            + ", which is no plain value");
        };
    }

    private static Optional<String> flawInside(String path, Collection<?> values) {
        for (Object one : values) {
            Optional<String> flaw = flaw(path + "[*]", one);
            if (flaw.isPresent()) {
                return flaw;
            }
        }
        return Optional.empty();
    }

    private static Optional<String> flawInFields(String path, Record record) {
        List<Field> fields = Shape.of(record.getClass()).truth();
        for (Field field : fields) {
            Optional<String> flaw = flaw(path + "." + field.getName(), Shape.value(field, record));
            if (flaw.isPresent()) {
                return flaw;
            }
        }
        return Optional.empty();
    }
}
