package masque.contract;

import java.util.List;
import masque.core.Chance;
import masque.core.Draw;
import masque.core.Game;
import masque.core.Recording;
import masque.core.Seeded;
import masque.core.State;
import org.jspecify.annotations.Nullable;

/**
 * Walks through one random game and has every state checked. The costly checks are made a few times
 * a game, at states chosen by chance.
 */
final class Walk {
    private static final int DICE = -3;
    private static final int ONE_STATE_IN = 4;
    private static final int COSTLY_PER_GAME = 3;
    private static final int LATE_PER_GAME = 2;
    private static final double LATE = 0.15;

    /** The step that comes next. */
    private record Next(Script.Choice choice, World world) {}

    private final Game<?> game;
    private final Spot spot;
    private final Script script;
    private final Chance dice;
    private final Twins twins;
    private final Variation variation;
    private final boolean whole;
    private final Viewers viewers;

    /**
     * @param whole whether every state is looked at through all eyes, or one state in four through
     *     two pairs of eyes
     */
    Walk(Game<?> game, Spot spot, Variation variation, boolean whole) {
        this.game = game;
        this.spot = spot;
        this.whole = whole;
        this.script = Script.play(spot, game);
        this.dice = new Seeded(spot.seed(), DICE);
        this.viewers = whole ? Viewers.all(game.seats()) : Viewers.two(game.seats(), dice);
        this.twins = new Twins(game.seats(), viewers, dice);
        this.variation = variation;
    }

    void check() {
        Recording deal = script.chance(0);
        World truth = World.start(game, deal);
        repeatable(spot, truth, World.start(game, script.chance(0)));
        twins.deal(truth, deal.draws());
        for (int ply = 0; ply < script.plies(); ply++) {
            truth = check(spot.at(ply), truth, script.choices().get(ply));
        }
        Spot end = spot.at(script.plies());
        if (truth.pending() != 0) {
            throw end.broken(Promise.REPEATABLE, Spot.NOBODY, "the game was over before");
        }
        check(end, truth, (Next) null);
    }

    /** Checks a state, makes the next choice and returns the state after it. */
    private World check(Spot here, World truth, Script.Choice choice) {
        if (!truth.legal(choice.seat()).contains(choice.code())) {
            throw here.broken(Promise.REPEATABLE, choice.seat(), choice + " was legal before");
        }
        int ply = here.ply() + 1;
        Recording chance = script.chance(ply);
        boolean looked = whole || dice.below(ONE_STATE_IN) == 0;
        if (looked) {
            onlyLooked(here, truth);
        }
        World next = truth.after(choice.seat(), choice.code(), chance);
        if (looked) {
            new Copies(here, truth).unchanged();
            World again = truth.afterListed(choice.seat(), choice.code(), script.chance(ply));
            repeatable(here.at(ply), next, again);
            check(here, truth, new Next(choice, next));
        }
        List<Draw> draws = chance.draws();
        twins.follow(here.at(ply), next, choice, script);
        twins.part(truth, next, choice, draws);
        return next;
    }

    private void check(Spot here, World truth, @Nullable Next next) {
        try {
            checkWorld(here, truth);
        } catch (RuntimeException thrown) {
            throw here.thrown(Promise.SOUND, Spot.NOBODY, thrown);
        }
        for (int viewer = State.SPECTATOR; viewer < game.seats(); viewer++) {
            if (!viewers.has(viewer)) {
                continue;
            }
            try {
                checkViewer(here, truth, viewer, next);
            } catch (RuntimeException thrown) {
                throw here.thrown(Promise.WHOLE_WORLDS, viewer, thrown);
            }
        }
        onlyLooked(here, truth);
    }

    private void checkWorld(Spot here, World truth) {
        Copies copies = new Copies(here, truth);
        copies.equal();
        new Moves(here, truth, dice).check(codes());
        for (World.Told told : truth.told()) {
            Values.check(here, Spot.NOBODY, told.event());
        }
        if (sometimes()) {
            copies.share();
            copies.playOn(dice);
        }
        for (int seat = 0; seat < game.seats(); seat++) {
            truth.state().points(seat);
        }
        if (truth.state().winners() >>> game.seats() != 0) {
            throw here.broken(Promise.ENDS, Spot.NOBODY, "somebody who sits nowhere has won");
        }
        Results.check(here, truth);
    }

    private void checkViewer(Spot here, World truth, int viewer, @Nullable Next next) {
        if (sometimes()) {
            Values.check(here, truth, viewer);
        }
        Redeals redeals = new Redeals(here, truth, viewer, dice);
        World redealt = redeals.redealt(codes());
        Results.same(here, truth, redealt, viewer);
        if (next != null) {
            redeals.moveAlike(redealt, next.world(), next.choice(), script);
        }
        Worlds worlds = new Worlds(here, viewer, dice);
        if (sometimes()) {
            worlds.whole(redealt);
        }
        World twin = twins.of(viewer);
        if (twin != null) {
            redeals.twin(twin, codes());
            Results.same(here, truth, twin, viewer);
            if (sometimes()) {
                variation.look(here, truth, twin, viewer, dice);
            }
        }
        if (late(here)) {
            worlds.truthPossible(truth);
        }
    }

    private static void repeatable(Spot here, World one, World other) {
        if (!one.equalTo(other)) {
            throw here.broken(
                    Promise.REPEATABLE, Spot.NOBODY, Leaves.difference(one.state(), other.state()));
        }
        if (!one.told().equals(other.told())) {
            throw here.broken(Promise.REPEATABLE, Spot.NOBODY, one.told() + " and " + other.told());
        }
    }

    private static void onlyLooked(Spot here, World truth) {
        if (!Fingerprint.of(truth.state()).equals(truth.fingerprint())) {
            throw here.broken(
                    Promise.ONLY_LOOKING, Spot.NOBODY, "the state changed while it was looked at");
        }
    }

    private int[] codes() {
        return dice.below(8) == 0 ? Moves.allCodes(game, dice) : Moves.someCodes(game, dice);
    }

    private boolean sometimes() {
        int often = whole ? COSTLY_PER_GAME : COSTLY_PER_GAME * ONE_STATE_IN;
        return dice.below(script.plies() + 1) < often;
    }

    private boolean late(Spot here) {
        int latePlies = 1 + (int) (LATE * script.plies());
        return here.ply() > script.plies() - latePlies
                && dice.below(latePlies * viewers.count())
                        < (whole ? 1 : ONE_STATE_IN) * LATE_PER_GAME;
    }
}
