package masque.edge.lesson;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import masque.core.BadInput;
import masque.core.Box;
import masque.core.Phrase;
import masque.core.Setup;

/** Reads a lesson file: what stands before the steps, and then these. */
final class LessonReader {
    private static final String FORMAT = "masque-lesson";
    private static final String VERSION = "1";
    private static final String GAME = "game";
    private static final String PLAYERS = "players";
    private static final String SEAT = "seat";
    private static final String OPTION = "option";
    private static final String DEAL = "deal";
    private static final List<String> HEAD =
            List.of(GAME, PLAYERS, SEAT, OPTION, DEAL, StepReader.STEP);

    private final Faults faults;
    private final Box box;
    private final List<LessonLine> lines;

    LessonReader(String text, String source, Box box) {
        this.faults = new Faults(source);
        this.box = box;
        this.lines = LessonLine.in(text, faults);
    }

    Lesson lesson() {
        checkFormat();
        int first = 1;
        while (first < lines.size() && !lines.get(first).word().equals(StepReader.STEP)) {
            first++;
        }
        List<LessonLine> before = lines.subList(1, first);
        Map<String, LessonLine> head = head(before);
        LessonLine game = needed(head, GAME);
        if (!game.rest().equals(box.id())) {
            throw faults.at(
                    game.number(),
                    Phrase.of("lesson-game", "game", game.rest(), "expected", box.id()));
        }
        int seats = number(needed(head, PLAYERS), box.minSeats(), box.maxSeats());
        int seat = number(needed(head, SEAT), 0, seats - 1);
        Map<String, String> options = options(before, seats);
        int deal = number(needed(head, DEAL), 0, Integer.MAX_VALUE);
        Lesson empty = new Lesson(box, seats, seat, options, deal, List.of());
        if (first == lines.size()) {
            throw faults.at(lines.getLast().number(), Phrase.of("lesson-no-steps"));
        }
        StepReader steps = new StepReader(faults);
        return new Lesson(
                box,
                seats,
                seat,
                options,
                deal,
                new LessonFit(empty, faults)
                        .steps(steps.drafts(lines.subList(first, lines.size()))));
    }

    private void checkFormat() {
        LessonLine first = lines.isEmpty() ? new LessonLine(1, "", "") : lines.getFirst();
        if (!first.word().equals(FORMAT) || !first.rest().equals(VERSION)) {
            throw faults.at(
                    first.number(), Phrase.of("lesson-format", "expected", FORMAT + " " + VERSION));
        }
    }

    /** Everything of the head that stands there once, by its word. */
    private Map<String, LessonLine> head(List<LessonLine> before) {
        Map<String, LessonLine> head = new LinkedHashMap<>();
        for (LessonLine line : before) {
            if (!HEAD.contains(line.word())) {
                throw faults.at(line.number(), line.unknown(HEAD));
            }
            if (line.rest().isEmpty()) {
                throw faults.at(line.number(), Phrase.of("lesson-empty", "word", line.word()));
            }
            if (!line.word().equals(OPTION) && head.put(line.word(), line) != null) {
                throw faults.at(line.number(), Phrase.of("lesson-twice", "word", line.word()));
            }
        }
        return head;
    }

    private LessonLine needed(Map<String, LessonLine> head, String word) {
        LessonLine line = head.get(word);
        if (line == null) {
            throw faults.at(lines.getFirst().number(), Phrase.of("lesson-missing", "word", word));
        }
        return line;
    }

    private int number(LessonLine line, int min, int max) {
        if (line.rest().matches("[0-9]{1,10}")) {
            long number = Long.parseLong(line.rest());
            if (min <= number && number <= max) {
                return (int) number;
            }
        }
        throw faults.at(
                line.number(),
                Phrase.of(
                        "lesson-number",
                        "word",
                        line.word(),
                        "value",
                        line.rest(),
                        "min",
                        min,
                        "max",
                        max));
    }

    /** The options, each checked where it stands. */
    private Map<String, String> options(List<LessonLine> before, int seats) {
        Map<String, String> options = new LinkedHashMap<>();
        LessonLine last = lines.getFirst();
        for (LessonLine line : before) {
            if (line.word().equals(OPTION)) {
                last = line;
                String[] parts = line.rest().split("\\s+", 2);
                String value = parts.length > 1 ? parts[1] : "";
                if (options.put(parts[0], value) != null) {
                    throw faults.at(
                            line.number(), Phrase.of("lesson-twice", "word", "option " + parts[0]));
                }
                accept(line, () -> Setup.of(box, seats, Map.of(parts[0], value)));
            }
        }
        accept(last, () -> box.open(seats, options));
        return options;
    }

    private void accept(LessonLine line, Runnable attempt) {
        try {
            attempt.run();
        } catch (BadInput bad) {
            throw faults.at(line.number(), bad.phrase());
        }
    }
}
