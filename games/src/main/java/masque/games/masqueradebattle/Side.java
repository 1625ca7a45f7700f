package masque.games.masqueradebattle;

import java.util.Locale;
import masque.core.Phrase;

/** The two sides: of Team cards, of bids, of powers and of piles (MB-1.3, MB-1.6). */
public enum Side {
    GUARDIAN,
    DARK;

    /** How many sides there are. */
    public static final int COUNT = 2;

    static Side at(int ordinal) {
        return ordinal == 0 ? GUARDIAN : DARK;
    }

    /** How it is written in moves. */
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Its short name, as on cards and piles, to be worded. */
    public Phrase phrase() {
        return Phrase.of("side-" + text());
    }

    /** Its name as a team, to be worded. */
    public Phrase team() {
        return Phrase.of("team-" + text());
    }

    /** That this side wins, to be worded (MB-8.4). */
    public Phrase victory() {
        return Phrase.of("victory-" + text());
    }

    /** What the highest bidder of this side is called, to be worded (MB-3.5). */
    public Phrase title() {
        return Phrase.of("title-" + text());
    }
}
