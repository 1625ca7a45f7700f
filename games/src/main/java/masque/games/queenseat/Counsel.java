package masque.games.queenseat;

import java.util.Locale;
import java.util.Optional;
import masque.core.Phrase;

/** Says what a choice is good for, to whoever has it. */
final class Counsel {
    private static final int PROMPT = "prompt-".length();

    private Counsel() {}

    static Optional<Phrase> of(Eyes eyes) {
        return eyes.own() ? Optional.of(own(eyes.state, eyes.seat)) : Optional.empty();
    }

    private static Phrase own(QueenState state, int seat) {
        boolean queen = seat == state.queen();
        return switch (state.phase) {
            case VOTING -> Phrase.of(queen ? "counsel-vote-queen" : "counsel-vote");
            case TAKING -> winning(state, "counsel-take");
            case GIVING -> winning(state, giving(state, queen));
            case LOSING -> state.game.card(state.votes[seat]).use();
            case PICKING -> Phrase.of("counsel-" + Prompt.pickKey(state, seat).substring(PROMPT));
            case NAMING -> Phrase.of("counsel-name" + Prompt.which(state));
            case CHOOSING -> Phrase.of("counsel-choose" + Prompt.which(state));
            case FACING -> Phrase.of(queen ? "counsel-facing-queen" : "counsel-facing");
            case CALLING, SHOWING, STEALING, HANDING, OVER ->
                    Phrase.of("counsel-" + state.phase.name().toLowerCase(Locale.ROOT));
        };
    }

    /** QS-2.6, QS-4.9, QS-4.10: what the winning type counts for depends on what is compared. */
    private static String giving(QueenState state, boolean queen) {
        return switch (state.test) {
            case LOSING_TYPE -> "counsel-give-later";
            case SHE_HAS_FEWER -> queen ? "counsel-give-queen" : "counsel-give";
            case SHE_HAS_MORE -> "counsel-give";
        };
    }

    private static Phrase winning(QueenState state, String key) {
        return Phrase.of(key, "princess", Eyes.princess(state.winning));
    }
}
