package masque.games.truthorbluff;

import masque.core.Move;
import masque.core.Phrase;
import masque.core.Seat;

/**
 * What a player can choose. To slide a tile is a row of three choices: the tile, to whom, and its
 * name. Others hear of it when the row is complete.
 */
public sealed interface BluffMove extends Move {
    /** TB-3.1: choose the tile from the own holder that is to be slid. */
    record Slide(Tile tile) implements BluffMove {
        @Override
        public String text() {
            return "slide " + tile.text();
        }

        @Override
        public Phrase phrase() {
            return Phrase.of("move-slide", "tile", tile.phrase());
        }
    }

    /** TB-3.1, TB-3.2, TB-5.1: choose who is to get a tile. */
    record To(Seat whom) implements BluffMove {
        @Override
        public String text() {
            return "to " + (whom.index() + 1);
        }

        @Override
        public Phrase phrase() {
            return Phrase.of("move-to", "whom", whom);
        }
    }

    /** TB-3.1, TB-3.2: name the tile, truly or not; with that it goes. */
    record Name(Face face) implements BluffMove {
        @Override
        public String text() {
            return "name " + face.text();
        }

        @Override
        public Phrase phrase() {
            return Phrase.of("move-name", "face", face.phrase());
        }
    }

    /** TB-4.1: say that the name is true. */
    record Truth() implements BluffMove {
        @Override
        public String text() {
            return "truth";
        }

        @Override
        public Phrase phrase() {
            return Phrase.of("move-truth");
        }
    }

    /** TB-4.1: say that the name is false. */
    record Bluff() implements BluffMove {
        @Override
        public String text() {
            return "bluff";
        }

        @Override
        public Phrase phrase() {
            return Phrase.of("move-bluff");
        }
    }

    /** TB-3.2: look at the tile, to pass it on. */
    record Look() implements BluffMove {
        @Override
        public String text() {
            return "look";
        }

        @Override
        public Phrase phrase() {
            return Phrase.of("move-look");
        }
    }

    /** TB-5.3 to TB-5.5: choose one of the own face-up tiles. */
    record Pick(Tile tile) implements BluffMove {
        @Override
        public String text() {
            return "pick " + tile.text();
        }

        @Override
        public Phrase phrase() {
            return Phrase.of("move-pick", "tile", tile.phrase());
        }
    }

    /** TB-5.1, TB-5.4: choose a face-up tile of somebody. */
    record Take(Seat whose, Tile tile) implements BluffMove {
        @Override
        public String text() {
            return "take " + (whose.index() + 1) + " " + tile.text();
        }

        @Override
        public Phrase phrase() {
            return Phrase.of("move-take", "whose", whose, "tile", tile.phrase());
        }
    }
}
