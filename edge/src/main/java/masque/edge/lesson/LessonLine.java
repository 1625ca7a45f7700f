package masque.edge.lesson;

import java.util.ArrayList;
import java.util.List;
import masque.core.Phrase;

/**
 * One statement of a lesson file: its first word and the rest, with the lines that go on with it.
 *
 * @param number of the line that it begins in, from 1
 */
record LessonLine(int number, String word, String rest) {
    private static final String COMMENT = "(^|\\s+)#.*";

    /** The statements of a text, without comments and empty lines. */
    static List<LessonLine> in(String text, Faults faults) {
        List<LessonLine> lines = new ArrayList<>();
        int number = 0;
        for (String raw : text.split("\\R", -1)) {
            number++;
            String line = raw.replaceFirst(COMMENT, "").stripTrailing();
            if (line.isEmpty()) {
                continue;
            }
            if (!Character.isWhitespace(line.charAt(0))) {
                String[] parts = line.split("\\s+", 2);
                lines.add(new LessonLine(number, parts[0], parts.length > 1 ? parts[1] : ""));
            } else if (lines.isEmpty() || !lines.getLast().mayGoOn()) {
                throw faults.at(number, Phrase.of("lesson-indented"));
            } else {
                lines.add(lines.removeLast().goingOn(line.strip()));
            }
        }
        return lines;
    }

    /** That nothing of this kind may stand here. */
    Phrase unknown(List<String> allowed) {
        return Phrase.of("lesson-word", "word", word, "allowed", allowed);
    }

    private boolean mayGoOn() {
        return StepReader.TEXTS.contains(word);
    }

    private LessonLine goingOn(String more) {
        boolean apart =
                !rest.isEmpty() && spaced(rest.codePointBefore(rest.length())) && spaced(more);
        return new LessonLine(number, word, rest + (apart ? " " : "") + more);
    }

    private static boolean spaced(String text) {
        return spaced(text.codePointAt(0));
    }

    /** Whether a script is written with spaces; Japanese letters and marks are not. */
    private static boolean spaced(int letter) {
        return switch (Character.UnicodeScript.of(letter)) {
            case HAN, HIRAGANA, KATAKANA -> false;
            default -> letter < 0x3000 || letter > 0xFFEF;
        };
    }
}
