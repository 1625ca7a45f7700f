package masque.edge.lesson;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import masque.core.Phrase;
import masque.edge.Words;

/** Reads the steps of a lesson file; whether their moves fit the rules is not seen yet. */
final class StepReader {
    static final String STEP = "--";
    static final String NOT = "not-";
    static final String MOVE = "move";
    static final String THEN = "then";
    static final String AT = "at";

    /** What says something to the learner, and so may go on in the next line. */
    static final List<String> TEXTS =
            Stream.of("", NOT)
                    .flatMap(kind -> Words.languages().stream().map(language -> kind + language))
                    .toList();

    private static final List<String> BODY =
            Stream.concat(Stream.of(AT, MOVE, THEN), TEXTS.stream()).toList();

    /** A name that can stand in addresses and in the code of a page. */
    private static final String NAME = "[a-z]+(-[a-z]+)*";

    private final Faults faults;

    StepReader(Faults faults) {
        this.faults = faults;
    }

    /** The steps, of which each begins with its name. */
    List<StepDraft> drafts(List<LessonLine> rest) {
        List<StepDraft> drafts = new ArrayList<>();
        Set<String> names = new HashSet<>();
        int from = 0;
        while (from < rest.size()) {
            LessonLine title = rest.get(from);
            int to = from + 1;
            while (to < rest.size() && !rest.get(to).word().equals(STEP)) {
                to++;
            }
            if (!title.rest().matches(NAME)) {
                throw faults.at(title.number(), Phrase.of("lesson-name", "value", title.rest()));
            }
            if (!names.add(title.rest())) {
                throw faults.at(title.number(), title.rest(), Phrase.of("lesson-step-twice"));
            }
            drafts.add(draft(title, rest.subList(from + 1, to)));
            from = to;
        }
        return drafts;
    }

    private StepDraft draft(LessonLine title, List<LessonLine> body) {
        String step = title.rest();
        Map<String, LessonLine> once = new LinkedHashMap<>();
        List<LessonLine> replies = new ArrayList<>();
        for (LessonLine line : body) {
            if (!BODY.contains(line.word())) {
                throw faults.at(line.number(), step, line.unknown(BODY));
            }
            if (line.rest().isEmpty()) {
                throw faults.at(
                        line.number(), step, Phrase.of("lesson-empty", "word", line.word()));
            }
            if (line.word().equals(THEN)) {
                replies.add(line);
            } else if (once.put(line.word(), line) != null) {
                throw faults.at(
                        line.number(), step, Phrase.of("lesson-twice", "word", line.word()));
            }
        }
        StepDraft draft = new StepDraft(title.number(), step, once, replies);
        check(draft);
        return draft;
    }

    private void check(StepDraft draft) {
        draft.line(AT)
                .filter(line -> !line.rest().matches(NAME))
                .ifPresent(line -> {
                    throw faults.at(
                            line.number(),
                            draft.name(),
                            Phrase.of("lesson-at", "value", line.rest()));
                });
        for (String word : TEXTS) {
            Optional<LessonLine> line = draft.line(word);
            if (line.isEmpty() && !word.startsWith(NOT)) {
                throw faults.at(
                        draft.number(), draft.name(), Phrase.of("lesson-missing", "word", word));
            }
            if (line.isPresent() && word.startsWith(NOT) && draft.line(MOVE).isEmpty()) {
                throw faults.at(
                        line.get().number(),
                        draft.name(),
                        Phrase.of("lesson-no-move", "word", word));
            }
        }
    }
}
