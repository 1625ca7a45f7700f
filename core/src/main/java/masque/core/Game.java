package masque.core;

import java.util.Optional;
import java.util.OptionalInt;

/** The rules of one game under fixed options. Immutable, shared by every table. */
public interface Game<M extends Move> {
    /** Raised whenever an older journal would replay differently. */
    int edition();

    /** How many seats play. */
    int seats();

    /** Every code that means a move is at least 0 and below this. */
    int codes();

    /** Sets up and deals. */
    State start(Chance chance, Sink sink);

    /**
     * The move behind a code.
     *
     * @throws IllegalArgumentException if the code means no move of this game
     */
    M read(int code);

    /** The code of a move: {@code read(code(move))} equals the move. */
    int code(M move);

    /**
     * The move that a player wrote: {@code parse(move.text())} is the move. Empty if it is none.
     */
    Optional<M> parse(String text);

    /**
     * Which clause forbids this now; empty exactly when the code is legal. Says nothing that the
     * seat may not know. Any number may be asked for, also one that means no move.
     */
    Optional<Refusal> why(State state, int seat, int code);

    /** A random choice from the legal codes: uniform, unless that would make silly games. */
    default int wander(Codes legal, Chance chance) {
        return legal.at(chance.below(legal.size()));
    }

    /** The code of the move that a player wrote; empty if it is none. */
    default OptionalInt codeOf(String text) {
        return parse(text).map(move -> OptionalInt.of(code(move))).orElseGet(OptionalInt::empty);
    }
}
