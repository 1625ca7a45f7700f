package masque.app.load;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/**
 * Reads a message to a follower of a tournament no further than needed: a thousand are told the
 * same, and the load must leave the machine to the server.
 */
final class FollowScan {
    private static final JsonFactory JSON = JsonFactory.builder().build();

    private final int known;
    private String type = "";
    private String id = "";
    private String code = "";
    private String sentence = "";
    private String phase = "";
    private int number;
    private List<Followed.Seen> entrants = List.of();
    private List<Followed.SeenMatch> matches = List.of();
    private Followed.You you = Followed.You.NOBODY;

    private FollowScan(int known) {
        this.known = known;
    }

    /**
     * What a message says; nothing for answers that nobody waits for.
     *
     * @param known what everybody may know up to this event need not be read again
     */
    static Optional<Followed> read(byte[] text, int length, int known) {
        FollowScan scan = new FollowScan(known);
        try (JsonParser parser = JSON.createParser(ObjectReadContext.empty(), text, 0, length)) {
            parser.nextToken();
            scan.fields(parser);
        } catch (JacksonException e) {
            return Optional.of(new Followed.Nonsense(String.valueOf(e.getOriginalMessage())));
        }
        return switch (scan.type) {
            case "tournament", "news" ->
                    Optional.of(
                            new Followed.Open(
                                    scan.number, scan.phase, scan.entrants, scan.matches));
            case "you" -> Optional.of(scan.you);
            case "done" -> Optional.of(new Followed.Done(scan.id, scan.number));
            case "refused" -> Optional.of(new Followed.Refused(scan.id, scan.code, scan.sentence));
            default -> Optional.empty();
        };
    }

    private void fields(JsonParser parser) {
        for (@Nullable String name = parser.nextName(); name != null; name = parser.nextName()) {
            parser.nextToken();
            if (name.equals("entrants") && number <= known) {
                return;
            }
            field(name, parser);
        }
    }

    private void field(String name, JsonParser parser) {
        switch (name) {
            case "type" -> type = parser.getString();
            case "id" -> id = parser.getString();
            case "code" -> code = parser.getString();
            case "sentence" -> sentence = parser.getString();
            case "phase" -> phase = parser.getString();
            case "number" -> number = parser.getIntValue();
            case "entrants" -> entrants = list(parser, FollowScan::entrant);
            case "matches" -> matches = list(parser, FollowScan::match);
            case "you" -> you = you(parser);
            default -> parser.skipChildren();
        }
    }

    /** Reads one object of a list. */
    private interface Item<T> {
        T read(JsonParser parser);
    }

    private static <T> List<T> list(JsonParser parser, Item<T> item) {
        List<T> items = new ArrayList<>();
        while (parser.nextToken() == JsonToken.START_OBJECT) {
            items.add(item.read(parser));
        }
        return items;
    }

    private static Followed.Seen entrant(JsonParser parser) {
        String player = "";
        String state = "";
        for (@Nullable String name = parser.nextName(); name != null; name = parser.nextName()) {
            parser.nextToken();
            switch (name) {
                case "player" -> player = parser.getString();
                case "state" -> state = parser.getString();
                default -> parser.skipChildren();
            }
        }
        return new Followed.Seen(player, state);
    }

    private static Followed.SeenMatch match(JsonParser parser) {
        int match = 0;
        int number = 0;
        List<String> players = List.of();
        boolean realDice = false;
        String table = "";
        String stage = "";
        for (@Nullable String name = parser.nextName(); name != null; name = parser.nextName()) {
            parser.nextToken();
            switch (name) {
                case "match" -> match = parser.getIntValue();
                case "number" -> number = parser.getIntValue();
                case "players" -> players = texts(parser);
                case "realDice" -> realDice = parser.getBooleanValue();
                case "table" -> table = parser.getString();
                case "stage" -> stage = parser.getString();
                default -> parser.skipChildren();
            }
        }
        return new Followed.SeenMatch(match, number, players, realDice, table, stage);
    }

    private static List<String> texts(JsonParser parser) {
        List<String> texts = new ArrayList<>();
        while (parser.nextToken() == JsonToken.VALUE_STRING) {
            texts.add(parser.getString());
        }
        return texts;
    }

    private static Followed.You you(JsonParser parser) {
        String player = "";
        String state = "";
        boolean asks = false;
        List<Followed.Asking> challenged = List.of();
        int match = 0;
        for (@Nullable String name = parser.nextName(); name != null; name = parser.nextName()) {
            JsonToken token = parser.nextToken();
            switch (name) {
                case "player" -> player = token == JsonToken.VALUE_NULL ? "" : parser.getString();
                case "state" -> state = parser.getString();
                case "match" -> match = parser.getIntValue();
                case "challenged" -> challenged = list(parser, FollowScan::asking);
                case "challenge" -> {
                    asks = true;
                    parser.skipChildren();
                }
                default -> parser.skipChildren();
            }
        }
        return new Followed.You(player, state, asks, challenged, match);
    }

    private static Followed.Asking asking(JsonParser parser) {
        String by = "";
        boolean realDice = false;
        for (@Nullable String name = parser.nextName(); name != null; name = parser.nextName()) {
            parser.nextToken();
            switch (name) {
                case "by" -> by = parser.getString();
                case "realDice" -> realDice = parser.getBooleanValue();
                default -> parser.skipChildren();
            }
        }
        return new Followed.Asking(by, realDice);
    }
}
