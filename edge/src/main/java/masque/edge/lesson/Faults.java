package masque.edge.lesson;

import masque.core.BadInput;
import masque.core.Phrase;

/** Says what is wrong with a lesson file, and where. */
record Faults(String source) {
    /** Something wrong with a line before or between the steps. */
    BadInput at(int line, Phrase problem) {
        return BadInput.of("lesson-line", "source", source, "line", line, "problem", problem);
    }

    /** Something wrong with a line of a step. */
    BadInput at(int line, String step, Phrase problem) {
        return BadInput.of(
                "lesson-step", "source", source, "line", line, "step", step, "problem", problem);
    }
}
