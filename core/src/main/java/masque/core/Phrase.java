package masque.core;

import java.util.Map;

/**
 * Something to be said: a key and its arguments. The edge words it in the reader's language. An
 * argument is a number, a text, a {@link Seat}, another phrase, or a list of these.
 */
public record Phrase(String key, Map<String, Object> args) {
    public Phrase {
        args = Args.of(key, args);
    }

    /** A phrase with arguments given as name, value, name, value. */
    public static Phrase of(String key, Object... namesAndValues) {
        return new Phrase(key, Args.of(key, namesAndValues));
    }

    @Override
    public int hashCode() {
        return key.hashCode() + ((Args) args).spread();
    }
}
