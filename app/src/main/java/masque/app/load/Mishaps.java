package masque.app.load;

import java.util.ArrayList;
import java.util.List;
import masque.core.Phrase;

/** What went wrong in a run that goes on nevertheless: all of it is counted, the first is told. */
final class Mishaps {
    private static final int MOST_TOLD = 20;

    private final List<Phrase> first = new ArrayList<>();
    private int count;

    synchronized void add(String key, Object... namesAndValues) {
        add(Phrase.of(key, namesAndValues));
    }

    synchronized void add(Phrase problem) {
        count++;
        if (first.size() < MOST_TOLD) {
            first.add(problem);
        }
    }

    synchronized int count() {
        return count;
    }

    synchronized List<Phrase> first() {
        return List.copyOf(first);
    }
}
