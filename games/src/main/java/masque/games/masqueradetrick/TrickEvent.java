package masque.games.masqueradetrick;

import java.util.List;
import masque.core.Event;
import masque.core.Phrase;

/** What players are told as it happens. */
public sealed interface TrickEvent extends Event {
    /** To all: a new deal has begun (MT-4.1). */
    record DealBegun(int deal, Dancer leader) implements TrickEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-deal", "deal", deal, "leader", leader.named());
        }
    }

    /** To one seat: its role (MT-2.2). */
    record Cast(Role role) implements TrickEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-role", "role", role.phrase());
        }
    }

    /** To one seat: its cards (MT-2.2, MT-2.7). */
    record Dealt(List<Card> cards) implements TrickEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-cards", "cards", cards.stream().map(Card::phrase).toList());
        }
    }

    /** To all: these have handed a card on, two of them to each other (MT-2.4, MT-5.2, MT-6.2). */
    record Exchanged(List<Dancer> who) implements TrickEvent {
        @Override
        public Phrase phrase() {
            return Dancer.exchange("told-exchanged", who);
        }
    }

    /** To the giver and to the receiver: which card it was. */
    record Handed(Dancer from, Dancer to, Card card) implements TrickEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of(
                    "told-handed", "from", from.named(), "to", to.named(), "card", card.phrase());
        }
    }

    /** To all: the knight's hand, opened from left to right (MT-5.3). */
    record KnightOpened(List<Card> cards) implements TrickEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-knight", "cards", cards.stream().map(Card::phrase).toList());
        }
    }

    /** To all: a card was laid into the trick (MT-2.5). */
    record Played(Dancer who, Card card, boolean lead) implements TrickEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of(
                    lead ? "told-led" : "told-played", "who", who.named(), "card", card.phrase());
        }
    }

    /** To all: a trick is finished (MT-2.5). */
    record TrickWon(Dancer who, int trick) implements TrickEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-trick", "who", who.named(), "trick", trick);
        }
    }

    /** To all: somebody looked at a role in the centre (MT-2.8). */
    record Looked(Dancer who, Mask mask) implements TrickEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-looked", "who", who.named(), "mask", mask.phrase());
        }
    }

    /** To the one who looked: what it was. */
    record Saw(Mask mask, Role role) implements TrickEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-saw", "mask", mask.phrase(), "role", role.phrase());
        }
    }

    /** To all: somebody could have looked at a role and did not (MT-2.8). */
    record LookedAway(Dancer who) implements TrickEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-looked-away", "who", who.named());
        }
    }

    /** To all: what somebody pointed at (MT-2.9). */
    record Pointed(Dancer who, Mask mask) implements TrickEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-pointed", "who", who.named(), "mask", mask.phrase());
        }
    }

    /** To all: a role card was turned up (MT-2.9). */
    record Unmasked(Mask mask, Role role) implements TrickEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-unmasked", "mask", mask.phrase(), "role", role.phrase());
        }
    }

    /** To all: how the deal ended (MT-3.1 to MT-3.4). */
    record DealEnded(int deal, List<Dancer> winners, Epilogue epilogue) implements TrickEvent {
        @Override
        public Phrase phrase() {
            return winners.isEmpty()
                    ? Phrase.of("told-deal-nobody", "deal", deal)
                    : Phrase.of(
                            "told-deal-won",
                            "deal",
                            deal,
                            "winners",
                            winners.stream().map(Dancer::named).toList());
        }
    }

    /** To all: the game is over (MT-4.1). */
    record GameEnded(List<Dancer> winners) implements TrickEvent {
        @Override
        public Phrase phrase() {
            return winners.isEmpty()
                    ? Phrase.of("told-game-nobody")
                    : Phrase.of(
                            "told-game-won",
                            "winners",
                            winners.stream().map(Dancer::named).toList());
        }
    }
}
