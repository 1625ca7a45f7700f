package masque.edge;

import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import masque.core.BadInput;
import masque.core.Fairness;
import masque.core.Journal;
import masque.core.Phrase;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A game that is over, with all that it takes to check its draws.
 *
 * @param table the id of its table
 * @param players who sat where, by seat
 * @param ending how it ended
 * @param winners the seats that won, ascending
 * @param commitment what the site showed before anybody contributed, in hex
 * @param secret what the site had committed to, in hex
 * @param contributions what each seat contributed, by seat; empty if nothing
 */
public record GameFile(
        String table,
        List<Player> players,
        Ending ending,
        List<Integer> winners,
        String commitment,
        String secret,
        List<String> contributions,
        Journal journal) {
    static final String PLAYERS = "players";

    private static final String FORMAT = "masque-game";
    private static final int VERSION = 1;
    private static final Set<String> FIELDS =
            Set.of(
                    "table",
                    PLAYERS,
                    "ending",
                    "winners",
                    "commitment",
                    "secret",
                    "contributions",
                    "journal",
                    "seal");
    private static final Set<String> PLAYER_FIELDS = Set.of("kind", "name", "level");

    private static final Predicate<String> HEX = Pattern.compile("[0-9a-f]{64}").asMatchPredicate();
    private static final Predicate<String> LABEL =
            Pattern.compile("[^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}]{0,100}").asMatchPredicate();

    private static final String OPEN_END = "\n}\n";
    private static final String BEFORE_SEAL = ",\n  \"seal\":\"";
    private static final String AFTER_SEAL = "\"" + OPEN_END;
    private static final int SEAL_LENGTH = 64;

    /** How a game ended. */
    public enum Ending {
        /** It was played to its end. */
        FINISHED,
        /** Its players agreed to end it. */
        ENDED,
        /** Somebody did not play on, and lost by that; the moves do not show it. */
        FORFEIT,
        /** It was a match of a tournament that was decided without it. */
        CALLED_OFF
    }

    /**
     * Somebody who played.
     *
     * @param name what the others saw; empty if nothing
     * @param level the level of a bot; empty for all others
     */
    public record Player(Kind kind, String name, String level) {
        /** Who it was. */
        public enum Kind {
            PERSON,
            BOT,
            /** Somebody's program that was given the seat. */
            PROGRAM
        }
    }

    public GameFile {
        players = List.copyOf(players);
        winners = List.copyOf(winners);
        contributions = List.copyOf(contributions);
        int seats = journal.seats();
        if (players.size() != seats || contributions.size() != seats) {
            throw new IllegalArgumentException(
                    players.size()
                            + " players and "
                            + contributions.size()
                            + " contributions for "
                            + seats
                            + " seats");
        }
    }

    /** The key of all draws. */
    public byte[] key() {
        return Fairness.key(secretBytes(), table, contributions);
    }

    byte[] secretBytes() {
        return HexFormat.of().parseHex(secret);
    }

    /** The text of its file, sealed; equal games give equal texts. */
    public String write() {
        String open = Json.write(node());
        return sealed(open.substring(0, open.length() - OPEN_END.length()));
    }

    /** Whether this text, from which the game was read, is as it was when it was sealed. */
    boolean isWhole(String text) {
        int end = text.length() - BEFORE_SEAL.length() - SEAL_LENGTH - AFTER_SEAL.length();
        return end >= 0 && sealed(text.substring(0, end)).equals(text);
    }

    private String sealed(String open) {
        return open + BEFORE_SEAL + Fairness.seal(key(), open) + AFTER_SEAL;
    }

    private ObjectNode node() {
        ObjectNode node = Json.object();
        node.put("format", FORMAT);
        node.put("version", VERSION);
        node.put("table", table);
        ArrayNode seats = node.putArray(PLAYERS);
        for (Player player : players) {
            ObjectNode line = seats.addObject();
            line.put("kind", Fields.word(player.kind()));
            line.put("name", player.name());
            line.put("level", player.level());
        }
        node.put("ending", Fields.word(ending));
        winners.forEach(node.putArray("winners")::add);
        node.put("commitment", commitment);
        node.put("secret", secret);
        contributions.forEach(node.putArray("contributions")::add);
        node.set("journal", JournalJson.node(journal));
        return node;
    }

    /**
     * The game in a text; whether it is whole and fair is another question, see {@link Audit}.
     *
     * @param source the name of the file, for the error
     * @throws BadInput naming file, place and what is allowed, if anything is wrong with it
     */
    public static GameFile read(String text, String source) {
        Fields fields = Json.read(text, source);
        fields.check(FORMAT, VERSION, FIELDS);
        Phrase hex = Phrase.of("file-allowed-hex");
        var _ = fields.form("seal", HEX, hex);
        Journal journal = JournalJson.read(fields.object("journal"));
        int seats = journal.seats();
        return new GameFile(
                fields.form("table", GameFile::isTable, Phrase.of("file-allowed-table")),
                fields.exactly(PLAYERS, seats).objects(PLAYERS, seats).stream()
                        .map(GameFile::player)
                        .toList(),
                fields.constant("ending", Ending.class),
                fields.numbers("winners", 0, seats - 1, seats),
                fields.form("commitment", HEX, hex),
                fields.form("secret", HEX, hex),
                fields.exactly("contributions", seats)
                        .forms(
                                "contributions",
                                Fairness::isContribution,
                                Phrase.of("file-allowed-contribution")),
                journal);
    }

    private static boolean isTable(String text) {
        return Fairness.isContribution(text) && !text.isEmpty();
    }

    private static Player player(Fields fields) {
        fields.only(PLAYER_FIELDS);
        Phrase label = Phrase.of("file-allowed-label");
        return new Player(
                fields.constant("kind", Player.Kind.class),
                fields.form("name", LABEL, label),
                fields.form("level", LABEL, label));
    }
}
