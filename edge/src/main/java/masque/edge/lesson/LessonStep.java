package masque.edge.lesson;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One step of a lesson: something to read or, with a move that is wanted, to do.
 *
 * @param name unique within the lesson, and the same as long as the step means the same
 * @param at what on the table the text is about, as a word for who draws it
 * @param texts what the learner is told, by language
 * @param wanted the code of the move that the learner is to make; a step without is only read
 * @param otherwise what is said to another move that is legal, by language; may be empty if there
 *     is none
 * @param replies what the others do after it: once the wanted move is made or, without one, once
 *     the text is read
 */
public record LessonStep(
        String name,
        Optional<String> at,
        Map<String, String> texts,
        OptionalInt wanted,
        Map<String, String> otherwise,
        List<Reply> replies) {
    /** Somebody in a text, by the number of the seat. */
    static final Pattern CALLED = Pattern.compile("\\{([^}]*)}");

    /** A move of somebody else. */
    public record Reply(int seat, int code) {}

    public LessonStep {
        texts = Map.copyOf(texts);
        otherwise = Map.copyOf(otherwise);
        replies = List.copyOf(replies);
    }

    /**
     * What the learner is told; every language of Masque has it.
     *
     * @param names what everybody at the table is called there, by seat
     */
    public String text(String language, List<String> names) {
        String text = texts.get(language);
        if (text == null) {
            throw new IllegalArgumentException("step " + name + " has no text in " + language);
        }
        return called(text, names);
    }

    /** What is said to a legal move that is not the one wanted; empty if there is none. */
    public Optional<String> otherwise(String language, List<String> names) {
        return Optional.ofNullable(otherwise.get(language)).map(text -> called(text, names));
    }

    private static String called(String text, List<String> names) {
        return CALLED.matcher(text)
                .replaceAll(found ->
                        Matcher.quoteReplacement(names.get(Integer.parseInt(found.group(1)))));
    }
}
