package masque.games.masqueradetrick;

import java.util.Optional;
import masque.core.Refusal;

/** Says which clause forbids a choice. It looks at nothing that the seat may not know. */
final class Why {
    private final TrickGame game;
    private final TrickState state;

    Why(TrickGame game, TrickState state) {
        this.game = game;
        this.state = state;
    }

    Optional<Refusal> refusal(int seat, int code) {
        if (seat < 0 || seat >= game.seats) {
            return Optional.of(Refusal.NOT_AT_THIS_TABLE);
        }
        TrickMove move;
        try {
            move = game.read(code);
        } catch (IllegalArgumentException noMove) {
            return Optional.of(Refusal.NO_SUCH_MOVE);
        }
        if (state.phase == Phase.OVER) {
            return Optional.of(Refusal.of("MT-4.1", "why-over"));
        }
        return switch (move) {
            case TrickMove.Pass(Card card) -> pass(seat, card);
            case TrickMove.Play(Card card) -> play(seat, card);
            case TrickMove.Look look -> look(seat);
            case TrickMove.LookAway away -> look(seat);
            case TrickMove.Point(Mask mask) -> point(seat, mask);
        };
    }

    private Optional<Refusal> pass(int seat, Card card) {
        if (state.phase != Phase.PASSING) {
            return Optional.of(Refusal.of("MT-2.4", "why-no-passing-now"));
        }
        if (!awaits(seat)) {
            return Optional.of(Refusal.of("MT-2.4", "why-passed-already"));
        }
        return holds(seat, card, "MT-2.4");
    }

    private Optional<Refusal> play(int seat, Card card) {
        switch (state.phase) {
            case PASSING -> {
                return Optional.of(Refusal.of("MT-2.4", "why-pass-first"));
            }
            case LOOKING -> {
                return Optional.of(Refusal.of(lookClause(), "why-look-first"));
            }
            case POINTING, OVER -> {
                return Optional.of(Refusal.of("MT-2.9", "why-tricks-are-over"));
            }
            case PLAYING -> {}
        }
        if (!awaits(seat)) {
            return Optional.of(
                    Refusal.of(
                            "MT-2.5",
                            "why-not-your-turn",
                            "who",
                            Dancer.of(game.seats, state.turn).named()));
        }
        boolean forKnight = state.turn >= game.seats;
        Optional<Refusal> missing = holds(state.turn, card, forKnight ? "MT-6.4" : "MT-2.5");
        if (missing.isPresent()) {
            return missing;
        }
        return has(state.playable(state.turn), card)
                ? Optional.empty()
                : Optional.of(
                        Refusal.of(
                                "MT-2.5",
                                "why-follow",
                                "suit",
                                Deck.card(state.ledCard()).suit().phrase(),
                                "cards",
                                Deck.list(state.playable(state.turn)).stream()
                                        .map(Card::phrase)
                                        .toList()));
    }

    private Optional<Refusal> holds(int hand, Card card, String clause) {
        if (!has(game.deck, card)) {
            return Optional.of(Refusal.of("MT-2.1", "why-not-in-the-deck", "card", card.phrase()));
        }
        if (has(state.hands[hand], card)) {
            return Optional.empty();
        }
        return Optional.of(
                Refusal.of(
                        clause,
                        hand < game.seats ? "why-not-in-your-hand" : "why-not-in-knights-hand",
                        "card",
                        card.phrase()));
    }

    private static boolean has(int set, Card card) {
        return (set >>> Deck.index(card) & 1) != 0;
    }

    private Optional<Refusal> look(int seat) {
        if (state.phase != Phase.LOOKING) {
            return Optional.of(Refusal.of("MT-2.7", "why-no-looking-now"));
        }
        return awaits(seat)
                ? Optional.empty()
                : Optional.of(
                        Refusal.of(
                                lookClause(),
                                "why-not-your-look",
                                "who",
                                Dancer.of(game.seats, state.leader).named()));
    }

    private String lookClause() {
        return state.round == 0 ? "MT-2.7" : "MT-2.8";
    }

    private Optional<Refusal> point(int seat, Mask mask) {
        if (state.phase != Phase.POINTING) {
            return Optional.of(Refusal.of("MT-2.9", "why-no-pointing-now"));
        }
        if (!awaits(seat)) {
            return Optional.of(Refusal.of("MT-2.9", "why-pointed-already"));
        }
        if (mask.ordinal() == seat) {
            return Optional.of(Refusal.of("MT-2.9", "why-own-mask"));
        }
        if ((state.targets(seat) >>> mask.ordinal() & 1) != 0) {
            return Optional.empty();
        }
        return Optional.of(
                Refusal.of(
                        "MT-2.9", "why-no-such-mask", "masks", Mask.listed(state.targets(seat))));
    }

    private boolean awaits(int seat) {
        return (state.pending >>> seat & 1) != 0;
    }
}
