package masque.games.truthorbluff;

import java.util.List;
import java.util.Locale;
import masque.core.BadInput;

/**
 * Reads the numbers on the Character tiles from the rows of a data file: character, number and, if
 * the file says so, where the row comes from (TB-1.5).
 */
final class NumberFile {
    static final String HEADER = "character,number";
    static final String LONG_HEADER = HEADER + ",provenance";

    private final int[] numbers = new int[Face.CHARACTERS];
    private int width;

    private NumberFile() {}

    /**
     * Reads a data file.
     *
     * @return the number of each character
     * @throws BadInput naming the line that is wrong
     */
    static int[] read(String text) {
        NumberFile file = new NumberFile();
        List<String> lines = text.lines().map(String::strip).toList();
        for (int i = 0; i < lines.size(); i++) {
            if (!lines.get(i).isEmpty() && !lines.get(i).startsWith("#")) {
                file.line(i + 1, lines.get(i));
            }
        }
        for (int character = 0; character < Face.CHARACTERS; character++) {
            if (file.numbers[character] == 0) {
                throw BadInput.of(
                        "numbers-missing",
                        "line",
                        lines.size(),
                        "character",
                        Face.at(character).text());
            }
        }
        return file.numbers;
    }

    private void line(int number, String line) {
        if (width == 0) {
            String header = line.toLowerCase(Locale.ROOT);
            if (!header.equals(HEADER) && !header.equals(LONG_HEADER)) {
                throw BadInput.of("numbers-header", "line", number, "expected", LONG_HEADER);
            }
            width = header.equals(HEADER) ? 2 : 3;
            return;
        }
        List<String> cells = List.of(line.split("\\s*,\\s*", -1));
        if (cells.size() != width) {
            throw BadInput.of(
                    "numbers-width", "line", number, "count", cells.size(), "expected", width);
        }
        int character =
                Face.character(cells.get(0))
                        .orElseThrow(() -> wrong("numbers-character", number, cells.get(0)))
                        .ordinal();
        if (numbers[character] != 0) {
            throw wrong("numbers-twice", number, cells.get(0));
        }
        if (!cells.get(1).matches("[1-9][0-9]?") || Integer.parseInt(cells.get(1)) > Goal.TOTAL) {
            throw wrong("numbers-number", number, cells.get(1));
        }
        numbers[character] = Integer.parseInt(cells.get(1));
    }

    private static BadInput wrong(String key, int line, String value) {
        return BadInput.of(key, "line", line, "value", value);
    }
}
