package masque.app.log;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Complaints that come again and again: a few of each are let through a minute, the others are
 * counted. So nobody can fill a disk by having the site complain.
 */
final class Repeats {
    private static final int MOST_A_MINUTE = 5;
    private static final long MINUTE = 60_000;

    /** More kinds than a program has; what a client sends might be a part of one. */
    private static final int MOST_KINDS = 200;

    private static final String OTHER = "other complaints";

    /** By kind, oldest first. */
    private final Map<String, Tally> tallies = new LinkedHashMap<>();

    /** What came of one kind since a moment. */
    private static final class Tally {
        private final long since;
        private int all;

        Tally(long since) {
            this.since = since;
        }

        int kept() {
            return Math.max(0, all - MOST_A_MINUTE);
        }
    }

    /** Whether one more of a kind is let through. */
    boolean passes(String kind, long millis) {
        String known = tallies.containsKey(kind) || tallies.size() < MOST_KINDS ? kind : OTHER;
        Tally tally = tallies.computeIfAbsent(known, key -> new Tally(millis));
        tally.all++;
        return tally.all <= MOST_A_MINUTE;
    }

    /** Forgets what is older than a minute; how many of each kind were only counted. */
    Map<String, Integer> counted(long millis) {
        return counted(millis, MINUTE);
    }

    /** The same for all there is. */
    Map<String, Integer> countedAtLast() {
        return counted(0, Long.MIN_VALUE);
    }

    private Map<String, Integer> counted(long millis, long age) {
        Map<String, Integer> counted = new LinkedHashMap<>();
        Iterator<Map.Entry<String, Tally>> all = tallies.entrySet().iterator();
        while (all.hasNext()) {
            Map.Entry<String, Tally> one = all.next();
            if (millis - one.getValue().since >= age) {
                if (one.getValue().kept() > 0) {
                    counted.put(one.getKey(), one.getValue().kept());
                }
                all.remove();
            }
        }
        return counted;
    }
}
