package masque.bots.search;

import java.util.Optional;
import masque.core.Chance;
import masque.core.Codes;
import masque.core.Game;
import masque.core.Move;
import masque.core.Refusal;
import masque.core.Result;
import masque.core.Sink;
import masque.core.State;
import masque.core.View;

/** A game for two that is nothing but a row of choices. */
abstract class Toy implements State {
    /** Bits of who is still to choose. */
    int pending = 1;

    /** The one who has won. */
    int winner = -1;

    @Override
    public int pending() {
        return pending;
    }

    @Override
    public int winners() {
        return winner < 0 ? 0 : 1 << winner;
    }

    @Override
    public Result result() {
        throw new UnsupportedOperationException("a toy is only searched");
    }

    void wins(int seat) {
        winner = seat;
        pending = 0;
    }

    @Override
    public int points(int seat) {
        return winner == seat ? 1 : 0;
    }

    @Override
    public View view(int seat) {
        throw new UnsupportedOperationException("a toy is only searched");
    }

    @Override
    public void redeal(int seat, Chance chance) {
        throw new UnsupportedOperationException("minds draw the worlds of toys");
    }

    @Override
    public State copy() {
        throw new UnsupportedOperationException("minds make the worlds of toys");
    }

    /** Rules that only say how many play. */
    static final Game<Move> RULES =
            new Game<>() {
                @Override
                public int edition() {
                    return 1;
                }

                @Override
                public int seats() {
                    return 2;
                }

                @Override
                public int codes() {
                    return 4;
                }

                @Override
                public State start(Chance chance, Sink sink) {
                    throw new UnsupportedOperationException("a toy is only searched");
                }

                @Override
                public Move read(int code) {
                    throw new UnsupportedOperationException("a toy is only searched");
                }

                @Override
                public int code(Move move) {
                    throw new UnsupportedOperationException("a toy is only searched");
                }

                @Override
                public Optional<Move> parse(String text) {
                    return Optional.empty();
                }

                @Override
                public Optional<Refusal> why(State state, int seat, int code) {
                    return Optional.empty();
                }
            };

    /** Whoever takes the last stone wins; one to three at a time. */
    static final class Heap extends Toy {
        private int stones;

        Heap(int stones) {
            this.stones = stones;
        }

        @Override
        public void legal(int seat, Codes into) {
            for (int take = 1; take <= Math.min(3, stones); take++) {
                into.add(take);
            }
        }

        @Override
        public void apply(int seat, int code, Chance chance, Sink sink) {
            stones -= code;
            pending = 3 - pending;
            if (stones == 0) {
                wins(seat);
            }
        }
    }

    /** The first opens the door with the prize behind it, or loses. */
    static final class Doors extends Toy {
        final int prize;

        Doors(int prize) {
            this.prize = prize;
        }

        @Override
        public void legal(int seat, Codes into) {
            into.addRange(0, 3);
        }

        @Override
        public void apply(int seat, int code, Chance chance, Sink sink) {
            wins(code == prize ? 0 : 1);
        }
    }

    /** Both show a coin at once: the second wins if they are alike. */
    static final class Coins extends Toy {
        private int shown = -1;

        Coins() {
            pending = 3;
        }

        @Override
        public void legal(int seat, Codes into) {
            into.addRange(0, 2);
        }

        @Override
        public void apply(int seat, int code, Chance chance, Sink sink) {
            if (shown < 0) {
                shown = code;
                pending &= ~(1 << seat);
            } else {
                wins(code == shown ? 1 : 0);
            }
        }
    }
}
