package masque.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** Who may do what, as docs/permissions.md says. */
final class Permissions {
    private static final Path DOCUMENT = Path.of("..", "docs", "permissions.md");
    private static final Pattern CODE = Pattern.compile("`([^`]+)`");

    /** The headings of first columns that have what is sent. */
    private static final Set<String> KINDS = Set.of("request", "message", "act");

    /** The chapters that have roles and moments of their own, and so a test of their own. */
    private static final Set<String> APART = Set.of("Tournaments", "Challenge cards");

    private final List<Row> rows = new ArrayList<>();
    private List<String> header = List.of();
    private String chapter = "";

    /**
     * A line of a table.
     *
     * @param number of the line in the document
     * @param chapter its heading
     * @param kind the heading of the first column: a request, a message...
     * @param what is sent: method and address, or a message
     * @param body that goes with it; empty if none does
     * @param when the moments, as they are written; empty if nothing is said
     * @param columns what is answered, by the heading of the column
     */
    record Row(
            int number,
            String chapter,
            String kind,
            String what,
            String body,
            String when,
            Map<String, String> columns) {
        /** Whether it is about one table. */
        boolean aboutTable() {
            return what.contains("/ID") || what.startsWith("{") || body.contains("CODE");
        }

        /** How far a table has come. */
        List<Stage> stages() {
            return Stage.of(when);
        }

        /** What each role at a table is answered. */
        Map<Role, String> cells() {
            Map<Role, String> answers = new EnumMap<>(Role.class);
            columns.forEach((title, cell) -> {
                List<Role> roles = Role.of(title);
                if (roles.isEmpty()) {
                    throw new AssertionError(number + ": nobody is a " + title);
                }
                roles.forEach(role -> answers.put(role, cell));
            });
            return answers;
        }

        String method() {
            return what.substring(0, what.indexOf(' '));
        }

        String address() {
            return what.substring(what.indexOf(' ') + 1);
        }

        @Override
        public String toString() {
            return "line " + number + ": " + what + " " + body;
        }
    }

    private Permissions() {}

    static Permissions read() {
        Permissions permissions = new Permissions();
        try {
            List<String> lines = Files.readAllLines(DOCUMENT);
            for (int i = 0; i < lines.size(); i++) {
                permissions.line(i + 1, lines.get(i));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return permissions;
    }

    /** All that are about requests, whoever tries them. */
    List<Row> allRequests() {
        return rows.stream().filter(row -> row.kind().equals("request")).toList();
    }

    /** Those about requests, of the chapters that are about tables. */
    List<Row> requests() {
        return ofTables("request");
    }

    /** Those about messages over the socket of a table. */
    List<Row> messages() {
        return ofTables("message");
    }

    private List<Row> ofTables(String kind) {
        return rows.stream()
                .filter(row -> row.kind().equals(kind) && !APART.contains(row.chapter()))
                .toList();
    }

    /** Those of a chapter whose first column has this heading. */
    List<Row> of(String chapterTitle, String kind) {
        return rows.stream()
                .filter(row -> row.kind().equals(kind) && row.chapter().equals(chapterTitle))
                .toList();
    }

    private void line(int number, String line) {
        if (line.startsWith("## ")) {
            chapter = line.substring("## ".length());
        }
        if (!line.startsWith("|")) {
            header = List.of();
            return;
        }
        List<String> cells =
                Arrays.stream(line.substring(1, line.length() - 1).split("\\|", -1))
                        .map(String::strip)
                        .toList();
        if (header.isEmpty()) {
            header = cells;
        } else if (!line.startsWith("|---") && KINDS.contains(header.getFirst())) {
            rows.add(row(number, cells));
        }
    }

    private Row row(int number, List<String> cells) {
        if (cells.size() != header.size()) {
            throw new AssertionError("line %d: %s for %s".formatted(number, cells, header));
        }
        List<String> sent =
                CODE.matcher(cells.getFirst()).results().map(found -> found.group(1)).toList();
        String when = "";
        Map<String, String> columns = new LinkedHashMap<>();
        for (int column = 1; column < cells.size(); column++) {
            if (header.get(column).equals("when")) {
                when = cells.get(column);
            } else {
                columns.put(header.get(column), cells.get(column));
            }
        }
        return new Row(
                number,
                chapter,
                header.getFirst(),
                sent.getFirst(),
                sent.size() > 1 ? sent.get(1) : "",
                when,
                columns);
    }
}
