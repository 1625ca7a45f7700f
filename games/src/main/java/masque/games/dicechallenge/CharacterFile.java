package masque.games.dicechallenge;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import masque.core.BadInput;
import masque.core.Phrase;

/**
 * Reads characters from the rows of a data file (DC-1.1): name, Starting, Reserve and Droid dice,
 * ability, uses and where the row comes from.
 */
final class CharacterFile {
    static final String HEADER = "name,starting,reserve,droid,ability,uses,provenance";

    /** No move's number would have room for more. */
    static final int MOST_DICE = 10;

    static final int MOST_CHARACTERS = 64;
    private static final int MOST_USES = 9;
    private static final int LONGEST_NAME = 40;

    private final Set<String> worded;
    private final List<Card> cards = new ArrayList<>();
    private final Map<String, Integer> lineOf = new HashMap<>();
    private boolean headed;

    private CharacterFile(Set<String> worded) {
        this.worded = worded;
    }

    /**
     * Reads a data file.
     *
     * @param worded the ids of the characters that the languages have names for
     * @throws BadInput naming the line that is wrong
     */
    static List<Card> read(String text, Set<String> worded) {
        CharacterFile file = new CharacterFile(worded);
        List<String> lines = text.lines().map(String::strip).toList();
        for (int i = 0; i < lines.size(); i++) {
            if (!lines.get(i).isEmpty() && !lines.get(i).startsWith("#")) {
                file.line(i + 1, lines.get(i));
            }
        }
        if (file.cards.size() < 2) {
            throw BadInput.of(
                    "characters-few", "line", lines.size(), "count", file.cards.size(), "least", 2);
        }
        return List.copyOf(file.cards);
    }

    private void line(int number, String line) {
        if (!headed) {
            if (!line.equals(HEADER)) {
                throw BadInput.of("characters-header", "line", number, "expected", HEADER);
            }
            headed = true;
            return;
        }
        List<String> cells = List.of(line.split("\\s*,\\s*", -1));
        if (cells.size() != 7) {
            throw BadInput.of(
                    "characters-width", "line", number, "count", cells.size(), "expected", 7);
        }
        if (cards.size() == MOST_CHARACTERS) {
            throw BadInput.of("characters-many", "line", number, "most", MOST_CHARACTERS);
        }
        cards.add(card(number, cells));
    }

    private Card card(int number, List<String> cells) {
        String name = name(number, cells.get(0));
        Ability ability =
                Abilities.of(cells.get(4))
                        .orElseThrow(() ->
                                BadInput.of(
                                        "characters-ability",
                                        "line",
                                        number,
                                        "value",
                                        cells.get(4),
                                        "allowed",
                                        Abilities.ids()));
        Card card =
                new Card(
                        Card.idOf(name),
                        name,
                        dice(number, cells.get(1)),
                        dice(number, cells.get(2)),
                        dice(number, cells.get(3)),
                        ability,
                        uses(number, cells.get(5), ability),
                        cells.get(6),
                        phrase(name));
        if (card.starting().isEmpty()) {
            throw BadInput.of("characters-starting", "line", number, "name", name);
        }
        if (!card.droid().isEmpty() && !(ability instanceof DroidDice)) {
            throw BadInput.of("characters-droid", "line", number, "name", name);
        }
        if (card.dice() > MOST_DICE) {
            throw BadInput.of(
                    "characters-dice", "line", number, "count", card.dice(), "most", MOST_DICE);
        }
        return card;
    }

    private String name(int number, String name) {
        if (!name.matches("\\p{L}[\\p{L}\\p{N} .'’-]*") || name.length() > LONGEST_NAME) {
            throw BadInput.of("characters-name", "line", number, "value", name);
        }
        Optional<Integer> before = Optional.ofNullable(lineOf.put(Card.idOf(name), number));
        before.ifPresent(line -> {
            throw BadInput.of("characters-twice", "line", number, "value", name, "other", line);
        });
        return name;
    }

    private static List<Integer> dice(int number, String cell) {
        List<Integer> sizes = new ArrayList<>();
        for (String word : cell.isEmpty() ? new String[0] : cell.split("\\s+", -1)) {
            if (!word.matches("[0-9]{1,2}") || Sizes.index(Integer.parseInt(word)) < 0) {
                throw BadInput.of("characters-size", "line", number, "value", word);
            }
            sizes.add(Integer.parseInt(word));
        }
        sizes.sort(null);
        return sizes;
    }

    private static int uses(int number, String cell, Ability ability) {
        if (ability.always()) {
            if (!cell.isEmpty()) {
                throw BadInput.of("characters-always", "line", number, "value", cell);
            }
            return Ability.ALWAYS;
        }
        if (!cell.matches("[1-9]")) {
            throw BadInput.of("characters-uses", "line", number, "value", cell, "most", MOST_USES);
        }
        return Integer.parseInt(cell);
    }

    /** The languages have names for some; all others are called as the file calls them. */
    private Phrase phrase(String name) {
        String id = Card.idOf(name);
        return worded.contains(id)
                ? Phrase.of("character-" + id)
                : Phrase.of("character-named", "name", name);
    }
}
