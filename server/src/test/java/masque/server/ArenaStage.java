package masque.server;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** How far a tournament has come, by the names in docs/permissions.md. */
enum ArenaStage {
    GATHERING,
    BY_CODE,
    BY_APPROVAL,
    RUNNING,
    CHALLENGED,
    PLAYING,
    PAUSED,
    FINISHING,
    ENDED,
    ENDED_EARLY;

    static final List<ArenaStage> ANY = List.of(GATHERING, RUNNING, PAUSED, FINISHING, ENDED);

    /** Whether nobody has a secret any more that chance came from. */
    boolean over() {
        return this == ENDED || this == ENDED_EARLY;
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    /** Those that a cell names. */
    static List<ArenaStage> of(String cell) {
        if (cell.isEmpty() || cell.equals("any")) {
            return ANY;
        }
        return Arrays.stream(cell.split(", ", -1))
                .map(name -> valueOf(name.toUpperCase(Locale.ROOT).replace(' ', '_')))
                .toList();
    }
}
