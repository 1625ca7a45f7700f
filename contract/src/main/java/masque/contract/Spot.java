package masque.contract;

import masque.core.State;

/** Where a check stands: enough to come back to it. */
record Spot(String game, Setting setting, long seed, int ply) {
    /** A viewer of failures that concern nobody in particular. */
    static final int NOBODY = State.SPECTATOR - 1;

    Spot at(int newPly) {
        return new Spot(game, setting, seed, newPly);
    }

    Broken broken(Promise promise, int viewer, String what) {
        return new Broken(promise, message(promise, viewer, what), null);
    }

    Broken thrown(Promise promise, int viewer, RuntimeException cause) {
        return new Broken(promise, message(promise, viewer, "thrown: " + cause), cause);
    }

    private String message(Promise promise, int viewer, String what) {
        String who =
                switch (viewer) {
                    case NOBODY -> "";
                    case State.SPECTATOR -> ", spectator";
                    default -> ", seat " + viewer;
                };
        return game
                + " with "
                + setting
                + ", seed "
                + seed
                + ", ply "
                + ply
                + who
                + ": broken promise "
                + promise.name()
                + " ("
                + promise
                + "): "
                + what;
    }
}
