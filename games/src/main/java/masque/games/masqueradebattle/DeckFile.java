package masque.games.masqueradebattle;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import masque.core.BadInput;

/**
 * Reads the Characters of a deck from the rows of a data file: planet, Guardian power, Dark Kingdom
 * power and, if the file says so, where the row comes from (MB-1.7).
 */
final class DeckFile {
    static final String HEADER = "planet,guardian,dark_kingdom";
    static final String LONG_HEADER = HEADER + ",provenance";

    private final Map<String, Integer> copies = new HashMap<>();
    private final List<Card> cards = new ArrayList<>();
    private int width;

    private DeckFile() {}

    /**
     * Reads a data file.
     *
     * @throws BadInput naming the line that is wrong
     */
    static Deck read(String text) {
        DeckFile file = new DeckFile();
        List<String> lines = text.lines().map(String::strip).toList();
        for (int i = 0; i < lines.size(); i++) {
            if (!lines.get(i).isEmpty() && !lines.get(i).startsWith("#")) {
                file.line(i + 1, lines.get(i));
            }
        }
        if (file.cards.size() < Deck.CHARACTERS) {
            throw BadInput.of("deck-short", "line", lines.size(), "count", file.cards.size());
        }
        file.cards.sort(Comparator.comparing(card -> card.planet().orElseThrow()));
        return new Deck(file.cards);
    }

    private void line(int number, String line) {
        if (width == 0) {
            if (!line.equals(HEADER) && !line.equals(LONG_HEADER)) {
                throw BadInput.of("deck-header", "line", number, "expected", LONG_HEADER);
            }
            width = line.equals(HEADER) ? 3 : 4;
            return;
        }
        List<String> cells = List.of(line.split("\\s*,\\s*", -1));
        if (cells.size() != width) {
            throw BadInput.of(
                    "deck-width", "line", number, "count", cells.size(), "expected", width);
        }
        if (cards.size() == Deck.CHARACTERS) {
            throw BadInput.of("deck-long", "line", number);
        }
        Planet planet =
                Planet.parse(cells.get(0))
                        .orElseThrow(() -> wrong("deck-planet", number, cells.get(0)));
        int guardian = power(number, cells.get(1));
        int dark = power(number, cells.get(2));
        String same = planet.text() + guardian + "/" + dark;
        cards.add(Card.character(planet, guardian, dark, copies.merge(same, 1, Integer::sum)));
    }

    private static int power(int number, String cell) {
        if (!cell.matches("[1-8]")) {
            throw wrong("deck-power", number, cell);
        }
        return Integer.parseInt(cell);
    }

    private static BadInput wrong(String key, int line, String value) {
        return BadInput.of(key, "line", line, "value", value);
    }
}
