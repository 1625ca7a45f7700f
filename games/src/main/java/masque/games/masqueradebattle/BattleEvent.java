package masque.games.masqueradebattle;

import java.util.List;
import java.util.Optional;
import masque.core.Event;
import masque.core.Phrase;
import masque.core.Seat;

/** What players are told as it happens. */
public sealed interface BattleEvent extends Event {
    /** To all: Team cards and cards are dealt (MB-2.3, MB-2.4, MB-3.1). */
    record Begun(Seat opener) implements BattleEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-begun", "opener", opener);
        }
    }

    /** To one seat: its side (MB-2.3). */
    record Joined(Side team) implements BattleEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-team", "team", team.team());
        }
    }

    /** To one seat: its cards (MB-2.4). */
    record Dealt(List<Card> cards) implements BattleEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-cards", "cards", cards.stream().map(Card::phrase).toList());
        }
    }

    /** To all: a bid (MB-3.2). */
    record BidMade(Seat who, int number, Side side) implements BattleEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-bid", "who", who, "number", number, "side", side.team());
        }
    }

    /** To all: somebody passed (MB-3.1). */
    record Passed(Seat who) implements BattleEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-passed", "who", who);
        }
    }

    /** To all: the auction is over (MB-3.5). */
    record AuctionWon(Seat who, int number, Side side) implements BattleEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of(
                    "told-auction",
                    "who",
                    who,
                    "number",
                    number,
                    "side",
                    side.team(),
                    "title",
                    side.title());
        }
    }

    /** To all: a Team card was turned face up (MB-4.1). */
    record Revealed(Seat who, Seat whose, Side team) implements BattleEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-revealed", "who", who, "whose", whose, "team", team.team());
        }
    }

    /** To all: a card was laid into the trick (MB-5.1, MB-5.5). */
    record Played(Seat who, Card card, Optional<Side> side, boolean lead) implements BattleEvent {
        @Override
        public Phrase phrase() {
            String key = lead ? "told-led" : "told-played";
            return side.map(declared ->
                            Phrase.of(
                                    key + "-side",
                                    "who",
                                    who,
                                    "card",
                                    card.phrase(),
                                    "side",
                                    declared.phrase(),
                                    "power",
                                    card.power(declared)))
                    .orElseGet(() -> Phrase.of(key, "who", who, "card", card.phrase()));
        }
    }

    /** To all: somebody named the ruling planet (MB-5.2, MB-5.6). */
    record Named(Seat who, Planet planet) implements BattleEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-named", "who", who, "planet", planet.phrase());
        }
    }

    /** To all: a Character was switched to its other power (MB-5.7). */
    record Switched(Seat who, Seat whose, Card card, Side side) implements BattleEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of(
                    "told-switched",
                    "who",
                    who,
                    "whose",
                    whose,
                    "card",
                    card.phrase(),
                    "side",
                    side.phrase(),
                    "power",
                    card.power(side));
        }
    }

    /** To all: a trick is decided (MB-6.1 to MB-6.4). */
    record TrickWon(Seat who, Card card, Reason reason) implements BattleEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of(
                    "told-won", "who", who, "card", card.phrase(), "reason", reason.phrase());
        }
    }

    /** To all: nobody collects the trick, and who leads again unless it was the last (MB-6.5). */
    record Discarded(Optional<Seat> leader) implements BattleEvent {
        @Override
        public Phrase phrase() {
            return leader.map(seat -> Phrase.of("told-discarded-again", "leader", seat))
                    .orElseGet(() -> Phrase.of("told-discarded"));
        }
    }

    /** To all: who is to get the cards that Naru Osaka took; the pile is still open (MB-7.3). */
    record Chosen(Seat who, Seat to) implements BattleEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of("told-chosen", "who", who, "to", to);
        }
    }

    /** To all: the trick's cards went to the winner's own pile (MB-7.1, MB-7.2). */
    record Collected(Seat who, Side side, int characters) implements BattleEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of(
                    "told-collected", "who", who, "side", side.phrase(), "count", characters);
        }
    }

    /** To all: the trick's cards went to another's pile (MB-7.3). */
    record Given(Seat who, Seat to, Side side, int characters) implements BattleEvent {
        @Override
        public Phrase phrase() {
            return Phrase.of(
                    "told-given", "who", who, "to", to, "side", side.phrase(), "count", characters);
        }
    }

    /** To all: what somebody was and has (MB-8.2, MB-8.3). */
    record Counted(Seat who, Side team, int characters, int bonus) implements BattleEvent {
        @Override
        public Phrase phrase() {
            return bonus == 0
                    ? Phrase.of(
                            "told-counted",
                            "who",
                            who,
                            "team",
                            team.team(),
                            "side",
                            team.phrase(),
                            "count",
                            characters)
                    : Phrase.of(
                            "told-counted-bonus",
                            "who",
                            who,
                            "team",
                            team.team(),
                            "side",
                            team.phrase(),
                            "count",
                            characters,
                            "bonus",
                            bonus,
                            "total",
                            characters + bonus);
        }
    }

    /** To all: which side wins, and why (MB-8.4). */
    record Ended(
            Side winner,
            Side bidding,
            int bid,
            int best,
            int other,
            boolean kept,
            boolean ahead,
            List<Seat> winners)
            implements BattleEvent {
        @Override
        public Phrase phrase() {
            String key = kept ? ahead ? "told-end-kept" : "told-end-behind" : "told-end-broken";
            return Phrase.of(
                    key,
                    "victory",
                    winner.victory(),
                    "bidding",
                    bidding.team(),
                    "bid",
                    bid,
                    "best",
                    best,
                    "other",
                    other,
                    "winners",
                    winners);
        }
    }
}
