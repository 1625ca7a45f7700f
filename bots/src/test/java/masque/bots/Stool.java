package masque.bots;

import java.util.List;
import java.util.Optional;
import masque.core.Chair;
import masque.core.Chance;
import masque.core.Codes;
import masque.core.Event;
import masque.core.Game;
import masque.core.Refusal;
import masque.core.State;
import masque.core.View;

/** A chair in front of any state, without a table. */
public record Stool(Game<?> game, State state, int seat, List<Event> heard) implements Chair {
    /** A chair for somebody who has heard nothing. */
    public Stool(Game<?> game, State state, int seat) {
        this(game, state, seat, List.of());
    }

    @Override
    public int pending() {
        return state.pending();
    }

    @Override
    public View view() {
        return state.view(seat);
    }

    @Override
    public void legal(Codes into) {
        state.legal(seat, into);
    }

    @Override
    public Optional<Refusal> why(int code) {
        return game.why(state, seat, code);
    }

    @Override
    public State imagine(Chance chance) {
        State world = state.copy();
        world.redeal(seat, chance);
        return world;
    }

    /** The same chair in a world that its seat cannot tell from this one. */
    public Stool elsewhere(Chance chance) {
        return new Stool(game, imagine(chance), seat, heard);
    }
}
