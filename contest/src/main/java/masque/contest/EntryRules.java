package masque.contest;

import masque.contest.ArenaCommand.RemovedMatch;
import masque.contest.ArenaEvent.VoidCause;
import masque.contest.Entrant.Whereabouts;

/** Who is in: entering, leaving, coming back, being removed (DC-8.13 to DC-8.16). */
final class EntryRules {
    private final Draft draft;
    private final MatchRules matches;

    EntryRules(Draft draft, MatchRules matches) {
        this.draft = draft;
        this.matches = matches;
    }

    void join(String player) {
        newcomer(player);
        switch (draft.arena().rules().entry()) {
            case ANYBODY -> draft.add(new ArenaEvent.Entered(draft.now(), player, false));
            case WITH_APPROVAL -> {
                if (!draft.arena().asking().contains(player)) {
                    draft.add(new ArenaEvent.AskedToEnter(draft.now(), player));
                }
            }
        }
    }

    /** DC-8.16: one entry a person, until entry is closed. */
    private void newcomer(String player) {
        Objection.ALREADY_ENTERED.unless(draft.arena().entrant(player).isEmpty());
        draft.needsTimeLeft();
        Objection.ENTRY_CLOSED.unless(draft.arena().entryOpen());
    }

    void approve(String player) {
        newcomer(player);
        Objection.NOT_ASKING.unless(draft.arena().asking().contains(player));
        draft.add(new ArenaEvent.Entered(draft.now(), player, false));
    }

    void declineEntry(String player) {
        Objection.NOT_ASKING.unless(draft.arena().asking().contains(player));
        draft.add(new ArenaEvent.EntryDeclined(draft.now(), player));
    }

    void enrolBot(String player) {
        newcomer(player);
        draft.add(new ArenaEvent.Entered(draft.now(), player, true));
    }

    void closeEntry() {
        draft.needsTimeLeft();
        if (draft.arena().entryOpen()) {
            draft.add(new ArenaEvent.EntryClosed(draft.now()));
        }
    }

    void openEntry() {
        draft.needsTimeLeft();
        if (!draft.arena().entryOpen()) {
            draft.add(new ArenaEvent.EntryOpened(draft.now()));
        }
    }

    /** DC-8.14: a match under way is lost first. */
    void leave(String player) {
        Objection.ENDED.unless(draft.arena().phase() != Phase.ENDED);
        Entrant entrant = draft.present(player);
        if (entrant.isBusy()) {
            matches.forfeit(entrant.match(), player);
        }
        draft.add(new ArenaEvent.Left(draft.now(), player));
    }

    void comeBack(String player) {
        Entrant entrant = draft.entrant(player);
        Objection.OUT_FOR_GOOD.unless(!entrant.isOut());
        switch (entrant.whereabouts()) {
            case HERE -> throw Objection.ALREADY_IN.with();
            case REMOVED -> throw Objection.WAS_REMOVED.with();
            case LEFT -> {
                draft.needsTimeLeft();
                draft.add(new ArenaEvent.CameBack(draft.now(), player));
            }
        }
    }

    /** DC-8.15: removal is leaving, but the organiser may declare the match void. */
    void remove(String player, String reason, RemovedMatch outcome) {
        draft.needsReason(reason, "DC-8.15");
        Objection.ENDED.unless(draft.arena().phase() != Phase.ENDED);
        Entrant entrant = draft.entrant(player);
        Objection.WAS_REMOVED.unless(entrant.whereabouts() != Whereabouts.REMOVED);
        if (entrant.isBusy()) {
            switch (outcome) {
                case LOST -> matches.forfeit(entrant.match(), player);
                case VOID -> matches.declareVoid(entrant.match(), VoidCause.ORGANISER, reason);
            }
        }
        draft.add(new ArenaEvent.Removed(draft.now(), player, reason));
    }

    void letIn(String player) {
        Entrant entrant = draft.entrant(player);
        Objection.NOT_REMOVED.unless(entrant.whereabouts() == Whereabouts.REMOVED);
        Objection.OUT_FOR_GOOD.unless(!entrant.isOut());
        draft.needsTimeLeft();
        draft.add(new ArenaEvent.LetInAgain(draft.now(), player));
    }
}
