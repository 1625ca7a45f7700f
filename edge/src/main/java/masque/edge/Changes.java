package masque.edge;

import java.util.List;
import java.util.Optional;
import masque.core.Phrase;
import masque.core.Seat;
import masque.core.View;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;

/**
 * Writes a view, and then what has changed from one view to the next as a JSON merge patch (RFC
 * 7396). Such a patch replaces a list as a whole, and a log mostly grows: so here a log is an
 * object, its lines by their numbers. What is written follows from the two views alone, which the
 * viewer may know; so does how long it is.
 */
public final class Changes {
    private static final String LOG = "log";

    private final Pen pen;

    public Changes(Pen pen) {
        this.pen = pen;
    }

    /** A whole view, as an object. */
    public void whole(JsonGenerator out, View view) {
        out.writeStartObject();
        for (Shapes.Field field : Shapes.of(view.getClass()).fields()) {
            Object value = field.of(view);
            if (isLog(field)) {
                out.writeName(field.name());
                lines(out, List.of(), (List<?>) value);
            } else if (!field.empty(value)) {
                named(out, field, value);
            }
        }
        out.writeEndObject();
    }

    /** The merge patch that makes one view of the one before; both are of one game. */
    public void patch(JsonGenerator out, View before, View after) {
        out.writeStartObject();
        for (Shapes.Field field : Shapes.of(after.getClass()).fields()) {
            Object was = field.of(before);
            Object is = field.of(after);
            if (was.equals(is)) {
                continue;
            }
            if (isLog(field)) {
                out.writeName(field.name());
                lines(out, (List<?>) was, (List<?>) is);
            } else {
                change(out, field, was, is);
            }
        }
        out.writeEndObject();
    }

    private static boolean isLog(Shapes.Field field) {
        return field.name().getValue().equals(LOG);
    }

    private void lines(JsonGenerator out, List<?> was, List<?> is) {
        out.writeStartObject();
        int known = was.size();
        int count = is.size();
        for (int i = 0; i < count; i++) {
            Object line = is.get(i);
            if (i >= known || !was.get(i).equals(line)) {
                out.writeName(Integer.toString(i));
                pen.sentence(out, (Phrase) line);
            }
        }
        for (int i = count; i < known; i++) {
            out.writeNullProperty(Integer.toString(i));
        }
        out.writeEndObject();
    }

    private void named(JsonGenerator out, Shapes.Field field, Object value) {
        out.writeName(field.name());
        field.scribe().write(out, value, pen);
    }

    private void change(JsonGenerator out, Shapes.Field field, Object was, Object is) {
        if (field.empty(is)) {
            out.writeName(field.name());
            out.writeNull();
            return;
        }
        Object old = held(was);
        Object now = held(is);
        if (isObject(old) && isObject(now)) {
            out.writeName(field.name());
            merge(out, old, now);
        } else {
            named(out, field, is);
        }
    }

    /** What an optional holds, or else the value itself. */
    private static Object held(Object value) {
        return value instanceof Optional<?> maybe && maybe.isPresent() ? maybe.get() : value;
    }

    /** Whether a value is written as an object, which a patch merges with the one before. */
    private static boolean isObject(Object value) {
        return value instanceof Record && !(value instanceof Phrase) && !(value instanceof Seat);
    }

    private void merge(JsonGenerator out, Object was, Object is) {
        boolean alike = was.getClass() == is.getClass();
        out.writeStartObject();
        if (!alike) {
            removeOthers(out, was, is);
        }
        for (Shapes.Field field : Shapes.of(is.getClass()).fields()) {
            Object now = field.of(is);
            @Nullable Object old = alike ? field.of(was) : valueOf(was, field);
            if (old == null) {
                if (!field.empty(now)) {
                    named(out, field, now);
                }
            } else if (!old.equals(now)) {
                change(out, field, old, now);
            }
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
}
