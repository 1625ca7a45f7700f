package masque.app;

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
import masque.core.Sink;
import masque.core.State;
import masque.core.View;

/** A toy for one: pick a letter, which only you are told, then a digit, which all are. */
final class TwoPicks implements Box {
    private static final List<String> PICKS = List.of("letter a", "letter b", "digit 1", "digit 2");

    /** A letter or a digit. */
    private record Pick(int code) implements Move {
        @Override
        public String text() {
            return PICKS.get(code);
        }

        @Override
        public Phrase phrase() {
            return Phrase.of("picked", "what", text());
        }
    }

    /** What was picked. */
    private record Picked(Pick pick) implements Event {
        @Override
        public Phrase phrase() {
            return pick.phrase();
        }
    }

    /** What is to be picked. */
    private record Open(Phrase prompt, List<Phrase> log) implements View {
        @Override
        public Phrase goal() {
            return Phrase.of("goal");
        }
    }

    /** How many picks were made. */
    private static final class Picking implements State {
        private int made;

        @Override
        public int pending() {
            return made < 2 ? 1 : 0;
        }

        @Override
        public void legal(int seat, Codes into) {
            if (made < 2) {
                into.add(2 * made);
                into.add(2 * made + 1);
            }
        }

        @Override
        public void apply(int seat, int code, Chance chance, Sink sink) {
            sink.tell(made == 0 ? 1 : Sink.EVERYONE, new Picked(new Pick(code)));
            made++;
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
            return Result.of(1, 0);
        }

        @Override
        public View view(int seat) {
            return new Open(
                    Phrase.of(List.of("pick-letter", "pick-digit", "done").get(made)), List.of());
        }

        @Override
        public void redeal(int seat, Chance chance) {}

        @Override
        public State copy() {
            Picking copy = new Picking();
            copy.made = made;
            return copy;
        }
    }

    /** The rules: first one, then the other. */
    private static final class Rules implements Game<Pick> {
        @Override
        public int edition() {
            return 1;
        }

        @Override
        public int seats() {
            return 1;
        }

        @Override
        public int codes() {
            return PICKS.size();
        }

        @Override
        public State start(Chance chance, Sink sink) {
            return new Picking();
        }

        @Override
        public Pick read(int code) {
            return new Pick(code);
        }

        @Override
        public int code(Pick move) {
            return move.code();
        }

        @Override
        public Optional<Pick> parse(String text) {
            return PICKS.contains(text)
                    ? Optional.of(new Pick(PICKS.indexOf(text)))
                    : Optional.empty();
        }

        @Override
        public Optional<Refusal> why(State state, int seat, int code) {
            Codes legal = new Codes();
            state.legal(seat, legal);
            return legal.contains(code)
                    ? Optional.empty()
                    : Optional.of(Refusal.of("", "pick-letter"));
        }
    }

    @Override
    public String id() {
        return "two-picks";
    }

    @Override
    public int minSeats() {
        return 1;
    }

    @Override
    public int maxSeats() {
        return 1;
    }

    @Override
    public List<Option> options(int seats) {
        return List.of();
    }

    @Override
    public Game<?> open(int seats, Map<String, String> chosen) {
        return new Rules();
    }
}
