package masque.server.setup;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import masque.core.Phrase;

/**
 * What a challenge card fixes of a game for two (DC-9.1). The site does not know what that is: it
 * sets an option, seats the holder, and words what it is told.
 *
 * @param option the option whose value a card fixes
 * @param seat the seat that it fixes something of: the holder's
 * @param faces all that a card can show
 */
public record CardRule(String option, int seat, List<Face> faces) {
    /** A card is for the holder and one other. */
    public static final int SEATS = 2;

    public CardRule {
        faces = List.copyOf(faces);
        if (seat < 0 || seat >= SEATS) {
            throw new IllegalArgumentException("a card for seat " + seat);
        }
    }

    /**
     * What one card shows.
     *
     * @param id by which it is kept and drawn; never changes
     * @param value the value of the option
     * @param name what it is called
     * @param rows its dice
     * @param gift what it can do
     */
    public record Face(String id, String value, Phrase name, List<Row> rows, Gift gift) {
        public Face {
            rows = List.copyOf(rows);
        }
    }

    /**
     * Dice of one kind.
     *
     * @param kind by which it is drawn
     * @param sizes how many sides each has
     */
    public record Row(String kind, Phrase name, List<Integer> sizes) {
        public Row {
            sizes = List.copyOf(sizes);
        }
    }

    /**
     * What somebody can do that not everybody can.
     *
     * @param id by which it is drawn
     * @param rule what it does
     * @param uses how often; empty if always
     */
    public record Gift(String id, Phrase name, Phrase rule, Optional<Integer> uses) {}

    /** What a card with this id shows. */
    public Optional<Face> face(String id) {
        return faces.stream().filter(one -> one.id().equals(id)).findFirst();
    }

    /** The holder's chair and the other's, by seat. */
    public <T> List<T> seated(T holder, T other) {
        return seat == 0 ? List.of(holder, other) : List.of(other, holder);
    }

    /** The seat of whoever comes with a card. */
    public int otherSeat() {
        return 1 - seat;
    }

    /** Whether these options are those of a duel by card. */
    public boolean fixes(Map<String, String> options) {
        return faces.stream().anyMatch(one -> one.value().equals(options.get(option)));
    }
}
