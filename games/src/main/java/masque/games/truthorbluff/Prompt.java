package masque.games.truthorbluff;

import java.util.Locale;
import masque.core.Phrase;
import masque.core.Seat;

/** Says what is awaited from whom, to one viewer. */
final class Prompt {
    private Prompt() {}

    static Phrase of(Eyes eyes) {
        BluffState state = eyes.state;
        if (eyes.over()) {
            return Phrase.of("prompt-over");
        }
        return eyes.own() ? own(state) : waiting(state);
    }

    private static Phrase own(BluffState state) {
        return switch (state.phase) {
            case SLIDING ->
                    state.pickedTile == BluffState.NONE
                            ? Phrase.of("prompt-slide")
                            : address(state, "prompt-slide", state.pickedTile);
            case ANSWERING -> answer(state);
            case PASSING -> address(state, "prompt-pass", state.tile);
            case BONUS -> bonus(state);
            case OVER -> Phrase.of("prompt-over");
        };
    }

    private static Phrase address(BluffState state, String key, int kind) {
        Phrase tile = state.game.tile(kind).phrase();
        return state.pickedSeat == BluffState.NONE
                ? Phrase.of(key + "-to", "tile", tile)
                : Phrase.of(key + "-name", "tile", tile, "to", new Seat(state.pickedSeat));
    }

    private static Phrase answer(BluffState state) {
        int link = state.links - 1;
        return Phrase.of(
                Legal.mayLook(state) ? "prompt-answer" : "prompt-last",
                "who",
                new Seat(state.from(link)),
                "face",
                Face.at(state.name(link)).phrase());
    }

    private static Phrase bonus(BluffState state) {
        String key = "prompt-" + state.villain().name().toLowerCase(Locale.ROOT);
        return state.pickedTile == BluffState.NONE
                ? Phrase.of(key)
                : Phrase.of(
                        key + "-to",
                        "tile",
                        state.game.tile(state.pickedTile % Tiles.KINDS).phrase());
    }

    private static Phrase waiting(BluffState state) {
        Seat who = new Seat(state.turn);
        return switch (state.phase) {
            case SLIDING -> Phrase.of("waiting-slide", "who", who);
            case ANSWERING -> Phrase.of("waiting-answer", "who", who);
            case PASSING -> Phrase.of("waiting-pass", "who", who);
            case BONUS ->
                    Phrase.of("waiting-bonus", "who", who, "villain", state.villain().phrase());
            case OVER -> Phrase.of("prompt-over");
        };
    }
}
