package masque.core;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Something to be said: a key and its arguments. The edge words it in the reader's language. An
 * argument is a number, a text, a {@link Seat}, another phrase, or a list of these.
 */
public record Phrase(String key, Map<String, Object> args) {
    public Phrase {
        Map<String, Object> checked = new LinkedHashMap<>();
        args.forEach((name, value) -> checked.put(name, checked(key, value)));
        args = Collections.unmodifiableMap(checked);
    }

    /** A phrase with arguments given as name, value, name, value. */
    public static Phrase of(String key, Object... namesAndValues) {
        Map<String, Object> args = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            args.put((String) namesAndValues[i], namesAndValues[i + 1]);
        }
        return new Phrase(key, args);
    }

    private static Object checked(String key, Object value) {
        return switch (value) {
            case Integer number -> number;
            case String text -> text;
            case Seat seat -> seat;
            case Phrase phrase -> phrase;
            case List<?> list -> list.stream().map(one -> checked(key, one)).toList();
            default ->
                    throw new IllegalArgumentException(
                            "phrase " + key + " cannot say a " + value.getClass().getName());
        };
    }
}
