package masque.browser;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import masque.core.Box;
import masque.core.Chance;
import masque.core.Codes;
import masque.core.Game;
import masque.core.Move;
import masque.core.Option;
import masque.core.Refusal;
import masque.core.Result;
import masque.core.Seeded;
import masque.core.Sink;
import masque.core.State;
import masque.core.View;

/** A box whose next game is dealt as a test wants it, and which may tell more than it should. */
final class Staged implements Box {
    /** What is to be betrayed, if anything. */
    interface Leak {
        /** Nothing is. */
        Leak NONE = new Leak() {};

        /** Spectators hear what is meant for somebody. */
        Leak OVERHEARD =
                new Leak() {
                    @Override
                    public int audience(int seats) {
                        return seats | 1 << State.SPECTATOR;
                    }
                };

        /** Who hears something that is meant for these seats. */
        default int audience(int seats) {
            return seats;
        }

        /** What a viewer is shown. */
        default View view(State truth, int viewer) {
            return truth.view(viewer);
        }
    }

    private final Box box;
    private final AtomicReference<Plot.Deal> deal;
    private final AtomicReference<Leak> leak = new AtomicReference<>(Leak.NONE);
    private final AtomicReference<String> question = new AtomicReference<>("");

    Staged(Box box, Plot.Deal first) {
        this.box = box;
        deal = new AtomicReference<>(first);
    }

    /** Has the next game be dealt so. */
    void stage(Plot.Deal next, Leak betrayed) {
        deal.set(next);
        leak.set(betrayed);
    }

    /** Has the next games begin where the first seat is asked this, by the key of its prompt. */
    void stageAt(String prompt) {
        question.set(prompt);
    }

    /** Plays this way and that until the first seat is asked the question. */
    private State reached(Game<?> rules, State dealt) {
        String asked = question.get();
        State state = dealt;
        for (long seed = 0; !state.view(0).prompt().key().equals(asked); seed++) {
            state = rules.start(new Seeded(seed), Sink.NOBODY);
            Chance dice = new Seeded(seed, 1);
            while (state.pending() != 0 && !state.view(0).prompt().key().equals(asked)) {
                int seat = dice.bit(state.pending());
                Codes legal = new Codes();
                state.legal(seat, legal);
                state.apply(seat, legal.at(dice.below(legal.size())), dice, Sink.NOBODY);
            }
        }
        return state;
    }

    @Override
    public String id() {
        return box.id();
    }

    @Override
    public int minSeats() {
        return box.minSeats();
    }

    @Override
    public int maxSeats() {
        return box.maxSeats();
    }

    @Override
    public int usualSeats() {
        return box.usualSeats();
    }

    @Override
    public List<Option> options(int seats) {
        return box.options(seats);
    }

    @Override
    public Game<?> open(int seats, Map<String, String> chosen) {
        return new StagedGame<>(box.open(seats, chosen), this);
    }

    private record StagedGame<M extends Move>(Game<M> rules, Staged stage) implements Game<M> {
        @Override
        public int edition() {
            return rules.edition();
        }

        @Override
        public int seats() {
            return rules.seats();
        }

        @Override
        public int codes() {
            return rules.codes();
        }

        @Override
        public State start(Chance chance, Sink sink) {
            Plot.Deal dealt = stage.deal.get();
            Leak betrayed = stage.leak.get();
            State truth = rules.start(dealt.chance(), telling(betrayed, sink));
            State first = stage.question.get().isEmpty() ? truth : stage.reached(rules, truth);
            return new StagedState(first, dealt.seed(), 0, betrayed);
        }

        @Override
        public M read(int code) {
            return rules.read(code);
        }

        @Override
        public int code(M move) {
            return rules.code(move);
        }

        @Override
        public Optional<M> parse(String text) {
            return rules.parse(text);
        }

        @Override
        public Optional<Refusal> why(State state, int seat, int code) {
            return rules.why(((StagedState) state).truth, seat, code);
        }

        @Override
        public int wander(Codes legal, Chance chance) {
            return rules.wander(legal, chance);
        }
    }

    private static Sink telling(Leak leak, Sink sink) {
        return (seats, event) -> sink.tell(leak.audience(seats), event);
    }

    /** A state whose chance is that of the plot. */
    private static final class StagedState implements State {
        private final State truth;
        private final long seed;
        private final Leak leak;
        private int ply;

        StagedState(State truth, long seed, int ply, Leak leak) {
            this.truth = truth;
            this.seed = seed;
            this.ply = ply;
            this.leak = leak;
        }

        @Override
        public int pending() {
            return truth.pending();
        }

        @Override
        public void legal(int seat, Codes into) {
            truth.legal(seat, into);
        }

        @Override
        public void apply(int seat, int code, Chance chance, Sink sink) {
            truth.apply(seat, code, new Seeded(seed, ply + 1), telling(leak, sink));
            ply++;
        }

        @Override
        public int points(int seat) {
            return truth.points(seat);
        }

        @Override
        public int winners() {
            return truth.winners();
        }

        @Override
        public Result result() {
            return truth.result();
        }

        @Override
        public View view(int seat) {
            return leak.view(truth, seat);
        }

        @Override
        public void redeal(int seat, Chance chance) {
            truth.redeal(seat, chance);
        }

        @Override
        public State copy() {
            return new StagedState(truth.copy(), seed, ply, leak);
        }
    }
}
