package masque.games.queenseat;

import masque.core.Move;
import masque.core.Phrase;
import masque.core.Seat;

/** What a player can choose. An action is a row of such choices, often of several players. */
public sealed interface QueenMove extends Move {
    /** QS-2.1: vote a secret card. */
    record Vote(Card card) implements QueenMove {
        @Override
        public String text() {
            return "vote " + card.text();
        }

        @Override
        public Phrase phrase() {
            return Phrase.of("move-vote", "card", card.phrase());
        }
    }

    /** QS-2.4: the Queen takes somebody's vote. */
    record Take(Seat whose) implements QueenMove {
        @Override
        public String text() {
            return "take " + (whose.index() + 1);
        }

        @Override
        public Phrase phrase() {
            return Phrase.of("move-take", "whose", whose);
        }
    }

    /** QS-2.4, QS-2.5: choose who gets a vote. */
    record Give(Seat whom) implements QueenMove {
        @Override
        public String text() {
            return "give " + (whom.index() + 1);
        }

        @Override
        public Phrase phrase() {
            return Phrase.of("move-give", "whom", whom);
        }
    }

    /** QS-2.5: do what the losing card says. */
    record Act() implements QueenMove {
        @Override
        public String text() {
            return "act";
        }

        @Override
        public Phrase phrase() {
            return Phrase.of("move-act");
        }
    }

    /** QS-2.5: swap seats. */
    record Swap(Seat whom) implements QueenMove {
        @Override
        public String text() {
            return "swap " + (whom.index() + 1);
        }

        @Override
        public Phrase phrase() {
            return Phrase.of("move-swap", "whom", whom);
        }
    }

    /** QS-4.2, QS-4.4, QS-4.5: choose whom an action is about. */
    record Choose(Seat whom) implements QueenMove {
        @Override
        public String text() {
            return "choose " + (whom.index() + 1);
        }

        @Override
        public Phrase phrase() {
            return Phrase.of("move-choose", "whom", whom);
        }
    }

    /** QS-4.4, QS-4.5, QS-4.6: name a Princess. */
    record Name(Princess princess) implements QueenMove {
        @Override
        public String text() {
            return "name " + princess.text();
        }

        @Override
        public Phrase phrase() {
            return Phrase.of("move-name", "princess", princess.phrase());
        }
    }

    /** QS-4.4: ask for what the others hold most of. */
    record Most() implements QueenMove {
        @Override
        public String text() {
            return "most";
        }

        @Override
        public Phrase phrase() {
            return Phrase.of("move-most");
        }
    }

    /** QS-4.4: ask for what the others hold least of. */
    record Least() implements QueenMove {
        @Override
        public String text() {
            return "least";
        }

        @Override
        public Phrase phrase() {
            return Phrase.of("move-least");
        }
    }

    /** QS-5.2: an own secret card, for an action. */
    record Secret(Card card) implements QueenMove {
        @Override
        public String text() {
            return "secret " + card.text();
        }

        @Override
        public Phrase phrase() {
            return Phrase.of("move-secret", "card", card.phrase());
        }
    }

    /** QS-5.2: an own public card, for an action. */
    record Open(Card card) implements QueenMove {
        @Override
        public String text() {
            return "public " + card.text();
        }

        @Override
        public Phrase phrase() {
            return Phrase.of("move-open", "card", card.phrase());
        }
    }

    /** QS-5.2: steal a public card. */
    record Steal(Card card) implements QueenMove {
        @Override
        public String text() {
            return "steal " + card.text();
        }

        @Override
        public Phrase phrase() {
            return Phrase.of("move-steal", "card", card.phrase());
        }
    }

    /** QS-5.2: steal a secret card at random. */
    record Blind() implements QueenMove {
        @Override
        public String text() {
            return "steal secret";
        }

        @Override
        public Phrase phrase() {
            return Phrase.of("move-blind");
        }
    }

    /** QS-5.1: keep a received card secret. */
    record Hide() implements QueenMove {
        @Override
        public String text() {
            return "hide";
        }

        @Override
        public Phrase phrase() {
            return Phrase.of("move-hide");
        }
    }

    /** QS-5.1: make a received card public. */
    record Show() implements QueenMove {
        @Override
        public String text() {
            return "show";
        }

        @Override
        public Phrase phrase() {
            return Phrase.of("move-show");
        }
    }
}
