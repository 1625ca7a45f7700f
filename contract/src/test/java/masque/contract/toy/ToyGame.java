package masque.contract.toy;

import java.util.Optional;
import masque.core.Chance;
import masque.core.Codes;
import masque.core.Game;
import masque.core.Refusal;
import masque.core.Sink;
import masque.core.State;

/** The rules of the toy under fixed options. */
final class ToyGame implements Game<ToyMove> {
    final Fault fault;
    final int seats;
    final int turns;
    final boolean peeking;
    final boolean drawing;

    /** How often something was asked: only planted faults look at it. */
    int asked;

    ToyGame(Fault fault, int seats, int turns, boolean peeking, boolean drawing, int asked) {
        this.fault = fault;
        this.seats = seats;
        this.turns = turns;
        this.peeking = peeking;
        this.drawing = drawing;
        this.asked = asked;
    }

    @Override
    public int edition() {
        return 1;
    }

    @Override
    public int seats() {
        return seats;
    }

    @Override
    public int codes() {
        return ToyMove.CODES;
    }

    @Override
    public State start(Chance chance, Sink sink) {
        return new ToyState(this, chance);
    }

    @Override
    public ToyMove read(int code) {
        if (fault == Fault.TEXT_OF_ANOTHER_MOVE && code == ToyMove.PEEK) {
            return ToyMove.read(ToyMove.OPEN);
        }
        return ToyMove.read(code);
    }

    @Override
    public int code(ToyMove move) {
        return move.code();
    }

    @Override
    public Optional<ToyMove> parse(String text) {
        if (fault == Fault.PARSER_THAT_THROWS && !text.isEmpty() && text.isBlank()) {
            throw new IllegalArgumentException("nothing written");
        }
        return ToyMove.parse(text)
                .filter(move -> fault != Fault.TEXT_THAT_IS_NOT_READ || !text.equals("down"));
    }

    @Override
    public Optional<Refusal> why(State state, int seat, int code) {
        ToyState toy = (ToyState) state;
        if (seat == State.SPECTATOR || (toy.pending() >>> seat & 1) == 0) {
            return Optional.of(Refusal.of("P-1", "not-your-turn"));
        }
        Codes legal = new Codes();
        toy.legal(seat, legal);
        if (legal.contains(code)) {
            return fault == Fault.WRONG_REFUSAL && code == ToyMove.DOWN
                    ? Optional.of(Refusal.of("P-4", "not-now"))
                    : Optional.empty();
        }
        if (fault == Fault.MISSING_REFUSAL && code == ToyMove.PEEK) {
            return Optional.empty();
        }
        int card = code - ToyMove.LIFT;
        if (card >= 0 && card < ToyState.CARDS) {
            return fault == Fault.REFUSAL_THAT_TELLS && toy.isInTheWell(card)
                    ? Optional.of(Refusal.of("P-2", "in-the-well"))
                    : Optional.of(Refusal.of("P-2", "not-in-your-hand", "card", card));
        }
        return Optional.of(Refusal.of("P-3", "not-now"));
    }
}
