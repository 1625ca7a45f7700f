package masque.games.truthorbluff;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import masque.core.Phrase;
import masque.core.Seat;

/** Says what a viewer wants to achieve, how far that is, and what serves it now. */
final class Aim {
    private final Eyes eyes;
    private final BluffState state;

    private Aim(Eyes eyes) {
        this.eyes = eyes;
        this.state = eyes.state;
    }

    static Phrase of(Eyes eyes) {
        Aim aim = new Aim(eyes);
        if (eyes.over()) {
            return Phrase.of("goal-over");
        }
        if (!eyes.seated()) {
            return aim.watching();
        }
        return eyes.own() ? Phrase.of("goal", "race", aim.race(), "now", aim.now()) : aim.race();
    }

    /** The tokens that the viewer has, and how close defeat is. */
    private Phrase race() {
        int missing = missing(eyes.seat);
        String key =
                Tiles.size(state.tiles[eyes.seat]) == 0
                        ? "goal-empty"
                        : missing <= closest() ? "goal-near" : "goal-race";
        return Phrase.of(
                key,
                "points",
                Tokens.total(state.tokens[eyes.seat]),
                "ending",
                state.ending.phrase(),
                "have",
                all() - missing,
                "all",
                all());
    }

    private Phrase now() {
        return switch (state.phase) {
            case SLIDING -> Phrase.of("goal-now-slide");
            case ANSWERING ->
                    Phrase.of("goal-now-answer", "who", new Seat(state.from(state.links - 1)));
            case PASSING -> Phrase.of("goal-now-pass");
            case BONUS -> Phrase.of("goal-now-bonus");
            case OVER -> throw new IllegalStateException("nothing is awaited");
        };
    }

    /** What everybody wants, and who is closest to defeat. */
    private Phrase watching() {
        int least = all();
        List<Seat> closest = new ArrayList<>();
        for (int seat = 0; seat < eyes.game.seats; seat++) {
            if (missing(seat) < least) {
                least = missing(seat);
                closest.clear();
            }
            if (missing(seat) == least) {
                closest.add(new Seat(seat));
            }
        }
        Phrase ending = state.ending.phrase();
        return least == all()
                ? Phrase.of("goal-watching", "ending", ending)
                : Phrase.of(
                        "goal-watching-near",
                        "ending",
                        ending,
                        "who",
                        List.copyOf(closest),
                        "have",
                        all() - least,
                        "all",
                        all());
    }

    private int missing(int seat) {
        return Goal.missing(state.ending, state.tiles[state.faceUp(seat)], eyes.game.numbers);
    }

    /** What is missing as long as nothing lies face up. */
    private int all() {
        return Goal.missing(state.ending, 0, eyes.game.numbers);
    }

    /** The most that one tile can bring somebody closer. */
    private int closest() {
        return state.ending == Ending.THIRTY_SIX
                ? Arrays.stream(eyes.game.numbers).max().orElseThrow()
                : 1;
    }
}
