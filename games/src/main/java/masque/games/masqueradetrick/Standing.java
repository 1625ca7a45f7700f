package masque.games.masqueradetrick;

/** How the tricks that somebody has won stand to those that the role wants. */
public enum Standing {
    /** They are right, whatever comes. */
    SAFE,
    /** They would be right if no other came. */
    MET,
    /** They are not right yet. */
    OPEN,
    /** They can no longer be right. */
    MISSED;

    /** Whether they are right as they are. */
    public boolean met() {
        return this == SAFE || this == MET;
    }
}
