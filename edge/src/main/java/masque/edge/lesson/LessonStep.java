package masque.edge.lesson;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * One step of a lesson: something to read or, with a move that is wanted, to do.
 *
 * @param name unique within the lesson, and the same as long as the step means the same
 * @param at what on the table the text is about, as a word for who draws it
 * @param texts what the learner is told, by language
 * @param wanted the code of the move that the learner is to make; a step without is only read
 * @param otherwise what is said to another move that is legal, by language; may be empty if there
 *     is none
 * @param replies what the others do: after the wanted move or, without one, before the text
 */
public record LessonStep(
        String name,
        Optional<String> at,
        Map<String, String> texts,
        OptionalInt wanted,
        Map<String, String> otherwise,
        List<Reply> replies) {
    /** A move of somebody else. */
    public record Reply(int seat, int code) {}

    public LessonStep {
        texts = Map.copyOf(texts);
        otherwise = Map.copyOf(otherwise);
        replies = List.copyOf(replies);
    }

    /** What the learner is told; every language of Masque has it. */
    public String text(String language) {
        String text = texts.get(language);
        if (text == null) {
            throw new IllegalArgumentException("step " + name + " has no text in " + language);
        }
        return text;
    }

    /** What is said to a legal move that is not the one wanted; empty if there is none. */
    public Optional<String> otherwise(String language) {
        return Optional.ofNullable(otherwise.get(language));
    }
}
