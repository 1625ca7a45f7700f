package masque.app.tournament;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import masque.contest.ArenaEvent;
import masque.contest.ArenaRules;
import masque.core.BadInput;
import masque.core.Phrase;
import masque.edge.Fields;
import masque.edge.Json;
import masque.server.tournament.ArenaEventText;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/**
 * A tournament as the site hands it out; whether it holds is another question.
 *
 * @param commitment what was shown of the secret from the beginning, in hex
 * @param secret what draws the rest of the tokens, in hex; empty before the end
 * @param entrants everybody who ever entered, by their ids, in order
 * @param standings the text of the standings, without spaces
 */
record TournamentFile(
        String id,
        String name,
        String game,
        ArenaRules rules,
        String commitment,
        Optional<String> secret,
        Map<String, Player> entrants,
        List<LogLine> log,
        String standings) {
    static final int VERSION = 1;

    private static final String MARK = "masque";
    private static final String KIND = "tournament";
    private static final String SECRET = "secret";
    private static final int MOST = Integer.MAX_VALUE;
    private static final int MOST_LETTERS = 200;

    private static final Predicate<String> ID =
            Pattern.compile("[A-Za-z0-9_-]{1,64}").asMatchPredicate();
    private static final Predicate<String> HEX = Pattern.compile("[0-9a-f]{64}").asMatchPredicate();

    /** Somebody who entered. */
    record Player(String name, boolean bot) {}

    /** Whether these bytes claim to be the file of a tournament, rather than of a game. */
    static boolean claimed(byte[] file) {
        try (JsonParser in = new JsonFactory().createParser(ObjectReadContext.empty(), file)) {
            if (in.nextToken() != JsonToken.START_OBJECT) {
                return false;
            }
            while (in.nextToken() == JsonToken.PROPERTY_NAME) {
                if (in.currentName().equals(MARK)) {
                    return true;
                }
                in.nextToken();
                in.skipChildren();
            }
            return false;
        } catch (JacksonException e) {
            return false;
        }
    }

    /**
     * The tournament in a file.
     *
     * @param source the name of the file, for the error
     * @throws BadInput naming file, place and what is allowed, if anything is wrong with it
     */
    static TournamentFile read(byte[] file, String source) {
        Fields fields = Json.read(file, source);
        checkForm(fields, source);
        Phrase hex = Phrase.of("file-allowed-hex");
        Phrase id = Phrase.of("file-allowed-table");
        return new TournamentFile(
                fields.form("id", ID, id),
                label(fields, "name"),
                label(fields, "game"),
                rules(fields.object("rules")),
                fields.form("commitment", HEX, hex),
                fields.has(SECRET) ? Optional.of(fields.form(SECRET, HEX, hex)) : Optional.empty(),
                entrants(fields, source),
                log(fields, source),
                standings(fields));
    }

    private static void checkForm(Fields fields, String source) {
        if (!fields.node().path(MARK).stringValueOpt().orElse("").equals(KIND)) {
            throw BadInput.of("tournament-none", "source", source);
        }
        int version = fields.number("v", 1, Integer.MAX_VALUE);
        if (version > VERSION) {
            throw BadInput.of(
                    "file-version", "source", source, "version", version, "expected", VERSION);
        }
    }

    private static String label(Fields fields, String name) {
        return fields.form(
                name, text -> text.length() <= MOST_LETTERS, Phrase.of("file-allowed-label"));
    }

    private static ArenaRules rules(Fields fields) {
        List<String> entries = List.of("link", "code", "approval");
        String entry =
                fields.form(
                        "entry",
                        entries::contains,
                        Phrase.of("file-allowed-word", "words", entries));
        return new ArenaRules(
                fields.number("tokens", ArenaRules.FEWEST_TOKENS, ArenaRules.MOST_TOKENS),
                fields.number("minutes", 1, ArenaRules.MOST_MINUTES),
                fields.number("seats", 2, ArenaRules.MOST_SEATS),
                entry.equals("approval")
                        ? ArenaRules.Entry.WITH_APPROVAL
                        : ArenaRules.Entry.ANYBODY,
                fields.flag("botsTakeTitle"));
    }

    private static Map<String, Player> entrants(Fields fields, String source) {
        Map<String, Player> entrants = new LinkedHashMap<>();
        for (Fields one : fields.objects("entrants", MOST)) {
            String id = one.form("player", ID, Phrase.of("file-allowed-table"));
            if (entrants.put(id, new Player(label(one, "name"), one.flag("bot"))) != null) {
                throw BadInput.of("tournament-entrant-twice", "source", source, "player", id);
            }
        }
        return entrants;
    }

    private static List<LogLine> log(Fields fields, String source) {
        List<LogLine> log = new ArrayList<>();
        for (Fields one : fields.objects("events", MOST)) {
            int number = one.number("number", Integer.MIN_VALUE, Integer.MAX_VALUE);
            long at = one.big("at");
            String kind = label(one, "kind");
            Optional<ArenaEvent> event = Optional.empty();
            if (!kind.equals(ArenaEventText.PRIVATE)) {
                event = Optional.of(event(one, kind, at, number, source));
            }
            log.add(
                    new LogLine(
                            number,
                            at,
                            kind,
                            event,
                            one.has("name") ? label(one, "name") : "",
                            one.has("table") ? label(one, "table") : ""));
        }
        return log;
    }

    private static ArenaEvent event(
            Fields fields, String kind, long at, int number, String source) {
        try {
            return ArenaEventText.read(kind, at, fields.node());
        } catch (BadInput bad) {
            throw BadInput.of(
                    "tournament-event",
                    "source",
                    source,
                    "number",
                    number,
                    "problem",
                    bad.phrase());
        }
    }

    private static String standings(Fields fields) {
        fields.objects("standings", MOST);
        return fields.node().path("standings").toString();
    }
}
