package masque.app;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import masque.contest.Arena;
import masque.contest.ArenaCommand;
import masque.contest.ArenaDesk;
import masque.contest.ArenaEvent;
import masque.contest.ArenaRules;
import masque.contest.Decision;
import masque.contest.Phase;
import masque.contract.Contract;
import masque.contract.Setting;
import masque.core.Box;
import masque.edge.GameFile;
import masque.server.tournament.ArenaChance;
import masque.server.tournament.ArenaEventText;
import masque.server.tournament.StandingsJson;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** A tournament of random games that the rules themselves hold, and its file. */
final class FairTournament {
    static final String SECRET = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

    private static final String ID = "Tournament-id_00000000";
    private static final long SECOND = 1000;
    private static final Box BOX =
            Shelf.ours().entries().stream()
                    .map(Shelf.Entry::box)
                    .filter(box -> box.id().equals("dice-challenge"))
                    .findFirst()
                    .orElseThrow();

    private final ArenaRules rules;
    private final ArenaDesk desk = new ArenaDesk(ArenaChance.fate(SECRET, ID));
    private final Map<String, String> names = new LinkedHashMap<>();
    private final List<ObjectNode> events = new ArrayList<>();
    private final Map<String, String> games = new LinkedHashMap<>();
    private Arena arena;
    private GameFile next = FairGames.random(BOX, setting(), 1);
    private long seed = 1;
    private long now = 1_763_400_000_000L;

    FairTournament(ArenaRules rules) {
        this.rules = rules;
        arena = Arena.of(rules);
    }

    private static Setting setting() {
        return Contract.of(BOX).settings().stream()
                .filter(one -> one.seats() == 2)
                .findFirst()
                .orElseThrow();
    }

    /** These enter as p1, p2 and so on, and it begins. */
    static FairTournament of(ArenaRules rules, String... names) {
        FairTournament tournament = new FairTournament(rules);
        for (String name : names) {
            String player = "p" + (tournament.names.size() + 1);
            tournament.names.put(player, name);
            tournament.does(new ArenaCommand.Join(player));
        }
        tournament.does(new ArenaCommand.Start());
        return tournament;
    }

    Arena arena() {
        return arena;
    }

    FairTournament later(long seconds) {
        now += seconds * SECOND;
        return this;
    }

    /** Does what the rules allow, and writes it down as the site does. */
    FairTournament does(ArenaCommand command) {
        now += SECOND;
        if (!(desk.decide(arena, command, now)
                instanceof Decision.Happens(List<ArenaEvent> happened))) {
            throw new AssertionError(command + " is refused");
        }
        arena = arena.after(happened);
        happened.forEach(this::write);
        return this;
    }

    private void write(ArenaEvent event) {
        StringWriter text = new StringWriter();
        try (JsonGenerator out =
                new JsonFactory().createGenerator(ObjectWriteContext.empty(), text)) {
            out.writeStartObject();
            out.writeNumberProperty("number", events.size() + 1);
            out.writeNumberProperty("at", event.at());
            out.writeStringProperty("kind", ArenaEventText.publicKind(event));
            ArenaEventText.fields(out, event);
            if (event instanceof ArenaEvent.Entered entered) {
                out.writeStringProperty("name", names.getOrDefault(entered.player(), ""));
            }
            if (event instanceof ArenaEvent.MatchBegun begun && !begun.realDice()) {
                out.writeStringProperty("table", next.table());
            }
            out.writeEndObject();
        }
        events.add((ObjectNode) JsonMapper.shared().readTree(text.toString()));
    }

    /** One challenges another, who accepts; the number of the match. */
    int begin(String player, String... others) {
        does(new ArenaCommand.Challenge(player, List.of(others), rules.seats() > 2));
        for (String other : others) {
            does(new ArenaCommand.Accept(other, player, rules.seats() > 2));
        }
        return arena.matches().size();
    }

    /** A match of two that is played to its end by a random game; the winners. */
    List<String> play(String player, String other) {
        do {
            next = FairGames.random(BOX, setting(), ++seed);
        } while (next.ending() != GameFile.Ending.FINISHED || next.winners().isEmpty());
        int match = begin(player, other);
        games.put(next.table(), next.write());
        List<String> winners =
                next.winners().stream().map(seat -> List.of(player, other).get(seat)).toList();
        does(new ArenaCommand.TableFinished(match, winners));
        return winners;
    }

    /** A match of two in which the second leaves, so that its game ends. */
    FairTournament leave(String player, String other) {
        next = forfeited(++seed);
        begin(player, other);
        games.put(next.table(), next.write());
        return does(new ArenaCommand.Leave(other));
    }

    private static GameFile forfeited(long seed) {
        GameFile game = FairGames.ended(BOX, setting(), seed, 1);
        return new GameFile(
                game.table(),
                game.players(),
                GameFile.Ending.FORFEIT,
                List.of(0),
                game.commitment(),
                game.secret(),
                game.contributions(),
                game.journal());
    }

    /** The files of the games, by their tables. */
    Map<String, String> games() {
        return new LinkedHashMap<>(games);
    }

    /** What stands in tournament.json. */
    ObjectNode file() {
        ObjectNode file = JsonMapper.shared().createObjectNode();
        file.put("masque", "tournament").put("v", 1).put("id", ID).put("name", "Friday duels");
        file.put("game", BOX.id()).put("edition", "1").put("seats", rules.seats());
        file.putObject("options");
        file.putObject("rules")
                .put("tokens", rules.tokens())
                .put("minutes", rules.minutes())
                .put("seats", rules.seats())
                .put("entry", "link")
                .put("botsTakeTitle", rules.botsTakeTitle());
        file.put("commitment", ArenaChance.commitment(SECRET));
        if (arena.phase() == Phase.ENDED) {
            file.put("secret", SECRET);
        }
        var entrants = file.putArray("entrants");
        names.forEach((player, name) ->
                entrants.addObject().put("player", player).put("name", name).put("bot", false));
        var log = file.putArray("events");
        events.forEach(event -> log.add(event.deepCopy()));
        file.set("standings", JsonMapper.shared().readTree(standings()));
        return file;
    }

    private String standings() {
        StringWriter text = new StringWriter();
        try (JsonGenerator out =
                new JsonFactory().createGenerator(ObjectWriteContext.empty(), text)) {
            StandingsJson.write(out, arena, player -> names.getOrDefault(player, ""));
        }
        return text.toString();
    }

    /** A zip of a log and games. */
    static byte[] zip(ObjectNode file, Map<String, String> games) {
        Map<String, String> entries = new LinkedHashMap<>();
        entries.put("tournament.json", file.toPrettyString());
        games.forEach((table, text) -> entries.put("games/" + table + ".json", text));
        return zip(entries);
    }

    static byte[] zip(Map<String, String> entries) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            for (Map.Entry<String, String> entry : entries.entrySet()) {
                zip.putNextEntry(new ZipEntry(entry.getKey()));
                zip.write(entry.getValue().getBytes(StandardCharsets.UTF_8));
                zip.closeEntry();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }
}
