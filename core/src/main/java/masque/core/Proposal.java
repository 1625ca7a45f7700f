package masque.core;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * A move that has been tried on a copy and has not happened yet: whoever keeps the journal writes
 * the step down first and then has the table accept it.
 */
public final class Proposal {
    /** An event and who may hear it. */
    record Told(int seats, Event event) {
        boolean reaches(int viewer) {
            return (seats >>> viewer & 1) != 0;
        }
    }

    private final int ply;
    private final Step step;
    private final State after;
    private final List<Told> told;

    Proposal(int ply, Step step, State after, List<Told> told) {
        this.ply = ply;
        this.step = step;
        this.after = after;
        this.told = List.copyOf(told);
    }

    /** Which step of the game this would be, counted from 1. */
    public int ply() {
        return ply;
    }

    /** What the journal will say. */
    public Step step() {
        return step;
    }

    /** Bits of the seats that would owe a move; 0 if the game would be over. */
    public int pending() {
        return after.pending();
    }

    /** How the game would end by it; empty if it would go on. */
    public Optional<Result> result() {
        return pending() == 0 ? Optional.of(after.result()) : Optional.empty();
    }

    /** What a viewer would be told. */
    public List<Event> events(int viewer) {
        List<Event> events = new ArrayList<>(told.size());
        for (Told one : told) {
            if (one.reaches(viewer)) {
                events.add(one.event());
            }
        }
        return Collections.unmodifiableList(events);
    }

    State after() {
        return after;
    }

    List<Told> told() {
        return told;
    }

    /** Whether it draws no chance and tells nobody but its own seat anything. */
    public boolean quiet() {
        int others = ~(1 << step.seat());
        return step.draws().isEmpty()
                && told.stream().noneMatch(one -> (one.seats() & others) != 0);
    }
}
