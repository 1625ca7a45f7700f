package masque.contract;

import java.util.HashMap;
import java.util.Map;
import masque.core.Chance;
import masque.core.Codes;
import masque.core.Seeded;
import masque.core.Sink;
import masque.core.State;

/** Checks that redealt worlds are games like any other, and that the truth is among them. */
final class Worlds {
    private static final int TRIES = 300;
    private static final int SEEN_EACH = 8;
    private static final int MANY_TRIES = 30_000;

    private final Spot spot;
    private final int viewer;
    private final Chance dice;

    Worlds(Spot spot, int viewer, Chance dice) {
        this.spot = spot;
        this.viewer = viewer;
        this.dice = dice;
    }

    /** Checks that a world redealt for the viewer is whole. */
    void whole(World world) {
        try {
            new Moves(spot, world, dice).check(Moves.someCodes(world.game(), dice));
        } catch (Broken broken) {
            throw new Broken(
                    broken.promise(),
                    broken.getMessage() + " (in a world redealt for " + viewer + ")",
                    broken);
        }
        for (int other = State.SPECTATOR; other < world.game().seats(); other++) {
            World again = world.redealt(other, fresh());
            if (!again.looksLike(world, other)) {
                throw spot.broken(
                        Promise.SAME_VIEW,
                        other,
                        "a world redealt for "
                                + viewer
                                + " and this world redealt: "
                                + Leaves.difference(world.view(other), again.view(other)));
            }
        }
        playsToItsEnd(world);
    }

    private void playsToItsEnd(World world) {
        State state = world.state().copy();
        Codes legal = new Codes();
        for (int decisions = 0; state.pending() != 0; decisions++) {
            if (decisions == Script.LONGEST) {
                throw spot.broken(Promise.WHOLE_WORLDS, viewer, "its world goes on and on");
            }
            int seat = dice.bit(state.pending());
            legal.clear();
            state.legal(seat, legal);
            state.apply(seat, world.game().wander(legal, dice), dice, Sink.NOBODY);
        }
        for (int other = State.SPECTATOR; other < world.game().seats(); other++) {
            state.view(other);
        }
    }

    /**
     * Looks for the truth among redealt worlds. Where there are too many to see each several times
     * this says nothing; where there are few and the truth is not among them, many more are drawn
     * before it is called missing.
     */
    void truthPossible(World truth) {
        Map<Fingerprint, Integer> seen = new HashMap<>();
        for (int tries = 1; tries <= TRIES; tries++) {
            Fingerprint print = truth.redealt(viewer, fresh()).fingerprint();
            if (print.equals(truth.fingerprint())) {
                return;
            }
            seen.merge(print, 1, Integer::sum);
            if (seen.size() * SEEN_EACH > TRIES) {
                return;
            }
        }
        for (int tries = 0; tries < MANY_TRIES; tries++) {
            if (truth.redealt(viewer, fresh()).equalTo(truth)) {
                return;
            }
        }
        throw spot.broken(
                Promise.POSSIBLE_TRUTH,
                viewer,
                seen.size() + " worlds are redealt again and again, and the truth is none of them");
    }

    private Chance fresh() {
        return new Seeded(dice.below(Integer.MAX_VALUE));
    }
}
