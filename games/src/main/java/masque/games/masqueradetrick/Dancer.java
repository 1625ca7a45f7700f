package masque.games.masqueradetrick;

import java.util.List;
import masque.core.Phrase;
import masque.core.Seat;

/** Whoever holds a hand: one of the seats, or a mask that the rules play themselves. */
public enum Dancer {
    FIRST,
    SECOND,
    THIRD,
    FOURTH,
    ASSASSIN,
    KNIGHT;

    private static final Dancer[] ALL = values();

    /**
     * Who holds a hand, hands counted clockwise: with two players the third is the knight's
     * (MT-5.1), alone the second is the assassin's and the third the knight's (MT-6.1).
     */
    static Dancer of(int seats, int hand) {
        return hand < seats ? ALL[hand] : hand == TrickGame.KNIGHT ? KNIGHT : ASSASSIN;
    }

    /** That these have handed cards on: each to the next, or two of them to each other. */
    static Phrase exchange(String key, List<Dancer> who) {
        return who.size() > 2
                ? Phrase.of(key)
                : Phrase.of(key + "-two", "one", who.get(0).named(), "other", who.get(1).named());
    }

    /** As an argument of a phrase: a seat, or the phrase that names the mask. */
    public Object named() {
        return switch (this) {
            case FIRST, SECOND, THIRD, FOURTH -> new Seat(ordinal());
            case ASSASSIN -> Phrase.of("role-assassin");
            case KNIGHT -> Phrase.of("role-knight");
        };
    }
}
