package masque.server.table;

import java.util.Map;
import java.util.Optional;
import masque.core.BadInput;
import masque.core.Journal;
import masque.edge.JournalJson;
import masque.server.setup.Playable;

/** Tells games that can go on by the rules of today from those that cannot. */
final class Editions {
    private final Map<String, Playable> games;

    Editions(Map<String, Playable> games) {
        this.games = games;
    }

    /**
     * Whether a game was begun by other rules than those of today.
     *
     * @param opening the journal without steps; empty if it is not dealt
     */
    boolean outdated(String game, Optional<String> opening) {
        return opening.filter(text -> !current(game, text)).isPresent();
    }

    private boolean current(String game, String opening) {
        try {
            return current(game, JournalJson.read(opening, "opening"));
        } catch (BadInput unread) {
            return false;
        }
    }

    /** Whether a journal was begun by the rules of today; it is not played again. */
    boolean current(String game, Journal journal) {
        Playable rules = games.get(game);
        try {
            return rules != null
                    && rules.box().open(journal.seats(), journal.options()).edition()
                            == journal.edition();
        } catch (BadInput otherOptions) {
            return false;
        }
    }
}
