package masque.games.dicechallenge;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import masque.core.Bot;
import masque.core.Chair;
import masque.core.Event;
import masque.core.Fate;
import masque.core.Journal;
import masque.core.Phrase;
import masque.core.Scripted;
import masque.core.Seat;
import masque.core.Seeded;
import masque.core.State;
import masque.core.Step;
import masque.core.Table;
import masque.edge.JournalJson;
import masque.edge.Listener;
import masque.edge.Words;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Golden games: their journals replay byte for byte, and what every viewer was told and shown reads
 * as it did. A journal is never written again for the same edition; a changed telling is looked at
 * and then written with {@code -Dmasque.golden=write}.
 */
class PlaythroughTest {
    private static final Path GOLDEN = Path.of("src/test/resources/golden/dice-challenge");
    private static final boolean WRITE = "write".equals(System.getProperty("masque.golden"));
    private static final int PLIES_PER_VIEW = 41;
    private static final Words WORDS = Words.of("en", "dice-challenge");
    private static final List<String> NAMES =
            List.of("Fox", "Owl", "Hare", "Raven", "Stag", "Lynx", "Wren", "Moth", "Crane");

    /** A game: how many sit there, the options, and who is picked first of all. */
    private record Golden(int seats, Map<String, String> options, List<String> picks) {}

    private static final Map<String, Golden> GAMES =
            Map.of(
                    "duel",
                    new Golden(2, Map.of(), List.of("sailor mercury", "kunzite")),
                    "droids",
                    new Golden(2, Map.of(), List.of("droids", "tuxedo mask")),
                    "wiseman",
                    new Golden(2, Map.of(), List.of("queen beryl", "wiseman")),
                    "single",
                    new Golden(3, Map.of("mode", "single", "teams", "3"), List.of()),
                    "tag",
                    new Golden(4, Map.of("mode", "tag"), List.of("droids", "queen serenity")));

    private static Path journalFile(String name) {
        return GOLDEN.resolve("edition-1-" + name + ".json");
    }

    private static Path tellingFile(String name) {
        return GOLDEN.resolve(name + ".txt");
    }

    private static Journal journal(String name) throws IOException {
        Path file = journalFile(name);
        if (WRITE && !Files.exists(file)) {
            writeJournal(name, Objects.requireNonNull(GAMES.get(name)));
        }
        return JournalJson.read(Files.readString(file), file.getFileName().toString());
    }

