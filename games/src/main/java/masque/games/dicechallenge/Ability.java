package masque.games.dicechallenge;

import masque.core.Chance;
import masque.core.Codes;
import masque.core.Phrase;
import masque.core.Sink;

/**
 * A special ability (DC-5): its rule, the moment at which the rules call on it, and what it does
 * then. Each says in its own words how it meets the others. An ability that is only asked for, and
 * never chosen, offers nothing.
 */
sealed interface Ability
        permits BlackCrystal,
                CommandCentre,
                CrystalBall,
                CrystalTokyo,
                DarkKingdom,
                DeathPhantom,
                DroidDice,
                KingsHologram,
                MaskedDefender,
                PlanetPower,
                SilverCrystal {
    /** The uses of an ability that is always there. */
    int ALWAYS = 99;

    /** Its place among all abilities. */
    int index();

    /** The name in data files; never changes. */
    String id();

    /** The clause that describes it. */
    String clause();

    /** When it may be used. */
    Moment moment();

    /** Whether it has no number of uses. */
    default boolean always() {
        return false;
    }

    default Phrase name() {
        return Phrase.of("ability-" + id());
    }

    /** What it does, as a sentence for players. */
    default Phrase rule() {
        return Phrase.of("ability-" + id() + "-rule");
    }

    /** Adds, ascending, what the side may choose with it now; its moment has come. */
    default void offer(DiceState state, int side, Codes into) {}

    /** Whether the side may choose this with it now; its moment has come. */
    default boolean allows(DiceState state, int side, int code) {
        return false;
    }

    /** Does what the side chose. */
    default void use(DiceState state, int side, int code, Chance chance, Sink sink) {
        throw new IllegalStateException(id() + " is never chosen, not even by code " + code);
    }
}
