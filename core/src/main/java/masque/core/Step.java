package masque.core;

import java.util.List;

/** One step of a journal: who chose what, and what chance added. */
public record Step(int seat, int code, List<Draw> draws) {
    /** The code of the step that takes the seat's open choices back. */
    public static final int TAKE_BACK = -1;

    public Step {
        draws = List.copyOf(draws);
    }
}
