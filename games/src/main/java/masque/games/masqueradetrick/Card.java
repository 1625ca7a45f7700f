package masque.games.masqueradetrick;

import masque.core.Phrase;

/** A number card. */
public record Card(Suit suit, int rank) {
    /** How it is written in moves: suit and rank. */
    public String text() {
        return suit.text() + " " + rank;
    }

    /** Its name, to be worded. */
    public Phrase phrase() {
        return Phrase.of("card", "suit", suit.phrase(), "rank", rank);
    }
}
