package masque.server.table;

import java.util.Optional;
import masque.server.store.GameEnd;

/** What all who are told something now are told alike. */
record Occasion(
        TableFacts facts,
        Optional<GameInPlay> game,
        Optional<GameEnd> end,
        String commitment,
        Tongues tongues,
        String clocks,
        int here) {
    /** Whether all but the game itself is as it is now. */
    boolean surroundedAs(Occasion other) {
        return here == other.here
                && game.isPresent() == other.game.isPresent()
                && end.equals(other.end)
                && facts.equals(other.facts);
    }
}
