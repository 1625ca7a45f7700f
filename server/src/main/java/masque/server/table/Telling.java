package masque.server.table;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.stream.IntStream;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import masque.core.Event;
import masque.core.Fairness;
import masque.core.Fate;
import masque.core.Journal;
import masque.core.Proposal;
import masque.core.Scripted;
import masque.core.State;
import masque.core.Step;
import masque.core.Table;
import masque.core.View;
import masque.edge.GameFile;
import masque.edge.Pen;
import masque.edge.Words;
import masque.server.Playable;
import masque.server.store.KeptTable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * What one viewer was told of a whole game: the events and the view, whenever something changed for
 * that viewer, in every language. It is kept as compressed JSON, so that it can be shown again
 * however rules and words change.
 */
final class Telling {
    private static final JsonMapper MAPPER = JsonMapper.builder().build();
    private static final JsonFactory JSON = new JsonFactory();

    /** Where the file of a game is kept, beside what its viewers were told. */
    static final int FILE = -2;

    /** Where it is kept why bots chose what they chose. */
    static final int REASONS = -3;

    private Telling() {}

    /** What every viewer of a game was told, and its file. */
    static Map<Integer, byte[]> of(
            Playable game, KeptTable kept, Map<Integer, String> thoughts, Tongues tongues) {
        Facts facts = FactsText.read(kept.facts());
        Journal journal = kept.game().orElseThrow().journal();
        Map<Integer, byte[]> tellings = new HashMap<>();
        tellings.put(FILE, packed(file(game, kept, facts, journal)));
        Reasons reasons = new Reasons(played(game, journal).game(), journal.steps(), thoughts);
        tellings.put(REASONS, of(facts, tongues, State.SPECTATOR, reasons::write));
        for (int viewer = State.SPECTATOR; viewer < facts.seats(); viewer++) {
            int seat = viewer;
            tellings.put(
                    viewer,
                    of(facts, tongues, viewer, (out, pen) -> tell(game, journal, seat, pen, out)));
        }
        return tellings;
    }

    private static byte[] of(
            Facts facts, Tongues tongues, int viewer, BiConsumer<JsonGenerator, Pen> entries) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream packed = new GZIPOutputStream(bytes);
                JsonGenerator out = JSON.createGenerator(ObjectWriteContext.empty(), packed)) {
            out.writeStartObject();
            for (String language : Words.languages()) {
                out.writeArrayPropertyStart(language);
                entries.accept(out, tongues.pen(language, facts, viewer));
                out.writeEndArray();
            }
            out.writeEndObject();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    private static byte[] packed(String text) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream packed = new GZIPOutputStream(bytes)) {
            packed.write(text.getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    /** What {@link #packed} was made of. */
    static byte[] unpacked(byte[] packed) {
        try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(packed))) {
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String file(Playable game, KeptTable kept, Facts facts, Journal journal) {
        List<GameFile.Player> players =
                facts.sitters().stream()
                        .map(one -> new GameFile.Player(kind(one), one.name(), one.level()))
                        .toList();
        boolean finished = facts.phase() == Facts.Phase.FINISHED;
        return new GameFile(
                        kept.id(),
                        players,
                        finished ? GameFile.Ending.FINISHED : GameFile.Ending.ENDED,
                        winners(played(game, journal).winners()),
                        Fairness.commitment(HexFormat.of().parseHex(kept.secret())),
                        kept.secret(),
                        facts.allContributions(),
                        journal)
                .write();
    }

    private static GameFile.Player.Kind kind(Sitter sitter) {
        if (!sitter.person()) {
            return GameFile.Player.Kind.BOT;
        }
        return sitter.program() ? GameFile.Player.Kind.PROGRAM : GameFile.Player.Kind.PERSON;
    }

    private static List<Integer> winners(int bits) {
        return IntStream.range(0, Integer.SIZE)
                .filter(seat -> (bits >>> seat & 1) != 0)
                .boxed()
                .toList();
    }

    private static Table played(Playable game, Journal journal) {
        return Table.replay(game.box(), journal, ply -> new Scripted(List.of()));
    }

    /** Writes what a viewer of a game was told, a frame after the other. */
    static void tell(Playable game, Journal journal, int viewer, Pen pen, JsonGenerator out) {
        List<Step> steps = journal.steps();
        Fate fate = ply -> new Scripted(ply == 0 ? journal.setUp() : steps.get(ply - 1).draws());
        Table table = Table.open(game.box(), journal.seats(), journal.options(), fate);
        View seen = table.chair(viewer).view();
        frame(0, table.chair(viewer).heard(), seen, pen, out);
        int ply = 0;
        for (Step step : steps) {
            ply++;
            List<Event> events = play(table, step, viewer);
            View now = table.chair(viewer).view();
            if (!events.isEmpty() || !now.equals(seen)) {
                frame(ply, events, now, pen, out);
                seen = now;
            }
        }
    }

    private static List<Event> play(Table table, Step step, int viewer) {
        if (step.code() == Step.TAKE_BACK) {
            table.takeBack(step.seat());
            return List.of();
        }
        Proposal proposal = table.propose(step.seat(), step.code());
        table.accept(proposal);
        return proposal.events(viewer);
    }

    /** A frame says after how many steps it was told, so that those of several viewers fit. */
    private static void frame(int ply, List<Event> events, View view, Pen pen, JsonGenerator out) {
        out.writeStartObject();
        out.writeNumberProperty("ply", ply);
        out.writeArrayPropertyStart("events");
        events.forEach(event -> pen.event(out, event));
        out.writeEndArray();
        out.writeName("view");
        pen.view(out, view);
        out.writeEndObject();
    }

    /** What was kept, in one language. */
    static String read(byte[] telling, String entries, String language) {
        JsonNode all = MAPPER.readTree(unpacked(telling));
        return MAPPER.createObjectNode().put("v", 1).set(entries, all.path(language)).toString();
    }
}
