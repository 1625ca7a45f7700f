package masque.games.masqueradetrick;

import java.util.Optional;
import masque.core.Phrase;
import masque.core.Seat;

/** Says what a viewer wants to achieve, and how far that is. */
final class Aim {
    private final Eyes eyes;
    private final TrickState state;

    private Aim(Eyes eyes) {
        this.eyes = eyes;
        this.state = eyes.state;
    }

    static Phrase of(Eyes eyes) {
        Aim aim = new Aim(eyes);
        Phrase goal = eyes.seated() ? aim.own() : aim.watching();
        return eyes.game.dealPerPlayer ? aim.withDeals(goal) : goal;
    }

    /** One's own role, what it wants, and what matters now. */
    private Phrase own() {
        Role role = Role.at(state.book[Book.ROLE + eyes.seat]);
        Standing standing = eyes.standing(role);
        return switch (state.phase) {
            case PASSING, PLAYING, LOOKING ->
                    wanting(
                            alone() ? "goal-alone" : versus("goal"),
                            role,
                            "standing",
                            standing(standing));
            case POINTING -> pointing(role, standing);
            case OVER ->
                    wanting(
                            "goal-over",
                            role,
                            "standing",
                            Phrase.of(standing.met() ? "standing-safe" : "standing-wrong"));
        };
    }

    /** MT-3.1, MT-3.2, MT-6.3: what a right guess is worth with the tricks that were won. */
    private Phrase pointing(Role role, Standing standing) {
        String key = alone() ? "goal-point-alone" : versus("goal-point");
        Phrase tricks =
                Phrase.of(
                        (alone() ? "tricks-alone-" : "tricks-")
                                + (standing.met() ? "done" : "missed"),
                        "now",
                        (int) state.book[Book.TRICKS + eyes.seat],
                        "order",
                        role.order());
        Role target = target(role);
        return seen(target)
                .map(side ->
                        Phrase.of(
                                key + "-seen",
                                "target",
                                target.phrase(),
                                "mask",
                                side.phrase(),
                                "tricks",
                                tricks))
                .orElseGet(() -> Phrase.of(key, "target", target.phrase(), "tricks", tricks));
    }

    /** Where in the centre the viewer has seen this role. */
    private Optional<Mask> seen(Role target) {
        for (int side = 0; side < 2; side++) {
            int place = TrickGame.LEFT + side;
            if (Eyes.hasSeen(state, eyes.seat, side)
                    && state.book[Book.ROLE + place] == target.ordinal()) {
                return Optional.of(Mask.at(place));
            }
        }
        return Optional.empty();
    }

    /** What all want. Whoever plays alone plays with an open mask (MT-6.1). */
    private Phrase watching() {
        if (alone()) {
            Role role = Role.at(state.book[Book.ROLE]);
            return wanting("goal-watching-alone", role, "who", new Seat(0));
        }
        String phase = state.phase == Phase.POINTING ? "goal-watching-point" : "goal-watching";
        return Phrase.of(versus(phase));
    }

    /** What a role wants, with the tricks of the viewer or of the one who plays alone. */
    private Phrase wanting(String key, Role role, String name, Object value) {
        return Phrase.of(
                key,
                "role",
                role.phrase(),
                "wanted",
                eyes.game.missions.of(role).tricks(),
                "target",
                target(role).phrase(),
                "now",
                (int) state.book[Book.TRICKS + Math.max(0, eyes.seat)],
                name,
                value);
    }

    private Phrase standing(Standing standing) {
        return Phrase.of(
                switch (standing) {
                    case SAFE -> "standing-safe";
                    case MET -> "standing-met";
                    case OPEN -> "standing-open";
                    case MISSED -> alone() ? "standing-lost" : "standing-missed"; // MT-6.3
                });
    }

    private Role target(Role role) {
        return eyes.game.missions.of(role).target();
    }

    private boolean alone() {
        return eyes.game.seats == 1;
    }

    /** MT-5.4: where two play, the knight wins if neither of them does. */
    private String versus(String key) {
        return eyes.game.seats == 2 ? key + "-two" : key;
    }

    /** MT-4.1: the deals that were won, where their number decides. */
    private Phrase withDeals(Phrase goal) {
        int most = 0;
        for (int hand = 0; hand < eyes.game.hands; hand++) {
            most = Math.max(most, state.book[Book.DEALS + hand]);
        }
        return eyes.seated()
                ? Phrase.of(
                        "goal-deals",
                        "goal",
                        goal,
                        "won",
                        (int) state.book[Book.DEALS + eyes.seat],
                        "most",
                        most,
                        "deals",
                        eyes.deals())
                : Phrase.of(
                        "goal-watching-deals", "goal", goal, "most", most, "deals", eyes.deals());
    }
}
