package masque.games.masqueradetrick;

import java.util.List;
import java.util.stream.IntStream;
import masque.core.Phrase;
import masque.core.Seat;

/** Says what is awaited from whom, to one viewer. */
final class Prompt {
    private Prompt() {}

    static Phrase of(Eyes eyes) {
        TrickState state = eyes.state;
        if (eyes.over()) {
            return Phrase.of("prompt-over");
        }
        if (!eyes.seated() || (state.pending >>> eyes.seat & 1) == 0) {
            return waiting(state);
        }
        return switch (state.phase) {
            case PASSING ->
                    Phrase.of(
                            "prompt-pass",
                            "to",
                            eyes.dancer(eyes.game.receiver(eyes.seat)).named());
            case PLAYING -> play(eyes);
            case LOOKING -> Phrase.of("prompt-look");
            case POINTING -> Phrase.of("prompt-point", "role", target(eyes).phrase());
            case OVER -> Phrase.of("prompt-over");
        };
    }

    private static Phrase play(Eyes eyes) {
        TrickState state = eyes.state;
        boolean forKnight = state.turn >= eyes.game.seats;
        if (state.laid == 0 || state.laid == eyes.game.hands) {
            return Phrase.of(forKnight ? "prompt-knight-lead" : "prompt-lead");
        }
        return Phrase.of(
                forKnight ? "prompt-knight-follow" : "prompt-follow",
                "suit",
                Deck.card(state.ledCard()).suit().phrase());
    }

    private static Role target(Eyes eyes) {
        return Role.at(eyes.game.missions.target(eyes.state.book[Book.ROLE + eyes.seat]));
    }

    private static Phrase waiting(TrickState state) {
        List<Seat> awaited =
                IntStream.range(0, state.game.seats)
                        .filter(seat -> (state.pending >>> seat & 1) != 0)
                        .mapToObj(Seat::new)
                        .toList();
        String key =
                switch (state.phase) {
                    case PASSING -> "waiting-pass";
                    case PLAYING -> "waiting-play";
                    case LOOKING -> "waiting-look";
                    case POINTING -> "waiting-point";
                    case OVER -> "prompt-over";
                };
        return Phrase.of(key, "awaited", awaited, "count", awaited.size());
    }
}
