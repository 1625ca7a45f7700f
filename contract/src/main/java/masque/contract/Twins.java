package masque.contract;

import java.util.List;
import masque.core.Chance;
import masque.core.Draw;
import masque.core.State;
import org.jspecify.annotations.Nullable;

/**
 * For each of some viewers a twin of the truth, if one was found: a world that went another way at
 * some step, but in which the viewer has been shown and told the same ever since. What differs
 * between the truth and a twin is proved to be unknown to the viewer, without asking {@code
 * redeal}.
 */
final class Twins {
    private static final int OTHER_DEALS = 10;
    private static final int EXCHANGED_ONE_IN = 4;

    private final @Nullable World[] twins;
    private final Viewers viewers;
    private final Chance dice;

    /**
     * @param viewers for whom twins are looked for
     */
    Twins(int seats, Viewers viewers, Chance dice) {
        this.twins = new World[seats + 1];
        this.viewers = viewers;
        this.dice = dice;
    }

    @Nullable World of(int viewer) {
        return twins[viewer - State.SPECTATOR];
    }

    /** Looks for twins among deals that differ in one draw. */
    void deal(World truth, List<Draw> draws) {
        for (int i = 0; i < OTHER_DEALS && !draws.isEmpty(); i++) {
            offer(truth, World.start(truth.game(), new Swerve(draws, dice)), Spot.NOBODY);
        }
    }

    /**
     * Has the twins follow the truth by the same move with the same chance, and lets go of those
     * that begin to look different.
     */
    void follow(Spot spot, World truth, Script.Choice choice, Script script) {
        for (int viewer = State.SPECTATOR; viewer < twins.length + State.SPECTATOR; viewer++) {
            World twin = of(viewer);
            if (twin != null) {
                twins[viewer - State.SPECTATOR] =
                        followed(spot, twin, truth, viewer, choice, script);
            }
        }
    }

    private static @Nullable World followed(
            Spot spot, World twin, World truth, int viewer, Script.Choice choice, Script script) {
        if ((twin.pending() >>> choice.seat() & 1) == 0
                || !twin.legal(choice.seat()).contains(choice.code())) {
            return null;
        }
        World next = twin.after(choice.seat(), choice.code(), script.chance(spot.ply()));
        Redeals.toldTheSame(spot, truth, next, viewer, choice);
        boolean parted =
                next.equalTo(truth)
                        || !next.heard(viewer).equals(truth.heard(viewer))
                        || !next.looksLike(truth, viewer);
        return parted ? null : next;
    }

    /** Looks for twins that part from the truth by this step: by its choice or by its chance. */
    void part(World before, World truth, Script.Choice choice, List<Draw> draws) {
        int[] legal = before.legal(choice.seat()).toArray();
        int code = legal[dice.below(legal.length)];
        if (code != choice.code()) {
            Chance chance = draws.isEmpty() ? dice : new Swerve(draws, dice);
            offer(truth, before.after(choice.seat(), code, chance), choice.seat());
        }
        if (!draws.isEmpty()) {
            World other = before.after(choice.seat(), choice.code(), new Swerve(draws, dice));
            offer(truth, other, Spot.NOBODY);
        }
    }

    private void offer(World truth, World other, int chooser) {
        if (other.equalTo(truth)) {
            return;
        }
        for (int viewer = State.SPECTATOR; viewer < twins.length + State.SPECTATOR; viewer++) {
            if (viewer != chooser
                    && viewers.has(viewer)
                    && (of(viewer) == null || dice.below(EXCHANGED_ONE_IN) == 0)
                    && other.heard(viewer).equals(truth.heard(viewer))
                    && other.looksLike(truth, viewer)) {
                twins[viewer - State.SPECTATOR] = other;
            }
        }
    }
}
