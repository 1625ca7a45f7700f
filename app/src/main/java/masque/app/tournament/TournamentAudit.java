package masque.app.tournament;

import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import masque.app.tournament.Finding.Outcome;
import masque.app.tournament.Finding.Point;
import masque.app.tournament.TournamentFile.Player;
import masque.contest.Arena;
import masque.contest.ArenaEvent;
import masque.contest.Entrant;
import masque.contest.Phase;
import masque.core.BadInput;
import masque.core.Box;
import masque.server.tournament.ArenaChance;
import masque.server.tournament.StandingsJson;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/**
 * Whether the file of a tournament holds, point by point. The phrases are worded by the bundle
 * {@link #BUNDLE}, by {@code contest}, {@code fairness}, {@code server} and {@code core}, and where
 * a game does not hold by the bundle of its game.
 *
 * @param game the id of the game that was played
 * @param commitment what the site says that it showed from the beginning, in hex
 */
public record TournamentAudit(String game, String commitment, List<Finding> findings) {
    /** The bundle of the sentences. */
    public static final String BUNDLE = "tournament-check";

    public TournamentAudit {
        findings = List.copyOf(findings);
    }

    /** Whether these bytes claim to be the file of a tournament, rather than of a game. */
    public static boolean claimed(byte[] file) {
        return TournamentFile.claimed(file);
    }

    /**
     * Checks a tournament.
     *
     * @param source the name of the file, for the error
     * @param games the files of its games, if they came with it
     * @param boxes the box of a game by its id, if it is known
     * @param seen the commitment that somebody saw, in hex
     * @throws BadInput if it is no file of a tournament, or one of the games is no file of a game
     */
    public static TournamentAudit of(
            byte[] file,
            String source,
            Optional<GameFiles> games,
            Function<String, Optional<Box>> boxes,
            Optional<String> seen) {
        TournamentFile tournament = TournamentFile.read(file, source);
        FoldCheck fold = FoldCheck.of(tournament.rules(), tournament.log());
        List<Finding> findings = new ArrayList<>();
        findings.add(
                Finding.holds(
                        Point.FORM,
                        "form-holds",
                        "name",
                        tournament.name(),
                        "version",
                        TournamentFile.VERSION));
        findings.addAll(fold.findings());
        findings.addAll(
                RulesCheck.of(
                        tournament.rules(),
                        tournament
                                .secret()
                                .map(secret -> ArenaChance.fate(secret, tournament.id())),
                        tournament.log(),
                        fold.length()));
        findings.add(entrants(tournament, fold.arena()));
        findings.add(secret(tournament, fold.arena()));
        seen.ifPresent(commitment -> findings.add(commitment(tournament, commitment)));
        findings.addAll(
                games.map(files -> GamesCheck.of(tournament, files, boxes))
                        .orElse(List.of(Finding.open(Point.GAMES, "games-elsewhere"))));
        findings.add(standings(tournament, fold.arena()));
        return new TournamentAudit(tournament.game(), tournament.commitment(), findings);
    }

    /** Whether nothing is wrong that could be checked. */
    public boolean fair() {
        return findings.stream().noneMatch(one -> one.outcome() == Outcome.FAILS);
    }

    private static Finding entrants(TournamentFile tournament, Arena arena) {
        List<String> logged = arena.entrants().stream().map(Entrant::player).toList();
        if (!logged.equals(List.copyOf(tournament.entrants().keySet()))) {
            return Finding.fails(Point.ENTRANTS, "entrants-other");
        }
        for (LogLine line : tournament.log()) {
            if (line.event().orElse(null) instanceof ArenaEvent.Entered entered) {
                Player player = tournament.entrants().get(entered.player());
                if (player != null && !player.equals(new Player(line.name(), entered.bot()))) {
                    return Finding.fails(
                            Point.ENTRANTS,
                            "entrants-name",
                            "player",
                            entered.player(),
                            "said",
                            player.name(),
                            "logged",
                            line.name());
                }
            }
        }
        return Finding.holds(Point.ENTRANTS, "entrants-hold", "players", logged.size());
    }

    private static Finding secret(TournamentFile tournament, Arena arena) {
        Optional<String> secret = tournament.secret();
        if (secret.isEmpty()) {
            return arena.phase() == Phase.ENDED
                    ? Finding.fails(Point.SECRET, "secret-missing")
                    : Finding.open(Point.SECRET, "secret-later");
        }
        return ArenaChance.commitment(secret.get()).equals(tournament.commitment())
                ? Finding.holds(Point.SECRET, "secret-holds")
                : Finding.fails(Point.SECRET, "secret-other");
    }

    private static Finding commitment(TournamentFile tournament, String seen) {
        return seen.equals(tournament.commitment())
                ? Finding.holds(Point.COMMITMENT, "commitment-holds")
                : Finding.fails(
                        Point.COMMITMENT,
                        "commitment-other",
                        "commitment",
                        tournament.commitment());
    }

    private static Finding standings(TournamentFile tournament, Arena arena) {
        Map<String, Player> players = tournament.entrants();
        StringWriter text = new StringWriter();
        try (JsonGenerator out =
                new JsonFactory().createGenerator(ObjectWriteContext.empty(), text)) {
            StandingsJson.write(
                    out,
                    arena,
                    id -> Optional.ofNullable(players.get(id)).map(Player::name).orElse(""));
        }
        return text.toString().equals(tournament.standings())
                ? Finding.holds(Point.STANDINGS, "standings-hold")
                : Finding.fails(Point.STANDINGS, "standings-other");
    }
}
