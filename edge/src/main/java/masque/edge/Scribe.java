package masque.edge;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import masque.core.Phrase;
import masque.core.Seat;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.io.SerializedString;

/**
 * Writes the values of one type. Which one is needed follows from what a field is declared as, so
 * that nothing has to be found out when a view is written.
 */
@FunctionalInterface
interface Scribe {
    void write(JsonGenerator out, Object value, Pen pen);

    /**
     * Writes a list, each entry by the same scribe.
     *
     * @param parted whether an entry has parts, so that one of it may change and the rest stay
     */
    record OfList(Scribe inner, boolean parted) implements Scribe {
        @Override
        public void write(JsonGenerator out, Object value, Pen pen) {
            out.writeStartArray();
            for (Object one : (List<?>) value) {
                inner.write(out, one, pen);
            }
            out.writeEndArray();
        }
    }

    /** Writes what may be missing, where it is there. */
    record OfOptional(Scribe inner) implements Scribe {
        @Override
        public void write(JsonGenerator out, Object value, Pen pen) {
            inner.write(out, ((Optional<?>) value).orElseThrow(), pen);
        }
    }

    /** Writes whatever it is, if it may be written. */
    Scribe ANY = (out, value, pen) -> byClass(value.getClass()).write(out, value, pen);

    /** The scribe for what is declared so. */
    static Scribe of(Type type) {
        if (type instanceof ParameterizedType generic) {
            Type inner = generic.getActualTypeArguments()[0];
            if (generic.getRawType() == Optional.class) {
                return new OfOptional(of(inner));
            }
            if (generic.getRawType() == List.class) {
                return new OfList(of(inner), parted(inner));
            }
        }
        return type instanceof Class<?> known ? byDeclared(known) : ANY;
    }

    private static boolean parted(Type type) {
        return !(type instanceof Class<?> known
                && (known.isEnum()
                        || known == Integer.class
                        || known == Boolean.class
                        || known == String.class
                        || known == Seat.class));
    }

    private static Scribe byDeclared(Class<?> type) {
        boolean certain = type.isPrimitive() || type.isRecord() || type.isEnum();
        return certain || type == String.class ? byClass(type) : ANY;
    }

    private static Scribe byClass(Class<?> type) {
        if (type == int.class || type == Integer.class) {
            return (out, value, pen) -> out.writeNumber((Integer) value);
        }
        if (type == boolean.class || type == Boolean.class) {
            return (out, value, pen) -> out.writeBoolean((Boolean) value);
        }
        if (type == String.class) {
            return (out, value, pen) -> out.writeString((String) value);
        }
        if (type == Phrase.class) {
            return (out, value, pen) -> pen.sentence(out, (Phrase) value);
        }
        if (type == Seat.class) {
            return (out, value, pen) -> out.writeNumber(((Seat) value).index());
        }
        if (type.isRecord()) {
            return (out, value, pen) -> pen.record(out, value);
        }
        return byKind(type);
    }

    private static Scribe byKind(Class<?> type) {
        if (Enum.class.isAssignableFrom(type)) {
            return constants(type.isEnum() ? type : type.getSuperclass());
        }
        if (List.class.isAssignableFrom(type)) {
            return new OfList(ANY, true);
        }
        if (type == Optional.class) {
            return new OfOptional(ANY);
        }
        throw new IllegalStateException("a view or an event cannot hold a " + type.getName());
    }

    private static Scribe constants(Class<?> type) {
        List<SerializedString> texts =
                Arrays.stream(type.getEnumConstants())
                        .map(one -> new SerializedString(Shapes.kebab(((Enum<?>) one).name())))
                        .toList();
        return (out, value, pen) -> out.writeString(texts.get(((Enum<?>) value).ordinal()));
    }
}
