package masque.games;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The rulebooks of the games that are in, and the clauses they number. */
final class Rulebooks {
    private static final Path FOLDER = Path.of("..", "docs", "rules");
    private static final Pattern CLAUSE =
            Pattern.compile("(?m)^- \\*\\*([A-Z]{2}-\\d+\\.\\d+)\\*\\* (.*(?:\\n {2}[^|\\s].*)*)$");

    private Rulebooks() {}

    /** The ids of all games with a rulebook. */
    static List<String> games() {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".md"))
                    .map(name -> name.substring(0, name.length() - 3))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The clauses of a rulebook, without their tables, in the order of their numbers. */
    static Map<String, String> clauses(String game) {
        Map<String, String> clauses = new TreeMap<>(Rulebooks::compare);
        for (MatchResult match : CLAUSE.matcher(text(game)).results().toList()) {
            if (clauses.put(match.group(1), match.group(2).replaceAll("\\n +", " ")) != null) {
                throw new IllegalStateException(match.group(1) + " is in the rulebook twice");
            }
        }
        return clauses;
    }

    /**
     * The Markdown of a rulebook; in another language than English its folder comes before the id.
     */
    static String text(String game) {
        try {
            return Files.readString(FOLDER.resolve(game + ".md"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static int compare(String a, String b) {
        int byChapter = Integer.compare(number(a, 0), number(b, 0));
        return byChapter != 0 ? byChapter : Integer.compare(number(a, 1), number(b, 1));
    }

    private static int number(String clause, int part) {
        return Integer.parseInt(clause.substring(3).split("\\.", -1)[part]);
    }
}
