package masque.games.masqueradebattle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import masque.core.Seat;
import masque.core.Sink;

/** Tells each audience its own part of what happens; makes nothing when nobody listens. */
final class Tell {
    private Tell() {}

    static void dealt(BattleState state, Sink sink) {
        if (!sink.listens()) {
            return;
        }
        for (int seat = 0; seat < state.game.seats; seat++) {
            sink.tell(1 << seat, new BattleEvent.Joined(Side.at(state.dark >>> seat & 1)));
            sink.tell(
                    1 << seat,
                    new BattleEvent.Dealt(
                            state.game.deck.list(state.characters[seat], state.others[seat])));
        }
        sink.tell(Sink.EVERYONE, new BattleEvent.Begun(new Seat(state.turn)));
    }

    static void bid(BattleState state, Sink sink) {
        if (sink.listens()) {
            sink.tell(
                    Sink.EVERYONE,
                    new BattleEvent.BidMade(
                            new Seat(state.bidder), state.bid, Side.at(state.bidSide)));
        }
    }

    static void passed(BattleState state, Sink sink) {
        if (sink.listens()) {
            sink.tell(Sink.EVERYONE, new BattleEvent.Passed(new Seat(state.turn)));
        }
    }

    static void auctionWon(BattleState state, Sink sink) {
        if (sink.listens()) {
            sink.tell(
                    Sink.EVERYONE,
                    new BattleEvent.AuctionWon(
                            new Seat(state.bidder), state.bid, Side.at(state.bidSide)));
        }
    }

    static void revealed(BattleState state, Sink sink) {
        if (sink.listens()) {
            sink.tell(
                    Sink.EVERYONE,
                    new BattleEvent.Revealed(
                            new Seat(state.turn),
                            new Seat(state.revealed),
                            Side.at(state.dark >>> state.revealed & 1)));
        }
    }

    static void played(BattleState state, int play, boolean lead, Sink sink) {
        if (sink.listens()) {
            sink.tell(
                    Sink.EVERYONE,
                    new BattleEvent.Played(
                            new Seat(state.turn),
                            state.game.deck.card(Deck.index(play)),
                            declared(play),
                            lead));
        }
    }

    private static Optional<Side> declared(int play) {
        return play < Deck.OTHER_PLAYS ? Optional.of(Side.at(play & 1)) : Optional.empty();
    }

    static void named(BattleState state, Sink sink) {
        if (sink.listens()) {
            sink.tell(
                    Sink.EVERYONE,
                    new BattleEvent.Named(new Seat(state.turn), Planet.at(state.ruling)));
        }
    }

    static void switched(BattleState state, int seat, int place, Sink sink) {
        if (sink.listens()) {
            int play = state.play(state.begin() + place);
            sink.tell(
                    Sink.EVERYONE,
                    new BattleEvent.Switched(
                            new Seat(state.turn),
                            new Seat(seat),
                            state.game.deck.card(Deck.index(play)),
                            Side.at(play & 1)));
        }
    }

    static void decided(BattleState state, int winning, Sink sink) {
        if (!sink.listens()) {
            return;
        }
        if (winning == Verdict.NOBODY) {
            sink.tell(
                    Sink.EVERYONE,
                    new BattleEvent.Discarded(
                            state.lastTrick()
                                    ? Optional.empty()
                                    : Optional.of(new Seat(state.leader))));
            return;
        }
        int play = state.play(state.begin() + winning);
        sink.tell(
                Sink.EVERYONE,
                new BattleEvent.TrickWon(
                        new Seat(state.seatAt(winning)),
                        state.game.deck.card(Deck.index(play)),
                        Verdict.reason(state, winning)));
    }

    static void chosen(BattleState state, Sink sink) {
        if (sink.listens()) {
            sink.tell(
                    Sink.EVERYONE,
                    new BattleEvent.Chosen(new Seat(state.turn), new Seat(state.receiver)));
        }
    }

    static void collected(BattleState state, int to, int side, Sink sink) {
        if (!sink.listens()) {
            return;
        }
        int characters = 0;
        for (int place = 0; place < state.laid; place++) {
            characters += state.play(state.begin() + place) < Deck.OTHER_PLAYS ? 1 : 0;
        }
        Seat who = new Seat(state.turn);
        sink.tell(
                Sink.EVERYONE,
                to == state.turn
                        ? new BattleEvent.Collected(who, Side.at(side), characters)
                        : new BattleEvent.Given(who, new Seat(to), Side.at(side), characters));
    }

    static void over(BattleState state, Sink sink) {
        if (sink.listens()) {
            ending(state).forEach(event -> sink.tell(Sink.EVERYONE, event));
        }
    }

    /** MB-8.2 to MB-8.4: what everybody was and has, then who wins. */
    static List<BattleEvent> ending(BattleState state) {
        Scoring scoring = Scoring.of(state);
        List<BattleEvent> events = new ArrayList<>();
        for (int seat = 0; seat < state.game.seats; seat++) {
            events.add(
                    new BattleEvent.Counted(
                            new Seat(seat),
                            scoring.team(seat),
                            scoring.count(seat),
                            scoring.bonus(seat)));
        }
        events.add(
                new BattleEvent.Ended(
                        scoring.winner(),
                        scoring.bidding(),
                        state.bid,
                        scoring.bestBidding(),
                        scoring.bestOther(),
                        scoring.kept(),
                        scoring.ahead(),
                        Eyes.seats(state.result().winners())));
        return events;
    }
}
