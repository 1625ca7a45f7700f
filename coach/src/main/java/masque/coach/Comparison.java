package masque.coach;

import java.util.ArrayList;
import java.util.List;

/**
 * What one choice was worth more than another, found by several looks that know nothing of each
 * other: how far they differ tells how much of it is noise.
 */
final class Comparison {
    /** A smaller difference is none, however certain it is. */
    static final double LEAST = 0.05;

    private static final double MUCH = 0.1;
    private static final double VERY_MUCH = 0.2;

    /** Student's 97.5% quantiles for so many looks, less one; the last also for more. */
    private static final double[] QUANTILES = {
        Double.POSITIVE_INFINITY, 12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31
    };

    private final List<Double> differences = new ArrayList<>();

    void add(double difference) {
        differences.add(difference);
    }

    /** The mean of all looks. */
    double cost() {
        return differences.stream().mapToDouble(one -> one).average().orElse(0);
    }

    /** Half the interval in which the true difference lies, 19 times of 20. */
    double doubt() {
        int degrees = differences.size() - 1;
        if (degrees < 1) {
            return Double.POSITIVE_INFINITY;
        }
        double mean = cost();
        double squares = differences.stream().mapToDouble(one -> (one - mean) * (one - mean)).sum();
        double error = Math.sqrt(squares / degrees / differences.size());
        return QUANTILES[Math.min(degrees, QUANTILES.length - 1)] * error;
    }

    /** What is called what: only the part of the difference that is certain counts. */
    Judged.Grade grade() {
        double certain = cost() - doubt();
        if (certain < LEAST) {
            return Judged.Grade.AS_GOOD;
        }
        return certain < MUCH
                ? Judged.Grade.SLIP
                : certain < VERY_MUCH ? Judged.Grade.MISTAKE : Judged.Grade.BLUNDER;
    }
}
