package masque.app.tournament;

import java.util.Optional;
import masque.contest.ArenaEvent;

/**
 * One line of the public log of a tournament.
 *
 * @param event what happened; empty if it is private
 * @param name the name of whoever enters by it; empty if none is given
 * @param table the table of the match that begins by it; empty if none is given
 */
record LogLine(
        int number, long at, String kind, Optional<ArenaEvent> event, String name, String table) {}
