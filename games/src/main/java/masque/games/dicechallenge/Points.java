package masque.games.dicechallenge;

import masque.core.Phrase;

/** DC-3.7: scores are counted in half points; this says them. */
final class Points {
    private Points() {}

    static Phrase of(int halves) {
        return Phrase.of(halves % 2 == 0 ? "points" : "points-half", "whole", halves / 2);
    }
}
