package masque.edge;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import masque.core.View;
import tools.jackson.core.JsonGenerator;

/**
 * Writes the views of one viewer, one after the other. A move changes little of a view: what is the
 * same as in the view before is copied from its text and not worded again.
 */
public final class Copyist {
    private static final int[] NO_ENDS = {};

    /** Where a field of the view before is in its text. */
    private static final class Place {
        private int from;
        private int to;

        /** Where each entry ends, if it is a list. */
        private int[] ends = NO_ENDS;

        private int[] ends(int entries) {
            if (ends.length < entries) {
                ends = Arrays.copyOf(ends, entries + entries / 2);
            }
            return ends;
        }
    }

    private final Pen pen;
    private Optional<View> before = Optional.empty();
    private byte[] text = {};
    private List<Place> places = List.of();

    public Copyist(Pen pen) {
        this.pen = pen;
    }

    /** A view as an object in UTF-8; the very array of the time before if it is the same. */
    public byte[] write(View view) {
        List<Shapes.Field> fields = Shapes.of(view.getClass()).fields();
        Optional<View> known = before.filter(old -> old.getClass() == view.getClass());
        if (known.isEmpty()) {
            places = fields.stream().map(field -> new Place()).toList();
        }
        // If this fails half of the places are new.
        before = Optional.empty();
        text =
                JsonBytes.of(
                        (out, bytes) -> {
                            out.writeStartObject();
                            for (int i = 0; i < fields.size(); i++) {
                                Shapes.Field field = fields.get(i);
                                Entry entry = new Entry(out, bytes, field, places.get(i));
                                entry.write(field.of(view), known);
                            }
                            out.writeEndObject();
                        },
                        text);
        before = Optional.of(view);
        return text;
    }

    /** One field that is being written. */
    private final class Entry {
        private final JsonGenerator out;
        private final JsonBytes bytes;
        private final Shapes.Field field;
        private final Place place;

        Entry(JsonGenerator out, JsonBytes bytes, Shapes.Field field, Place place) {
            this.out = out;
            this.bytes = bytes;
            this.field = field;
            this.place = place;
        }

        void write(Object value, Optional<View> known) {
            if (field.empty(value)) {
                return;
            }
            out.writeName(field.name());
            if (field.brief()) {
                field.scribe().write(out, value, pen);
                return;
            }
            Optional<Object> old = known.map(field::of);
            // The colon comes with the value.
            int from = bytes.position(out) + 1;
            if (field.scribe() instanceof Scribe.OfList lists) {
                entries(lists.inner(), (List<?>) value, (List<?>) old.orElse(List.of()));
            } else if (old.isPresent() && value.equals(old.get())) {
                bytes.copy(out, text, place.from, place.to);
            } else {
                field.scribe().write(out, value, pen);
            }
            place.from = from;
            place.to = bytes.position(out);
        }

        private void entries(Scribe inner, List<?> values, List<?> old) {
            int[] ends = place.ends(values.size());
            out.writeStartArray();
            int shift = bytes.position(out) - place.from - 1;
            int same = firstThatDiffers(values, old);
            int next = place.from + 1;
            if (same > 0) {
                // A log grows at its end: all before that is copied in one go.
                bytes.copy(out, text, next, ends[same - 1]);
                next = ends[same - 1] + 1;
            }
            for (int i = 0; i < same; i++) {
                ends[i] += shift;
            }
            for (int i = same; i < values.size(); i++) {
                int end = ends[i];
                if (i < old.size() && values.get(i).equals(old.get(i))) {
                    bytes.copy(out, text, next, end);
                } else {
                    inner.write(out, values.get(i), pen);
                }
                next = end + 1;
                ends[i] = bytes.position(out);
            }
            out.writeEndArray();
        }

        private static int firstThatDiffers(List<?> values, List<?> old) {
            int most = Math.min(values.size(), old.size());
            int same = 0;
            while (same < most && values.get(same).equals(old.get(same))) {
                same++;
            }
            return same;
        }
    }
}
