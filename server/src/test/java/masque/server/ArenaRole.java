package masque.server;

import java.util.Arrays;
import java.util.List;

/** What somebody is in a tournament, by the names in docs/permissions.md. */
enum ArenaRole {
    ORGANISER("organiser"),
    ENTRANT("entrant"),
    PROGRAM_THERE("program there"),
    GUEST("guest"),
    REMOVED("removed"),
    PROGRAM_ELSEWHERE("program elsewhere"),
    NOBODY("nobody");

    private final String title;

    ArenaRole(String title) {
        this.title = title;
    }

    /** Whether somebody may know what only those know who are, or were, in it. */
    boolean knowsTheCode() {
        return switch (this) {
            case ORGANISER, ENTRANT, PROGRAM_THERE, REMOVED -> true;
            case GUEST, PROGRAM_ELSEWHERE, NOBODY -> false;
        };
    }

    @Override
    public String toString() {
        return title;
    }

    /** Those whom a column is about. */
    static List<ArenaRole> of(String title) {
        return title.equals("everybody")
                ? List.of(values())
                : Arrays.stream(values()).filter(one -> one.title.equals(title)).toList();
    }
}
