package masque.contract.toy;

import java.util.Optional;
import masque.core.Move;
import masque.core.Phrase;

/** A move of the toy. */
sealed interface ToyMove extends Move {
    int BID = 0;
    int PEEK = 3;
    int LIFT = 4;
    int OPEN = LIFT + ToyState.CARDS;
    int DOWN = OPEN + 1;
    int CODES = DOWN + 1;

    /** Bids in secret. */
    record Bid(int amount) implements ToyMove {}

    /** Looks at the card in the well. */
    record Peek() implements ToyMove {}

    /** Takes a card from the hand, seen by nobody. */
    record Lift(int card) implements ToyMove {}

    /** Plays the lifted card openly. */
    record Open() implements ToyMove {}

    /** Puts the lifted card face down. */
    record Down() implements ToyMove {}

    static ToyMove read(int code) {
        if (code < 0 || code >= CODES) {
            throw new IllegalArgumentException("no move " + code);
        }
        return switch (code) {
            case PEEK -> new Peek();
            case OPEN -> new Open();
            case DOWN -> new Down();
            default -> code < PEEK ? new Bid(code - BID) : new Lift(code - LIFT);
        };
    }

    /** The code of this move. */
    default int code() {
        return switch (this) {
            case Bid(int amount) -> BID + amount;
            case Peek() -> PEEK;
            case Lift(int card) -> LIFT + card;
            case Open() -> OPEN;
            case Down() -> DOWN;
        };
    }

    static Optional<ToyMove> parse(String text) {
        for (int code = 0; code < CODES; code++) {
            if (read(code).text().equals(text)) {
                return Optional.of(read(code));
            }
        }
        return Optional.empty();
    }

    @Override
    default String text() {
        return switch (this) {
            case Bid(int amount) -> "bid " + amount;
            case Peek() -> "peek";
            case Lift(int card) -> "lift " + card;
            case Open() -> "open";
            case Down() -> "down";
        };
    }

    @Override
    default Phrase phrase() {
        return Phrase.of("move", "text", text());
    }
}
