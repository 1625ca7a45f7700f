package masque.games.queenseat;

import java.util.Locale;
import masque.core.Phrase;
import masque.core.Seat;

/** Says what is awaited from whom, to one viewer. */
final class Prompt {
    private Prompt() {}

    static Phrase of(Eyes eyes) {
        QueenState state = eyes.state;
        if (eyes.over()) {
            return Phrase.of("prompt-over", "who", Eyes.winner(state));
        }
        return eyes.own() ? own(state, eyes.seat) : waiting(state);
    }

    private static Phrase own(QueenState state, int seat) {
        return switch (state.phase) {
            case VOTING -> Phrase.of("prompt-vote");
            case TAKING -> Phrase.of(state.game.anyPick ? "prompt-take-any" : "prompt-take");
            case GIVING -> Phrase.of("prompt-give", "card", vote(state, seat));
            case LOSING ->
                    Phrase.of(
                            Losing.swaps(state) == 0 ? "prompt-act" : "prompt-lost",
                            "card",
                            vote(state, seat),
                            "action",
                            state.game.card(state.votes[seat]).action());
            case NAMING -> Phrase.of("prompt-name" + which(state));
            case CHOOSING -> Phrase.of("prompt-choose" + which(state), "left", state.left);
            case CALLING -> Phrase.of("prompt-call");
            case PICKING ->
                    Phrase.of(
                            pickKey(state, seat),
                            "count",
                            state.left,
                            "left",
                            state.left - state.picks(seat));
            case SHOWING ->
                    Phrase.of(
                            Deed.least(state.deeds[state.actor])
                                    ? "prompt-show-least"
                                    : "prompt-show-most",
                            "who",
                            new Seat(state.actor));
            case STEALING ->
                    Phrase.of("prompt-steal", "whose", new Seat(state.target), "left", state.left);
            case FACING -> Phrase.of("prompt-face", "card", freshCard(state, seat));
            case HANDING -> Phrase.of("prompt-hand", "card", vote(state, state.actor));
            case OVER -> Phrase.of("prompt-over", "who", Eyes.winner(state));
        };
    }

    private static Phrase vote(QueenState state, int seat) {
        return state.game.card(state.votes[seat]).phrase();
    }

    private static Phrase freshCard(QueenState state, int seat) {
        return state.game.card(Cards.lowest(state.fresh[seat])).phrase();
    }

    /** The card whose action asks, as part of a key. */
    static String which(QueenState state) {
        return "-" + Princess.at(state.voteOf(state.actor)).id();
    }

    static String pickKey(QueenState state, int seat) {
        boolean alone =
                (state.waiting & ~(1 << seat)) == 0
                        && state.votersOf(Princess.TRUNKTRUMPETS.ordinal()) == 1 << seat;
        boolean dark = state.votes[state.actor] >= Cards.DARK;
        return switch (Princess.at(state.voteOf(state.actor))) {
            case TRUNKTRUMPETS -> alone ? "prompt-pick-turn" : "prompt-pick-trade";
            case FEARED_FLAME -> "prompt-pick-flame";
            case EYRIE_FEYLE -> dark ? "prompt-pick-gift" : "prompt-pick-hide";
            default -> "prompt-pick-exchange";
        };
    }

    private static Phrase waiting(QueenState state) {
        String key = "waiting-" + state.phase.name().toLowerCase(Locale.ROOT);
        return Phrase.of(key, "who", Eyes.seats(state.waiting));
    }
}
