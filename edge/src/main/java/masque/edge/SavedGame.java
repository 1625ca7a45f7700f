package masque.edge;

import java.util.List;
import java.util.Set;
import masque.core.BadInput;
import masque.core.Journal;
import masque.core.Phrase;
import tools.jackson.databind.node.ObjectNode;

/**
 * A game laid aside by somebody who plays against bots.
 *
 * @param me the player's seat, counted from 0
 * @param seed what the chance of the game and of its bots comes from
 * @param bots who plays at the other seats, in their order; empty in a file that does not say
 */
public record SavedGame(int me, long seed, List<String> bots, Journal journal) {
    private static final String FORMAT = "masque-save";
    private static final int VERSION = 2;
    private static final String BOT = "[a-z0-9:]{1,32}";
    private static final Set<String> FIELDS = Set.of("me", "seed", "bots", "journal");

    public SavedGame {
        bots = List.copyOf(bots);
    }

    /** The text of its file; equal games give equal texts. */
    public String write() {
        ObjectNode node = Json.object();
        node.put("format", FORMAT);
        node.put("version", VERSION);
        node.put("me", me);
        node.put("seed", seed);
        bots.forEach(node.putArray("bots")::add);
        node.set("journal", JournalJson.node(journal));
        return Json.write(node);
    }

    /**
     * The game in a text.
     *
     * @param source the name of the file, for the error
     * @throws BadInput naming file, place and what is allowed, if anything is wrong with it
     */
    public static SavedGame read(String text, String source) {
        Fields fields = Json.read(text, source);
        fields.check(FORMAT, VERSION, FIELDS);
        Journal journal = JournalJson.read(fields.object("journal"));
        return new SavedGame(
                fields.number("me", 0, journal.seats() - 1),
                fields.big("seed"),
                fields.has("bots") ? bots(fields) : List.of(),
                journal);
    }

    private static List<String> bots(Fields fields) {
        return fields.forms("bots", name -> name.matches(BOT), Phrase.of("file-allowed-bot"));
    }
}
