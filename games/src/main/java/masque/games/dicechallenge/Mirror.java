package masque.games.dicechallenge;

import masque.core.Chance;
import masque.core.Phrase;
import masque.core.Sink;

/** DC-8.10: two who have picked the same say in secret whether they want a mirror match. */
final class Mirror {
    /** An answered question is noted as the card, and below it the seats that want the match. */
    private static final int SEATS = 2;

    private static final int BOTH = (1 << SEATS) - 1;

    private Mirror() {}

    static void ask(DiceState state, int card, Sink sink) {
        Picking.forget(state);
        state.mirror = card;
        Tell.mirrorAsked(state, sink);
        state.await(Phase.MIRROR);
    }

    static int pending(DiceState state) {
        return Picking.duelists(state);
    }

    static void answer(DiceState state, int seat, int code, Chance chance, Sink sink) {
        state.set(DiceState.CHOICE, seat, code);
        Tell.answered(seat, code == Codebook.YES, sink);
        state.await(Phase.MIRROR);
        if (state.pending() == 0) {
            reveal(state, chance, sink);
        }
    }

    /** Both answers are shown together; two yeses play it, otherwise both pick again. */
    private static void reveal(DiceState state, Chance chance, Sink sink) {
        int wanting =
                (state.choice(0) == Codebook.YES ? 1 : 0)
                        | (state.choice(1) == Codebook.YES ? 2 : 0);
        int card = state.mirror;
        state.mirror = DiceState.NONE;
        Tell.mirrorAnswered(wanting, sink);
        if (wanting == BOTH) {
            Picking.mirror(state, card, chance, sink);
        } else {
            state.answers[state.picks - 1] = card << SEATS | wanting;
            Picking.again(state);
        }
    }

    /** How many questions have been answered while characters are still being picked. */
    static int answered(DiceState state) {
        boolean open = state.phase == Phase.PICKING || state.phase == Phase.MIRROR;
        return !open || !state.game.asksMirror
                ? 0
                : state.picks - (state.phase == Phase.MIRROR ? 1 : 0);
    }

    /** What was answered to a question. */
    static Phrase line(DiceState state, int question) {
        int answer = state.answers[question];
        Phrase character = state.game.cards.get(answer >> SEATS).phrase();
        return (answer & BOTH) == 0
                ? Phrase.of("log-mirror-none", "character", character)
                : Phrase.of(
                        "log-mirror-one",
                        "character",
                        character,
                        "who",
                        Eyes.seats(answer & BOTH).getFirst());
    }
}
