package masque.contract;

import java.util.List;
import masque.core.Box;
import masque.core.Game;

/**
 * What every game promises, checked by playing it at random. Several threads may check at once.
 *
 * <p>The truth is compared with a redealt world and, where one was found, with a world that went
 * another way unnoticed: in the first game of a setting, or two where there are not too many
 * settings, at every state, for every seat and the spectators; in the others at one state in four,
 * for two viewers, so that there is time for many games. What would cost too much even so is done
 * at states chosen by chance, the same for the same seed: all codes are tried at one state in eight
 * and a handful at the others; redealt worlds are played to their end, copies searched for shared
 * parts, views taken apart and secrets followed over several redeals about three times a game and
 * pair of eyes; the truth is looked for among redealt worlds about twice a game, in its last
 * seventh.
 */
public final class Contract {
    private static final int FEWEST_GAMES = 10;
    private static final int WHOLE_GAMES = 120;
    private static final int WHOLE_EACH = 2;

    private final Box box;
    private final List<Setting> settings;

    private Contract(Box box) {
        this.box = box;
        this.settings = Settings.of(box);
    }

    /** The contract of a game. */
    public static Contract of(Box box) {
        return new Contract(box);
    }

    /**
     * Every number of seats with every set of options that the box accepts: all values of flags and
     * choices; of a range the least, the usual and the greatest; of several-of the usual and the
     * smallest; the usual data.
     */
    public List<Setting> settings() {
        return settings;
    }

    /** How many games to play in each setting so that all together are at least this many. */
    public int gamesEach(int total) {
        return Math.max(FEWEST_GAMES, Math.ceilDiv(total, settings.size()));
    }

    private int wholeEach() {
        return Math.clamp(WHOLE_GAMES / settings.size(), 1, WHOLE_EACH);
    }

    /**
     * Plays random games from the seeds {@code firstSeed}, {@code firstSeed + 1} and so on, and
     * checks every promise.
     *
     * @throws Broken naming the game, setting, seed, ply, viewer and promise
     */
    public void check(Setting setting, int games, long firstSeed) {
        Game<?> game = box.open(setting.seats(), setting.options());
        RoundTrips.check(new Spot(box.id(), setting, firstSeed, 0), game);
        Variation variation = new Variation(setting.seats());
        for (long seed = firstSeed; seed < firstSeed + games; seed++) {
            Spot spot = new Spot(box.id(), setting, seed, 0);
            try {
                boolean whole = seed < firstSeed + wholeEach();
                new Walk(game, spot, variation, whole).check();
            } catch (RuntimeException thrown) {
                throw spot.thrown(Promise.SOUND, Spot.NOBODY, thrown);
            }
            new Journals(box, spot).check();
        }
        variation.conclude();
    }
}
