package masque.app;

import java.text.BreakIterator;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jline.utils.WCWidth;

/** Measures and breaks text by the columns it takes; Japanese letters take two. */
public final class Wrap {
    private static final Pattern COLOUR = Pattern.compile("\u001b\\[[0-9;]*m");

    private Wrap() {}

    /** How many columns a text takes; colour codes take none. */
    public static int columns(String text) {
        String plain = text.indexOf('\u001b') < 0 ? text : COLOUR.matcher(text).replaceAll("");
        int columns = 0;
        int point;
        for (int at = 0; at < plain.length(); at += Character.charCount(point)) {
            point = plain.codePointAt(at);
            // Most text is plain letters, and every screen is measured piece by piece.
            columns += point >= ' ' && point <= '~' ? 1 : Math.max(0, WCWidth.wcwidth(point));
        }
        return columns;
    }

    /** A text filled up with spaces to at least so many columns. */
    public static String pad(String text, int columns) {
        return text + " ".repeat(Math.max(0, columns - columns(text)));
    }

    /**
     * A text broken between words; the first line begins with the indent, the others with as many
     * spaces.
     */
    static List<String> lines(String indent, String text, int width) {
        String hang = " ".repeat(columns(indent));
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder(indent);
        int filled = hang.length();
        for (String piece : pieces(text)) {
            if (filled + columns(piece.stripTrailing()) > width && filled > hang.length()) {
                lines.add(line.toString().stripTrailing());
                line = new StringBuilder(hang);
                filled = hang.length();
            }
            line.append(piece);
            filled += columns(piece);
        }
        lines.add(line.toString().stripTrailing());
        return lines;
    }

    /** Words with the space after them, or single letters where they are written without. */
    private static List<String> pieces(String text) {
        BreakIterator breaks = BreakIterator.getLineInstance(Locale.ROOT);
        breaks.setText(text);
        List<String> pieces = new ArrayList<>();
        int from = breaks.first();
        for (int to = breaks.next(); to != BreakIterator.DONE; to = breaks.next()) {
            if (to == text.length() || mayBreak(text.codePointBefore(to), text.codePointAt(to))) {
                pieces.add(text.substring(from, to));
                from = to;
            }
        }
        return pieces;
    }

    /** File names and clause numbers stay whole, though they have hyphens and slashes. */
    private static boolean mayBreak(int before, int after) {
        return Character.isWhitespace(before)
                || WCWidth.wcwidth(before) == 2
                || WCWidth.wcwidth(after) == 2;
    }
}