    /** A game of random bots, for a golden file that is not there yet. */
    private static void writeJournal(String name, Golden golden) throws IOException {
        Table table = Table.open(Ring.box(), golden.seats(), golden.options(), Fate.seeded(8));
        Seeded chance = new Seeded(108);
        for (String pick : golden.picks()) {
            int seat = Integer.numberOfTrailingZeros(table.pending());
            int code = table.chair(seat).game().codeOf("pick " + pick).orElseThrow();
            assertThat(table.play(seat, code)).isEmpty();
        }
        while (table.pending() != 0) {
            int seat = chance.bit(table.pending());
            table.play(seat, Bot.RANDOM.choose(table.chair(seat), chance));
        }
        Files.createDirectories(GOLDEN);
        Files.writeString(journalFile(name), JournalJson.write(table.journal()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"duel", "droids", "wiseman", "single", "tag"})
    void aGoldenJournalReplaysByteForByte(String name) throws IOException {
        Journal journal = journal(name);
        Table table = Table.replay(Ring.box(), journal, Fate.seeded(0));
        assertThat(table.pending()).isZero();
        assertThat(JournalJson.write(table.journal()))
                .isEqualTo(Files.readString(journalFile(name)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"duel", "droids", "wiseman", "single", "tag"})
    void everyViewerIsToldAndShownWhatTheyWere(String name) throws IOException {
        String telling = telling(journal(name));
        if (WRITE) {
            Files.writeString(tellingFile(name), telling);
        }
        assertThat(telling).isEqualTo(Files.readString(tellingFile(name)));
    }

    private static String telling(Journal journal) {
        List<String> lines = new ArrayList<>();
        Map<Integer, Integer> heard = new TreeMap<>();
        Fate drawn =
                ply ->
                        new Scripted(
                                ply == 0 ? journal.setUp() : journal.steps().get(ply - 1).draws());
        Table table = Table.open(Ring.box(), journal.seats(), journal.options(), drawn);
        for (int ply = 0; ply <= journal.steps().size(); ply++) {
            if (ply > 0) {
                Step step = journal.steps().get(ply - 1);
                assertThat(table.play(step.seat(), step.code())).isEmpty();
            }
            lines.add("");
            lines.add(
                    "== ply "
                            + ply
                            + (ply == 0 ? "" : ": " + move(table, journal.steps().get(ply - 1))));
            for (int viewer = State.SPECTATOR; viewer < journal.seats(); viewer++) {
                told(table.chair(viewer), heard, lines);
            }
            DiceView open = (DiceView) table.chair(State.SPECTATOR).view();
            if (ply % PLIES_PER_VIEW == 0 || ply == journal.steps().size()) {
                for (int viewer = State.SPECTATOR; viewer < journal.seats(); viewer++) {
                    shown(table.chair(viewer), open, lines);
                }
            }
        }
        return String.join("\n", lines.subList(1, lines.size())) + "\n";
    }

    private static String move(Table table, Step step) {
        return NAMES.get(step.seat())
                + ": "
                + table.chair(0).game().read(step.code()).text()
                + (step.draws().isEmpty() ? "" : ", " + step.draws().size() + " draws");
    }

    /** What everybody hears is told once, as the spectator hears it. */
    private static void told(Chair chair, Map<Integer, Integer> heard, List<String> lines) {
        List<Event> events = chair.heard();
        Listener listener = new Listener(NAMES, chair.seat());
        boolean spectator = chair.seat() == State.SPECTATOR;
        for (Event event : events.subList(heard.getOrDefault(chair.seat(), 0), events.size())) {
            boolean secret =
                    event instanceof DiceEvent.Yours || event instanceof DiceEvent.Nominated;
            if (spectator || secret) {
                String who = spectator ? "all hear: " : name(chair) + " hears: ";
                lines.add(who + WORDS.say(event.phrase(), listener));
            }
        }
        heard.put(chair.seat(), events.size());
    }

    /** A view, of a seat's only what the spectator sees otherwise. */
    private static void shown(Chair chair, DiceView open, List<String> lines) {
        Listener listener = new Listener(NAMES, chair.seat());
        DiceView view = (DiceView) chair.view();
        lines.add("-- " + name(chair) + " sees: " + WORDS.say(view.prompt(), listener));
        boolean spectator = chair.seat() == State.SPECTATOR;
        for (RecordComponent component : DiceView.class.getRecordComponents()) {
            String value = text(value(component, view));
            if (!List.of("prompt", "log").contains(component.getName())
                    && (spectator || !value.equals(text(value(component, open))))) {
                lines.add("   " + component.getName() + ": " + value);
            }
        }
        if (spectator) {
            view.log().forEach(line -> lines.add("   log: " + WORDS.say(line, listener)));
        } else {
            assertThat(view.log()).isEqualTo(open.log());
        }
    }

    private static Object value(RecordComponent component, Object record) {
        try {
            return component.getAccessor().invoke(record);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String text(Object value) {
        return switch (value) {
            case Die die -> die.letter() + ":d" + die.size() + "=" + die.value();
            case DiceView.Portrait portrait -> portrait.id();
            case Seat(int index) -> NAMES.get(index);
            case Phrase phrase -> WORDS.say(phrase, new Listener(NAMES, State.SPECTATOR));
            case Optional<?> maybe -> maybe.map(PlaythroughTest::text).orElse("-");
            case List<?> list ->
                    list.stream().map(PlaythroughTest::text).collect(joining(", ", "[", "]"));
            case Record record ->
                    Arrays.stream(record.getClass().getRecordComponents())
                            .map(part -> part.getName() + " " + text(value(part, record)))
                            .collect(joining("; ", "(", ")"));
            default -> value.toString();
        };
    }

    private static String name(Chair chair) {
        return chair.seat() == State.SPECTATOR ? "spectator" : NAMES.get(chair.seat());
    }
}
