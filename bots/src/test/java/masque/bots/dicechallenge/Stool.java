package masque.bots.dicechallenge;

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
record Stool(Game<?> game, State state, int seat) implements Chair {
    @Override
    public int pending() {
        return state.pending();
    }

    @Override
    public View view() {
        return state.view(seat);
    }

    @Override
    public List<Event> heard() {
        return List.of();
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
    Stool elsewhere(Chance chance) {
        return new Stool(game, imagine(chance), seat);
    }
}
