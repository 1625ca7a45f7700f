package masque.core;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A tiny game for tests of the table: two seats whisper two numbers each, in a row of small moves;
 * when both are done all is told, and if the sums are equal a coin decides.
 */
final class Whisper implements Box, Game<Whisper.Say> {
    static final int NUMBERS = 3;
    static final int ROW = 2;

    record Say(int number) implements Move {
        @Override
        public String text() {
            return "say " + number;
        }

        @Override
        public Phrase phrase() {
            return Phrase.of("say", "number", number);
        }
    }

    record Whispered(int number) implements Event {
        @Override
        public Phrase phrase() {
            return Phrase.of("whispered", "number", number);
        }
    }

    record Over(List<Integer> sums, int winner) implements Event {
        @Override
        public Phrase phrase() {
            return Phrase.of("over", "sums", sums, "winner", new Seat(winner));
        }
    }

    record Seen(int seat, List<Integer> own, int pending) implements View {
        @Override
        public Phrase goal() {
            return Phrase.of("goal");
        }

        @Override
        public Phrase prompt() {
            return Phrase.of("prompt");
        }

        @Override
        public List<Phrase> log() {
            return List.of();
        }
    }

    @Override
    public String id() {
        return "whisper";
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
        return List.of(new Option.Flag("loud", false), new Option.Data("numbers", "0 1 2"));
    }

    @Override
    public Game<Say> open(int seats, Map<String, String> chosen) {
        Setup.of(this, seats, chosen);
        return this;
    }

    @Override
    public int edition() {
        return 3;
    }

    @Override
    public int seats() {
        return 2;
    }

    @Override
    public int codes() {
        return NUMBERS;
    }

    @Override
    public State start(Chance chance, Sink sink) {
        return new Whispers(new int[2][ROW], new int[2], 0b11, 0);
    }

    @Override
    public Say read(int code) {
        if (code < 0 || code >= NUMBERS) {
            throw new IllegalArgumentException("no number " + code);
        }
        return new Say(code);
    }

    @Override
    public int code(Say move) {
        return move.number();
    }

    @Override
    public Optional<Say> parse(String text) {
        return text.matches("say [0-2]")
                ? Optional.of(new Say(text.charAt(4) - '0'))
                : Optional.empty();
    }

    @Override
    public Optional<Refusal> why(State state, int seat, int code) {
        if (code < 0 || code >= NUMBERS) {
            return Optional.of(Refusal.NO_SUCH_MOVE);
        }
        return (state.pending() >>> seat & 1) != 0
                ? Optional.empty()
                : Optional.of(Refusal.of("WH-1", "wait"));
    }

    private static final class Whispers implements State {
        private final int[][] said;
        private final int[] count;
        private int pending;
        private int winners;

        Whispers(int[][] said, int[] count, int pending, int winners) {
            this.said = said;
            this.count = count;
            this.pending = pending;
            this.winners = winners;
        }

        @Override
        public int pending() {
            return pending;
        }

        @Override
        public void legal(int seat, Codes into) {
            if ((pending >>> seat & 1) != 0) {
                into.addBits(0, (1 << NUMBERS) - 1);
            }
        }

        @Override
        public void apply(int seat, int code, Chance chance, Sink sink) {
            said[seat][count[seat]++] = code;
            sink.tell(1 << seat, new Whispered(code));
            if (count[seat] == ROW) {
                pending &= ~(1 << seat);
            }
            if (pending == 0) {
                int difference = sum(0) - sum(1);
                int winner = difference == 0 ? chance.below(2) : difference > 0 ? 0 : 1;
                winners = 1 << winner;
                sink.tell(Sink.EVERYONE, new Over(List.of(sum(0), sum(1)), winner));
            }
        }

        private int sum(int seat) {
            return Arrays.stream(said[seat]).sum();
        }

        @Override
        public int points(int seat) {
            return winners >>> seat & 1;
        }

        @Override
        public int winners() {
            return winners;
        }

        @Override
        public Result result() {
            if (pending != 0) {
                throw new IllegalStateException("the game goes on");
            }
            return Result.of(winners, sum(0), sum(1));
        }

        @Override
        public View view(int seat) {
            List<Integer> own =
                    seat < 0
                            ? List.of()
                            : Arrays.stream(said[seat]).limit(count[seat]).boxed().toList();
            return new Seen(seat, own, pending);
        }

        @Override
        public void redeal(int seat, Chance chance) {
            for (int other = 0; other < 2; other++) {
                for (int i = 0; other != seat && pending != 0 && i < count[other]; i++) {
                    said[other][i] = chance.below(NUMBERS);
                }
            }
        }

        @Override
        public State copy() {
            return new Whispers(
                    new int[][] {said[0].clone(), said[1].clone()},
                    count.clone(),
                    pending,
                    winners);
        }
    }
}
