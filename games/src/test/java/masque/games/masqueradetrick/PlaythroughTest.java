package masque.games.masqueradetrick;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import masque.core.Bot;
import masque.core.Chair;
import masque.core.Event;
import masque.core.Fate;
import masque.core.Journal;
import masque.core.Scripted;
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
    private static final Path GOLDEN = Path.of("src/test/resources/golden/masquerade-trick");
    private static final boolean WRITE = "write".equals(System.getProperty("masque.golden"));
    private static final int PLIES_PER_VIEW = 13;
    private static final Words WORDS = Words.of("en", "masquerade-trick");
    private static final List<String> NAMES = List.of("Fox", "Owl", "Hare", "Raven");

    private static Path journalFile(int seats) {
        return GOLDEN.resolve("edition-1-players-" + seats + ".json");
    }

    private static Path tellingFile(int seats) {
        return GOLDEN.resolve("players-" + seats + ".txt");
    }

    private static Journal journal(int seats) throws IOException {
        Path file = journalFile(seats);
        if (WRITE && !Files.exists(file)) {
            writeJournal(seats);
        }
        return JournalJson.read(Files.readString(file), file.getFileName().toString());
    }

    /** A game of random bots, for a golden file that is not there yet. */
    private static void writeJournal(int seats) throws IOException {
        Table table = Table.open(Ball.box(), seats, Map.of(), Fate.seeded(seats));
        Seeded chance = new Seeded(100 + seats);
        while (table.pending() != 0) {
            int seat = chance.bit(table.pending());
            table.play(seat, Bot.RANDOM.choose(table.chair(seat), chance));
        }
        Files.createDirectories(GOLDEN);
        Files.writeString(journalFile(seats), JournalJson.write(table.journal()));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void aGoldenJournalReplaysByteForByte(int seats) throws IOException {
        Journal journal = journal(seats);
        Table table = Table.replay(Ball.box(), journal, Fate.seeded(0));
        assertThat(table.pending()).isZero();
        assertThat(JournalJson.write(table.journal()))
                .isEqualTo(Files.readString(journalFile(seats)));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void everyViewerIsToldAndShownWhatTheyWere(int seats) throws IOException {
        String telling = telling(journal(seats));
        if (WRITE) {
            Files.writeString(tellingFile(seats), telling);
        }
        assertThat(telling).isEqualTo(Files.readString(tellingFile(seats)));
    }

    private static String telling(Journal journal) {
        List<String> lines = new ArrayList<>();
        Map<Integer, Integer> heard = new TreeMap<>();
        Fate drawn =
                ply ->
                        new Scripted(
                                ply == 0 ? journal.setUp() : journal.steps().get(ply - 1).draws());
        Table table = Table.open(Ball.box(), journal.seats(), journal.options(), drawn);
        for (int ply = 0; ply <= journal.steps().size(); ply++) {
            if (ply > 0) {
                Step step = journal.steps().get(ply - 1);
                assertThat(table.play(step.seat(), step.code())).isEmpty();
            }
            lines.add("");
            lines.add(
                    "== ply " + ply + (ply == 0 ? "" : ": " + move(journal.steps().get(ply - 1))));
            for (int viewer = State.SPECTATOR; viewer < journal.seats(); viewer++) {
                told(table.chair(viewer), heard, lines);
            }
            if (ply % PLIES_PER_VIEW == 0 || ply == journal.steps().size()) {
                for (int viewer = State.SPECTATOR; viewer < journal.seats(); viewer++) {
                    shown(table.chair(viewer), lines);
                }
            }
        }
        return String.join("\n", lines.subList(1, lines.size())) + "\n";
    }

    private static String move(Step step) {
        return NAMES.get(step.seat())
                + ": "
                + Ball.of(4).game.read(step.code()).text()
                + (step.draws().isEmpty() ? "" : ", " + step.draws().size() + " draws");
    }

    private static void told(Chair chair, Map<Integer, Integer> heard, List<String> lines) {
        List<Event> events = chair.heard();
        Listener listener = new Listener(NAMES, chair.seat());
        for (Event event : events.subList(heard.getOrDefault(chair.seat(), 0), events.size())) {
            lines.add(name(chair) + " hears: " + WORDS.say(event.phrase(), listener));
        }
        heard.put(chair.seat(), events.size());
    }

    private static void shown(Chair chair, List<String> lines) {
        Listener listener = new Listener(NAMES, chair.seat());
        TrickView view = (TrickView) chair.view();
        lines.add("-- " + name(chair) + " sees: " + WORDS.say(view.prompt(), listener));
        for (RecordComponent component : TrickView.class.getRecordComponents()) {
            if (!List.of("prompt", "log", "cast").contains(component.getName())) {
                lines.add("   " + component.getName() + ": " + value(component, view));
            }
        }
        view.log().forEach(line -> lines.add("   log: " + WORDS.say(line, listener)));
    }

    private static String value(RecordComponent component, TrickView view) {
        try {
            return String.valueOf(component.getAccessor().invoke(view));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String name(Chair chair) {
        return chair.seat() == State.SPECTATOR ? "spectator" : NAMES.get(chair.seat());
    }
}
