package masque.games.masqueradetrick;

import masque.core.Move;
import masque.core.Phrase;

/** What a player can choose. */
public sealed interface TrickMove extends Move {
    /** MT-2.4: hand a card on, face down. */
    record Pass(Card card) implements TrickMove {
        @Override
        public String text() {
            return "pass " + card.text();
        }

        @Override
        public Phrase phrase() {
            return Phrase.of("move-pass", "card", card.phrase());
        }
    }

    /** MT-2.5: lay a card into the trick. */
    record Play(Card card) implements TrickMove {
        @Override
        public String text() {
            return "play " + card.text();
        }

        @Override
        public Phrase phrase() {
            return Phrase.of("move-play", "card", card.phrase());
        }
    }

    /** MT-2.7, MT-2.8: look at one of the two roles in the centre. */
    record Look(Mask mask) implements TrickMove {
        @Override
        public String text() {
            return "look " + mask.text();
        }

        @Override
        public Phrase phrase() {
            return Phrase.of("move-look", "mask", mask.phrase());
        }
    }

    /** MT-2.8: look at none. */
    record LookAway() implements TrickMove {
        @Override
        public String text() {
            return "look away";
        }

        @Override
        public Phrase phrase() {
            return Phrase.of("move-look-away");
        }
    }

    /** MT-2.9: point at a role card. */
    record Point(Mask mask) implements TrickMove {
        @Override
        public String text() {
            return "point " + mask.text();
        }

        @Override
        public Phrase phrase() {
            return Phrase.of("move-point", "mask", mask.phrase());
        }
    }
}
