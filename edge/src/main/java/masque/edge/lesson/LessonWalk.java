package masque.edge.lesson;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import masque.core.Chair;
import masque.core.Event;
import masque.core.Refusal;
import masque.core.Table;

/** A real table at one step of a lesson, as the learner sees it. One thread at a time. */
public final class LessonWalk {
    /** What a lesson makes of a move. */
    public sealed interface Answer {
        /** The move that was wanted: the lesson can go on. */
        record Right() implements Answer {}

        /** A legal move, but another one; the step says what to do {@code otherwise}. */
        record Other() implements Answer {}

        /** A move that the rules forbid. */
        record Refused(Refusal refusal) implements Answer {}
    }

    private final Lesson lesson;
    private final Table table;
    private int index;
    private int told;

    LessonWalk(Lesson lesson) {
        this.lesson = lesson;
        this.table = lesson.dealt();
    }

    /** The number of the step, from 0; the number of steps once the lesson is over. */
    public int index() {
        return index;
    }

    /** Whether all steps lie behind. */
    public boolean done() {
        return index == lesson.steps().size();
    }

    /** The step to read or to do; there is none once the lesson is over. */
    public LessonStep step() {
        if (done()) {
            throw new IllegalStateException("the lesson is over after " + index + " steps");
        }
        return lesson.steps().get(index);
    }

    /** The learner's chair: view, legal moves, refusals and all that was heard. */
    public Chair chair() {
        return table.chair(lesson.seat());
    }

    /** What the learner was told since the step before, in order. */
    public List<Event> news() {
        List<Event> heard = chair().heard();
        return heard.subList(told, heard.size());
    }

    /** The code of the move that the learner is to make now; empty where there is only to read. */
    public OptionalInt wanted() {
        return done() ? OptionalInt.empty() : step().wanted();
    }

    /**
     * What the lesson makes of a move of the learner; nothing happens at the table.
     *
     * @throws IllegalStateException if the step wants no move
     */
    public Answer answer(int code) {
        int due =
                wanted().orElseThrow(() ->
                        new IllegalStateException("step " + index + " wants no move"));
        Optional<Refusal> refusal = chair().why(code);
        if (refusal.isPresent()) {
            return new Answer.Refused(refusal.get());
        }
        return code == due ? new Answer.Right() : new Answer.Other();
    }

    /** Makes the wanted move, if there is one, lets the others move, and takes the next step. */
    public void goOn() {
        goOn(() -> {});
    }

    /**
     * The same, for whoever wants to see all of it.
     *
     * @param look is called after every single move
     */
    public void goOn(Runnable look) {
        LessonStep step = step();
        told = chair().heard().size();
        if (step.wanted().isPresent()) {
            play(lesson.seat(), step.wanted().getAsInt());
            look.run();
        }
        for (LessonStep.Reply reply : step.replies()) {
            play(reply.seat(), reply.code());
            look.run();
        }
        index++;
    }

    private void play(int seat, int code) {
        table.play(seat, code)
                .ifPresent(refusal -> {
                    throw new IllegalStateException(
                            "step %s: seat %d may not play code %d: %s"
                                    .formatted(step().name(), seat, code, refusal));
                });
    }
}
