package masque.server.table;

/**
 * Which match of which tournament a table is for.
 *
 * @param tournament the tournament's id
 * @param match the number of the match in it
 */
public record ContestOf(String tournament, int match) {}
