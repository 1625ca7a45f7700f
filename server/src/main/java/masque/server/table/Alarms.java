package masque.server.table;

import java.util.OptionalLong;

/**
 * What a table waits for besides its people.
 *
 * @param think bits of the seats for which the house chooses
 * @param look in how many milliseconds somebody's time or grace is up
 * @param deal whether the deal waits for contributions to its chance
 */
record Alarms(int think, OptionalLong look, boolean deal) {
    /**
     * What is to be waited for.
     *
     * @param awaited bits of the seats whose choice is awaited
     * @param clocks those of the awaited people run
     */
    static Alarms of(TableFacts facts, int awaited, Clocks clocks, Lateness late, long now) {
        int helped = clocks.up(now) & late.seats();
        return new Alarms(
                awaited & (~facts.playing() | helped),
                look(facts, clocks, late, now),
                facts.phase() == TableFacts.Phase.DEALING);
    }

    private static OptionalLong look(TableFacts facts, Clocks clocks, Lateness late, long now) {
        if (facts.phase() != TableFacts.Phase.PLAYING) {
            return OptionalLong.empty();
        }
        long soonest = Long.MAX_VALUE;
        for (int seat = 0; seat < facts.seats(); seat++) {
            boolean known = (late.seats() >>> seat & 1) != 0;
            long left = clocks.left(seat, now);
            if (clocks.runs(seat) && (left > 0 || !known)) {
                soonest = Math.min(soonest, left);
            }
            if (known && facts.sitters().get(seat).plays()) {
                long grace = facts.clock().graceMillis() - late.millis(seat, now);
                soonest = Math.min(soonest, Math.max(0, grace));
            }
        }
        return soonest == Long.MAX_VALUE ? OptionalLong.empty() : OptionalLong.of(soonest);
    }
}
