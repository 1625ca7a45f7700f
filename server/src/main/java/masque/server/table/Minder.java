package masque.server.table;

import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.OptionalLong;
import masque.core.Thought;
import masque.server.Level;
import masque.server.Playable;
import org.jspecify.annotations.Nullable;

/** Minds whose turn it is: has bots think, lets clocks run, and has the house help who is late. */
final class Minder {
    /** What is left to somebody whose clock had nearly run out when the server stopped. */
    private static final long LEAST_AFTER_PAUSE = 5_000;

    private static final long NEVER = Long.MAX_VALUE;

    private final LiveTable table;
    private final Playable game;
    private final Hall hall;
    private Clocks clocks;
    private final long[] lateSince;
    private int thinking;
    private Time.@Nullable Alarm alarm;

    Minder(LiveTable table, Playable game, Hall hall, Clocks clocks, int seats) {
        this.table = table;
        this.game = game;
        this.hall = hall;
        this.clocks = clocks;
        lateSince = new long[seats];
        Arrays.fill(lateSince, NEVER);
    }

    Clocks clocks() {
        return clocks;
    }

    /**
     * The game goes on after a pause. Nobody is charged for the time in which the site did not run.
     *
     * @param latest when the latest move was made
     */
    void resume(Instant latest, int awaited) {
        long age = hall.wall().ageMillis(latest);
        boolean sinceTheStart = age <= hall.time().millis() - hall.opened();
        long spent = sinceTheStart ? age : Duration.between(latest, hall.alive()).toMillis();
        clocks.deduct(awaited, spent, LEAST_AFTER_PAUSE);
    }

    /** The clocks as they will be after a choice of a seat. */
    Clocks after(int seat, boolean decided) {
        Clocks next = clocks.copy();
        next.charge(hall.time().millis());
        if (decided) {
            next.decided(seat);
        }
        return next;
    }

    /** The clocks as they will be when a seat has taken its choices back. */
    Clocks afterTakingBack(int seat) {
        Clocks next = clocks.copy();
        next.charge(hall.time().millis());
        next.undecided(seat);
        return next;
    }

    void set(Clocks next) {
        clocks = next;
    }

    /** Somebody has made a move in person. */
    void inTime(int seat) {
        lateSince[seat] = NEVER;
    }

    /** Sees to whoever is awaited now. */
    void attend() {
        int awaited = table.awaited();
        clocks.run(awaited & table.facts().playing(), hall.time().millis());
        if (clocks.run()) {
            hall.ticking().add(table.id());
        } else {
            hall.ticking().remove(table.id());
        }
        for (int rest = awaited & ~table.facts().playing(); rest != 0; rest &= rest - 1) {
            think(Integer.numberOfTrailingZeros(rest));
        }
        setAlarm();
    }

    private void think(int seat) {
        if ((thinking >>> seat & 1) != 0) {
            return;
        }
        thinking |= 1 << seat;
        int decision = table.decision(seat);
        hall.house()
                .think(
                        level(seat),
                        table.still(seat),
                        thought -> table.enter(here -> thought(seat, decision, thought)));
    }

    private Level level(int seat) {
        return game.bots().getOrDefault(table.facts().sitters().get(seat).level(), game.house());
    }

    private void thought(int seat, int decision, Thought thought) {
        thinking &= ~(1 << seat);
        boolean wanted = !table.facts().sitters().get(seat).plays() || late(seat);
        if (wanted && table.awaits(seat) && table.decision(seat) == decision) {
            table.stepOfHouse(seat, thought);
        } else {
            attend();
        }
    }

    private boolean late(int seat) {
        return (clocks.up(hall.time().millis()) >>> seat & 1) != 0;
    }

    private void setAlarm() {
        Time.Alarm old = alarm;
        if (old != null) {
            old.cancel();
            alarm = null;
        }
        long due = due();
        if (due != NEVER) {
            alarm =
                    hall.time()
                            .after(
                                    due - hall.time().millis(),
                                    () -> table.enter(here -> lookAtClocks()));
        }
    }

    /** When there is something to see to: somebody's time, or somebody's grace. */
    private long due() {
        OptionalLong next = clocks.due();
        long due = next.orElse(NEVER);
        if (next.isPresent() && next.getAsLong() <= hall.time().millis() && thinking != 0) {
            // Whoever is late is being helped; that ends with another look.
            due = NEVER;
        }
        for (int seat = 0; seat < lateSince.length; seat++) {
            if (lateSince[seat] != NEVER && table.facts().sitters().get(seat).plays()) {
                due = Math.min(due, lateSince[seat] + table.facts().clock().graceMillis());
            }
        }
        return due;
    }

    private void lookAtClocks() {
        long now = hall.time().millis();
        for (int rest = clocks.up(now); rest != 0; rest &= rest - 1) {
            int seat = Integer.numberOfTrailingZeros(rest);
            lateSince[seat] = Math.min(lateSince[seat], now);
            think(seat);
        }
        for (int seat = 0; seat < lateSince.length; seat++) {
            if (lateSince[seat] != NEVER
                    && now - lateSince[seat] >= table.facts().clock().graceMillis()
                    && table.facts().sitters().get(seat).plays()) {
                lateSince[seat] = NEVER;
                table.takeOver(seat);
                return;
            }
        }
        setAlarm();
    }

    /** Whether nothing will happen here unless somebody comes. */
    boolean quiet() {
        return thinking == 0 && !clocks.run();
    }

    void close() {
        Time.Alarm old = alarm;
        if (old != null) {
            old.cancel();
        }
        hall.ticking().remove(table.id());
    }
}
