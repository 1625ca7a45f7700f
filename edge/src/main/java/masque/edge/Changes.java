package masque.edge;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import masque.core.Phrase;
import masque.core.Seat;
import masque.core.View;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.io.SerializedString;

/**
 * Writes a view, and then what has changed from one view to the next as a JSON merge patch (RFC
 * 7396). Such a patch replaces an array as a whole. So a list of objects or sentences is written as
 * an object here, too: its length, and its entries by their numbers. What is written follows from
 * the two views alone, which the viewer may know; so does how long it is.
 */
public final class Changes {
    private static final SerializedString LENGTH = new SerializedString("length");

    /** The names of a list's entries, as far as lists usually go. */
    private static final List<SerializedString> NUMBERS =
            IntStream.range(0, 256)
                    .mapToObj(i -> new SerializedString(Integer.toString(i)))
                    .toList();

    private final Pen pen;

    public Changes(Pen pen) {
        this.pen = pen;
    }

    /** A whole view, as an object. */
    public void whole(JsonGenerator out, View view) {
        object(out, view);
    }

    /** The merge patch that makes one view of the one before. */
    public void patch(JsonGenerator out, View before, View after) {
        merge(out, before, after, 0);
    }

    /** The same as a field of the object that is being written; nothing if nothing has changed. */
    public void patch(JsonGenerator out, String name, View before, View after) {
        int first = firstChange(before, after);
        if (first >= 0) {
            out.writeName(name);
            merge(out, before, after, first);
        }
    }

    /** The number of the first field that is not as it was; -1 if all are. */
    private static int firstChange(Object was, Object is) {
        if (was.getClass() != is.getClass()) {
            return 0;
        }
        List<Shapes.Field> fields = Shapes.of(is.getClass()).fields();
        for (int i = 0; i < fields.size(); i++) {
            if (!fields.get(i).of(was).equals(fields.get(i).of(is))) {
                return i;
            }
        }
        return -1;
    }

    // --- Everything ---

    private void value(JsonGenerator out, Scribe scribe, Object value) {
        Object held = held(value);
        Scribe own = scribe instanceof Scribe.OfOptional maybe ? maybe.inner() : scribe;
        if (isObject(held)) {
            object(out, held);
        } else if (isParted(own, held)) {
            list(out, own, (List<?>) held);
        } else {
            own.write(out, held, pen);
        }
    }

    private void object(JsonGenerator out, Object record) {
        out.writeStartObject();
        for (Shapes.Field field : Shapes.of(record.getClass()).fields()) {
            Object value = field.of(record);
            if (!field.empty(value)) {
                out.writeName(field.name());
                value(out, field.scribe(), value);
            }
        }
        out.writeEndObject();
    }

    private void list(JsonGenerator out, Scribe scribe, List<?> list) {
        out.writeStartObject();
        out.writeName(LENGTH);
        out.writeNumber(list.size());
        for (int i = 0; i < list.size(); i++) {
            out.writeName(number(i));
            value(out, inner(scribe), list.get(i));
        }
        out.writeEndObject();
    }

    // --- What has changed ---

    private void change(JsonGenerator out, Scribe scribe, Object was, Object is) {
        Object old = held(was);
        Object now = held(is);
        Scribe own = scribe instanceof Scribe.OfOptional maybe ? maybe.inner() : scribe;
        if (isObject(old) && isObject(now)) {
            merge(out, old, now, 0);
        } else if (isParted(own, old) && isParted(own, now)) {
            entries(out, own, (List<?>) old, (List<?>) now);
        } else {
            value(out, own, now);
        }
    }

    /** What has changed; of two alike the fields before the first one are known to be the same. */
    private void merge(JsonGenerator out, Object was, Object is, int first) {
        boolean alike = was.getClass() == is.getClass();
        out.writeStartObject();
        if (!alike) {
            removeOthers(out, was, is);
        }
        List<Shapes.Field> fields = Shapes.of(is.getClass()).fields();
        for (int i = first; i < fields.size(); i++) {
            Shapes.Field field = fields.get(i);
            Object now = field.of(is);
            @Nullable Object old = alike ? field.of(was) : valueOf(was, field);
            if (old == null) {
                if (!field.empty(now)) {
                    out.writeName(field.name());
                    value(out, field.scribe(), now);
                }
            } else if (!old.equals(now)) {
                out.writeName(field.name());
                if (field.empty(now)) {
                    out.writeNull();
                } else {
                    change(out, field.scribe(), old, now);
                }
            }
        }
        out.writeEndObject();
    }

    private void entries(JsonGenerator out, Scribe scribe, List<?> was, List<?> is) {
        int known = was.size();
        int count = is.size();
        out.writeStartObject();
        if (count != known) {
            out.writeName(LENGTH);
            out.writeNumber(count);
        }
        for (int i = 0; i < count; i++) {
            Object now = is.get(i);
            if (i >= known) {
                out.writeName(number(i));
                value(out, inner(scribe), now);
            } else if (!was.get(i).equals(now)) {
                out.writeName(number(i));
                change(out, inner(scribe), was.get(i), now);
            }
        }
        for (int i = count; i < known; i++) {
            out.writeName(number(i));
            out.writeNull();
        }
        out.writeEndObject();
    }

    /** What an object of another kind has and this one has not. */
    private static void removeOthers(JsonGenerator out, Object was, Object is) {
        for (Shapes.Field field : Shapes.of(was.getClass()).fields()) {
            if (!field.empty(field.of(was)) && valueOf(is, field) == null) {
                out.writeName(field.name());
                out.writeNull();
            }
        }
    }

    private static @Nullable Object valueOf(Object object, Shapes.Field wanted) {
        for (Shapes.Field field : Shapes.of(object.getClass()).fields()) {
            if (field.name().getValue().equals(wanted.name().getValue())) {
                return field.of(object);
            }
        }
        return null;
    }

    private static SerializedString number(int i) {
        return i < NUMBERS.size() ? NUMBERS.get(i) : new SerializedString(Integer.toString(i));
    }

    // --- What kind of value it is ---

    /** What an optional holds, or else the value itself. */
    private static Object held(Object value) {
        return value instanceof Optional<?> maybe && maybe.isPresent() ? maybe.get() : value;
    }

    /** Whether a value is written as an object, which a patch merges with the one before. */
    private static boolean isObject(Object value) {
        return value instanceof Record && !(value instanceof Phrase) && !(value instanceof Seat);
    }

    /** Whether a value is a list that is written as an object. */
    private static boolean isParted(Scribe scribe, Object value) {
        return value instanceof List && (!(scribe instanceof Scribe.OfList list) || list.parted());
    }

    private static Scribe inner(Scribe scribe) {
        return scribe instanceof Scribe.OfList list ? list.inner() : Scribe.ANY;
    }
}
