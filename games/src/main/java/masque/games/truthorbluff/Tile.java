package masque.games.truthorbluff;

import masque.core.Phrase;

/**
 * A tile as it is seen from its front; tiles that look the same are equal.
 *
 * @param white whether it is of the white set (TB-1.1)
 * @param number what it counts for TB-6.10; 0 on a Villain
 */
public record Tile(Face face, boolean white, int number) {
    /** How it is written in moves. */
    public String text() {
        return white ? "white " + face.text() : face.text();
    }

    /** Its name, to be worded. */
    public Phrase phrase() {
        return white ? Phrase.of("tile-white", "face", face.phrase()) : face.phrase();
    }
}
