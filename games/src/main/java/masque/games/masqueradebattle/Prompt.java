package masque.games.masqueradebattle;

import masque.core.Phrase;
import masque.core.Seat;

/** Says what is awaited from whom, to one viewer. */
final class Prompt {
    private Prompt() {}

    static Phrase of(Eyes eyes) {
        BattleState state = eyes.state;
        return eyes.over()
                ? Phrase.of("prompt-over")
                : eyes.seat == state.turn ? own(state) : waiting(state);
    }

    private static Phrase own(BattleState state) {
        return switch (state.phase) {
            case BIDDING -> bid(state);
            case REVEALING -> Phrase.of("prompt-reveal");
            case PLAYING -> play(state);
            case NAMING -> Phrase.of("prompt-name");
            case SWITCHING -> Phrase.of("prompt-switch");
            case GIVING -> Phrase.of("prompt-give");
            case PILING -> Phrase.of("prompt-pile", "to", new Seat(state.receiver));
            case OVER -> Phrase.of("prompt-over");
        };
    }

    private static Phrase bid(BattleState state) {
        return state.bid == 0
                ? Phrase.of("prompt-open", "most", BattleGame.MOST)
                : Phrase.of(
                        "prompt-bid",
                        "who",
                        new Seat(state.bidder),
                        "number",
                        state.bid,
                        "side",
                        Side.at(state.bidSide).team());
    }

    private static Phrase play(BattleState state) {
        if (state.leading()) {
            return Phrase.of("prompt-lead");
        }
        return Phrase.of(
                state.mustFollow() ? "prompt-follow" : "prompt-free",
                "planet",
                Planet.at(state.ruling).phrase());
    }

    private static Phrase waiting(BattleState state) {
        String key =
                switch (state.phase) {
                    case BIDDING -> "waiting-bid";
                    case REVEALING -> "waiting-reveal";
                    case PLAYING -> "waiting-play";
                    case NAMING -> "waiting-name";
                    case SWITCHING -> "waiting-switch";
                    case GIVING -> "waiting-give";
                    case PILING -> "waiting-pile";
                    case OVER -> "prompt-over";
                };
        return Phrase.of(key, "who", new Seat(state.turn));
    }
}
