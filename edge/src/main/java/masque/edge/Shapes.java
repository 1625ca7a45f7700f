package masque.edge;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tools.jackson.core.io.SerializedString;

/** What records and enums are made of, looked up once a class. */
final class Shapes {
    /** A record's name on the wire and its fields in order. */
    record Shape(String name, List<Field> fields) {}

    /** One field of a record. */
    record Field(SerializedString name, MethodHandle accessor) {
        Object of(Object record) {
            try {
                return (Object) accessor.invokeExact(record);
            } catch (RuntimeException | Error e) {
                throw e;
            } catch (Throwable e) {
                throw new IllegalStateException("cannot read " + name, e);
            }
        }
    }

    private static final ClassValue<Shape> RECORDS =
            new ClassValue<>() {
                @Override
                protected Shape computeValue(Class<?> type) {
                    return shape(type);
                }
            };

    private static final ClassValue<List<String>> ENUMS =
            new ClassValue<>() {
                @Override
                protected List<String> computeValue(Class<?> type) {
                    List<String> texts = new ArrayList<>();
                    for (Object constant : type.getEnumConstants()) {
                        texts.add(kebab(((Enum<?>) constant).name()));
                    }
                    return List.copyOf(texts);
                }
            };

    private Shapes() {}

    /**
     * The shape of a record.
     *
     * @throws IllegalStateException if the class is no record
     */
    static Shape of(Class<?> type) {
        return RECORDS.get(type);
    }

    /** An enum constant's name in lower case with hyphens. */
    static String text(Enum<?> constant) {
        return ENUMS.get(constant.getDeclaringClass()).get(constant.ordinal());
    }

    private static Shape shape(Class<?> type) {
        if (!type.isRecord()) {
            throw new IllegalStateException(type.getName() + " should be a record");
        }
        List<Field> fields = new ArrayList<>();
        for (RecordComponent component : type.getRecordComponents()) {
            try {
                MethodHandle accessor =
                        MethodHandles.publicLookup().unreflect(component.getAccessor());
                fields.add(
                        new Field(
                                new SerializedString(component.getName()),
                                accessor.asType(
                                        MethodType.methodType(Object.class, Object.class))));
            } catch (IllegalAccessException e) {
                throw new IllegalStateException(type.getName() + " should be public", e);
            }
        }
        String name = type.getSimpleName().replaceAll("([a-z])([A-Z])", "$1_$2");
        return new Shape(kebab(name), List.copyOf(fields));
    }

    private static String kebab(String name) {
        return name.toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
