package masque.core;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Phrases that were said lately. Games say the same things again and again, and every view is
 * compared with the one before: what is the very same object is neither made anew nor compared. No
 * thread waits for another; at worst both make a phrase that one could have had from the other.
 */
final class Commonplaces {
    private static final int MOST = 1 << 14;
    private static final @Nullable Phrase[] LATELY = new Phrase[MOST];

    private Commonplaces() {}

    /** A phrase with arguments given as name, value, name, value. */
    static Phrase of(String key, Object... namesAndValues) {
        int hash = key.hashCode();
        for (int i = 1; i < namesAndValues.length; i += 2) {
            Object value = namesAndValues[i];
            if (isText(value)) {
                // People write them, so they are seldom said again, and nobody else's business.
                return fresh(key, namesAndValues);
            }
            hash = 31 * hash + value.hashCode();
        }
        int place = (hash ^ hash >>> 15) & MOST - 1;
        @Nullable Phrase known = LATELY[place];
        if (known != null && known.says(key, namesAndValues)) {
            return known;
        }
        Phrase fresh = fresh(key, namesAndValues);
        LATELY[place] = fresh;
        return fresh;
    }

    private static boolean isText(Object value) {
        return value instanceof String
                || (value instanceof List<?> list
                        && !list.isEmpty()
                        && list.getFirst() instanceof String);
    }

    private static Phrase fresh(String key, Object... namesAndValues) {
        return new Phrase(key, Args.of(key, namesAndValues));
    }
}
