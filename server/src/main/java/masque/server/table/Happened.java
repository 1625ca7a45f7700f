package masque.server.table;

import java.util.Optional;

/**
 * A change of a table that is written and has happened.
 *
 * @param before what was true before it
 * @param table how the table is now
 * @param asked whose request it was, over a connection
 */
record Happened(TableFacts before, TableState table, Plan plan, Optional<Asked> asked) {
    /** Whether the game is over by this. */
    boolean ends() {
        return table.facts().over() && !before.over();
    }

    /** Whether somebody has forfeited a match of a tournament by this. */
    boolean forfeits() {
        return before.contest().isPresent() && table.facts().left() != before.left();
    }

    /** Whether seats have other numbers now. */
    boolean renumbers() {
        return table.facts().seats() != before.seats();
    }
}
