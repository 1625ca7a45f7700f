package masque.games.masqueradetrick;

import java.util.List;
import java.util.Optional;
import masque.core.Phrase;
import masque.core.Seat;

/** Says to one viewer how a deal ended and what decided it; all of it is open by then (MT-2.9). */
final class Ending {
    private final Eyes eyes;
    private final TrickState state;
    private final List<TrickView.Unmasked> masks;
    private final List<Dancer> winners;

    /** Those who pointed at the right role (MT-3.1). */
    private final List<TrickView.Unmasked> right;

    /** Those of them among whom the order number decides (MT-3.2). */
    private final List<TrickView.Unmasked> rivals;

    Ending(Eyes eyes, List<TrickView.Unmasked> masks) {
        this.eyes = eyes;
        this.state = eyes.state;
        this.masks = masks;
        winners = Eyes.dancers(eyes.game, state.oldWinners);
        right = masks.stream().filter(TrickView.Unmasked::pointedRight).toList();
        List<TrickView.Unmasked> done =
                right.stream().filter(TrickView.Unmasked::tricksDone).toList();
        rivals = done.isEmpty() ? right : done;
    }

    /** Who won. */
    Phrase verdict() {
        if (winners.isEmpty()) {
            return alone()
                    ? Phrase.of("verdict-lost", "who", new Seat(0))
                    : Phrase.of("verdict-nobody");
        }
        String key = eyes.over() && !eyes.game.dealPerPlayer ? "verdict-game" : "verdict-deal";
        return Phrase.of(key, "winners", named(winners));
    }

    /** What decided it (MT-3.1 to MT-3.3, MT-5.4, MT-6.3). */
    Phrase decided() {
        if (alone()) {
            return decidedAlone();
        }
        if (right.isEmpty()) {
            return Phrase.of(eyes.game.seats == 2 ? "decided-knight" : "decided-nobody");
        }
        TrickView.Unmasked first = rivals.getFirst();
        if (right.size() == 1) {
            return Phrase.of(
                    "decided-only",
                    "who",
                    who(first),
                    "mask",
                    first.pointed().orElseThrow().phrase(),
                    "target",
                    target(first).phrase());
        }
        if (rivals.size() == 1) {
            return Phrase.of("decided-tricks", "rivals", behind(right), "who", who(first));
        }
        if (winners.size() > 1) {
            return Phrase.of(
                    "decided-pair", "rivals", behind(rivals), "order", first.role().order());
        }
        return Phrase.of(
                first.tricksDone() ? "decided-order-done" : "decided-order-missed",
                "rivals",
                behind(rivals),
                "role",
                first.role().phrase(),
                "order",
                first.role().order());
    }

    private Phrase decidedAlone() {
        TrickView.Unmasked player = ofSeat(0);
        String key =
                player.tricksDone()
                        ? player.pointedRight() ? "decided-alone-won" : "decided-alone-mask"
                        : player.pointedRight() ? "decided-alone-tricks" : "decided-alone-both";
        return Phrase.of(
                key,
                "role",
                player.role().phrase(),
                "now",
                player.tricks(),
                "wanted",
                eyes.game.missions.of(player.role()).tricks(),
                "target",
                target(player).phrase(),
                "mask",
                where(target(player)).phrase());
    }

    /** What the viewer lacked; nothing for winners and for those who play alone or look on. */
    Optional<Phrase> own() {
        if (!eyes.seated() || alone() || (state.oldWinners >>> eyes.seat & 1) != 0) {
            return Optional.empty();
        }
        TrickView.Unmasked own = ofSeat(eyes.seat);
        String lost = winners.isEmpty() ? "no" : "yes";
        if (!own.pointedRight()) {
            Mask pointed = own.pointed().orElseThrow();
            return Optional.of(
                    Phrase.of(
                            "own-wrong",
                            "lost",
                            lost,
                            "mask",
                            pointed.phrase(),
                            "role",
                            roleOf(pointed).phrase(),
                            "target",
                            target(own).phrase(),
                            "where",
                            where(target(own)).phrase()));
        }
        if (!rivals.contains(own)) {
            return Optional.of(
                    Phrase.of(
                            "own-tricks",
                            "now",
                            own.tricks(),
                            "wanted",
                            eyes.game.missions.of(own.role()).tricks()));
        }
        return Optional.of(
                Phrase.of(
                        "own-order",
                        "order",
                        own.role().order(),
                        "best",
                        rivals.getFirst().role().order()));
    }

    /** MT-4.1: how the game ended, where that is more than how its last deal did. */
    Optional<Phrase> game() {
        if (!eyes.over() || alone() || (!eyes.game.dealPerPlayer && !winners.isEmpty())) {
            return Optional.empty();
        }
        List<Dancer> best = Verdict.winners(state);
        if (best.isEmpty()) {
            return Optional.of(nobodyWon(state.deal));
        }
        int most = 0;
        for (int hand = 0; hand < eyes.game.hands; hand++) {
            most = Math.max(most, state.book[Book.DEALS + hand]);
        }
        return Optional.of(
                Phrase.of("game-won", "winners", named(best), "won", most, "deals", state.deal));
    }

    static Phrase nobodyWon(int deals) {
        return Phrase.of("game-nobody", "deals", deals);
    }

    private boolean alone() {
        return eyes.game.seats == 1;
    }

    private Role target(TrickView.Unmasked mask) {
        return eyes.game.missions.of(mask.role()).target();
    }

    private TrickView.Unmasked ofSeat(int seat) {
        Dancer dancer = eyes.dancer(seat);
        return masks.stream()
                .filter(mask -> mask.dancer().filter(dancer::equals).isPresent())
                .findFirst()
                .orElseThrow();
    }

    private Role roleOf(Mask mask) {
        return Role.at(state.book[Book.OLD_ROLE + mask.ordinal()]);
    }

    /** Where a role lay face down. */
    private Mask where(Role role) {
        int place = 0;
        while ((Roles.hidden(eyes.game) >>> place & 1) == 0
                || state.book[Book.OLD_ROLE + place] != role.ordinal()) {
            place++;
        }
        return Mask.at(place);
    }

    private static Object who(TrickView.Unmasked mask) {
        return mask.dancer().orElseThrow().named();
    }

    private static List<Object> named(List<Dancer> dancers) {
        return dancers.stream().map(Dancer::named).toList();
    }

    private static List<Object> behind(List<TrickView.Unmasked> masks) {
        return masks.stream().map(Ending::who).toList();
    }
}
