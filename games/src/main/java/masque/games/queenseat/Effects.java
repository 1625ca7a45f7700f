package masque.games.queenseat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
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
     * What holds in a round, each thing once. QS-5.5: a random vote beats whatever else says how to
     * vote, so of that nothing is said.
     *
     * @param next whether it is the next one
     */
    static List<QueenView.Effect> list(QueenState state, int viewer, boolean next) {
        List<QueenView.Effect> effects = new ArrayList<>();
        boolean random = next ? state.randomNext : state.random;
        if (random) {
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
        switch (random ? Bar.MOST : next ? state.barNext : state.bar) {
            case LEAST -> effects.add(plain("least"));
            case NONE -> effects.add(plain("free"));
            case MOST -> {}
        }
        switch (next ? state.testNext : state.test) {
            case LOSING_TYPE -> effects.add(plain("losing-type"));
            case SHE_HAS_MORE -> effects.add(plain("she-has-more"));
            case SHE_HAS_FEWER -> {}
        }
        if (!random) {
            forced(state, viewer, next).forEach(effects::add);
        }
        return List.copyOf(effects);
    }

    /** Who must vote what; two Feared Flames may have brought the same about. */
    private static Stream<QueenView.Effect> forced(QueenState state, int viewer, boolean next) {
        int from = next ? state.game.seats : 0;
        return IntStream.range(0, next ? state.forcedNext : state.forcedNow)
                .mapToObj(i -> forced(viewer, state.forced[from + i]))
                .distinct();
    }

    private static QueenView.Effect plain(String kind) {
        return new QueenView.Effect(kind, List.of(), Optional.empty(), Phrase.of("effect-" + kind));
    }

    private static QueenView.Effect forced(int viewer, int forced) {
        Seat who = new Seat(Forced.target(forced));
        String kind = Forced.promised(forced) ? "promise" : "flame";
        if (!Forced.knows(forced, viewer)) {
            return new QueenView.Effect(
                    kind, List.of(who), Optional.empty(), Phrase.of("effect-flame", "who", who));
        }
        Princess princess = Princess.at(Forced.princess(forced));
        return new QueenView.Effect(
                kind,
                List.of(who),
                Optional.of(princess),
                Phrase.of(
                        Forced.promised(forced) ? "effect-promise" : "effect-flame-known",
                        "who",
                        who,
                        "princess",
                        princess.phrase()));
    }
}
