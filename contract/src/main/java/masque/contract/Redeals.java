package masque.contract;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import masque.core.Chance;
import masque.core.Codes;
import masque.core.Event;
import masque.core.Refusal;
import masque.core.Seeded;

/**
 * Checks that one viewer cannot tell the truth from a world that it cannot know to be false. The
 * legal moves, views and events are compared at every state; all refusals at one state in eight,
 * some at every other.
 */
final class Redeals {
    private static final String REDEALT = "a redealt world";
    private static final String TWIN = "a world that went another way unnoticed by the viewer";

    private final Spot spot;
    private final World truth;
    private final int viewer;
    private final Chance dice;

    Redeals(Spot spot, World truth, int viewer, Chance dice) {
        this.spot = spot;
        this.truth = truth;
        this.viewer = viewer;
        this.dice = dice;
    }

    /** Compares a world redealt for the viewer with the truth, and returns it. */
    World redealt(int[] codes) {
        long seed = dice.below(Integer.MAX_VALUE);
        World world = truth.redealt(viewer, new Seeded(seed));
        alike(world, codes, REDEALT);
        sameRedeal(world, world.redealt(viewer, new Seeded(seed)), REDEALT);
        if (dice.below(4) == 0) {
            sameRedeal(
                    truth.redealt(viewer, new Seeded(seed + 1)),
                    world.redealt(viewer, new Seeded(seed + 1)),
                    REDEALT);
        }
        return world;
    }

    /** Compares the truth with a twin. */
    void twin(World twin, int[] codes) {
        alike(twin, codes, TWIN);
        long seed = dice.below(Integer.MAX_VALUE);
        sameRedeal(
                truth.redealt(viewer, new Seeded(seed)),
                twin.redealt(viewer, new Seeded(seed)),
                TWIN);
    }

    private void alike(World other, int[] codes, String kind) {
        if (truth.pending() != other.pending()) {
            throw broken(
                    Promise.SAME_VIEW,
                    "bits of those who owe a move are "
                            + Integer.toBinaryString(truth.pending())
                            + ", in "
                            + kind
                            + " "
                            + Integer.toBinaryString(other.pending()));
        }
        if (!truth.view(viewer).equals(other.view(viewer))) {
            // A view that is no value differs for that reason alone.
            Values.check(spot, truth, viewer);
            throw broken(
                    Promise.SAME_VIEW,
                    "the truth and "
                            + kind
                            + ": "
                            + Leaves.difference(truth.view(viewer), other.view(viewer)));
        }
        if (viewer >= 0
                && !Arrays.equals(truth.legal(viewer).toArray(), other.legal(viewer).toArray())) {
            throw broken(
                    Promise.SAME_MOVES,
                    truth.legal(viewer) + " are legal, in " + kind + " " + other.legal(viewer));
        }
        for (int code : codes) {
            Optional<Refusal> here = truth.why(viewer, code);
            Optional<Refusal> there = other.why(viewer, code);
            if (!here.equals(there)) {
                throw broken(
                        Promise.SAME_REFUSALS,
                        "code " + code + ": " + here + ", in " + kind + " " + there);
            }
        }
    }

    private void sameRedeal(World here, World there, String kind) {
        if (!here.equalTo(there)) {
            throw broken(
                    Promise.BLIND_REDEAL,
                    "redealt with the same chance, the truth and "
                            + kind
                            + ": "
                            + Leaves.difference(here.state(), there.state()));
        }
    }

    /**
     * Makes the same move in the truth and in a redealt world: the truth's own next move if it can
     * be made in both, else another that can.
     */
    void moveAlike(World other, World next, Script.Choice choice, Script script) {
        int seat = choice.seat();
        Codes there = other.legal(seat);
        if (there.contains(choice.code())) {
            World otherNext = other.after(seat, choice.code(), script.chance(spot.ply() + 1));
            toldTheSame(spot, next, otherNext, viewer, choice);
            return;
        }
        int[] both = Arrays.stream(truth.legal(seat).toArray()).filter(there::contains).toArray();
        if (both.length > 0) {
            int code = both[dice.below(both.length)];
            toldTheSame(
                    spot,
                    truth.after(seat, code, script.chance(spot.ply() + 1)),
                    other.after(seat, code, script.chance(spot.ply() + 1)),
                    viewer,
                    new Script.Choice(seat, code));
        }
    }

    /** Checks that a viewer who sees the same after the same move was told the same. */
    static void toldTheSame(Spot spot, World here, World there, int viewer, Script.Choice choice) {
        List<Event> heard = here.heard(viewer);
        List<Event> other = there.heard(viewer);
        if (!heard.equals(other) && here.looksLike(there, viewer)) {
            throw spot.broken(
                    Promise.SAME_EVENTS,
                    viewer,
                    "after "
                            + choice
                            + " it was told "
                            + heard
                            + ", in a world that looks the same "
                            + other);
        }
    }

    private Broken broken(Promise promise, String what) {
        return spot.broken(promise, viewer, what);
    }
}
