package masque.server.store;

import static java.util.stream.Collectors.joining;

import java.util.Arrays;
import java.util.List;
import masque.core.Draw;

/** Draws of chance as a short text, such as {@code 24:3 6:0}. */
final class DrawsText {
    private DrawsText() {}

    static String write(List<Draw> draws) {
        return draws.stream()
                .map(draw -> draw.below() + ":" + draw.outcome())
                .collect(joining(" "));
    }

    static List<Draw> read(String text) {
        return text.isEmpty()
                ? List.of()
                : Arrays.stream(text.split(" ", -1)).map(DrawsText::draw).toList();
    }

    private static Draw draw(String text) {
        int colon = text.indexOf(':');
        return new Draw(
                Integer.parseInt(text.substring(0, colon)),
                Integer.parseInt(text.substring(colon + 1)));
    }
}
