package masque.edge;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import masque.core.BadInput;
import masque.core.Phrase;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The checked fields of a JSON object: whatever is wrong is named with its file and its place. */
public final class Fields {
    private final String source;
    private final String path;
    private final ObjectNode object;

    Fields(String source, String path, ObjectNode object) {
        this.source = source;
        this.path = path;
        this.object = object;
    }

    /** Checks that the file is of this format, that its version is known, and no field is not. */
    void check(String format, int version, Collection<String> fields) {
        if (!format.equals(text(object.path("format")))) {
            throw BadInput.of("file-format", "source", source, "expected", format);
        }
        int written = number("version", 1, Integer.MAX_VALUE);
        if (written > version) {
            throw BadInput.of(
                    "file-version", "source", source, "version", written, "expected", version);
        }
        Set<String> known = new TreeSet<>(fields);
        known.add("format");
        known.add("version");
        only(known);
    }

    /** Checks that there are no other fields than these. */
    void only(Set<String> known) {
        for (String name : object.propertyNames()) {
            if (!known.contains(name)) {
                throw BadInput.of(
                        "file-field-unknown",
                        "source",
                        source,
                        "field",
                        path + name,
                        "allowed",
                        List.copyOf(new TreeSet<>(known)));
            }
        }
    }

    /** Whether there is such a field. */
    public boolean has(String name) {
        return object.has(name);
    }

    /** A whole number from here to there. */
    public int number(String name, int min, int max) {
        return number(field(name), path + name, min, max);
    }

    /** Something that is so or not. */
    public boolean flag(String name) {
        JsonNode node = field(name);
        if (!node.isBoolean()) {
            throw wrong(path + name, Phrase.of("file-allowed-flag"));
        }
        return node.booleanValue();
    }

    /** A whole number of at most 64 bits. */
    public long big(String name) {
        JsonNode node = field(name);
        if (!node.isIntegralNumber() || !node.canConvertToLong()) {
            throw wrong(path + name, Phrase.of("file-allowed-big"));
        }
        return node.longValue();
    }

    /** A name as games and options have them: lower-case letters, digits and hyphens. */
    String id(String name) {
        String text = text(field(name));
        if (!text.matches("[a-z0-9][a-z0-9-]{0,63}")) {
            throw wrong(path + name, Phrase.of("file-allowed-id"));
        }
        return text;
    }

    Map<String, String> texts(String name) {
        Map<String, String> texts = new TreeMap<>();
        Fields inner = object(name);
        for (Map.Entry<String, JsonNode> entry : inner.object.properties()) {
            if (!entry.getValue().isString()) {
                throw wrong(inner.path + entry.getKey(), Phrase.of("file-allowed-text"));
            }
            texts.put(entry.getKey(), text(entry.getValue()));
        }
        return texts;
    }

    /** An object. */
    public Fields object(String name) {
        return object(field(name), path + name);
    }

    /** An array of objects. */
    public List<Fields> objects(String name, int most) {
        List<Fields> objects = new ArrayList<>();
        for (JsonNode node : array(field(name), path + name, most)) {
            objects.add(object(node, path + name + "[" + objects.size() + "]"));
        }
        return objects;
    }

    /** An array of pairs of numbers; the second is below the first. */
    List<int[]> pairs(String name, int most) {
        List<int[]> pairs = new ArrayList<>();
        for (JsonNode node : array(field(name), path + name, most)) {
            String place = path + name + "[" + pairs.size() + "]";
            if (!node.isArray() || node.size() != 2) {
                throw wrong(place, Phrase.of("file-allowed-pair"));
            }
            int below = number(node.get(0), place + "[0]", 2, Integer.MAX_VALUE);
            pairs.add(new int[] {below, number(node.get(1), place + "[1]", 0, below - 1)});
        }
        return pairs;
    }

    /** An array of whole numbers. */
    List<Integer> numbers(String name, int min, int max, int most) {
        List<Integer> numbers = new ArrayList<>();
        for (JsonNode node : array(field(name), path + name, most)) {
            numbers.add(number(node, path + name + "[" + numbers.size() + "]", min, max));
        }
        return numbers;
    }

    /** A text of this form. */
    public String form(String name, Predicate<String> form, Phrase allowed) {
        return form(field(name), path + name, form, allowed);
    }

    /** An array of texts of this form. */
    List<String> forms(String name, Predicate<String> form, Phrase allowed) {
        List<String> texts = new ArrayList<>();
        for (JsonNode node : array(field(name), path + name, Integer.MAX_VALUE)) {
            texts.add(form(node, path + name + "[" + texts.size() + "]", form, allowed));
        }
        return texts;
    }

    /** One of these words, in lower case. */
    <E extends Enum<E>> E constant(String name, Class<E> words) {
        JsonNode node = field(name);
        List<String> allowed = new ArrayList<>();
        for (E constant : words.getEnumConstants()) {
            String word = word(constant);
            if (word.equals(text(node))) {
                return constant;
            }
            allowed.add(word);
        }
        throw wrong(path + name, Phrase.of("file-allowed-word", "words", allowed));
    }

    /** The word for a constant. */
    static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The object itself. */
    public ObjectNode node() {
        return object;
    }

    /** Checks that an array has so many entries. */
    Fields exactly(String name, int entries) {
        JsonNode node = field(name);
        if (!node.isArray() || node.size() != entries) {
            throw wrong(path + name, Phrase.of("file-allowed-entries", "entries", entries));
        }
        return this;
    }

    private String form(JsonNode node, String place, Predicate<String> form, Phrase allowed) {
        if (!node.isString() || !form.test(text(node))) {
            throw wrong(place, allowed);
        }
        return text(node);
    }

    private JsonNode field(String name) {
        JsonNode node = object.get(name);
        if (node == null) {
            throw BadInput.of("file-field-missing", "source", source, "field", path + name);
        }
        return node;
    }

    private Fields object(JsonNode node, String place) {
        if (node instanceof ObjectNode inner) {
            return new Fields(source, place + ".", inner);
        }
        throw wrong(place, Phrase.of("file-allowed-object"));
    }

    private JsonNode array(JsonNode node, String place, int most) {
        if (!node.isArray() || node.size() > most) {
            throw wrong(place, Phrase.of("file-allowed-array", "max", most));
        }
        return node;
    }

    private int number(JsonNode node, String place, int min, int max) {
        if (node.isIntegralNumber() && node.canConvertToInt()) {
            int number = node.intValue();
            if (min <= number && number <= max) {
                return number;
            }
        }
        throw wrong(place, Phrase.of("file-allowed-number", "min", min, "max", max));
    }

    private static String text(JsonNode node) {
        return node.stringValueOpt().orElse("");
    }

    private BadInput wrong(String place, Phrase allowed) {
        return BadInput.of("file-field", "source", source, "field", place, "allowed", allowed);
    }
}
