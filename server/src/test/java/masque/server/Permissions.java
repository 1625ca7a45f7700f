package masque.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Who may do what, as docs/permissions.md says. */
final class Permissions {
    private static final Path DOCUMENT = Path.of("..", "docs", "permissions.md");
    private static final Pattern CODE = Pattern.compile("`([^`]+)`");

    private final List<Row> requests = new ArrayList<>();
    private final List<Row> messages = new ArrayList<>();
    private List<String> header = List.of();

    /**
     * A line of a table.
     *
     * @param number of the line in the document
     * @param what is sent: method and address, or a message
     * @param body that goes with it; empty if none does
     * @param cells what each role is answered
     */
    record Row(int number, String what, String body, List<Stage> stages, Map<Role, String> cells) {
        /** Whether it is about one table. */
        boolean aboutTable() {
            return what.contains("/ID") || what.startsWith("{") || body.contains("CODE");
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

    /** Those about requests. */
    List<Row> requests() {
        return requests;
    }

    /** Those about messages over a socket. */
    List<Row> messages() {
        return messages;
    }

    private void line(int number, String line) {
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
        } else if (!line.startsWith("|---")) {
            table().ifPresent(rows -> rows.add(row(number, cells)));
        }
    }

    /** Where the lines of the present table belong, if it is one about permissions. */
    private Optional<List<Row>> table() {
        return switch (header.getFirst()) {
            case "request" -> Optional.of(requests);
            case "message" -> Optional.of(messages);
            default -> Optional.empty();
        };
    }

    private Row row(int number, List<String> cells) {
        if (cells.size() != header.size()) {
            throw new AssertionError("line %d: %s for %s".formatted(number, cells, header));
        }
        List<String> sent =
                CODE.matcher(cells.getFirst()).results().map(found -> found.group(1)).toList();
        Map<Role, String> answers = new EnumMap<>(Role.class);
        List<Stage> stages = Stage.ANY;
        for (int column = 1; column < cells.size(); column++) {
            String cell = cells.get(column);
            if (header.get(column).equals("when")) {
                stages = Stage.of(cell);
            } else {
                List<Role> roles = Role.of(header.get(column));
                if (roles.isEmpty()) {
                    throw new AssertionError(number + ": nobody is a " + header.get(column));
                }
                roles.forEach(role -> answers.put(role, cell));
            }
        }
        return new Row(
                number, sent.getFirst(), sent.size() > 1 ? sent.get(1) : "", stages, answers);
    }
}
