package masque.games.dicechallenge;

import masque.core.Phrase;

/**
 * A character of this match, as events and views name it.
 *
 * @param character its number from 0, the first side's before the second's
 * @param name how sentences call it; with a number where the same is there twice
 */
public record Who(int character, Phrase name) {
    static Who of(DiceState state, int c) {
        Phrase name = state.game.cards.get(state.card(c)).phrase();
        return new Who(
                c,
                twice(state, c)
                        ? Phrase.of("character-numbered", "name", name, "number", c + 1)
                        : name);
    }

    private static boolean twice(DiceState state, int c) {
        for (int other = 0; other < state.game.characters; other++) {
            if (other != c && state.card(other) == state.card(c)) {
                return true;
            }
        }
        return false;
    }
}
