package masque.contest;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import masque.contest.ArenaEvent.DeskCause;
import masque.contest.ArenaEvent.SettledBy;
import masque.contest.ArenaEvent.VoidCause;
import masque.contest.ArenaMatch.Stage;
import masque.core.Fate;

/** How matches come to a result, and how a result is corrected (DC-8.11 to DC-8.13, 8.20, 8.21). */
final class MatchRules {
    private final Draft draft;
    private final Fate fate;

    MatchRules(Draft draft, Fate fate) {
        this.draft = draft;
        this.fate = fate;
    }

    private ArenaMatch match(int number) {
        return draft.arena().match(number).orElseThrow(Objection.NO_MATCH::with);
    }

    /** DC-8.12: what comes later is answered as already settled. */
    private ArenaMatch underWay(int number) {
        ArenaMatch match = match(number);
        Objection.ALREADY_SETTLED.unless(match.isUnderWay());
        return match;
    }

    private static void checkPlayers(ArenaMatch match, List<String> players) {
        Objection.NOT_IN_MATCH.unless(new HashSet<>(match.players()).containsAll(players));
    }

    void tableFinished(int number, List<String> winners) {
        ArenaMatch match = underWay(number);
        Objection.REAL_DICE.unless(!match.realDice());
        checkPlayers(match, winners);
        List<String> present = match.inOrder(winners);
        present.removeAll(match.forfeited());
        settle(match, SettledBy.ITS_END, present);
    }

    void ranOut(int number, String player) {
        checkPlayers(underWay(number), List.of(player));
        forfeit(number, player);
    }

    /** The last who has not forfeited wins; of several the others play on. */
    void forfeit(int number, String player) {
        if (match(number).forfeited().contains(player)) {
            return;
        }
        draft.add(new ArenaEvent.Forfeited(draft.now(), number, player));
        ArenaMatch match = match(number);
        List<String> remaining = match.remaining();
        if (remaining.size() == 1) {
            settle(match, SettledBy.FORFEIT, remaining);
        } else {
            compareReports(match);
        }
    }

    void rule(int number, List<String> winners) {
        ArenaMatch match = underWay(number);
        checkPlayers(match, winners);
        settle(match, SettledBy.RULING, match.inOrder(winners));
    }

    void declareVoid(int number, VoidCause cause, String reason) {
        underWay(number);
        draft.add(new ArenaEvent.Voided(draft.now(), number, cause, reason));
    }

    void voidMatch(int number, String reason) {
        draft.needsReason(reason, "DC-8.17");
        declareVoid(number, VoidCause.ORGANISER, reason);
    }

    /** DC-8.20: each names the winner and may change that until all have spoken. */
    void report(String player, int number, List<String> winners) {
        ArenaMatch match = match(number);
        checkPlayers(match, List.of(player));
        checkPlayers(match, winners);
        Objection.NO_REAL_DICE.unless(match.realDice());
        List<String> said = match.inOrder(winners);
        if (said.equals(match.reports().get(player))) {
            return;
        }
        Objection.ALREADY_SETTLED.unless(match.isUnderWay());
        Objection.NOT_IN_MATCH.unless(!match.forfeited().contains(player));
        Objection.AT_THE_DESK.unless(match.stage() == Stage.UNDER_WAY);
        draft.add(new ArenaEvent.Reported(draft.now(), number, player, said));
        compareReports(match(number));
    }

    private void compareReports(ArenaMatch match) {
        if (!match.awaitsReport() || !match.everybodyHasReported()) {
            return;
        }
        List<String> players = match.remaining();
        List<String> first = match.reports().getOrDefault(players.getFirst(), List.of());
        boolean equal = true;
        for (String player : players) {
            equal &= first.equals(match.reports().get(player));
        }
        if (equal) {
            List<String> winners = match.inOrder(first);
            winners.removeAll(match.forfeited());
            settle(match, SettledBy.REPORTS, winners);
        } else {
            sendToDesk(match, DeskCause.DIFFERENT_REPORTS);
        }
    }

    /** DC-8.20: a report is missing for ten minutes. */
    void sendOverdueToDesk() {
        for (ArenaMatch match : List.copyOf(draft.arena().matches())) {
            if (match.awaitsReport() && match.reportsUntil() <= draft.now()) {
                sendToDesk(match, DeskCause.MISSING_REPORT);
            }
        }
    }

    private void sendToDesk(ArenaMatch match, DeskCause cause) {
        draft.add(new ArenaEvent.SentToDesk(draft.now(), match.number(), cause));
    }

    /** DC-8.13: whoever has no token left pays nothing. */
    private void settle(ArenaMatch match, SettledBy by, List<String> winners) {
        List<String> payers = losers(match, winners);
        payers.removeIf(player -> tokens(player) == 0);
        Map<String, Integer> due = Tokens.due(winners, payers, fate.at(match.number()));
        List<Transfer> transfers = Tokens.pay(due, this::tokens).paid();
        draft.add(new ArenaEvent.Settled(draft.now(), match.number(), by, winners, transfers));
    }

    private static List<String> losers(ArenaMatch match, List<String> winners) {
        List<String> losers = match.inOrder(match.players());
        losers.removeAll(winners);
        return losers;
    }

    private int tokens(String player) {
        return draft.entrant(player).tokens();
    }

    /** DC-8.21: tokens move back and over, and nobody comes below none. */
    void correct(int number, List<String> named, String reason) {
        draft.needsReason(reason, "DC-8.21");
        ArenaMatch match = match(number);
        Objection.NOT_SETTLED.unless(!match.isUnderWay());
        checkPlayers(match, named);
        List<String> winners = match.inOrder(named);
        if (match.stage() == Stage.SETTLED && winners.equals(match.winners())) {
            return;
        }
        Map<String, Integer> due =
                Tokens.due(winners, losers(match, winners), fate.at(match.number()));
        Map<String, Integer> changes = new LinkedHashMap<>();
        for (String player : match.players()) {
            changes.put(player, due.getOrDefault(player, 0) - match.brought(player));
        }
        Tokens.Payment payment = Tokens.pay(changes, this::tokens);
        draft.add(
                new ArenaEvent.Corrected(
                        draft.now(), number, winners, reason, payment.paid(), payment.missing()));
    }
}
