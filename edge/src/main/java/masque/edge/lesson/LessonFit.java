package masque.edge.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import masque.core.Codes;
import masque.core.Phrase;
import masque.core.Refusal;
import masque.core.Table;

/** Holds the steps of a lesson against the rules, by playing them one after another. */
final class LessonFit {
    private final Lesson lesson;
    private final Faults faults;
    private final Table table;

    LessonFit(Lesson lesson, Faults faults) {
        this.lesson = lesson;
        this.faults = faults;
        this.table = lesson.dealt();
    }

    /**
     * The steps with the codes of their moves.
     *
     * @throws masque.core.BadInput naming the first move that does not fit
     */
    List<LessonStep> steps(List<StepDraft> drafts) {
        List<LessonStep> steps = new ArrayList<>();
        for (StepDraft draft : drafts) {
            checkNames(draft);
            Optional<LessonLine> move = draft.line(StepReader.MOVE);
            OptionalInt wanted = OptionalInt.empty();
            if (move.isPresent()) {
                checkOtherwise(draft);
                wanted = OptionalInt.of(play(draft, move.get(), lesson.seat(), move.get().rest()));
            }
            List<LessonStep.Reply> replies = new ArrayList<>();
            for (LessonLine line : draft.replies()) {
                replies.add(reply(draft, line));
            }
            steps.add(
                    new LessonStep(
                            draft.name(),
                            draft.line(StepReader.AT).map(LessonLine::rest),
                            draft.texts(""),
                            wanted,
                            draft.texts(StepReader.NOT),
                            replies));
        }
        return steps;
    }

    /** Whoever is called by name sits at the table, and is not the learner. */
    private void checkNames(StepDraft draft) {
        for (LessonLine line : draft.lines().values()) {
            LessonStep.CALLED
                    .matcher(line.rest())
                    .results()
                    .map(found -> found.group(1))
                    .filter(seat -> !isOther(seat))
                    .findFirst()
                    .ifPresent(seat -> {
                        throw faults.at(
                                line.number(),
                                draft.name(),
                                Phrase.of(
                                        "lesson-called", "value", seat, "max", lesson.seats() - 1));
                    });
        }
    }

    private boolean isOther(String seat) {
        return isSeat(seat) && Integer.parseInt(seat) != lesson.seat();
    }

    private boolean isSeat(String text) {
        return text.matches("[0-9]{1,2}") && Integer.parseInt(text) < lesson.seats();
    }

    /** Whoever can do something else is told what to do instead. */
    private void checkOtherwise(StepDraft draft) {
        Codes legal = new Codes();
        table.chair(lesson.seat()).legal(legal);
        for (String word : StepReader.TEXTS) {
            if (legal.size() > 1 && word.startsWith(StepReader.NOT) && draft.line(word).isEmpty()) {
                throw faults.at(
                        draft.number(), draft.name(), Phrase.of("lesson-missing", "word", word));
            }
        }
    }

    private LessonStep.Reply reply(StepDraft draft, LessonLine line) {
        String[] parts = line.rest().split("\\s+", 2);
        if (parts.length < 2 || !isSeat(parts[0])) {
            throw faults.at(
                    line.number(),
                    draft.name(),
                    Phrase.of("lesson-then", "value", line.rest(), "max", lesson.seats() - 1));
        }
        int seat = Integer.parseInt(parts[0]);
        if (seat == lesson.seat()) {
            throw faults.at(line.number(), draft.name(), Phrase.of("lesson-own", "seat", seat));
        }
        return new LessonStep.Reply(seat, play(draft, line, seat, parts[1]));
    }

    /** Makes a move and returns its code. */
    private int play(StepDraft draft, LessonLine line, int seat, String text) {
        if (!owes(seat)) {
            throw faults.at(
                    line.number(),
                    draft.name(),
                    seat != lesson.seat() && owes(lesson.seat())
                            ? Phrase.of("lesson-learner-first", "seat", seat)
                            : Phrase.of("lesson-not-pending", "seat", seat, "awaited", awaited()));
        }
        int code =
                table.game()
                        .codeOf(text)
                        .orElseThrow(() ->
                                faults.at(
                                        line.number(),
                                        draft.name(),
                                        Phrase.of("lesson-move", "move", text)));
        Optional<Refusal> refusal = table.play(seat, code);
        if (refusal.isPresent()) {
            throw faults.at(
                    line.number(),
                    draft.name(),
                    Phrase.of(
                            "lesson-illegal",
                            "seat",
                            seat,
                            "move",
                            text,
                            "reason",
                            refusal.get().reason()));
        }
        return code;
    }

    private boolean owes(int seat) {
        return (table.pending() >>> seat & 1) != 0;
    }

    private List<Integer> awaited() {
        List<Integer> seats = new ArrayList<>();
        for (int seat = 0; seat < lesson.seats(); seat++) {
            if (owes(seat)) {
                seats.add(seat);
            }
        }
        return seats;
    }
}
