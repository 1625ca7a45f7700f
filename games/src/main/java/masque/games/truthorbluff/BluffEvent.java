package masque.games.truthorbluff;

import java.util.List;
import masque.core.Event;
import masque.core.Phrase;
import masque.core.Seat;

/** What players are told as it happens. */
public sealed interface BluffEvent extends Event {
    /** To all: the tiles are dealt; which ending is in force, and who starts (TB-2.4, TB-2.5). */
    record Begun(Ending ending, Seat starter) implements BluffEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-begun", "ending", ending.phrase(), "starter", starter);
        }
    }

    /** To all: which Villains are in the game, if there are any (TB-2.6). */
    record Lurking(List<Face> villains) implements BluffEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-lurking", "villains", Tell.phrases(villains));
        }
    }

    /** To one seat: its tiles (TB-2.3). */
    record Dealt(List<Tile> tiles) implements BluffEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-tiles", "tiles", tiles.stream().map(Tile::phrase).toList());
        }
    }

    /** To all: a round begins with a tile and a name (TB-3.1). */
    record Slid(Seat who, Seat to, Face name) implements BluffEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-slid", "who", who, "to", to, "face", name.phrase());
        }
    }

    /** To all: somebody looked at the tile (TB-3.2). */
    record Looked(Seat who) implements BluffEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-looked", "who", who);
        }
    }

    /** To whoever looked: what the tile is (TB-3.4). */
    record Saw(Tile tile) implements BluffEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-saw", "tile", tile.phrase());
        }
    }

    /** To all: the tile was passed on under a new name (TB-3.2). */
    record PassedOn(Seat who, Seat to, Face name) implements BluffEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-passed", "who", who, "to", to, "face", name.phrase());
        }
    }

    /**
     * To all: the receiver's word, and the tile, which is turned up (TB-4.1).
     *
     * @param name what the passer called it
     * @param believed whether the receiver said "truth"
     * @param right whether that was right
     */
    record Turned(Seat receiver, Seat passer, Face name, boolean believed, boolean right, Tile tile)
            implements BluffEvent {
        @Override
        public Phrase phrase() {
            String key = (believed ? "told-truth-" : "told-bluff-") + (right ? "right" : "wrong");
            return Phrase.of(
                    key,
                    "who",
                    receiver,
                    "passer",
                    passer,
                    "face",
                    name.phrase(),
                    "tile",
                    tile.phrase());
        }
    }

    /** To all: who collects the tile that was turned up (TB-4.2, TB-4.4). */
    record Collected(Seat who, Tile tile) implements BluffEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-collected", "who", who, "tile", tile.phrase());
        }
    }

    /** To all: somebody drew a Success token (TB-4.3, TB-5.6). */
    record Rewarded(Seat who) implements BluffEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-token", "who", who);
        }
    }

    /** To whoever drew a token: its value (TB-4.3). */
    record Worth(int value) implements BluffEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-worth", "value", value);
        }
    }

    /** To all: there is no token left to draw (TB-4.3, TB-5.6). */
    record NoToken(Seat who) implements BluffEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-no-token", "who", who);
        }
    }

    /** To all: Queen Beryl moved a tile (TB-5.1). */
    record Moved(Seat who, Seat from, Seat to, Tile tile) implements BluffEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of(
                    "told-moved", "who", who, "from", from, "to", to, "tile", tile.phrase());
        }
    }

    /** To all: Jadeite let somebody draw a tile from the bag (TB-5.2). */
    record Drew(Seat who) implements BluffEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-drew", "who", who);
        }
    }

    /** To whoever drew a tile from the bag: which it is (TB-3.4). */
    record Drawn(Tile tile) implements BluffEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-drawn", "tile", tile.phrase());
        }
    }

    /** To all: Zoycite put a tile back into the bag (TB-5.3). */
    record PutBack(Seat who, Tile tile) implements BluffEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-put-back", "who", who, "tile", tile.phrase());
        }
    }

    /** To all: Nephrite exchanged two tiles (TB-5.4). */
    record Exchanged(Seat who, Tile given, Seat with, Tile taken) implements BluffEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of(
                    "told-exchanged",
                    "who",
                    who,
                    "given",
                    given.phrase(),
                    "with",
                    with,
                    "taken",
                    taken.phrase());
        }
    }

    /** To all: Kunzite took a tile back into the holder (TB-5.5). */
    record TookBack(Seat who, Tile tile) implements BluffEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-took-back", "who", who, "tile", tile.phrase());
        }
    }

    /** To all: a Villain's bonus could not be done (TB-5.2, TB-5.4, TB-5.5). */
    record Idle(Seat who, Face villain) implements BluffEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-idle", "who", who, "villain", villain.phrase());
        }
    }

    /** To all: who is defeated by which ending (TB-6.11). */
    record Defeated(Seat who, Ending ending) implements BluffEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-defeated", "who", who, "ending", ending.phrase());
        }
    }

    /** To all: what an undefeated player has in the end (TB-7.1). */
    record Counted(Seat who, int place, int total, int holder, int tokens, int villains)
            implements BluffEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of(
                    "told-counted",
                    "who",
                    who,
                    "place",
                    place,
                    "total",
                    total,
                    "holder",
                    holder,
                    "tokens",
                    tokens,
                    "villains",
                    villains);
        }
    }

    /** To all: who wins, and what decided it (TB-7.1). */
    record Ended(List<Seat> winners, Decider decider) implements BluffEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of(
                    winners.size() == 1 ? "told-won" : "told-shared",
                    "who",
                    winners.getFirst(),
                    "winners",
                    winners,
                    "decider",
                    decider.phrase());
        }
    }
}
