package masque.app.load;

import java.time.Duration;

/**
 * What a tournament of the load consists of.
 *
 * @param entrants how many play at the same time
 * @param tokens how many everybody begins with
 * @param think a free player waits at most so long before challenging somebody
 * @param manner how they play at the tables
 * @param realDice of a hundred challenges so many are for real dice
 * @param refusals of a hundred challenges so many are declined, and so many taken back
 * @param replaced whether somebody new enters for whoever is out
 */
record TournamentPlan(
        int entrants,
        int tokens,
        Duration think,
        MatchSeat.Manner manner,
        int realDice,
        int refusals,
        boolean replaced,
        long seed) {
    static final int MOST_ENTRANTS = 2_000;

    private static final Duration PATIENCE = Duration.ofMinutes(1);
    private static final int LOAD_TOKENS = 5;
    private static final Duration LOAD_THINKING = Duration.ofSeconds(5);
    private static final int CRASH_TOKENS = 10;
    private static final Duration CRASH_THINKING = Duration.ofMillis(100);
    private static final int CRASH_REAL_DICE = 30;
    private static final int REFUSALS = 4;

    /** A tournament as it is measured: everybody plays at tables. */
    static TournamentPlan load(int entrants, Duration pause, long seed) {
        return new TournamentPlan(
                entrants,
                LOAD_TOKENS,
                LOAD_THINKING,
                new MatchSeat.Manner(pause, PATIENCE),
                0,
                REFUSALS,
                false,
                seed);
    }

    /** A tournament whose site is killed again and again, and which lasts as long as that. */
    static TournamentPlan crash(int entrants, long seed) {
        return new TournamentPlan(
                entrants,
                CRASH_TOKENS,
                CRASH_THINKING,
                new MatchSeat.Manner(Duration.ZERO, PATIENCE),
                CRASH_REAL_DICE,
                REFUSALS,
                true,
                seed);
    }

    /** After a kill people come back within this time, not all in the same moment. */
    Duration comeBack() {
        return Duration.ofMillis(2L * entrants);
    }
}
