package masque.contest;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * One match of an arena.
 *
 * @param number counted from 1
 * @param forfeited who has lost it already by leaving or by the clock
 * @param reports what players have said about real dice
 * @param reportedSince when the first of them spoke; the time in which the site was down does not
 *     count
 * @param transfers every token that it has moved so far, corrections included
 * @param missing what could not be paid at the last correction
 */
public record ArenaMatch(
        int number,
        List<String> players,
        boolean realDice,
        Stage stage,
        Set<String> forfeited,
        Map<String, List<String>> reports,
        long reportedSince,
        List<String> winners,
        List<Transfer> transfers,
        List<Transfer> missing) {
    /** DC-8.20: so long the second report may be missing. */
    public static final long REPORT_MILLIS = 600_000;

    /** How far a match is. */
    public enum Stage {
        UNDER_WAY,
        /** Under way, and the organiser has to decide. */
        AT_THE_DESK,
        SETTLED,
        VOID
    }

    public ArenaMatch {
        players = List.copyOf(players);
        forfeited = Set.copyOf(forfeited);
        reports = Map.copyOf(reports);
        winners = List.copyOf(winners);
        transfers = List.copyOf(transfers);
        missing = List.copyOf(missing);
    }

    static ArenaMatch begun(int number, List<String> players, boolean realDice) {
        return new ArenaMatch(
                number,
                players,
                realDice,
                Stage.UNDER_WAY,
                Set.of(),
                Map.of(),
                0,
                List.of(),
                List.of(),
                List.of());
    }

    /** Whether it has yet to be settled. */
    public boolean isUnderWay() {
        return switch (stage) {
            case UNDER_WAY, AT_THE_DESK -> true;
            case SETTLED, VOID -> false;
        };
    }

    /** Those of its players, in the order of the match. */
    public List<String> inOrder(List<String> some) {
        List<String> ordered = new ArrayList<>(players);
        ordered.retainAll(some);
        return ordered;
    }

    /** Who has not forfeited. */
    public List<String> remaining() {
        List<String> left = new ArrayList<>(players);
        left.removeAll(forfeited);
        return left;
    }

    /** Whether a report is awaited. */
    boolean awaitsReport() {
        return stage == Stage.UNDER_WAY && !reports.isEmpty();
    }

    /** When the organiser has to decide because a report is missing. */
    long reportsUntil() {
        return reportedSince + REPORT_MILLIS;
    }

    boolean everybodyHasReported() {
        return reports.keySet().containsAll(remaining());
    }

    /** What it has brought or cost a player so far. */
    int brought(String player) {
        int sum = 0;
        for (Transfer transfer : transfers) {
            if (transfer.to().equals(player)) {
                sum += transfer.tokens();
            }
            if (transfer.from().equals(player)) {
                sum -= transfer.tokens();
            }
        }
        return sum;
    }

    ArenaMatch forfeitedBy(String player) {
        Set<String> more = new LinkedHashSet<>(forfeited);
        more.add(player);
        return with(stage, more, reports, reportedSince);
    }

    ArenaMatch reportedBy(String player, List<String> said, long at) {
        Map<String, List<String>> more = new LinkedHashMap<>(reports);
        more.put(player, said);
        return with(stage, forfeited, more, reports.isEmpty() ? at : reportedSince);
    }

    ArenaMatch later(long millis) {
        return with(stage, forfeited, reports, reportedSince + millis);
    }

    ArenaMatch at(Stage next) {
        return with(next, forfeited, reports, reportedSince);
    }

    private ArenaMatch with(
            Stage nextStage, Set<String> lost, Map<String, List<String>> said, long since) {
        return new ArenaMatch(
                number, players, realDice, nextStage, lost, said, since, winners, transfers,
                missing);
    }

    ArenaMatch won(List<String> by, List<Transfer> moved, List<Transfer> unpaid) {
        List<Transfer> all = new ArrayList<>(transfers);
        all.addAll(moved);
        return new ArenaMatch(
                number,
                players,
                realDice,
                Stage.SETTLED,
                forfeited,
                reports,
                reportedSince,
                by,
                all,
                unpaid);
    }
}
