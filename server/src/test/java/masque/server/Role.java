package masque.server;

import java.util.Arrays;
import java.util.List;

/** What somebody is at a table, by the names in docs/permissions.md. */
enum Role {
    HOST("host", 0),
    PLAYER("player", 1),
    PROGRAM_THERE("program there", 2),
    LOOKING_ON("player looking on", Role.NOWHERE),
    GUEST("guest", Role.NOWHERE),
    REMOVED("removed", Role.NOWHERE),
    PROGRAM_ELSEWHERE("program elsewhere", Role.NOWHERE),
    NOBODY("nobody", Role.NOWHERE);

    static final int NOWHERE = -1;

    /** Those who have a chair. */
    static final List<Role> SEATED = List.of(HOST, PLAYER, PROGRAM_THERE);

    /** All who make requests. */
    static final List<Role> EVERYBODY =
            Arrays.stream(values()).filter(one -> one != LOOKING_ON).toList();

    private final String title;
    private final int seat;

    Role(String title, int seat) {
        this.title = title;
        this.seat = seat;
    }

    /** The chair to look from. */
    int seat() {
        return seat;
    }

    /** The same as a parameter of the socket. */
    String query() {
        return seat == NOWHERE ? "?seat=none" : "?seat=" + seat;
    }

    @Override
    public String toString() {
        return title;
    }

    /** Those whom a column is about. */
    static List<Role> of(String title) {
        return title.equals("everybody")
                ? EVERYBODY
                : Arrays.stream(values()).filter(one -> one.title.equals(title)).toList();
    }
}
