package masque.app.load;

import java.util.LinkedHashMap;
import java.util.Map;
import picocli.CommandLine.Option;

/** The options that say what is played. */
final class TableOptions {
    private static final int MOST_PLAYERS = 16;

    @Option(
            names = "--game",
            paramLabel = "GAME",
            description = "What is played. Usually masquerade-trick.")
    private String game = "masquerade-trick";

    @Option(names = "--players", paramLabel = "N", description = "Seats a table. Usually 4.")
    private int players = 4;

    @Option(
            names = {"-o", "--option"},
            paramLabel = "NAME=VALUE",
            description = "An option of the game; may be repeated.")
    private Map<String, String> options = new LinkedHashMap<>();

    /** The tables to set up, of whose seats bots have so many. */
    TableKind kind(Usage usage, int bots) {
        usage.range("--players", players, 1, MOST_PLAYERS);
        usage.range("--bots", bots, 0, players - 1);
        return new TableKind(game, options, players, players - bots);
    }
}
