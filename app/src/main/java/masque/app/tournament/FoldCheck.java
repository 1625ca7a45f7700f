package masque.app.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import masque.app.tournament.Finding.Point;
import masque.contest.Arena;
import masque.contest.ArenaEvent;
import masque.contest.ArenaRules;
import masque.contest.Entrant;

/**
 * Goes through a log: numbers, times, and the tokens after every event.
 *
 * @param arena how it stands at the end, or before the event that cannot be
 * @param length how many lines can be gone through
 */
record FoldCheck(List<Finding> findings, Arena arena, int length) {
    static FoldCheck of(ArenaRules rules, List<LogLine> log) {
        Arena arena = Arena.of(rules);
        Optional<Finding> lost = Optional.empty();
        Optional<Finding> stuck = Optional.empty();
        int length = 0;
        for (LogLine line : log) {
            try {
                arena = after(arena, line);
            } catch (IllegalStateException | IndexOutOfBoundsException | NoSuchElementException e) {
                stuck =
                        Optional.of(
                                Finding.fails(
                                        Point.LOG,
                                        "log-stuck",
                                        "number",
                                        line.number(),
                                        "kind",
                                        line.kind(),
                                        "problem",
                                        String.valueOf(e.getMessage())));
                break;
            }
            length++;
            if (lost.isEmpty()) {
                lost = tokens(arena, line);
            }
        }
        List<Finding> findings = new ArrayList<>();
        findings.add(numbers(log));
        findings.add(stuck.orElse(Finding.holds(Point.LOG, "log-holds", "events", log.size())));
        int entered = arena.entrants().size();
        findings.add(
                lost.orElse(
                        Finding.holds(
                                Point.TOKENS,
                                "tokens-hold",
                                "players",
                                entered,
                                "tokens",
                                rules.tokens(),
                                "all",
                                entered * rules.tokens())));
        return new FoldCheck(findings, arena, length);
    }

    private static Arena after(Arena arena, LogLine line) {
        Optional<ArenaEvent> event = line.event();
        return event.isPresent() ? arena.after(event.get()) : arena;
    }

    private static Finding numbers(List<LogLine> log) {
        long before = Long.MIN_VALUE;
        for (int i = 0; i < log.size(); i++) {
            LogLine line = log.get(i);
            if (line.number() != i + 1) {
                return Finding.fails(
                        Point.NUMBERS, "numbers-gap", "due", i + 1, "number", line.number());
            }
            if (line.at() < before) {
                return Finding.fails(Point.NUMBERS, "numbers-back", "number", line.number());
            }
            before = line.at();
        }
        return Finding.holds(Point.NUMBERS, "numbers-hold", "events", log.size());
    }

    private static Optional<Finding> tokens(Arena arena, LogLine line) {
        long all = 0;
        for (Entrant entrant : arena.entrants()) {
            if (entrant.tokens() < 0) {
                return Optional.of(
                        Finding.fails(
                                Point.TOKENS,
                                "tokens-below-none",
                                "number",
                                line.number(),
                                "player",
                                entrant.player()));
            }
            all += entrant.tokens();
        }
        long due = (long) arena.entrants().size() * arena.rules().tokens();
        return all == due
                ? Optional.empty()
                : Optional.of(
                        Finding.fails(
                                Point.TOKENS,
                                "tokens-other",
                                "number",
                                line.number(),
                                "tokens",
                                Long.toString(all),
                                "due",
                                Long.toString(due)));
    }
}
