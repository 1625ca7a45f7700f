package masque.games.masqueradebattle;

import java.util.ArrayList;
import java.util.List;
import masque.core.Phrase;
import masque.core.Seat;

/**
 * Looks back at the game: every bid, where every trick went, and the cards of the trick on the
 * table. All of it happened in the open.
 */
final class Log {
    private final BattleState state;
    private final Deck deck;
    private final List<Phrase> lines = new ArrayList<>();

    private Log(BattleState state) {
        this.state = state;
        this.deck = state.game.deck;
    }

    static List<Phrase> of(Eyes eyes) {
        return new Log(eyes.state).write(eyes.bids());
    }

    private List<Phrase> write(List<BattleView.Bid> bids) {
        for (BattleView.Bid bid : bids) {
            lines.add(
                    Phrase.of(
                            "log-bid",
                            "who",
                            bid.who(),
                            "number",
                            bid.number(),
                            "side",
                            bid.side().phrase()));
        }
        if (state.phase != Phase.BIDDING) {
            lines.add(
                    Phrase.of(
                            "log-auction",
                            "who",
                            new Seat(state.bidder),
                            "number",
                            state.bid,
                            "title",
                            Side.at(state.bidSide).title()));
        }
        if (state.revealed != BattleState.NONE) {
            lines.add(
                    Phrase.of(
                            "log-revealed",
                            "who",
                            new Seat(state.bidder),
                            "whose",
                            new Seat(state.revealed),
                            "team",
                            Side.at(state.dark >>> state.revealed & 1).team()));
        }
        int leader = state.bidder;
        for (int trick = 0; trick < state.trick; trick++) {
            leader = outcome(trick, leader);
        }
        onTheTable();
        if (state.outcomes[state.trick] != BattleState.NONE) {
            outcome(state.trick, state.leader);
        }
        return List.copyOf(lines);
    }

    /** Says where a trick went, and returns who led next. */
    private int outcome(int trick, int leader) {
        int outcome = state.outcomes[trick];
        if (outcome == BattleState.DISCARDED) {
            lines.add(Phrase.of("log-discarded", "trick", trick + 1));
            return leader;
        }
        int winner = BattleState.winner(outcome);
        int receiver = BattleState.receiver(outcome);
        int place = winner - leader + (winner < leader ? state.game.seats : 0);
        Phrase card = deck.phrase(Deck.index(state.play(trick * state.game.seats + place)));
        lines.add(
                Phrase.of(
                        winner == receiver ? "log-collected" : "log-given",
                        "trick",
                        trick + 1,
                        "who",
                        new Seat(winner),
                        "card",
                        card,
                        "to",
                        new Seat(receiver),
                        "side",
                        Side.at(outcome & 1).phrase()));
        return winner;
    }

    private void onTheTable() {
        for (int place = 0; place < state.laid; place++) {
            int entry = state.begin() + place;
            int play = original(place);
            Seat who = new Seat(state.seatAt(place));
            Phrase card = deck.phrase(Deck.index(play));
            lines.add(
                    play < Deck.OTHER_PLAYS
                            ? Phrase.of(
                                    "log-used",
                                    "who",
                                    who,
                                    "card",
                                    card,
                                    "side",
                                    Side.at(play & 1).phrase(),
                                    "power",
                                    deck.power(play))
                            : Phrase.of("log-played", "who", who, "card", card));
            if (state.named(entry) != BattleState.NONE) {
                lines.add(
                        Phrase.of(
                                "log-named",
                                "who",
                                who,
                                "planet",
                                Planet.at(state.named(entry)).phrase()));
            }
            for (Seat whose : Eyes.seats(state.switched(entry))) {
                lines.add(Phrase.of("log-switched", "who", who, "whose", whose));
            }
        }
    }

    /** How a card was played, before any Betrayal. */
    private int original(int place) {
        int play = state.play(state.begin() + place);
        int seat = state.seatAt(place);
        for (int later = place + 1; later < state.laid; later++) {
            play ^= state.switched(state.begin() + later) >>> seat & 1;
        }
        return play;
    }
}
