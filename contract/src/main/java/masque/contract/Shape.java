package masque.contract;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The fields of a class, found once.
 *
 * @param truth the fields that are part of the truth
 * @param scratch the transient fields
 * @param mutable whether a field can be set again
 */
record Shape(List<Field> truth, List<Field> scratch, boolean mutable) {
    private static final Set<Class<?>> ROOTS = Set.of(Object.class, Record.class);

    private static final ClassValue<Shape> SHAPES =
            new ClassValue<>() {
                @Override
                protected Shape computeValue(Class<?> type) {
                    return find(type);
                }
            };

    /**
     * The shape of a class.
     *
     * @throws IllegalStateException if it is one of the Java library's own, whose fields are closed
     */
    static Shape of(Class<?> type) {
        return SHAPES.get(type);
    }

    private static Shape find(Class<?> type) {
        List<Field> truth = new ArrayList<>();
        List<Field> scratch = new ArrayList<>();
        boolean mutable = false;
        for (Class<?> at = type; at != null && !ROOTS.contains(at); at = at.getSuperclass()) {
            if (at.getName().startsWith("java.")) {
                throw new IllegalStateException("cannot look into a " + type.getName());
            }
            for (Field field : at.getDeclaredFields()) {
                int modifiers = field.getModifiers();
                if (Modifier.isStatic(modifiers)) {
                    continue;
                }
                field.setAccessible(true);
                (Modifier.isTransient(modifiers) ? scratch : truth).add(field);
                mutable |= !Modifier.isFinal(modifiers);
            }
        }
        return new Shape(List.copyOf(truth), List.copyOf(scratch), mutable);
    }

    /** A field's value, primitives boxed. */
    static @Nullable Object value(Field field, Object owner) {
        try {
            return field.get(owner);
        } catch (IllegalAccessException closed) {
            throw new IllegalStateException(closed);
        }
    }
}
