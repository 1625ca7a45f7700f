package masque.app.tournament;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import masque.app.tournament.Finding.Point;
import masque.contest.ArenaEvent;
import masque.contest.ArenaEvent.SettledBy;
import masque.contest.ArenaEvent.VoidCause;
import masque.core.Box;
import masque.core.Phrase;
import masque.core.Seat;
import masque.edge.Audit;
import masque.edge.GameFile;

/** Holds the games of a tournament against its log. */
final class GamesCheck {
    /** Who reads more than this reads no more. */
    private static final int MOST_PROBLEMS = 20;

    private final TournamentFile tournament;
    private final GameFiles files;
    private final Function<String, Optional<Box>> boxes;
    private final List<Finding> problems = new ArrayList<>();
    private int checked;

    private GamesCheck(
            TournamentFile tournament, GameFiles files, Function<String, Optional<Box>> boxes) {
        this.tournament = tournament;
        this.files = files;
        this.boxes = boxes;
    }

    static List<Finding> of(
            TournamentFile tournament, GameFiles files, Function<String, Optional<Box>> boxes) {
        GamesCheck check = new GamesCheck(tournament, files, boxes);
        Map<Integer, PlayedMatch> matches = PlayedMatch.in(tournament.log());
        Set<String> tables = new HashSet<>();
        for (PlayedMatch match : matches.values()) {
            if (!match.realDice()) {
                check.look(match, tables.add(match.table()));
            }
        }
        Set<String> strange = new TreeSet<>(files.tables());
        strange.removeAll(tables);
        for (String table : strange) {
            check.problem("games-strange", "entry", files.source(table));
        }
        return check.problems.isEmpty()
                ? List.of(Finding.holds(Point.GAMES, "games-hold", "games", check.checked))
                : check.problems.subList(0, Math.min(MOST_PROBLEMS, check.problems.size()));
    }

    private void problem(String key, Object... namesAndValues) {
        problems.add(Finding.fails(Point.GAMES, key, namesAndValues));
    }

    private void look(PlayedMatch match, boolean ownTable) {
        int number = match.number();
        if (match.table().isEmpty() || !ownTable) {
            problem("games-no-table", "match", number);
            return;
        }
        Optional<byte[]> file = files.file(match.table());
        if (file.isEmpty()) {
            if (byItsEnd(match)) {
                problem("games-missing", "match", number, "table", match.table());
            }
            return;
        }
        Audit audit = Audit.of(file.get(), files.source(match.table()), boxes, Audit.Seen.NOTHING);
        checked++;
        if (!isThatGame(match, audit.game())) {
            problem("games-other", "match", number, "table", match.table());
        } else if (!audit.fair()) {
            unfair(match, audit);
        } else {
            match.end().ifPresent(end -> compare(match, end, audit.game()));
        }
    }

    private static boolean byItsEnd(PlayedMatch match) {
        return match.end()
                .filter(end ->
                        end instanceof ArenaEvent.Settled settled
                                && settled.by() == SettledBy.ITS_END)
                .isPresent();
    }

    private boolean isThatGame(PlayedMatch match, GameFile game) {
        return game.table().equals(match.table())
                && game.journal().game().equals(tournament.game())
                && game.journal().seats() == match.players().size();
    }

    private void unfair(PlayedMatch match, Audit audit) {
        for (Audit.Finding finding : audit.findings()) {
            if (!finding.holds()) {
                Object named = named(finding.phrase(), names(match.players()));
                problem("games-unfair", "match", match.number(), "problem", named);
            }
        }
    }

    /** A phrase in which players are said by their names: a tournament has no seats. */
    private static Object named(Object value, List<String> names) {
        return switch (value) {
            case Seat seat -> names.get(seat.index());
            case List<?> list -> list.stream().map(one -> named(one, names)).toList();
            case Phrase phrase -> {
                List<Object> flat = new ArrayList<>();
                phrase.args()
                        .forEach((name, arg) -> {
                            flat.add(name);
                            flat.add(named(arg, names));
                        });
                yield Phrase.of(phrase.key(), flat.toArray());
            }
            default -> value;
        };
    }

    private void compare(PlayedMatch match, ArenaEvent end, GameFile game) {
        switch (end) {
            case ArenaEvent.Settled settled -> {
                switch (settled.by()) {
                    case ITS_END -> compare(match, settled.winners(), game, false);
                    case FORFEIT -> compare(match, settled.winners(), game, true);
                    case REPORTS, RULING -> {}
                }
            }
            case ArenaEvent.Voided voided -> {
                if (voided.cause() == VoidCause.ALL_LATE) {
                    compare(match, List.of(), game, true);
                }
            }
            default -> throw new IllegalStateException(end + " ends no match");
        }
    }

    /** Whoever leaves in the moment in which the game ends may have lost by both. */
    private void compare(
            PlayedMatch match, List<String> winners, GameFile game, boolean forfeitable) {
        boolean ending =
                switch (game.ending()) {
                    case FINISHED -> true;
                    case FORFEIT -> forfeitable;
                    case ENDED, CALLED_OFF -> false;
                };
        if (!ending) {
            problem("games-ending", "match", match.number(), "table", match.table());
            return;
        }
        List<String> won = match.winners(game.winners());
        if (!won.equals(winners)) {
            problem(
                    "games-winners",
                    "match",
                    match.number(),
                    "won",
                    names(won),
                    "said",
                    names(winners));
        }
    }

    /** Players by name and id: names may be the same. */
    private List<String> names(List<String> players) {
        return players.stream()
                .map(player ->
                        Optional.ofNullable(tournament.entrants().get(player))
                                .map(one -> one.name() + " (" + player + ")")
                                .orElse(player))
                .toList();
    }
}
