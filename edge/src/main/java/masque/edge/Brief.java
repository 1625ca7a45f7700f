package masque.edge;

import java.util.Optional;
import masque.core.Phrase;

/**
 * What a reason of rules of thumb comes to for somebody in their place. Reasons say how a bot came
 * to its choice and what its figures are; the brief one speaks of the game alone. Not every reason
 * has one.
 */
public final class Brief {
    private static final String REASON = "thought-";
    private static final String BRIEF = "brief-";

    private Brief() {}

    /** The brief reason, if these words have one. */
    public static Optional<Phrase> of(Phrase why, Words words) {
        return Optional.of(new Phrase(why.key().replaceFirst(REASON, BRIEF), why.args()))
                .filter(brief -> brief.key().startsWith(BRIEF) && words.knows(brief.key()));
    }
}
