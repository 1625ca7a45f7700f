package masque.games.queenseat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import masque.core.BadInput;

/** Reads the packs from the rows of a data file, in the order of their sets (QS-1.1, QS-1.3). */
final class PackFile {
    static final List<String> SETS = List.of("starter", "medium", "advanced");
    static final String HEADER = "princess,animal,colour,set,regular,dark";
    static final String LONG_HEADER = HEADER + ",provenance";

    /** Counts of a Princess must fit where they are kept. */
    private static final int MOST_REGULAR = 12;

    private static final int PRINCESS = 0;
    private static final int ANIMAL = 1;
    private static final int COLOUR = 2;
    private static final int SET = 3;
    private static final int REGULAR = 4;
    private static final int DARK = 5;
    private static final int WIDTH = 6;

    private final List<Pack> packs = new ArrayList<>();
    private int width;

    private PackFile() {}

    /**
     * Reads a data file.
     *
     * @return every Princess's pack, those of the first set first
     * @throws BadInput naming the line that is wrong
     */
    static List<Pack> read(String text) {
        PackFile file = new PackFile();
        List<String> lines = text.lines().map(String::strip).toList();
        for (int i = 0; i < lines.size(); i++) {
            if (!lines.get(i).isEmpty() && !lines.get(i).startsWith("#")) {
                file.line(i + 1, lines.get(i));
            }
        }
        for (Princess princess : Princess.values()) {
            if (file.packs.stream().noneMatch(pack -> pack.princess() == princess)) {
                throw BadInput.of(
                        "packs-missing", "line", lines.size(), "princess", princess.text());
            }
        }
        List<Pack> sorted = new ArrayList<>();
        for (String set : SETS) {
            file.packs.stream().filter(pack -> pack.set().equals(set)).forEach(sorted::add);
        }
        return List.copyOf(sorted);
    }

    private void line(int number, String line) {
        if (width == 0) {
            String header = line.toLowerCase(Locale.ROOT);
            if (!header.equals(HEADER) && !header.equals(LONG_HEADER)) {
                throw BadInput.of("packs-header", "line", number, "expected", LONG_HEADER);
            }
            width = header.equals(HEADER) ? WIDTH : WIDTH + 1;
            return;
        }
        List<String> cells = List.of(line.split("\\s*,\\s*", -1));
        if (cells.size() != width) {
            throw BadInput.of(
                    "packs-width", "line", number, "count", cells.size(), "expected", width);
        }
        packs.add(pack(number, cells));
    }

    private Pack pack(int number, List<String> cells) {
        Princess princess =
                Princess.of(cells.get(PRINCESS))
                        .orElseThrow(() -> wrong("packs-princess", number, cells.get(PRINCESS)));
        if (packs.stream().anyMatch(pack -> pack.princess() == princess)) {
            throw wrong("packs-twice", number, cells.get(PRINCESS));
        }
        Colour colour =
                Colour.of(cells.get(COLOUR))
                        .orElseThrow(() -> wrong("packs-colour", number, cells.get(COLOUR)));
        if (!SETS.contains(cells.get(SET))) {
            throw wrong("packs-set", number, cells.get(SET));
        }
        return new Pack(
                princess,
                cells.get(ANIMAL),
                colour,
                cells.get(SET),
                count(number, cells.get(REGULAR), MOST_REGULAR),
                count(number, cells.get(DARK), 1));
    }

    private static int count(int number, String written, int most) {
        if (!written.matches("[0-9]{1,2}") || Integer.parseInt(written) > most) {
            throw BadInput.of("packs-count", "line", number, "value", written, "most", most);
        }
        return Integer.parseInt(written);
    }

    private static BadInput wrong(String key, int line, String value) {
        return BadInput.of(key, "line", line, "value", value);
    }
}
