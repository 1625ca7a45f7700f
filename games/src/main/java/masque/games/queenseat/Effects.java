package masque.games.queenseat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import masque.core.Phrase;
import masque.core.Seat;

/** What is different in this round and in the next, as one viewer knows it. */
final class Effects {
    private Effects() {}

    /** What a card brings about for the next round. */
    static Phrase of(int kind) {
        Princess princess = Princess.at(Cards.princess(kind));
        boolean dark = kind >= Cards.DARK;
        return switch (princess) {
            case STINGERS_HIVE -> Phrase.of("effect-open");
            case FEARED_FLAME -> Phrase.of("effect-least");
            case CHATTERED_FINS -> Phrase.of(dark ? "effect-random" : "effect-losing-type");
            case GALAKSEA -> Phrase.of(dark ? "effect-she-has-more" : "effect-free");
            default -> throw new IllegalArgumentException("nothing comes of " + princess);
        };
    }

    /** The sentences of what holds in this round. */
    static List<Phrase> now(QueenState state, int viewer) {
        return list(state, viewer, false).stream().map(QueenView.Effect::phrase).toList();
    }

    /**
     * What holds in a round.
     *
     * @param next whether it is the next one
     */
    static List<QueenView.Effect> list(QueenState state, int viewer, boolean next) {
        List<QueenView.Effect> effects = new ArrayList<>();
        if (next ? state.randomNext : state.random) {
            effects.add(plain("random"));
        }
        if (next ? state.openNext : state.openRound) {
            int hidden = next ? state.hiddenNext : state.hidden;
            effects.add(
                    new QueenView.Effect(
                            "open",
                            Eyes.seats(hidden),
                            Optional.empty(),
                            Phrase.of("effect-open")));
        }
        switch (next ? state.barNext : state.bar) {
            case LEAST -> effects.add(plain("least"));
            case NONE -> effects.add(plain("free"));
            case MOST -> {}
        }
        switch (next ? state.testNext : state.test) {
            case LOSING_TYPE -> effects.add(plain("losing-type"));
            case SHE_HAS_MORE -> effects.add(plain("she-has-more"));
            case SHE_HAS_FEWER -> {}
        }
        int from = next ? state.game.seats : 0;
        for (int i = 0; i < (next ? state.forcedNext : state.forcedNow); i++) {
            effects.add(forced(state, viewer, state.forced[from + i]));
        }
        return List.copyOf(effects);
    }

    private static QueenView.Effect plain(String kind) {
        return new QueenView.Effect(kind, List.of(), Optional.empty(), Phrase.of("effect-" + kind));
    }

    private static QueenView.Effect forced(QueenState state, int viewer, int forced) {
        Seat who = new Seat(Forced.target(forced));
        String kind = Forced.promised(forced) ? "promise" : "flame";
        if (!Forced.knows(forced, viewer)) {
            return new QueenView.Effect(
                    kind, List.of(who), Optional.empty(), Phrase.of("effect-flame", "who", who));
        }
        Card card = state.game.card(Forced.kind(forced));
        return new QueenView.Effect(
                kind,
                List.of(who),
                Optional.of(card),
                Phrase.of(
                        Forced.promised(forced) ? "effect-promise" : "effect-flame-known",
                        "who",
                        who,
                        "princess",
                        card.princess().phrase()));
    }
}
