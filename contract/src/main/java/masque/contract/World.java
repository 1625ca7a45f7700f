package masque.contract;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import masque.core.Chance;
import masque.core.Codes;
import masque.core.Event;
import masque.core.Game;
import masque.core.Refusal;
import masque.core.Sink;
import masque.core.State;
import masque.core.View;
import org.jspecify.annotations.Nullable;

/** A state that is looked at and never played on, with what was told on the way into it. */
final class World {
    /** An event and who heard it. */
    record Told(int seats, Event event) {}

    private final Game<?> game;
    private final State state;
    private final List<Told> told;
    private final Fingerprint fingerprint;
    private final @Nullable View[] views;

    private World(Game<?> game, State state, List<Told> told) {
        this.game = game;
        this.state = state;
        this.told = told;
        this.fingerprint = Fingerprint.of(state);
        this.views = new View[game.seats() + 1];
    }

    static World start(Game<?> game, Chance chance) {
        List<Told> told = new ArrayList<>();
        State state = game.start(chance, collecting(told));
        return new World(game, state, told);
    }

    /** The world after a legal move. */
    World after(int seat, int code, Chance chance) {
        List<Told> heard = new ArrayList<>();
        State next = state.copy();
        next.apply(seat, code, chance, collecting(heard));
        return new World(game, next, heard);
    }

    /** The same for a move that was listed and is not checked again. */
    World afterListed(int seat, int code, Chance chance) {
        List<Told> heard = new ArrayList<>();
        State next = state.copy();
        next.applyListed(seat, code, chance, collecting(heard));
        return new World(game, next, heard);
    }

    /** A world that the viewer cannot tell from this one. */
    World redealt(int viewer, Chance chance) {
        State other = state.copy();
        other.redeal(viewer, chance);
        return new World(game, other, List.of());
    }

    private static Sink collecting(List<Told> told) {
        return (seats, event) -> told.add(new Told(seats, event));
    }

    Game<?> game() {
        return game;
    }

    /** The state itself: look, do not touch. */
    State state() {
        return state;
    }

    List<Told> told() {
        return told;
    }

    /** The fingerprint from when this world was made. */
    Fingerprint fingerprint() {
        return fingerprint;
    }

    boolean equalTo(World other) {
        return fingerprint.equals(other.fingerprint);
    }

    int pending() {
        return state.pending();
    }

    Codes legal(int seat) {
        Codes codes = new Codes();
        state.legal(seat, codes);
        return codes;
    }

    Optional<Refusal> why(int viewer, int code) {
        return game.why(state, viewer, code);
    }

    View view(int viewer) {
        View view = views[viewer - State.SPECTATOR];
        if (view == null) {
            view = state.view(viewer);
            views[viewer - State.SPECTATOR] = view;
        }
        return view;
    }

    /** What the viewer was told on the way into this world. */
    List<Event> heard(int viewer) {
        List<Event> events = new ArrayList<>();
        for (Told one : told) {
            if ((one.seats() >>> viewer & 1) != 0) {
                events.add(one.event());
            }
        }
        return events;
    }

    /** Whether the viewer sees the same here and there. */
    boolean looksLike(World other, int viewer) {
        return pending() == other.pending() && view(viewer).equals(other.view(viewer));
    }
}
