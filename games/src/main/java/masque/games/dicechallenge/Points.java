package masque.games.dicechallenge;

import masque.core.Phrase;

/** DC-3.7: scores are counted in half points; this says them. */
final class Points {
    private Points() {}

    static Phrase of(int halves) {
        return Phrase.of(halves % 2 == 0 ? "points" : "points-half", "whole", halves / 2);
    }

    /** A score with what it is made of. */
    static Phrase of(int halves, int captured) {
        return Phrase.of(
                "score",
                "points",
                of(halves),
                "captured",
                of(captured),
                "kept",
                of(halves - captured));
    }
}
