package masque.app.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import masque.app.tournament.Finding.Point;
import masque.contest.Arena;
import masque.contest.ArenaCommand;
import masque.contest.ArenaDesk;
import masque.contest.ArenaEvent;
import masque.contest.ArenaRules;
import masque.contest.Decision;
import masque.contest.Transfer;
import masque.core.Fate;
import masque.server.tournament.ArenaEventText;

/**
 * Has the rules decide again all that a log says, and compares. What a command comes to stands in
 * the log in one piece, so the first event of a piece tells what can have been asked for. Whom
 * somebody mutes is not in the log, and nothing that has happened can need it.
 */
final class RulesCheck {
    private final Optional<Fate> fate;
    private final List<LogLine> log;

    /** The matches of which only the draws could not be checked. */
    private final List<Integer> undrawn = new ArrayList<>();

    private Arena arena;

    private RulesCheck(ArenaRules rules, Optional<Fate> fate, List<LogLine> log) {
        this.fate = fate;
        this.log = log;
        arena = Arena.of(rules);
    }

    /**
     * Checks a log.
     *
     * @param fate what draws the rest of the tokens, if the secret is known
     * @param length how many lines can be gone through
     */
    static List<Finding> of(ArenaRules rules, Optional<Fate> fate, List<LogLine> log, int length) {
        RulesCheck check = new RulesCheck(rules, fate, log.subList(0, length));
        Optional<Finding> problem = check.problem();
        List<Finding> findings = new ArrayList<>();
        findings.add(problem.orElse(Finding.holds(Point.RULES, "rules-hold", "events", length)));
        if (!check.undrawn.isEmpty()) {
            findings.add(Finding.open(Point.RULES, "rules-undrawn", "matches", check.undrawn));
        }
        return findings;
    }

    private Optional<Finding> problem() {
        int from = 0;
        while (from < log.size()) {
            List<ArenaEvent> open = untilPrivate(from);
            Optional<Finding> problem = problem(from, open);
            if (problem.isPresent()) {
                return problem;
            }
            from += open.size() + 1;
        }
        return Optional.empty();
    }

    /** The events from here on, up to one that is private. */
    private List<ArenaEvent> untilPrivate(int from) {
        List<ArenaEvent> events = new ArrayList<>();
        for (LogLine line : log.subList(from, log.size())) {
            if (line.event().isEmpty()) {
                break;
            }
            events.add(line.event().get());
        }
        return events;
    }

    private Optional<Finding> problem(int from, List<ArenaEvent> events) {
        int next = 0;
        while (next < events.size()) {
            List<ArenaEvent> following = events.subList(next, events.size());
            Decided best = decided(following);
            if (!best.fits()) {
                return Optional.of(problem(from + next, following, best));
            }
            arena = arena.after(best.due());
            next += best.due().size();
        }
        return Optional.empty();
    }

    /**
     * What a command comes to.
     *
     * @param due the events; none if the command is refused
     * @param fitting how many of them are in the log, from the first one on
     */
    private record Decided(List<ArenaEvent> due, int fitting, Optional<Decision.Refused> refused) {
        static final Decided NOTHING = new Decided(List.of(), 0, Optional.empty());

        boolean fits() {
            return !due.isEmpty() && fitting == due.size();
        }

        /** A whole piece of the log before a part of one, and the longer one. */
        boolean betterThan(Decided other) {
            return fits() == other.fits() ? fitting > other.fitting : fits();
        }
    }

    private Decided decided(List<ArenaEvent> following) {
        Decided best = Decided.NOTHING;
        for (ArenaCommand command : Requests.behind(arena, following)) {
            Decided decided = decided(command, following);
            boolean first = best.due().isEmpty() && best.refused().isEmpty();
            if (first || decided.betterThan(best)) {
                best = decided;
            }
        }
        return best;
    }

    private Decided decided(ArenaCommand command, List<ArenaEvent> following) {
        if (fate.isPresent()) {
            return decided(command, following, fate.get());
        }
        PossibleDraws draws = new PossibleDraws();
        Decided first = decided(command, following, draws);
        Decided decided = first;
        while (!decided.fits() && draws.another()) {
            decided = decided(command, following, draws);
        }
        if (decided.fits() && draws.drawn()) {
            noteMatch(following.subList(0, decided.due().size()));
        }
        return decided.fits() ? decided : first;
    }

    private void noteMatch(List<ArenaEvent> events) {
        for (ArenaEvent event : events) {
            if (event instanceof ArenaEvent.Settled settled) {
                undrawn.add(settled.match());
            } else if (event instanceof ArenaEvent.Corrected corrected) {
                undrawn.add(corrected.match());
            }
        }
    }

    private Decided decided(ArenaCommand command, List<ArenaEvent> following, Fate draws) {
        return switch (new ArenaDesk(draws).decide(arena, command, following.getFirst().at())) {
            case Decision.Happens(List<ArenaEvent> events) ->
                    new Decided(events, fitting(events, following), Optional.empty());
            case Decision.Refused refused -> new Decided(List.of(), 0, Optional.of(refused));
        };
    }

    private static int fitting(List<ArenaEvent> due, List<ArenaEvent> following) {
        int fitting = 0;
        while (fitting < due.size()
                && fitting < following.size()
                && due.get(fitting).equals(following.get(fitting))) {
            fitting++;
        }
        return fitting;
    }

    private Finding problem(int first, List<ArenaEvent> following, Decided best) {
        if (best.refused().isPresent()) {
            var refusal = best.refused().get().refusal();
            return Finding.fails(
                    Point.RULES,
                    "rules-refuse",
                    "number",
                    log.get(first).number(),
                    "kind",
                    log.get(first).kind(),
                    "reason",
                    refusal.reason(),
                    "clause",
                    refusal.clause());
        }
        if (best.due().isEmpty()) {
            return Finding.fails(
                    Point.RULES,
                    "rules-nothing",
                    "number",
                    log.get(first).number(),
                    "kind",
                    log.get(first).kind());
        }
        int place = best.fitting();
        ArenaEvent due = best.due().get(place);
        if (place == following.size()) {
            return Finding.fails(
                    Point.RULES,
                    "rules-missing",
                    "number",
                    log.get(first + place - 1).number(),
                    "due",
                    ArenaEventText.publicKind(due));
        }
        return differing(log.get(first + place), following.get(place), due);
    }

    private static Finding differing(LogLine line, ArenaEvent found, ArenaEvent due) {
        if (found instanceof ArenaEvent.Settled said
                && due instanceof ArenaEvent.Settled right
                && !said.transfers().equals(right.transfers())) {
            return transfers(line, said.match(), said.transfers(), right.transfers());
        }
        if (found instanceof ArenaEvent.Corrected said
                && due instanceof ArenaEvent.Corrected right
                && !said.transfers().equals(right.transfers())) {
            return transfers(line, said.match(), said.transfers(), right.transfers());
        }
        return Finding.fails(
                Point.RULES,
                "rules-other",
                "number",
                line.number(),
                "kind",
                line.kind(),
                "due",
                ArenaEventText.publicKind(due));
    }

    private static Finding transfers(
            LogLine line, int match, List<Transfer> said, List<Transfer> right) {
        return Finding.fails(
                Point.RULES,
                "rules-transfers",
                "number",
                line.number(),
                "match",
                match,
                "due",
                texts(right),
                "said",
                texts(said));
    }

    private static List<String> texts(List<Transfer> transfers) {
        return transfers.stream()
                .map(one -> "%s → %s: %d".formatted(one.from(), one.to(), one.tokens()))
                .toList();
    }
}
