package masque.games.masqueradebattle;

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
    private static final Path GOLDEN = Path.of("src/test/resources/golden/masquerade-battle");
    private static final boolean WRITE = "write".equals(System.getProperty("masque.golden"));
    private static final int PLIES_PER_VIEW = 41;
    private static final Words WORDS = Words.of("en", "masquerade-battle");
    private static final List<String> NAMES =
            List.of("Fox", "Owl", "Hare", "Raven", "Stag", "Lynx", "Wren", "Moth", "Crane");

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
        Table table = Table.open(Arena.box(), seats, Map.of(), Fate.seeded(seats));
        Seeded chance = new Seeded(100 + seats);
        while (table.pending() != 0) {
            int seat = chance.bit(table.pending());
            table.play(seat, Bot.RANDOM.choose(table.chair(seat), chance));
        }
        Files.createDirectories(GOLDEN);
        Files.writeString(journalFile(seats), JournalJson.write(table.journal()));
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 5, 9})
    void aGoldenJournalReplaysByteForByte(int seats) throws IOException {
        Journal journal = journal(seats);
        Table table = Table.replay(Arena.box(), journal, Fate.seeded(0));
        assertThat(table.pending()).isZero();
        assertThat(JournalJson.write(table.journal()))
                .isEqualTo(Files.readString(journalFile(seats)));
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 5, 9})
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
        Table table = Table.open(Arena.box(), journal.seats(), journal.options(), drawn);
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
            BattleView open = (BattleView) table.chair(State.SPECTATOR).view();
            if (ply % PLIES_PER_VIEW == 0 || ply == journal.steps().size()) {
                for (int viewer = State.SPECTATOR; viewer < journal.seats(); viewer++) {
                    shown(table.chair(viewer), open, lines);
                }
            }
        }
        return String.join("\n", lines.subList(1, lines.size())) + "\n";
    }

    private static String move(Step step) {
        return NAMES.get(step.seat())
                + ": "
                + Arena.of(9).game.read(step.code()).text()
                + (step.draws().isEmpty() ? "" : ", " + step.draws().size() + " draws");
    }

    /** What everybody hears is told once, as the spectator hears it. */
    private static void told(Chair chair, Map<Integer, Integer> heard, List<String> lines) {
        List<Event> events = chair.heard();
        Listener listener = new Listener(NAMES, chair.seat());
        boolean spectator = chair.seat() == State.SPECTATOR;
        for (Event event : events.subList(heard.getOrDefault(chair.seat(), 0), events.size())) {
            boolean secret =
                    event instanceof BattleEvent.Joined || event instanceof BattleEvent.Dealt;
            if (spectator || secret) {
                String who = spectator ? "all hear: " : name(chair) + " hears: ";
                lines.add(who + WORDS.say(event.phrase(), listener));
            }
        }
        heard.put(chair.seat(), events.size());
    }

    /** A view, of a seat's only what the spectator sees otherwise. */
    private static void shown(Chair chair, BattleView open, List<String> lines) {
        Listener listener = new Listener(NAMES, chair.seat());
        BattleView view = (BattleView) chair.view();
        lines.add("-- " + name(chair) + " sees: " + WORDS.say(view.prompt(), listener));
        boolean spectator = chair.seat() == State.SPECTATOR;
        for (RecordComponent component : BattleView.class.getRecordComponents()) {
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
            case Card card -> card.name();
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
