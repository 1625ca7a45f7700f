package masque.core;

import java.util.Map;
import org.jspecify.annotations.Nullable;

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
        return Commonplaces.of(key, namesAndValues);
    }

    /** As it would be anyway, but quicker: phrases are compared by the dozen at every move. */
    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || (other instanceof Phrase phrase
                        && key.equals(phrase.key)
                        && args.equals(phrase.args));
    }

    /** Whether it says just this, in the same order. */
    boolean says(String said, Object... namesAndValues) {
        return key.equals(said) && ((Args) args).are(namesAndValues);
    }

    @Override
    public int hashCode() {
        return key.hashCode() + ((Args) args).spread();
    }
}
