package masque.server.table;

import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import masque.core.Event;
import masque.core.Proposal;
import masque.server.store.Change;
import masque.server.store.GameEnd;
import masque.server.store.NewStep;

/**
 * What a decision comes to. It is written first; then it is so, then it is told.
 *
 * @param write what is to be written
 * @param facts what is true of the table then
 * @param advance what becomes of its game
 * @param clocks everybody's time left
 * @param late whose time is up
 * @param news who is told what
 * @param alarms what is waited for then
 */
record Plan(
        Write write,
        TableFacts facts,
        Advance advance,
        Clocks clocks,
        Lateness late,
        News news,
        Alarms alarms) {
    /** What is to be written. */
    sealed interface Write {
        /** Nothing: it is so at once. */
        record Nothing() implements Write {}

        /** A step of the game, with the facts that change by it. */
        record OfStep(NewStep step, Optional<Change> change) implements Write {}

        /** Other facts. */
        record OfFacts(Change change) implements Write {}

        /** Another table, and then facts that name it. */
        record OfRematch(NewTable table, Change change) implements Write {}

        /** The table is to be forgotten. */
        record Forget() implements Write {}
    }

    /** What becomes of the game. */
    sealed interface Advance {
        /** It stays as it is. */
        record None() implements Advance {}

        /** It begins. */
        record Dealt(GameInPlay game) implements Advance {}

        /** A move happens. */
        record Moved(Proposal proposal) implements Advance {}

        /** A seat's open choices are taken back. */
        record TakenBack(int seat) implements Advance {}

        /** It stays as it is, and somebody is told what would be good. */
        record Hinted(Hint hint) implements Advance {}
    }

    /**
     * Who is told what, besides what has changed for each viewer.
     *
     * @param events what a viewer, a seat or the spectators, is told to have happened
     * @param people whether others sit here now, so that names and places are to be told anew
     */
    record News(IntFunction<List<Event>> events, boolean people) {
        /** Nothing has happened that would be told. */
        static final News NONE = new News(viewer -> List.of(), false);

        /** Others sit here, or may. */
        static final News OF_PEOPLE = new News(viewer -> List.of(), true);
    }

    /** How the game ends, if it does. */
    Optional<GameEnd> end() {
        return switch (write) {
            case Write.Nothing _, Write.Forget _, Write.OfRematch _ -> Optional.empty();
            case Write.OfStep(NewStep _, Optional<Change> change) -> change.flatMap(Change::end);
            case Write.OfFacts(Change change) -> change.end();
        };
    }

    /** Whether the facts are written anew. */
    boolean changesFacts() {
        return switch (write) {
            case Write.Nothing _, Write.Forget _ -> false;
            case Write.OfStep(NewStep _, Optional<Change> change) -> change.isPresent();
            case Write.OfFacts _, Write.OfRematch _ -> true;
        };
    }
}
