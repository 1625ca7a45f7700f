package masque.edge;

import java.util.List;
import masque.core.Phrase;
import masque.core.Thought;

/** What speaks for the best choice of a thought, in a sentence and as figures. */
public final class HintReason {
    private static final int MOST_LINES = 3;

    private HintReason() {}

    /** The best choices, at most three; without figures if there are none. */
    public static List<Thought.Line> best(Thought thought) {
        List<Thought.Line> lines = thought.lines();
        return lines.isEmpty()
                ? List.of(new Thought.Line(thought.code(), 0, 0))
                : lines.subList(0, Math.min(MOST_LINES, lines.size()));
    }

    /**
     * The sentence, which says "it" of whoever thought.
     *
     * @param choices how many choices there are
     */
    public static Phrase of(Thought thought, int choices) {
        List<Thought.Line> lines = thought.lines();
        if (choices == 1) {
            return Phrase.of("hint-only");
        }
        if (lines.size() < 2) {
            return Phrase.of("hint-plain");
        }
        Thought.Line first = lines.getFirst();
        int best = percent(first.worth());
        int next = percent(lines.get(1).worth());
        boolean ahead = thought.scale() == Thought.Scale.SHARE && next < best;
        if (first.visits() == 0) {
            return ahead
                    ? Phrase.of("hint-worth", "best", best, "next", next)
                    : Phrase.of("hint-thumb", "choices", lines.size());
        }
        return ahead
                ? Phrase.of("hint-tries", "tries", thought.worlds(), "best", best, "next", next)
                : Phrase.of(
                        "hint-tried",
                        "tries",
                        thought.worlds(),
                        "visits",
                        first.visits(),
                        "best",
                        best);
    }

    /** A share as it is said. */
    public static int percent(double share) {
        return (int) Math.round(100 * share);
    }
}
