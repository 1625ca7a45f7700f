package masque.contest;

import java.util.ArrayList;
import java.util.List;

/** What a command comes to as far as it has been thought out, and the arena after that. */
final class Draft {
    private final Arena before;
    private final long now;
    private final List<ArenaEvent> events = new ArrayList<>();
    private Arena arena;

    /** A clock that was turned back must not let time run backwards in the log. */
    Draft(Arena before, long now) {
        this.before = before;
        this.now = Math.max(now, before.at());
        arena = before;
    }

    Arena before() {
        return before;
    }

    Arena arena() {
        return arena;
    }

    long now() {
        return now;
    }

    List<ArenaEvent> events() {
        return events;
    }

    void add(ArenaEvent event) {
        if (events.isEmpty()) {
            arena = before.copy();
        }
        events.add(event);
        arena.apply(event);
    }

    /** Somebody who has entered, whether they are still in or not. */
    Entrant entrant(String player) {
        return arena.entrant(player).orElseThrow(Objection.NOT_ENTERED::with);
    }

    /** Somebody who is in. */
    Entrant present(String player) {
        Entrant entrant = entrant(player);
        Objection.OUT_FOR_GOOD.unless(!entrant.isOut());
        Objection.NOT_IN.unless(entrant.isIn());
        return entrant;
    }

    /** Refuses what can only be done as long as time is not up. */
    void needsTimeLeft() {
        Objection.ENDED.unless(arena.phase() != Phase.ENDED);
        Objection.TIME_IS_UP.unless(arena.phase() != Phase.FINISHING);
    }

    /** Refuses what can only be done while the duration runs. */
    void needsRunning() {
        needsTimeLeft();
        Objection.NOT_STARTED.unless(arena.phase() != Phase.GATHERING);
        Objection.PAUSED.unless(arena.phase() != Phase.PAUSED);
    }

    /** Refuses what has to come with a reason that all can read, as this clause says. */
    void needsReason(String reason, String clause) {
        if (reason.isBlank()) {
            throw Objection.REASON_MISSING.citing(clause);
        }
    }
}
