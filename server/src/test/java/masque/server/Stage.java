package masque.server;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * How far a table has come, by the names in docs/permissions.md; each comes after the one before.
 */
enum Stage {
    GATHERING,
    FULL,
    DEALING,
    PLAYING,
    MOVED,
    OVER;

    boolean dealt() {
        return this == PLAYING || this == MOVED;
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }

    static final List<Stage> ANY = List.of(GATHERING, DEALING, PLAYING, OVER);

    /** Those that a cell names. */
    static List<Stage> of(String cell) {
        if (cell.isEmpty() || cell.equals("any")) {
            return ANY;
        }
        return Arrays.stream(cell.split(", ", -1))
                .map(name -> valueOf(name.toUpperCase(Locale.ROOT)))
                .toList();
    }
}
