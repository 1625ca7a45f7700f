package masque.server.card;

import java.util.List;
import java.util.Optional;
import masque.server.store.KeptCard;

/**
 * A card as somebody sees it.
 *
 * @param here whether its holder is here
 * @param busy whether its holder is in a duel
 * @param waiting how many wait for it
 */
public record CardSight(KeptCard card, boolean here, boolean busy, int waiting, You you) {
    /** What whoever looks has to do with it. */
    public sealed interface You {}

    /** Nothing yet. */
    public record Nobody() implements You {}

    /**
     * They hold it.
     *
     * @param line what those who wait are called
     * @param table where they fight, if they do
     */
    public record Holder(List<String> line, Optional<String> table) implements You {
        public Holder {
            line = List.copyOf(line);
        }
    }

    /** They wait; the places are counted from 1. */
    public record Waiting(int place) implements You {}

    /** They fight the holder there. */
    public record Fighting(String table) implements You {}
}
