package masque.edge.lesson;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import masque.core.BadInput;
import masque.core.Box;
import masque.core.Fate;
import masque.core.Table;

/**
 * A guided first game that is known to fit the rules: one deal, and what is said and done in it.
 *
 * @param seats how many play
 * @param seat the learner's, counted from 0
 * @param options what is chosen of the box; all else is as usual
 * @param deal the seed of the chance, for the set-up and all later draws
 */
public record Lesson(
        Box box,
        int seats,
        int seat,
        Map<String, String> options,
        long deal,
        List<LessonStep> steps) {
    public Lesson {
        options = Collections.unmodifiableMap(new TreeMap<>(options));
        steps = List.copyOf(steps);
    }

    /**
     * The lesson in a text, checked by playing it through.
     *
     * @param source the name of the file, for the error
     * @throws BadInput naming file, line and step of the first thing that is wrong
     */
    public static Lesson read(String text, String source, Box box) {
        return new LessonReader(text, source, box).lesson();
    }

    /**
     * The table as it is at a step, before the learner moves; after the last step it is the end.
     *
     * @param step from 0 to the number of steps
     */
    public LessonWalk at(int step) {
        if (step < 0 || step > steps.size()) {
            throw new IllegalArgumentException(
                    "no step " + step + " in a lesson of " + steps.size());
        }
        LessonWalk walk = new LessonWalk(this);
        while (walk.index() < step) {
            walk.goOn();
        }
        return walk;
    }

    /** A table that has been dealt and at which nobody has moved. */
    Table dealt() {
        return Table.open(box, seats, options, Fate.seeded(deal));
    }
}
