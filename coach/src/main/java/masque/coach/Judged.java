package masque.coach;

import masque.core.Thought;

/**
 * What the coach says of one choice.
 *
 * @param ply the step's number in the journal, from 1
 * @param chosen the code that was chosen
 * @param best the code that the coach would have chosen
 * @param cost how much of a chance to win was given away, from 0 to 1; 0 if nothing is known of it
 * @param doubt by how much the cost may be wrong either way
 * @param thought what the coach thought at the first look, and why
 */
public record Judged(
        int ply, int chosen, int best, Grade grade, double cost, double doubt, Thought thought) {
    /** How bad a choice was. */
    public enum Grade {
        /** Nothing can be said: the coach does not weigh such choices. */
        UNKNOWN,
        /** The coach would have chosen the same. */
        SAME,
        /** The coach would have chosen otherwise, but the difference is small or not certain. */
        AS_GOOD,
        /** It cost a little, and that is certain. */
        SLIP,
        /** It cost much. */
        MISTAKE,
        /** It cost very much. */
        BLUNDER;

        /** Whether it is to be marked. */
        public boolean isMarked() {
            return compareTo(SLIP) >= 0;
        }
    }
}
