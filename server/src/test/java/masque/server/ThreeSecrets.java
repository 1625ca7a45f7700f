package masque.server;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import masque.core.Box;
import masque.core.Chance;
import masque.core.Codes;
import masque.core.Event;
import masque.core.Game;
import masque.core.Move;
import masque.core.Option;
import masque.core.Phrase;
import masque.core.Refusal;
import masque.core.Result;
import masque.core.Seat;
import masque.core.Sink;
import masque.core.State;
import masque.core.View;

/** A toy: the first seat chooses three numbers in secret, one by one; then all is told. */
final class ThreeSecrets implements Box {
    private static final int NUMBERS = 3;
    private static final int CHOICES = 3;

    /** One of the numbers. */
    record Choose(int number) implements Move {
        @Override
        public String text() {
            return "choose " + number;
        }

        @Override
        public Phrase phrase() {
            return Phrase.of("chose", "number", number);
        }
    }

    /** To the one who chooses. */
    public record Chose(int number) implements Event {
        @Override
        public Phrase phrase() {
            return Phrase.of("chose", "number", number);
        }
    }

    /** To all, at the end. */
    public record Told(List<Integer> numbers) implements Event {
        @Override
        public Phrase phrase() {
            return Phrase.of("told", "numbers", numbers);
        }
    }

    /** What one may look at: the numbers, if they are one's own or told. */
    public record Sight(List<Integer> numbers, Phrase prompt, List<Phrase> log) implements View {
        @Override
        public Phrase goal() {
            return Phrase.of("goal");
        }
    }

    /** What was chosen. */
    private record Secrets(List<Integer> chosen) implements State {
        @Override
        public int pending() {
            return chosen.size() < CHOICES ? 1 : 0;
        }

        @Override
        public void legal(int seat, Codes into) {
            if (seat == 0 && pending() != 0) {
                into.addBits(0, (1 << NUMBERS) - 1);
            }
        }

        @Override
        public void apply(int seat, int code, Chance chance, Sink sink) {
            chosen.add(code);
            sink.tell(1, new Chose(code));
            if (pending() == 0) {
                sink.tell(Sink.EVERYONE, new Told(List.copyOf(chosen)));
            }
        }

        @Override
        public int points(int seat) {
            return 0;
        }

        @Override
        public int winners() {
            return 1;
        }

        @Override
        public Result result() {
            if (pending() != 0) {
                throw new IllegalStateException("the game goes on");
            }
            return Result.of(1, 0, 0);
        }

        @Override
        public View view(int seat) {
            boolean open = seat == 0 || pending() == 0;
            int nth = seat == 0 ? chosen.size() + 1 : 0;
            return new Sight(
                    open ? List.copyOf(chosen) : List.of(),
                    pending() == 0
                            ? Phrase.of("over")
                            : Phrase.of("choose", "who", new Seat(0), "nth", nth),
                    List.of());
        }

        @Override
        public void redeal(int seat, Chance chance) {}

        @Override
        public State copy() {
            return new Secrets(new ArrayList<>(chosen));
        }
    }

    /** The rules. */
    private record Rules(int seats) implements Game<Choose> {
        @Override
        public int edition() {
            return 1;
        }

        @Override
        public int codes() {
            return NUMBERS;
        }

        @Override
        public State start(Chance chance, Sink sink) {
            return new Secrets(new ArrayList<>());
        }

        @Override
        public Choose read(int code) {
            return new Choose(code);
        }

        @Override
        public int code(Choose move) {
            return move.number();
        }

        @Override
        public Optional<Choose> parse(String text) {
            return Optional.empty();
        }

        @Override
        public Optional<Refusal> why(State state, int seat, int code) {
            Codes legal = new Codes();
            state.legal(seat, legal);
            return legal.contains(code)
                    ? Optional.empty()
                    : Optional.of(Refusal.of("TS-1", "not-now"));
        }
    }

    @Override
    public String id() {
        return "three-secrets";
    }

    @Override
    public int minSeats() {
        return 2;
    }

    @Override
    public int maxSeats() {
        return 2;
    }

    @Override
    public List<Option> options(int seats) {
        return List.of();
    }

    @Override
    public Game<?> open(int seats, Map<String, String> chosen) {
        return new Rules(seats);
    }
}
