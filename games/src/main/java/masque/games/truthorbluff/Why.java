package masque.games.truthorbluff;

import java.util.Optional;
import masque.core.Refusal;
import masque.core.Seat;

/** Says which clause forbids a choice. It looks at nothing that the seat may not know. */
final class Why {
    private final BluffGame game;
    private final BluffState state;

    Why(BluffGame game, BluffState state) {
        this.game = game;
        this.state = state;
    }

    Optional<Refusal> refusal(int seat, int code) {
        if (seat < 0 || seat >= game.seats) {
            return Optional.of(Refusal.NOT_AT_THIS_TABLE);
        }
        if (!game.means(code)) {
            return Optional.of(Refusal.NO_SUCH_MOVE);
        }
        if (state.phase == Phase.OVER) {
            return refused(state.cause.clause(), "why-over");
        }
        // How far another player's choice has got is not for this seat to know.
        if (seat != state.turn) {
            return refused(clause(), "why-not-your-turn", "who", new Seat(state.turn));
        }
        return Legal.allows(state, code) ? Optional.empty() : wrong(game.read(code));
    }

    private static Optional<Refusal> refused(String clause, String key, Object... arguments) {
        return Optional.of(Refusal.of(clause, key, arguments));
    }

    /** The clause by which something is awaited now. */
    private String clause() {
        return switch (state.phase) {
            case SLIDING, OVER -> "TB-3.1";
            case ANSWERING, PASSING -> "TB-3.2";
            case BONUS ->
                    switch (state.villain()) {
                        case BERYL -> "TB-5.1";
                        case ZOYCITE -> "TB-5.3";
                        case NEPHRITE -> "TB-5.4";
                        default -> "TB-5.5";
                    };
        };
    }

    /** Says what is wrong with a choice of whoever's turn it is: its time, or itself. */
    private Optional<Refusal> wrong(BluffMove move) {
        boolean itsTime = awaited().equals(step(move));
        return itsTime ? wrongChoice(move) : refused(clause(), "why-" + awaited());
    }

    /** What kind of choice is awaited. */
    private String awaited() {
        boolean first = state.pickedTile == BluffState.NONE;
        return switch (state.phase) {
            case SLIDING -> first ? "tile-first" : address();
            case ANSWERING, OVER -> "answer-first";
            case PASSING -> address();
            case BONUS ->
                    switch (state.villain()) {
                        case BERYL -> first ? "take-first" : "to-first";
                        case NEPHRITE -> first ? "pick-first" : "take-first";
                        default -> "pick-first";
                    };
        };
    }

    private String address() {
        return state.pickedSeat == BluffState.NONE ? "to-first" : "name-first";
    }

    private static String step(BluffMove move) {
        return switch (move) {
            case BluffMove.Slide slide -> "tile-first";
            case BluffMove.To to -> "to-first";
            case BluffMove.Name name -> "name-first";
            case BluffMove.Truth truth -> "answer-first";
            case BluffMove.Bluff bluff -> "answer-first";
            case BluffMove.Look look -> "answer-first";
            case BluffMove.Pick pick -> "pick-first";
            case BluffMove.Take take -> "take-first";
        };
    }

    private Optional<Refusal> wrongChoice(BluffMove move) {
        return switch (move) {
            case BluffMove.Slide(Tile tile) ->
                    refused("TB-3.1", "why-not-in-holder", "tile", tile.phrase());
            case BluffMove.To(Seat whom) -> wrongTarget(whom);
            case BluffMove.Look look -> refused("TB-3.3", "why-last");
            case BluffMove.Pick(Tile tile) -> wrongPick(tile);
            case BluffMove.Take(Seat whose, Tile tile) -> wrongTake(whose, tile);
            case BluffMove.Name name -> throw impossible(move);
            case BluffMove.Truth truth -> throw impossible(move);
            case BluffMove.Bluff bluff -> throw impossible(move);
        };
    }

    private static IllegalStateException impossible(BluffMove move) {
        return new IllegalStateException(move + " is always right at its time");
    }

    private Optional<Refusal> wrongTarget(Seat whom) {
        if (state.phase == Phase.BONUS) {
            return refused("TB-5.1", "why-same-player", "whom", whom);
        }
        if (whom.index() == state.turn) {
            return refused("TB-3.1", "why-to-self");
        }
        return refused("TB-3.3", "why-been-there", "whom", whom);
    }

    private Optional<Refusal> wrongPick(Tile tile) {
        return state.villain() == Face.KUNZITE && tile.face() == Face.KUNZITE
                ? refused("TB-5.7", "why-kunzite")
                : refused(clause(), "why-not-yours-face-up", "tile", tile.phrase());
    }

    private Optional<Refusal> wrongTake(Seat whose, Tile tile) {
        return state.villain() == Face.NEPHRITE && whose.index() == state.turn
                ? refused("TB-5.4", "why-exchange-self")
                : refused(clause(), "why-not-face-up", "whose", whose, "tile", tile.phrase());
    }
}
