package masque.games.masqueradebattle;

import java.util.Locale;
import java.util.Optional;
import masque.core.Phrase;

/**
 * A play card (MB-1.1).
 *
 * @param name how it is written in moves; no two cards of a deck are written alike
 * @param planet of a Character or an Action
 * @param side of an Action, and of a Support that has one
 * @param guardian the Guardian power of a Character, else 0
 * @param dark the Dark Kingdom power of a Character, else 0
 */
public record Card(
        Kind kind,
        String name,
        Optional<Planet> planet,
        Optional<Side> side,
        int guardian,
        int dark) {
    /** What sort of card it is. */
    public enum Kind {
        CHARACTER,
        ACTION,
        SUPPORT,
        TRANSFORMATION,
        BETRAYAL,
        TUXEDO_MASK;

        /** Its name, to be worded. */
        public Phrase phrase() {
            return Phrase.of("kind-" + name().toLowerCase(Locale.ROOT).replace('_', '-'));
        }
    }

    /**
     * MB-1.3: a Character.
     *
     * @param copy from 1, where a deck has the same card several times
     */
    static Card character(Planet planet, int guardian, int dark, int copy) {
        String name = planet.text() + " " + guardian + "/" + dark + (copy == 1 ? "" : " #" + copy);
        return new Card(
                Kind.CHARACTER, name, Optional.of(planet), Optional.empty(), guardian, dark);
    }

    /** MB-1.4: an Action. */
    static Card action(Planet planet, Side side) {
        String name = planet.text() + " action " + side.text();
        return new Card(Kind.ACTION, name, Optional.of(planet), Optional.of(side), 0, 0);
    }

    /** MB-1.5, MB-5.2: a card without a planet. */
    static Card other(Kind kind, String name, Optional<Side> side) {
        return new Card(kind, name, Optional.empty(), side, 0, 0);
    }

    /** The power of a Character on one side, else 0. */
    public int power(Side which) {
        return which == Side.GUARDIAN ? guardian : dark;
    }

    /** Its name, to be worded. */
    public Phrase phrase() {
        return switch (kind) {
            case CHARACTER -> characterPhrase();
            case ACTION ->
                    Phrase.of(
                            "card-action",
                            "planet",
                            planet.orElseThrow().phrase(),
                            "side",
                            side.orElseThrow().phrase());
            case SUPPORT, TRANSFORMATION, BETRAYAL, TUXEDO_MASK ->
                    Phrase.of("card-" + name.replace(' ', '-'));
        };
    }

    private Phrase characterPhrase() {
        int copied = name.indexOf('#');
        return copied < 0
                ? Phrase.of(
                        "card-character",
                        "planet",
                        planet.orElseThrow().phrase(),
                        "guardian",
                        guardian,
                        "dark",
                        dark)
                : Phrase.of(
                        "card-copy",
                        "planet",
                        planet.orElseThrow().phrase(),
                        "guardian",
                        guardian,
                        "dark",
                        dark,
                        "copy",
                        Integer.parseInt(name.substring(copied + 1)));
    }
}
