package masque.edge.lesson;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import masque.edge.Words;

/**
 * A step as it is written, before its moves are held against the rules.
 *
 * @param number of the line with its name
 * @param lines all that may stand there once, by its word
 * @param replies the others' moves, in order
 */
record StepDraft(int number, String name, Map<String, LessonLine> lines, List<LessonLine> replies) {
    Optional<LessonLine> line(String word) {
        return Optional.ofNullable(lines.get(word));
    }

    /** The texts by language, of those words that begin so. */
    Map<String, String> texts(String prefix) {
        Map<String, String> texts = new LinkedHashMap<>();
        for (String language : Words.languages()) {
            line(prefix + language).ifPresent(line -> texts.put(language, line.rest()));
        }
        return texts;
    }
}
