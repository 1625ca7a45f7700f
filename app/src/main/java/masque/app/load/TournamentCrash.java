package masque.app.load;

import java.time.Duration;
import java.util.SplittableRandom;
import java.util.function.IntConsumer;

/** Kills the site of a tournament at random moments, and looks what it still knows. */
final class TournamentCrash {
    /** One kill in so many comes while players are still coming back. */
    private static final int HASTE = 4;

    private final TournamentRun run;
    private final int kills;
    private final Duration spread;
    private final IntConsumer progress;
    private final SplittableRandom random;

    /**
     * A crash test that has not begun.
     *
     * @param spread the site is killed at any moment up to so long after everybody is back
     * @param progress told after every kill how many there were
     */
    TournamentCrash(TournamentRun run, int kills, Duration spread, IntConsumer progress) {
        this.run = run;
        this.kills = kills;
        this.spread = spread;
        this.progress = progress;
        random = new SplittableRandom(run.venue().plan().seed());
    }

    /**
     * Plays, kills, and plays on.
     *
     * @throws Failure if the tournament does not go on
     */
    TournamentCrashReport play() {
        run.begin();
        for (int kill = 1; kill <= kills; kill++) {
            if (random.nextInt(HASTE) > 0) {
                run.awaitBack();
            }
            long until = System.nanoTime() + random.nextLong(spread.toNanos());
            run.await(() -> System.nanoTime() - until >= 0);
            run.restart();
            progress.accept(kill);
        }
        run.awaitBack();
        run.end();
        run.check();
        Venue venue = run.venue();
        int acts = venue.entries().stream().mapToInt(entry -> entry.acked().size()).sum();
        return new TournamentCrashReport(
                venue.plan().entrants(),
                venue.entries().size(),
                kills,
                acts,
                venue.moves().sum(),
                run.log().lost() + venue.movesLost().intValue(),
                run.log().doubled() + venue.movesDoubled().intValue(),
                run.log().matches(),
                venue.mishaps().count(),
                venue.mishaps().first());
    }
}
