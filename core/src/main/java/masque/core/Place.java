package masque.core;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** A chair at a table; the state stays behind it. */
final class Place implements Chair {
    private final int seat;
    private final Game<?> game;
    private final Supplier<State> truth;
    private final Supplier<List<Event>> heard;

    Place(int seat, Game<?> game, Supplier<State> truth, Supplier<List<Event>> heard) {
        this.seat = seat;
        this.game = game;
        this.truth = truth;
        this.heard = heard;
    }

    @Override
    public int seat() {
        return seat;
    }

    @Override
    public Game<?> game() {
        return game;
    }

    @Override
    public int pending() {
        return truth.get().pending();
    }

    @Override
    public View view() {
        return truth.get().view(seat);
    }

    @Override
    public List<Event> heard() {
        return heard.get();
    }

    @Override
    public void legal(Codes into) {
        if (seat != State.SPECTATOR) {
            truth.get().legal(seat, into);
        }
    }

    @Override
    public Optional<Refusal> why(int code) {
        return seat == State.SPECTATOR
                ? Optional.of(Refusal.NOT_AT_THIS_TABLE)
                : game.why(truth.get(), seat, code);
    }

    @Override
    public State imagine(Chance chance) {
        State world = truth.get().copy();
        world.redeal(seat, chance);
        return world;
    }
}
