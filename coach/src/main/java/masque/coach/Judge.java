package masque.coach;

import java.util.List;
import java.util.OptionalDouble;
import java.util.function.LongFunction;
import masque.core.Bot;
import masque.core.Chair;
import masque.core.Chance;
import masque.core.Thought;

/**
 * Judges one choice from what its chair could know then. The first look names the best choice;
 * others, which know nothing of it, say what that is worth more than the one that was made.
 */
final class Judge {
    /** How often the two choices are compared. */
    private static final int COMPARISONS = 8;

    /** Of how many looks a choice takes at the most. */
    static final int LOOKS = COMPARISONS + 1;

    private final LongFunction<Bot> adviser;
    private final Gait gait;
    private final Chance chance;

    Judge(LongFunction<Bot> adviser, Gait gait, Chance chance) {
        this.adviser = adviser;
        this.gait = gait;
        this.chance = chance;
    }

    Judged of(int ply, int chosen, Chair chair, long nanosALook) {
        Bot expert = adviser.apply(nanosALook);
        Thought thought = gait.step(() -> expert.think(chair, chance));
        int best = thought.code();
        if (thought.scale() != Thought.Scale.SHARE || worth(thought, best).isEmpty()) {
            return new Judged(ply, chosen, best, Judged.Grade.UNKNOWN, 0, 0, thought);
        }
        if (best == chosen) {
            return new Judged(ply, chosen, best, Judged.Grade.SAME, 0, 0, thought);
        }
        Comparison comparison = compared(expert, chair, best, chosen);
        Judged.Grade grade = comparison.grade();
        double cost = Math.max(0, comparison.cost());
        return new Judged(ply, chosen, best, grade, cost, comparison.doubt(), thought);
    }

    private Comparison compared(Bot expert, Chair chair, int best, int chosen) {
        Comparison comparison = new Comparison();
        for (int look = 0; look < COMPARISONS; look++) {
            Thought weighed = gait.step(() -> expert.weigh(chair, List.of(best, chosen), chance));
            OptionalDouble better = worth(weighed, best);
            OptionalDouble made = worth(weighed, chosen);
            if (better.isPresent() && made.isPresent()) {
                comparison.add(better.getAsDouble() - made.getAsDouble());
            }
        }
        return comparison;
    }

    private static OptionalDouble worth(Thought thought, int code) {
        return thought.lines().stream()
                .filter(line -> line.code() == code)
                .mapToDouble(Thought.Line::worth)
                .findFirst();
    }
}
