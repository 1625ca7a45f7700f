package masque.games.dicechallenge;

import java.util.ArrayList;
import java.util.List;
import masque.core.Move;
import masque.core.Phrase;

/**
 * What a player can choose. Characters have numbers from 1, over both sides; the dice of a
 * character have letters from a, in places that they keep for the whole match.
 */
public sealed interface DiceMove extends Move {
    /** DC-2.1, DC-6.1: play this character. */
    record Pick(String name, Phrase character) implements DiceMove {
        @Override
        public String text() {
            return "pick " + name;
        }

        @Override
        public Phrase phrase() {
            return Phrase.of("move-pick", "character", character);
        }
    }

    /** What needs no more than a word. */
    enum Word implements DiceMove {
        /** DC-2.1: let chance pick. */
        RANDOM,
        /** DC-3.2, DC-5.2: make no attack. */
        PASS,
        /** DC-5.2: let the attack happen. */
        ALLOW,
        /** DC-5.2: the attack must go elsewhere. */
        BLOCK,
        /** Use nothing, or nothing more. */
        DONE,
        /** DC-5.1: another turn. */
        AGAIN,
        /** DC-8.10: play the mirror match. */
        YES,
        /** DC-8.10: rather pick again. */
        NO;

        @Override
        public String text() {
            return name().toLowerCase(java.util.Locale.ROOT);
        }

        @Override
        public Phrase phrase() {
            return Phrase.of("move-" + text());
        }
    }

    /** Name a character for something. */
    record Name(Errand errand, int character) implements DiceMove {
        @Override
        public String text() {
            return errand.text() + " " + (character + 1);
        }

        @Override
        public Phrase phrase() {
            return Phrase.of("move-" + errand.text(), "number", character + 1);
        }
    }

    /** What a character can be named for. */
    enum Errand {
        /** DC-7.2: step in instead of an attack. */
        TAG,
        /** DC-7.3: step in for a defeated fighter. */
        ENTER,
        /** DC-7.1: open the round. */
        OPEN,
        /** DC-6.2: fight the next round. */
        NOMINATE,
        /** DC-5.5: roll the starting roll again. */
        BALL;

        String text() {
            return name().toLowerCase(java.util.Locale.ROOT);
        }
    }

    /** DC-5.4: roll one of the dice that attacked again. */
    record Dark(int die) implements DiceMove {
        @Override
        public String text() {
            return "dark " + letter(die);
        }

        @Override
        public Phrase phrase() {
            return Phrase.of("move-dark", "die", letter(die));
        }
    }

    /** DC-5.6, DC-5.7: bring a die of this size into play, or back. */
    record Bring(boolean back, int size) implements DiceMove {
        @Override
        public String text() {
            return (back ? "hologram d" : "crystal d") + size;
        }

        @Override
        public Phrase phrase() {
            return Phrase.of(back ? "move-hologram" : "move-crystal", "size", size);
        }
    }

    /** DC-4.1, DC-5.9, DC-5.10: convert, remove or steal a die of a character. */
    record Favour(Deed deed, int character, int size) implements DiceMove {
        @Override
        public String text() {
            return deed.text() + " " + (character + 1) + " d" + size;
        }

        @Override
        public Phrase phrase() {
            return Phrase.of("move-" + deed.text(), "number", character + 1, "size", size);
        }
    }

    /** What can happen to a die between rounds. */
    enum Deed {
        /** DC-4.1: an own Reserve die becomes a Starting die. */
        CONVERT,
        /** DC-5.9: an opponent's Starting die leaves the match. */
        REMOVE,
        /** DC-5.10: an opponent's Reserve die becomes an own Starting die. */
        STEAL;

        String text() {
            return name().toLowerCase(java.util.Locale.ROOT);
        }
    }

    /** DC-5.3: roll these own dice again before attacking; bits of their places. */
    record Command(int dice) implements DiceMove {
        @Override
        public String text() {
            return "command " + String.join("", letters(dice));
        }

        @Override
        public Phrase phrase() {
            return Phrase.of("move-command", "dice", letters(dice));
        }
    }

    /**
     * DC-3.3, DC-3.4, DC-5.11: attack.
     *
     * @param dice bits of the places of the attacking dice
     * @param target the place of the attacked die with its own character
     */
    record Attack(int dice, int target) implements DiceMove {
        @Override
        public String text() {
            return "attack " + String.join("", letters(dice)) + " > " + letter(target);
        }

        @Override
        public Phrase phrase() {
            return Phrase.of("move-attack", "dice", letters(dice), "die", letter(target));
        }
    }

    /** The letter of a place. */
    static String letter(int place) {
        return String.valueOf((char) ('a' + place));
    }

    /** The letters of a set of places. */
    static List<String> letters(int places) {
        List<String> letters = new ArrayList<>();
        for (int rest = places; rest != 0; rest &= rest - 1) {
            letters.add(letter(Integer.numberOfTrailingZeros(rest)));
        }
        return List.copyOf(letters);
    }
}
