package masque.games;

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
import java.util.function.Function;
import java.util.function.Predicate;
import masque.core.Bot;
import masque.core.Box;
import masque.core.Chair;
import masque.core.Event;
import masque.core.Fate;
import masque.core.Journal;
import masque.core.Phrase;
import masque.core.Scripted;
import masque.core.Seat;
import masque.core.Seeded;
import masque.core.Setup;
import masque.core.State;
import masque.core.Step;
import masque.core.Table;
import masque.core.View;
import masque.edge.JournalJson;
import masque.edge.Listener;
import masque.edge.Words;

/**
 * Golden games: their journals replay byte for byte, and what every viewer was told and shown reads
 * as it did. A journal is never written again for the same edition; a changed telling is looked at
 * and then written with {@code -Dmasque.golden=write}.
 *
 * @param secret the events that are for one seat alone
 * @param name how a piece of the game is written; empty for all else
 * @param pliesPerView after how many plies everybody's view is written down
 */
public record Golden(
        Box box,
        Predicate<Event> secret,
        Function<Object, Optional<String>> name,
        int pliesPerView) {
    private static final boolean WRITE = "write".equals(System.getProperty("masque.golden"));
    private static final List<String> NAMES =
            List.of("Fox", "Owl", "Hare", "Raven", "Stag", "Lynx", "Wren", "Moth", "Crane", "Swan");

    private Path file(String file) {
        return Path.of("src/test/resources/golden", box.id(), file);
    }

    /**
     * How a golden game began.
     *
     * @param moves what is chosen first, by whoever is asked; the rest is up to chance
     */
    public record Opening(String name, int seats, Map<String, String> options, List<String> moves) {
        /** A game for so many, with the usual options. */
        public static Opening of(int seats) {
            return new Opening("players-" + seats, seats, Map.of(), List.of());
        }
    }

    private Path journalFile(Opening opening) {
        return file("edition-1-" + opening.name + ".json");
    }

    private Journal journal(Opening opening) throws IOException {
        Path file = journalFile(opening);
        if (WRITE && !Files.exists(file)) {
            writeJournal(opening);
        }
        return JournalJson.read(Files.readString(file), file.getFileName().toString());
    }

    /** A game of random bots, for a golden file that is not there yet. */
    private void writeJournal(Opening opening) throws IOException {
        int seats = opening.seats;
        Table table = Table.open(box, seats, opening.options, Fate.seeded(seats));
        Seeded chance = new Seeded(100 + seats);
        for (String move : opening.moves) {
            int seat = Integer.numberOfTrailingZeros(table.pending());
            int code = table.game().codeOf(move).orElseThrow();
            assertThat(table.play(seat, code)).isEmpty();
        }
        while (table.pending() != 0) {
            int seat = chance.bit(table.pending());
            table.play(seat, Bot.RANDOM.choose(table.chair(seat), chance));
        }
        Files.createDirectories(journalFile(opening).getParent());
        Files.writeString(journalFile(opening), JournalJson.write(table.journal()));
    }

    /**
     * The golden journal replays to its end and is written as it was, but for options that there
     * were not yet: these are as they usually are.
     */
    public void replays(Opening opening) throws IOException {
        Journal journal = journal(opening);
        assertThat(JournalJson.write(journal)).isEqualTo(Files.readString(journalFile(opening)));
        Table table = Table.replay(box, journal, Fate.seeded(0));
        assertThat(table.pending()).isZero();
        assertThat(JournalJson.write(table.journal())).isEqualTo(JournalJson.write(whole(journal)));
    }

    private Journal whole(Journal journal) {
        return new Journal(
                journal.game(),
                journal.edition(),
                journal.seats(),
                Setup.of(box, journal.seats(), journal.options()).journaled(box),
                journal.setUp(),
                journal.steps());
    }

    /** Everybody is told and shown in the golden game what they were. */
    public void tells(Opening opening) throws IOException {
        Path file = file(opening.name + ".txt");
        String telling = new Telling(this, journal(opening)).text();
        if (WRITE) {
            Files.writeString(file, telling);
        }
        assertThat(telling).isEqualTo(Files.readString(file));
    }

    /** One game being told. */
    private static final class Telling {
        private final Golden golden;
        private final Journal journal;
        private final Words words;
        private final List<String> lines = new ArrayList<>();
        private final Map<Integer, Integer> heard = new TreeMap<>();

        Telling(Golden golden, Journal journal) {
            this.golden = golden;
            this.journal = journal;
            words = Words.of("en", golden.box.id());
        }

        String text() {
            Fate drawn =
                    ply ->
                            new Scripted(
                                    ply == 0
                                            ? journal.setUp()
                                            : journal.steps().get(ply - 1).draws());
            Table table = Table.open(golden.box, journal.seats(), journal.options(), drawn);
            for (int ply = 0; ply <= journal.steps().size(); ply++) {
                lines.add("");
                lines.add("== ply " + ply + (ply == 0 ? "" : ": " + play(table, ply)));
                for (int viewer = State.SPECTATOR; viewer < journal.seats(); viewer++) {
                    told(table.chair(viewer));
                }
                View open = table.chair(State.SPECTATOR).view();
                if (ply % golden.pliesPerView == 0 || ply == journal.steps().size()) {
                    for (int viewer = State.SPECTATOR; viewer < journal.seats(); viewer++) {
                        shown(table.chair(viewer), open);
                    }
                }
            }
            return String.join("\n", lines.subList(1, lines.size())) + "\n";
        }

        private String play(Table table, int ply) {
            Step step = journal.steps().get(ply - 1);
            assertThat(table.play(step.seat(), step.code())).isEmpty();
            return NAMES.get(step.seat())
                    + ": "
                    + table.game().read(step.code()).text()
                    + (step.draws().isEmpty() ? "" : ", " + step.draws().size() + " draws");
        }

        /** What everybody hears is told once, as the spectator hears it. */
        private void told(Chair chair) {
            List<Event> events = chair.heard();
            Listener listener = new Listener(NAMES, chair.seat());
            boolean spectator = chair.seat() == State.SPECTATOR;
            for (Event event : events.subList(heard.getOrDefault(chair.seat(), 0), events.size())) {
                if (spectator || golden.secret.test(event)) {
                    String who = spectator ? "all hear: " : name(chair) + " hears: ";
                    lines.add(who + words.say(event.phrase(), listener));
                }
            }
            heard.put(chair.seat(), events.size());
        }

        /** A view, of a seat's only what the spectator sees otherwise. */
        private void shown(Chair chair, View open) {
            Listener listener = new Listener(NAMES, chair.seat());
            View view = chair.view();
            lines.add("-- " + name(chair) + " sees: " + words.say(view.prompt(), listener));
            boolean spectator = chair.seat() == State.SPECTATOR;
            for (RecordComponent component : view.getClass().getRecordComponents()) {
                String value = text(value(component, view));
                if (!List.of("prompt", "log").contains(component.getName())
                        && (spectator || !value.equals(text(value(component, open))))) {
                    lines.add("   " + component.getName() + ": " + value);
                }
            }
            view.log().stream()
                    .filter(line -> spectator || !open.log().contains(line))
                    .forEach(line -> lines.add("   log: " + words.say(line, listener)));
        }

        private static Object value(RecordComponent component, Object record) {
            try {
                return component.getAccessor().invoke(record);
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
            }
        }

        private String text(Object value) {
            return golden.name.apply(value).orElseGet(() -> plain(value));
        }

        private String plain(Object value) {
            return switch (value) {
                case Seat(int index) -> NAMES.get(index);
                case Phrase phrase -> words.say(phrase, new Listener(NAMES, State.SPECTATOR));
                case Optional<?> maybe -> maybe.map(this::text).orElse("-");
                case List<?> list -> list.stream().map(this::text).collect(joining(", ", "[", "]"));
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
}
