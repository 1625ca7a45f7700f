package masque.app;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A rulebook in Markdown, lightly rendered: headings, lists, tables, wrapped paragraphs, and of
 * pictures what is to be seen.
 */
final class Rulebook {
    private static final Pattern CLAUSE = Pattern.compile("- \\*\\*([A-Z]+-[0-9.]+[a-z]?)\\*\\*.*");
    private static final Pattern BULLET = Pattern.compile("( *)([-*]|[0-9]+\\.) +(.*)");
    private static final Pattern BOLD = Pattern.compile("\\*\\*(.+?)\\*\\*");
    private static final Pattern TABLE_RULE = Pattern.compile("[-|: ]+");

    private final List<String> source;

    Rulebook(String markdown) {
        source = markdown.lines().toList();
    }

    /** The whole book. */
    List<String> all(Page page) {
        return render(source, page);
    }

    /** One clause with all that belongs to it; empty if there is none with this number. */
    Optional<List<String>> clause(String number, Page page) {
        String wanted = number.strip().toUpperCase(Locale.ROOT);
        for (int i = 0; i < source.size(); i++) {
            Matcher clause = CLAUSE.matcher(source.get(i));
            if (clause.matches() && clause.group(1).toUpperCase(Locale.ROOT).equals(wanted)) {
                return Optional.of(render(source.subList(i, endOfClause(i)), page));
            }
        }
        return Optional.empty();
    }

    /** The number of the first clause, as an example. */
    String firstClause() {
        return source.stream()
                .map(CLAUSE::matcher)
                .filter(Matcher::matches)
                .map(clause -> clause.group(1))
                .findFirst()
                .orElse("");
    }

    /** A clause goes on with indented lines. */
    private int endOfClause(int start) {
        int end = start + 1;
        while (end < source.size()
                && (source.get(end).startsWith(" ") || source.get(end).isEmpty())) {
            end++;
        }
        while (source.get(end - 1).isEmpty()) {
            end--;
        }
        return end;
    }

    private static List<String> render(List<String> source, Page page) {
        List<String> lines = new ArrayList<>();
        int at = 0;
        while (at < source.size()) {
            String line = source.get(at);
            int end = at + 1;
            if (line.isBlank()) {
                lines.add("");
            } else if (line.startsWith("#")) {
                String title = line.replaceFirst("#+ *", "");
                lines.add(page.paint().on(title, Paint.Look.BOLD));
            } else if (line.strip().startsWith("|")) {
                while (end < source.size() && source.get(end).strip().startsWith("|")) {
                    end++;
                }
                lines.addAll(table(source.subList(at, end), page));
            } else {
                while (end < source.size() && continues(source.get(end))) {
                    end++;
                }
                lines.addAll(paragraph(source.subList(at, end), page));
            }
            at = end;
        }
        return lines;
    }

    private static boolean continues(String line) {
        return !line.isBlank()
                && !line.startsWith("#")
                && !line.strip().startsWith("|")
                && !BULLET.matcher(line).matches();
    }

    private static List<String> paragraph(List<String> source, Page page) {
        String text = source.stream().map(String::strip).reduce("", Rulebook::joined);
        String indent =
                " ".repeat(source.getFirst().length() - source.getFirst().stripLeading().length());
        Matcher bullet = BULLET.matcher(text);
        if (bullet.matches()) {
            indent += bullet.group(2) + " ";
            text = bullet.group(3);
        }
        return Wrap.lines(indent, plain(text), page.width()).stream()
                .map(line -> embolden(line, page))
                .toList();
    }

    /** In Japanese there is no space between sentences. */
    private static String joined(String text, String line) {
        boolean apart =
                !text.isEmpty()
                        && Wrap.columns(text.substring(text.length() - 1)) == 1
                        && Wrap.columns(line.substring(0, 1)) == 1;
        return text + (apart ? " " : "") + line;
    }

    private static List<String> table(List<String> source, Page page) {
        List<String[]> rows =
                source.stream()
                        .map(String::strip)
                        .filter(line -> !TABLE_RULE.matcher(line).matches())
                        .map(line -> line.replaceAll("^\\||\\|$", "").split("\\|", -1))
                        .toList();
        int columns = rows.stream().mapToInt(row -> row.length).max().orElse(0);
        int[] widths = new int[columns];
        for (String[] row : rows) {
            for (int i = 0; i < row.length; i++) {
                row[i] = plain(row[i].strip()).replace("**", "");
                widths[i] = Math.max(widths[i], Wrap.columns(row[i]));
            }
        }
        shrink(widths, page.width() - 2);
        List<String> lines = new ArrayList<>();
        for (String[] row : rows) {
            List<String> drawn = row(row, widths);
            boolean head = lines.isEmpty();
            drawn.forEach(line -> lines.add(head ? page.paint().on(line, Paint.Look.BOLD) : line));
        }
        return lines;
    }

    /** Makes the widest columns narrower until all fit. */
    private static void shrink(int[] widths, int room) {
        while (Arrays.stream(widths).sum() + 2 * widths.length > room) {
            int widest = 0;
            for (int i = 0; i < widths.length; i++) {
                widest = widths[i] > widths[widest] ? i : widest;
            }
            widths[widest]--;
        }
    }

    private static List<String> row(String[] cells, int[] widths) {
        List<List<String>> wrapped = new ArrayList<>();
        for (int i = 0; i < cells.length; i++) {
            wrapped.add(Wrap.lines("", cells[i], widths[i]));
        }
        int height = wrapped.stream().mapToInt(List::size).max().orElse(0);
        List<String> lines = new ArrayList<>();
        for (int y = 0; y < height; y++) {
            StringBuilder line = new StringBuilder("  ");
            for (int i = 0; i < wrapped.size(); i++) {
                String cell = y < wrapped.get(i).size() ? wrapped.get(i).get(y) : "";
                line.append(Wrap.pad(cell, widths[i] + 2));
            }
            lines.add(line.toString().stripTrailing());
        }
        return lines;
    }

    /** Links and code without their marks; bold marks stay until the lines are broken. */
    private static String plain(String text) {
        return text.replaceAll("!(\\[[^]]+])\\([^)]*\\)", "$1")
                .replaceAll("\\[([^]]+)]\\([^)]*\\)", "$1")
                .replace("`", "")
                .replaceAll("(?<![*\\w])[*_]([^*_]+)[*_](?![*\\w])", "$1");
    }

    private static String embolden(String line, Page page) {
        return BOLD.matcher(line)
                .replaceAll(found ->
                        Matcher.quoteReplacement(page.paint().on(found.group(1), Paint.Look.BOLD)))
                .replace("**", "");
    }
}
