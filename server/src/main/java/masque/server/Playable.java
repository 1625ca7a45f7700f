package masque.server;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import masque.core.Bot;
import masque.core.Box;

/**
 * A game that the site offers. Its words are in the bundle that has the box's id.
 *
 * @param bots the bots that can take a seat, by the name of their level; the first is the house's
 * @param rulebook its rules in Markdown; empty if they are not written down
 */
public record Playable(Box box, Map<String, Bot> bots, String rulebook) {
    public Playable {
        if (bots.isEmpty()) {
            throw new IllegalArgumentException(box.id() + " has no bot for the house");
        }
        bots = Collections.unmodifiableMap(new LinkedHashMap<>(bots));
    }

    /** A game without a rulebook. */
    public Playable(Box box, Map<String, Bot> bots) {
        this(box, bots, "");
    }

    /** The bot that plays where a person does not. */
    public Bot house() {
        return bots.values().iterator().next();
    }
}
