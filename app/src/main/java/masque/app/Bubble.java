package masque.app;

import java.util.ArrayList;
import java.util.List;

/** A text in a frame, as somebody says it who stands beside the table. */
final class Bubble {
    private static final String LEFT = "| ";
    private static final String RIGHT = " |";

    private Bubble() {}

    /** The lines of the frame, as wide as the page. */
    static List<String> of(String title, String text, Page page) {
        int inside = page.width() - LEFT.length() - RIGHT.length();
        String head = "+-- " + title + " ";
        List<String> lines = new ArrayList<>();
        lines.add(head + "-".repeat(Math.max(0, page.width() - 1 - Wrap.columns(head))) + "+");
        for (String line : Wrap.lines("", text, inside)) {
            lines.add(LEFT + Wrap.pad(line, inside) + RIGHT);
        }
        lines.add("+" + "-".repeat(page.width() - 2) + "+");
        return lines;
    }
}
