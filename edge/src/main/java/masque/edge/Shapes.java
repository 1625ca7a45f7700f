package masque.edge;

import java.lang.invoke.LambdaMetafactory;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import tools.jackson.core.io.SerializedString;

/** What records are made of, looked up once a class. */
final class Shapes {
    /** A record's name on the wire and its fields in order. */
    record Shape(SerializedString name, List<Field> fields) {}

    /**
     * One field of a record, and how its values are written.
     *
     * @param optional whether it may be empty
     * @param brief whether writing it is less work than finding out whether it has changed
     */
    record Field(
            SerializedString name,
            Function<Object, Object> accessor,
            Scribe scribe,
            boolean optional,
            boolean brief) {
        Object of(Object record) {
            return accessor.apply(record);
        }

        boolean empty(Object value) {
            return optional && ((Optional<?>) value).isEmpty();
        }
    }

    private static final ClassValue<Shape> RECORDS =
            new ClassValue<>() {
                @Override
                protected Shape computeValue(Class<?> type) {
                    return shape(type);
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

    private static Shape shape(Class<?> type) {
        if (!type.isRecord()) {
            throw new IllegalStateException(type.getName() + " should be a record");
        }
        List<Field> fields = new ArrayList<>();
        for (RecordComponent component : type.getRecordComponents()) {
            fields.add(
                    new Field(
                            new SerializedString(component.getName()),
                            accessor(component),
                            Scribe.of(component.getGenericType()),
                            component.getType() == Optional.class,
                            component.getType().isPrimitive() || component.getType().isEnum()));
        }
        String name = type.getSimpleName().replaceAll("([a-z])([A-Z])", "$1_$2");
        return new Shape(new SerializedString(kebab(name)), List.copyOf(fields));
    }

    /** As fast as a call in the source would be: a view has hundreds of fields. */
    @SuppressWarnings("unchecked")
    private static Function<Object, Object> accessor(RecordComponent component) {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        try {
            MethodHandle accessor = lookup.unreflect(component.getAccessor());
            return (Function<Object, Object>)
                    LambdaMetafactory.metafactory(
                                    lookup,
                                    "apply",
                                    MethodType.methodType(Function.class),
                                    MethodType.methodType(Object.class, Object.class),
                                    accessor,
                                    accessor.type().wrap())
                            .getTarget()
                            .invoke();
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(
                    component.getDeclaringRecord().getName() + " should be public", e);
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException("cannot read " + component, e);
        }
    }

    /** A name in lower case with hyphens. */
    static String kebab(String name) {
        return name.toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
