package masque.contract;

import masque.core.Result;

/**
 * Checks that a game says how it ended, and only once it has. That places fit together is checked
 * by {@link Result} itself.
 */
final class Results {
    private Results() {}

    /** Checks that the result is there exactly at the end, and agrees with the winners. */
    static void check(Spot here, World world) {
        Result result;
        try {
            result = world.state().result();
        } catch (IllegalStateException goesOn) {
            if (world.pending() == 0) {
                throw here.thrown(Promise.RESULTS, Spot.NOBODY, goesOn);
            }
            return;
        } catch (RuntimeException thrown) {
            throw here.thrown(Promise.RESULTS, Spot.NOBODY, thrown);
        }
        if (world.pending() != 0) {
            throw broken(here, Spot.NOBODY, "the game goes on, yet there is " + result);
        }
        if (result.places().size() != world.game().seats()) {
            throw broken(here, Spot.NOBODY, "not every seat is in " + result);
        }
        if (result.winners() != world.state().winners()) {
            throw broken(
                    here,
                    Spot.NOBODY,
                    "the winners are the bits "
                            + world.state().winners()
                            + ", not as in "
                            + result);
        }
    }

    /** Checks that the result of a game that is over tells a viewer nothing it cannot know. */
    static void same(Spot here, World truth, World other, int viewer) {
        if (truth.pending() == 0 && !truth.state().result().equals(other.state().result())) {
            throw broken(
                    here,
                    viewer,
                    truth.state().result()
                            + ", in a world that looks the same "
                            + other.state().result());
        }
    }

    private static Broken broken(Spot here, int viewer, String what) {
        return here.broken(Promise.RESULTS, viewer, what);
    }
}
