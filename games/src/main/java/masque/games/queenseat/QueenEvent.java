package masque.games.queenseat;

import java.util.List;
import masque.core.Event;
import masque.core.Phrase;
import masque.core.Seat;

/** What players are told as it happens. */
public sealed interface QueenEvent extends Event {
    /** Somebody's vote. */
    record Ballot(Seat who, Card card) {
        Phrase phrase() {
            return Phrase.of("told-ballot", "who", who, "card", card.phrase());
        }
    }

    /** To all: the cards are dealt, and who sits in the Queenseat (QS-1.4). */
    record Begun(Seat queen, List<Princess> princesses) implements QueenEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-begun", "queen", queen, "princesses", Tell.names(princesses));
        }
    }

    /** To all: something that plays poorly but is allowed (QS-1.2, QS-1.3). */
    record Warned(Phrase warning) implements QueenEvent {
        @Override
        public Phrase phrase() {
            return warning;
        }
    }

    /** To one seat: its cards (QS-1.4). */
    record Dealt(List<Card> cards) implements QueenEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-dealt", "cards", Tell.phrases(cards));
        }
    }

    /** To all: a round begins, and what is different in it. */
    record Round(int number, Seat queen, List<Phrase> effects) implements QueenEvent {
        @Override
        public Phrase phrase() {
            return effects.isEmpty()
                    ? Phrase.of("told-round", "number", number, "queen", queen)
                    : Phrase.of(
                            "told-round-effects",
                            "number",
                            number,
                            "queen",
                            queen,
                            "effects",
                            effects);
        }
    }

    /** To all: somebody has voted (QS-2.1). */
    record Voted(Seat who) implements QueenEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-voted", "who", who);
        }
    }

    /** To all: somebody has voted in an open round (QS-4.1). */
    record VotedOpenly(Seat who, Card card) implements QueenEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-voted-openly", "who", who, "card", card.phrase());
        }
    }

    /** To all: the votes, which type wins, and why (QS-2.3). */
    record Counted(List<Ballot> ballots, Princess winner, int votes, Phrase verdict)
            implements QueenEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of(
                    "told-counted",
                    "ballots",
                    ballots.stream().map(Ballot::phrase).toList(),
                    "verdict",
                    verdict);
        }
    }

    /** To all: the Queen took a vote (QS-2.4). */
    record Took(Seat queen, Seat whose, Card card) implements QueenEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-took", "queen", queen, "whose", whose, "card", card.phrase());
        }
    }

    /** To all: a winner gave the card away (QS-2.4). */
    record Gave(Seat who, Seat to, Card card) implements QueenEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-gave", "who", who, "to", to, "card", card.phrase());
        }
    }

    /** To all: a loser does what the card says (QS-2.5). */
    record Acts(Seat who, Card card) implements QueenEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of(
                    "told-acts", "who", who, "card", card.phrase(), "action", card.action());
        }
    }

    /** To all: two players changed places (QS-2.7). */
    record Swapped(Seat who, Seat with, Seat queen) implements QueenEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-swapped", "who", who, "with", with, "queen", queen);
        }
    }

    /** To all: the Queen handed a losing vote out (QS-2.5). */
    record Handed(Seat queen, Seat to, Card card) implements QueenEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-handed", "queen", queen, "to", to, "card", card.phrase());
        }
    }

    /** To all: a losing vote went to the Queen by its own action (QS-4.6). */
    record Sent(Seat queen, Card card) implements QueenEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-sent", "queen", queen, "card", card.phrase());
        }
    }

    /** To all: nothing came of an action (QS-2.8). */
    record Idle(Seat who, Card card) implements QueenEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-idle", "who", who, "card", card.phrase());
        }
    }

    /** To all: what holds in the next round (QS-4.1, QS-4.7, QS-4.9, QS-4.10). */
    record Coming(Phrase effect) implements QueenEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-coming", "effect", effect);
        }
    }

    /** To all: somebody named a Princess (QS-4.5, QS-4.6). */
    record Named(Seat who, Princess princess) implements QueenEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-named", "who", who, "princess", princess.phrase());
        }
    }

    /** To all: somebody announced a vote (QS-4.4). */
    record Promised(Seat who, Princess princess) implements QueenEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-promised", "who", who, "princess", princess.phrase());
        }
    }

    /** To all: how many cards of a Princess somebody holds (QS-4.5). */
    record Said(Seat who, Princess princess, int count) implements QueenEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of(
                    "told-said", "who", who, "princess", princess.phrase(), "count", count);
        }
    }

    /** To all: somebody chose whom an action is about. */
    record Chose(Seat who, Seat whom) implements QueenEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-chose", "who", who, "whom", whom);
        }
    }

    /** To one seat: the secret cards that it was shown (QS-4.4). */
    record Saw(Seat whose, List<Card> cards) implements QueenEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of(
                    "told-saw",
                    "whose",
                    whose,
                    "cards",
                    Tell.phrases(cards),
                    "count",
                    cards.size());
        }
    }

    /** To all: what the others have to show (QS-4.4). */
    record Called(Seat who, boolean least) implements QueenEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of(least ? "told-called-least" : "told-called-most", "who", who);
        }
    }

    /** To all: somebody showed a card in secret (QS-4.4). */
    record Showed(Seat who, Seat to) implements QueenEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-showed", "who", who, "to", to);
        }
    }

    /** To one seat: the card that it was shown (QS-4.4). */
    record SawOne(Seat whose, Card card) implements QueenEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-saw-one", "whose", whose, "card", card.phrase());
        }
    }

    /** To all: the Queen was shown a card whose type she must vote (QS-4.7). */
    record Forced(Seat who, Seat queen) implements QueenEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-forced", "who", who, "queen", queen);
        }
    }

    /** To the Queen and whoever showed it: that card (QS-4.7). */
    record ForcedBy(Seat queen, Card card) implements QueenEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of(
                    "told-forced-by",
                    "queen",
                    queen,
                    "card",
                    card.phrase(),
                    "princess",
                    card.princess().phrase());
        }
    }

    /** To all: two players exchanged cards (QS-4.2). */
    record Exchanged(Seat who, Seat with, int count) implements QueenEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-exchanged", "who", who, "with", with, "count", count);
        }
    }

    /** To all: a secret card was passed on (QS-4.3, QS-4.8). */
    record Passed(Seat who, Seat to) implements QueenEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-passed", "who", who, "to", to);
        }
    }

    /** To all: a public card was passed on (QS-4.2, QS-4.3, QS-4.6). */
    record PassedOpenly(Seat who, Seat to, Card card) implements QueenEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-passed-openly", "who", who, "to", to, "card", card.phrase());
        }
    }

    /** To the two: which secret cards went from one to the other (QS-5.6). */
    record Received(Seat from, Seat to, List<Card> cards) implements QueenEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-received", "from", from, "to", to, "cards", Tell.phrases(cards));
        }
    }

    /** To all: how many secret cards of a Princess the Queen gave (QS-4.6). */
    record HandedOver(Seat queen, Seat to, Princess princess, int count) implements QueenEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of(
                    "told-handed-over",
                    "queen",
                    queen,
                    "to",
                    to,
                    "princess",
                    princess.phrase(),
                    "count",
                    count);
        }
    }

    /** To all: a public card was stolen (QS-5.2). */
    record Stole(Seat who, Seat whose, Card card) implements QueenEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-stole", "who", who, "whose", whose, "card", card.phrase());
        }
    }

    /** To all: a secret card was stolen (QS-5.2). */
    record StoleSecretly(Seat who, Seat whose) implements QueenEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-stole-secretly", "who", who, "whose", whose);
        }
    }

    /** To all: a received card became public (QS-5.1). */
    record Shown(Seat who, Card card) implements QueenEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-shown", "who", who, "card", card.phrase());
        }
    }

    /** To all: a received card stays secret (QS-5.1). */
    record Hidden(Seat who) implements QueenEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-hidden", "who", who);
        }
    }

    /**
     * To all: cards that became public, and others that became secret (QS-4.3, QS-4.8, QS-4.12).
     */
    record Turned(Seat who, List<Card> shown, List<Card> hidden) implements QueenEvent {
        @Override
        public Phrase phrase() {
            Phrase up = Phrase.of("told-turned-up", "who", who, "cards", Tell.phrases(shown));
            Phrase down = Phrase.of("told-turned-down", "who", who, "cards", Tell.phrases(hidden));
            if (shown.isEmpty() || hidden.isEmpty()) {
                return hidden.isEmpty() ? up : down;
            }
            return Phrase.of("told-turned-both", "up", up, "down", down);
        }
    }

    /** To all: who is frozen (QS-4.12). */
    record Froze(List<Seat> whom) implements QueenEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-froze", "whom", whom);
        }
    }

    /** To all: who gets the losing votes from now on (QS-4.11). */
    record Poisoned(Seat who) implements QueenEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-poisoned", "who", who);
        }
    }

    /** To all: a vote was collected (QS-4.11). */
    record Collected(Seat who, Seat voter, Card card) implements QueenEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-collected", "who", who, "voter", voter, "card", card.phrase());
        }
    }

    /** To all: who wins (QS-3.1, QS-3.2). */
    record Ended(Seat queen, int rounds, boolean late) implements QueenEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of(
                    late ? "told-ended-late" : "told-ended", "queen", queen, "rounds", rounds);
        }
    }
}
