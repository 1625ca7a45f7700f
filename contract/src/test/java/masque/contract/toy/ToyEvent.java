package masque.contract.toy;

import masque.core.Event;
import masque.core.Phrase;
import masque.core.Seat;

/** Something that happens in the toy. */
sealed interface ToyEvent extends Event {
    /** The seat hears what it bid. */
    record Bid(int amount) implements ToyEvent {}

    /** Everyone hears that all have bid. */
    record AllBid() implements ToyEvent {}

    /** Everyone hears that somebody looked into the well. */
    record Peeked(Seat seat) implements ToyEvent {}

    /** Whoever looked sees the card in the well. */
    record Saw(int card) implements ToyEvent {}

    /** Everyone sees an open card. */
    record Played(Seat seat, int card) implements ToyEvent {}

    /** Everyone sees that a card was put face down. */
    record PutDown(Seat seat) implements ToyEvent {}

    /** Whoever drew a card sees it. */
    record Drew(int card) implements ToyEvent {}

    /** Tells how often something happened in this run of the program: a planted fault. */
    record Ticked(int count) implements ToyEvent {}

    @Override
    default Phrase phrase() {
        return Phrase.of("event", "text", toString());
    }
}
