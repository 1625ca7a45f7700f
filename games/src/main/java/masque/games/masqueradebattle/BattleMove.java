package masque.games.masqueradebattle;

import java.util.Optional;
import masque.core.Move;
import masque.core.Phrase;
import masque.core.Seat;

/** What a player can choose. */
public sealed interface BattleMove extends Move {
    /** MB-3.2: promise a number of Characters for a side. */
    record Bid(int number, Side side) implements BattleMove {
        @Override
        public String text() {
            return "bid " + number + " " + side.text();
        }

        @Override
        public Phrase phrase() {
            return Phrase.of("move-bid", "number", number, "side", side.phrase());
        }
    }

    /** MB-3.1: bid nothing this time. */
    record Pass() implements BattleMove {
        @Override
        public String text() {
            return "pass";
        }

        @Override
        public Phrase phrase() {
            return Phrase.of("move-pass");
        }
    }

    /** MB-4.1: turn a Team card face up. */
    record Reveal(Seat whose) implements BattleMove {
        @Override
        public String text() {
            return "reveal " + (whose.index() + 1);
        }

        @Override
        public Phrase phrase() {
            return Phrase.of("move-reveal", "whose", whose);
        }
    }

    /**
     * MB-5.1, MB-5.5: lay a card into the trick.
     *
     * @param side the declared power of a Character; empty for any other card
     */
    record Play(Card card, Optional<Side> side) implements BattleMove {
        @Override
        public String text() {
            return "play " + card.name() + side.map(declared -> " " + declared.text()).orElse("");
        }

        @Override
        public Phrase phrase() {
            return side.map(declared ->
                            Phrase.of(
                                    "move-use",
                                    "card",
                                    card.phrase(),
                                    "side",
                                    declared.phrase(),
                                    "power",
                                    card.power(declared)))
                    .orElseGet(() -> Phrase.of("move-play", "card", card.phrase()));
        }
    }

    /** MB-5.2, MB-5.6: name the ruling planet. */
    record Name(Planet planet) implements BattleMove {
        @Override
        public String text() {
            return "name " + planet.text();
        }

        @Override
        public Phrase phrase() {
            return Phrase.of("move-name", "planet", planet.phrase());
        }
    }

    /** MB-5.7: switch a Character on the table to its other power. */
    record Switch(Seat whose) implements BattleMove {
        @Override
        public String text() {
            return "switch " + (whose.index() + 1);
        }

        @Override
        public Phrase phrase() {
            return Phrase.of("move-switch", "whose", whose);
        }
    }

    /** MB-5.7: switch no more Characters. */
    record Done() implements BattleMove {
        @Override
        public String text() {
            return "done";
        }

        @Override
        public Phrase phrase() {
            return Phrase.of("move-done");
        }
    }

    /** MB-7.3: give the cards that a Support took to another player. */
    record Give(Seat to) implements BattleMove {
        @Override
        public String text() {
            return "give " + (to.index() + 1);
        }

        @Override
        public Phrase phrase() {
            return Phrase.of("move-give", "to", to);
        }
    }

    /** MB-7.2, MB-7.3: choose the pile that the cards go to. */
    record Pile(Side side) implements BattleMove {
        @Override
        public String text() {
            return "pile " + side.text();
        }

        @Override
        public Phrase phrase() {
            return Phrase.of("move-pile", "side", side.phrase());
        }
    }
}
