package masque.server.guard;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A JSON object that a client sent. Nothing is converted or guessed: a field has the right type and
 * size or is refused by name, and a {@code null} is a wrong value, not an absent one.
 */
public final class Body {
    private static final int MOST_TEXTS = 64;
    private static final Pattern ID = Pattern.compile("[A-Za-z0-9_-]{1,64}");

    /** Where this object is: empty for the whole, {@code clock.} for the one in that field. */
    private final String path;

    private final ObjectNode object;

    private Body(String path, ObjectNode object) {
        this.path = path;
        this.object = object;
    }

    /**
     * What a client sent: at most 8 KiB, nested at most 32 deep, no name twice.
     *
     * @throws ClientError if it is too large (413), no JSON, or no object
     */
    public static Body read(String text) {
        return new Body("", StrictJson.read(text));
    }

    /** This body, if it has no other fields than these. */
    public Body only(String... names) {
        Set<String> known = Set.of(names);
        for (String name : object.propertyNames()) {
            if (!known.contains(name)) {
                throw names.length == 0
                        ? ClientError.field(place(name), "field-unwanted")
                        : ClientError.field(place(name), "field-unknown", "known", List.of(names));
            }
        }
        return this;
    }

    /** Whether there is such a field, right or wrong. */
    public boolean has(String name) {
        return object.has(name);
    }

    /** A text of at most so many characters (code points); it may be empty. */
    public String text(String name, int max) {
        return text(field(name), place(name), max);
    }

    /** Something to read on one line: not empty, nothing invisible but joiners. */
    public String line(String name, int max) {
        String line = text(name, max).strip();
        if (line.isEmpty()) {
            throw ClientError.field(place(name), "field-empty");
        }
        if (line.codePoints().anyMatch(Characters::unspeakable)) {
            throw ClientError.field(place(name), "field-characters");
        }
        return line;
    }

    /** A whole number, written as one: neither 1.0 nor 1e3 nor "1". */
    public int number(String name, int min, int max) {
        JsonNode node = field(name);
        if (node.isIntegralNumber() && node.canConvertToInt()) {
            int number = node.intValue();
            if (min <= number && number <= max) {
                return number;
            }
        }
        throw ClientError.field(place(name), "field-number", "min", min, "max", max);
    }

    /** True or false. */
    public boolean flag(String name) {
        return field(name)
                .booleanValueOpt()
                .orElseThrow(() -> ClientError.field(place(name), "field-flag"));
    }

    /** An id that the client chose: 1 to 64 letters, digits, hyphens and underscores. */
    public String id(String name) {
        Optional<String> id = field(name).stringValueOpt();
        return id.filter(text -> ID.matcher(text).matches())
                .orElseThrow(() -> ClientError.field(place(name), "field-id"));
    }

    /** An object within this one; its fields are named {@code name.field}. */
    public Body object(String name) {
        if (field(name) instanceof ObjectNode inner) {
            return new Body(place(name) + ".", inner);
        }
        throw ClientError.field(place(name), "field-object");
    }

    /** An object all of whose fields are texts, at most 64 of them, in the order they came. */
    public Map<String, String> texts(String name) {
        Body inner = object(name);
        if (inner.object.size() > MOST_TEXTS) {
            throw ClientError.field(place(name), "field-texts", "max", MOST_TEXTS);
        }
        Map<String, String> texts = new LinkedHashMap<>();
        for (String key : inner.object.propertyNames()) {
            if (key.codePoints().anyMatch(Characters::unstorable)) {
                throw ClientError.field(inner.place(key), "field-name");
            }
            texts.put(key, inner.text(key, StrictJson.MOST_BYTES));
        }
        return Collections.unmodifiableMap(texts);
    }

    /** A list of texts with at most so many entries. */
    public List<String> textList(String name, int most) {
        JsonNode list = field(name);
        if (!list.isArray() || list.size() > most) {
            throw ClientError.field(place(name), "field-list", "max", most);
        }
        List<String> texts = new ArrayList<>();
        for (JsonNode one : list) {
            String place = place(name) + "[" + texts.size() + "]";
            texts.add(text(one, place, StrictJson.MOST_BYTES));
        }
        return Collections.unmodifiableList(texts);
    }

    /** A text, if the field is there. */
    public Optional<String> optionalText(String name, int max) {
        return optional(name, field -> text(field, max));
    }

    /** A number, if the field is there. */
    public OptionalInt optionalNumber(String name, int min, int max) {
        return has(name) ? OptionalInt.of(number(name, min, max)) : OptionalInt.empty();
    }

    /** True or false, if the field is there. */
    public Optional<Boolean> optionalFlag(String name) {
        return optional(name, this::flag);
    }

    /** An id, if the field is there. */
    public Optional<String> optionalId(String name) {
        return optional(name, this::id);
    }

    /** An object, if the field is there. */
    public Optional<Body> optionalObject(String name) {
        return optional(name, this::object);
    }

    /** Texts by name, if the field is there. */
    public Optional<Map<String, String>> optionalTexts(String name) {
        return optional(name, this::texts);
    }

    /** A list of texts, if the field is there. */
    public Optional<List<String>> optionalTextList(String name, int most) {
        return optional(name, field -> textList(field, most));
    }

    private <T> Optional<T> optional(String name, Function<String, T> read) {
        return has(name) ? Optional.of(read.apply(name)) : Optional.empty();
    }

    private JsonNode field(String name) {
        JsonNode node = object.get(name);
        if (node == null) {
            throw ClientError.field(place(name), "field-missing");
        }
        return node;
    }

    private static String text(JsonNode node, String place, int max) {
        String text =
                node.stringValueOpt()
                        .orElseThrow(() -> ClientError.field(place, "field-text", "max", max));
        if (text.codePointCount(0, text.length()) > max) {
            throw ClientError.field(place, "field-text", "max", max);
        }
        if (text.codePoints().anyMatch(Characters::unstorable)) {
            throw ClientError.field(place, "field-characters");
        }
        return text;
    }

    private String place(String name) {
        return path + Characters.shown(name);
    }
}
