package masque.bots.search;

import java.util.Arrays;
import java.util.stream.IntStream;
import masque.core.Codes;

/**
 * What a search has found out so far. A place in the tree is what the searching seat has seen since
 * the decision; it holds an entry for every choice that some seat had there in some world, by seat
 * and code ascending. Lives in a few arrays, so that millions of entries stay small.
 */
final class Tree {
    static final int ROOT = 0;
    static final int NONE = -1;

    /** From so many entries on, of 40 bytes each, there are no new places. */
    static final int MOST_ENTRIES = 2_000_000;

    private static final int SEAT_BITS = 4;
    private static final int FIRST_SIZE = 1 << 10;

    /**
     * Above one by more than what is lost in rounding: what promises less by so much is left out
     * without a root and a division, and no choice is made otherwise than with them.
     */
    private static final double ROUNDING = 1 + 1e-9;

    /** Logarithms of small numbers: nearly all that are asked for. */
    private static final double[] LOGS =
            IntStream.range(0, 1 << 12).mapToDouble(Math::log).toArray();

    /** By place, its first entry. */
    private int[] first = new int[FIRST_SIZE];

    private int places;

    /** By entry: seat and code, how it looked, the next of its place, and where it leads. */
    private int[] key = new int[FIRST_SIZE];

    private int[] look = new int[FIRST_SIZE];
    private int[] next = new int[FIRST_SIZE];
    private int[] child = new int[FIRST_SIZE];

    /** By entry: how often it could have been chosen, how often it was, and what that was worth. */
    private int[] chances = new int[FIRST_SIZE];

    private int[] visits = new int[FIRST_SIZE];
    private double[] worth = new double[FIRST_SIZE];

    /** The worth by visit, at hand: it is compared far more often than it changes. */
    private double[] mean = new double[FIRST_SIZE];

    private int entries;

    /** The last great number whose logarithm was asked for, and its logarithm. */
    private int logged;

    private double log;

    /** The entries of the choices that were met last, in their order. */
    private int[] met = new int[Long.SIZE];

    Tree() {
        grow();
    }

    private int grow() {
        if (places == first.length) {
            first = Arrays.copyOf(first, 2 * places);
        }
        first[places] = NONE;
        return places++;
    }

    int size() {
        return entries;
    }

    /**
     * Meets a seat's choices at a place: each has had a chance once more. Afterwards {@link #met}
     * says where they are.
     *
     * @return how many of them were never chosen
     */
    int meet(int place, int seat, Codes legal) {
        if (legal.size() > met.length) {
            met = new int[2 * legal.size()];
        }
        int fresh = 0;
        int before = NONE;
        int at = first[place];
        for (int i = 0; i < legal.size(); i++) {
            int wanted = legal.at(i) << SEAT_BITS | seat;
            while (at != NONE && key[at] < wanted) {
                before = at;
                at = next[at];
            }
            if (at == NONE || key[at] != wanted) {
                at = insert(place, before, at, wanted);
            }
            chances[at]++;
            fresh += visits[at] == 0 ? 1 : 0;
            met[i] = at;
        }
        return fresh;
    }

    private int insert(int place, int before, int after, int wanted) {
        if (entries == key.length) {
            widen();
        }
        int entry = entries++;
        key[entry] = wanted;
        next[entry] = after;
        child[entry] = NONE;
        if (before == NONE) {
            first[place] = entry;
        } else {
            next[before] = entry;
        }
        return entry;
    }

    private void widen() {
        int size = 2 * entries;
        key = Arrays.copyOf(key, size);
        look = Arrays.copyOf(look, size);
        next = Arrays.copyOf(next, size);
        child = Arrays.copyOf(child, size);
        chances = Arrays.copyOf(chances, size);
        visits = Arrays.copyOf(visits, size);
        worth = Arrays.copyOf(worth, size);
        mean = Arrays.copyOf(mean, size);
    }

    /** The entry of the i-th choice that was met last. */
    int met(int i) {
        return met[i];
    }

    /** The position of the n-th choice met last that was never chosen. */
    int fresh(int n) {
        int i = 0;
        int left = n;
        while (visits[met[i]] != 0 || left-- > 0) {
            i++;
        }
        return i;
    }

    /** The position of the first choice met last that was tried least. */
    int leastTried(int count) {
        int least = 0;
        for (int i = 1; i < count; i++) {
            least = visits[met[i]] < visits[met[least]] ? i : least;
        }
        return least;
    }

    /**
     * The position of the choice met last that promises most, or is known least.
     *
     * @param from which one is looked at first: of equals the first is taken, and two seats that
     *     always took the same one would keep in step as if they knew of each other
     */
    int best(int count, double curiosity, int from) {
        int best = from;
        double most = Double.NEGATIVE_INFINITY;
        double hopeless = curiosity * curiosity * ROUNDING;
        for (int n = 0; n < count; n++) {
            int i = from + n < count ? from + n : from + n - count;
            int entry = met[i];
            double log = log(chances[entry]);
            double lead = most - mean[entry];
            if (lead > 0 && lead * lead * visits[entry] > hopeless * log) {
                continue;
            }
            double value = mean[entry] + curiosity * Math.sqrt(log / visits[entry]);
            if (value > most) {
                most = value;
                best = i;
            }
        }
        return best;
    }

    /** At the decision itself the same is asked for every choice. */
    private double log(int n) {
        if (n < LOGS.length) {
            return LOGS[n];
        }
        if (n != logged) {
            logged = n;
            log = Math.log(n);
        }
        return log;
    }

    /**
     * Where a choice that looks like this leads: to one place with all that look alike.
     *
     * @return {@link #NONE} if there is no room for another place
     */
    int follow(int place, int entry, int seen) {
        if (child[entry] == NONE && entries < MOST_ENTRIES) {
            look[entry] = seen;
            child[entry] = alike(place, entry);
        }
        return child[entry];
    }

    private int alike(int place, int entry) {
        for (int at = first[place]; at != NONE; at = next[at]) {
            if (child[at] != NONE && look[at] == look[entry] && seat(at) == seat(entry)) {
                return child[at];
            }
        }
        return grow();
    }

    void learn(int entry, double value) {
        visits[entry]++;
        worth[entry] += value;
        mean[entry] = worth[entry] / visits[entry];
    }

    int visits(int entry) {
        return visits[entry];
    }

    double worth(int entry) {
        return mean[entry];
    }

    int seat(int entry) {
        return key[entry] & (1 << SEAT_BITS) - 1;
    }
}
