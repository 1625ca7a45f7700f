package masque.app;

import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;

/** Finds what somebody probably meant. */
final class Nearest {
    private Nearest() {}

    /** The most similar word, if it takes few corrections to get there. */
    static Optional<String> to(String typed, Collection<String> words) {
        return words.stream()
                .min(Comparator.comparingInt(word -> corrections(typed, word)))
                .filter(word -> corrections(typed, word) <= few(word.length()));
    }

    private static int few(int length) {
        return Math.max(1, Math.min(length / 2, length / 3 + 1));
    }

    /** How many letters must be put in, left out or changed (Levenshtein's distance). */
    private static int corrections(String from, String to) {
        int[] row = new int[to.length() + 1];
        for (int j = 0; j <= to.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= from.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= to.length(); j++) {
                int changed = diagonal + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(changed, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        return row[to.length()];
    }
}
