package masque.games.dicechallenge;

import java.util.Optional;
import masque.core.Phrase;
import masque.core.Seat;

/** Says what a viewer wants to achieve, and how far that is. */
final class Aim {
    private final Eyes eyes;
    private final DiceState state;
    private final DiceGame game;

    private Aim(Eyes eyes) {
        this.eyes = eyes;
        state = eyes.state;
        game = eyes.game;
    }

    static Phrase of(Eyes eyes) {
        return new Aim(eyes).phrase();
    }

    private Phrase phrase() {
        if (state.phase == Phase.OVER) {
            return Phrase.of("goal-over", "needed", game.needed);
        }
        Phrase match = stand("goal-match", state.tokens(0), state.tokens(1));
        boolean fought = state.round > 0 && !eyes.over();
        Phrase round =
                fought
                        ? stand(
                                "goal-score",
                                Points.of(state.halves(0)),
                                Points.of(state.halves(1)))
                        : Phrase.of("goal-rule");
        Optional<Phrase> now = now();
        return now.isPresent()
                ? Phrase.of("goal", "match", match, "round", round, "now", now.get())
                : Phrase.of("goal-waiting", "match", match, "round", round);
    }

    /** How both sides stand, the viewer's first. */
    private Phrase stand(String key, Object first, Object second) {
        if (eyes.seat < 0) {
            return Phrase.of(
                    key + "-watching",
                    "needed",
                    game.needed,
                    "one",
                    Eyes.seats(game.seatsOf(0)),
                    "first",
                    first,
                    "other",
                    Eyes.seats(game.seatsOf(1)),
                    "second",
                    second);
        }
        int side = game.sideOf(eyes.seat);
        Object mine = side == 0 ? first : second;
        Object theirs = side == 0 ? second : first;
        if (Integer.bitCount(game.seatsOf(side)) > 1
                || Integer.bitCount(game.seatsOf(1 - side)) > 1) {
            return Phrase.of(key + "-team", "needed", game.needed, "first", mine, "second", theirs);
        }
        return Phrase.of(
                key,
                "needed",
                game.needed,
                "first",
                mine,
                "rival",
                new Seat(game.captain(1 - side)),
                "second",
                theirs);
    }

    /** What the viewer is to do about it, if it is the viewer who is awaited. */
    private Optional<Phrase> now() {
        if (eyes.seat < 0 || (state.pending() >>> eyes.seat & 1) == 0) {
            return Optional.empty();
        }
        return switch (state.phase) {
            case PICKING -> Optional.of(Phrase.of("goal-pick"));
            case NOMINATING -> Optional.of(Phrase.of("goal-send"));
            case FAVOUR -> Optional.of(Phrase.of("goal-favour"));
            case BALL -> Optional.of(Phrase.of("goal-ball"));
            case TURN -> turn();
            case BLOCKING -> Optional.of(Phrase.of("goal-block"));
            case MIRROR, OPENING, AFTER, ENTERING, OVER -> Optional.empty();
        };
    }

    /** DC-3.6: whoever takes the last die must know before what that comes to. */
    private Optional<Phrase> turn() {
        if (!Attacks.compulsory(state)) {
            return Optional.empty();
        }
        DiceView.Worth first = Worth.of(state).getFirst();
        if (!first.ends()) {
            return Optional.of(Phrase.of("goal-attack"));
        }
        String key =
                first.winner()
                        .map(side -> side == state.turn ? "goal-last-wins" : "goal-last-loses")
                        .orElse("goal-last-draws");
        return Optional.of(Phrase.of(key));
    }
}
