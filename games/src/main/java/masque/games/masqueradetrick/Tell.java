package masque.games.masqueradetrick;

import java.util.List;
import masque.core.Sink;

/** Tells each audience its own part of what happens; makes nothing when nobody listens. */
final class Tell {
    private Tell() {}

    static void dealBegins(TrickState state, Sink sink) {
        if (!sink.listens()) {
            return;
        }
        sink.tell(Sink.EVERYONE, new TrickEvent.DealBegun(state.deal, dancer(state, state.leader)));
        for (int seat = 0; seat < state.game.seats; seat++) {
            sink.tell(1 << seat, new TrickEvent.Cast(Role.at(state.book[Book.ROLE + seat])));
        }
    }

    static void cards(TrickState state, Sink sink) {
        if (!sink.listens()) {
            return;
        }
        for (int seat = 0; seat < state.game.seats; seat++) {
            sink.tell(1 << seat, new TrickEvent.Dealt(Deck.list(state.hands[seat])));
        }
    }

    static void exchanged(TrickState state, Sink sink) {
        if (!sink.listens()) {
            return;
        }
        sink.tell(Sink.EVERYONE, new TrickEvent.Exchanged(Eyes.passers(state.game)));
        int allSeats = (1 << state.game.seats) - 1;
        for (int from = 0; from < state.game.passers(); from++) {
            int to = state.game.receiver(from);
            int card = state.book[Book.PASSED + Book.WIDTH * state.round + from];
            sink.tell(
                    ((1 << from) | (1 << to)) & allSeats,
                    new TrickEvent.Handed(dancer(state, from), dancer(state, to), Deck.card(card)));
        }
        if (state.game.seats <= 2) {
            sink.tell(
                    Sink.EVERYONE,
                    new TrickEvent.KnightOpened(Knight.open(state.hands[TrickGame.KNIGHT])));
        }
    }

    static void played(TrickState state, int hand, int card, Sink sink) {
        if (sink.listens()) {
            sink.tell(
                    Sink.EVERYONE,
                    new TrickEvent.Played(dancer(state, hand), Deck.card(card), state.laid == 1));
        }
    }

    static void trickWon(TrickState state, Sink sink) {
        if (sink.listens()) {
            sink.tell(
                    Sink.EVERYONE,
                    new TrickEvent.TrickWon(dancer(state, state.leader), state.trick + 1));
        }
    }

    static void looked(TrickState state, int seat, int choice, Sink sink) {
        if (!sink.listens()) {
            return;
        }
        if (choice == TrickGame.LOOK_AWAY) {
            sink.tell(Sink.EVERYONE, new TrickEvent.LookedAway(dancer(state, seat)));
            return;
        }
        int place = TrickGame.LEFT + choice;
        sink.tell(Sink.EVERYONE, new TrickEvent.Looked(dancer(state, seat), Mask.at(place)));
        sink.tell(
                1 << seat,
                new TrickEvent.Saw(Mask.at(place), Role.at(state.book[Book.ROLE + place])));
    }

    /**
     * MT-2.9: all pointing at once, then the roles in the order of their numbers, then the centre.
     */
    static void dealEnded(TrickState state, Sink sink) {
        if (!sink.listens()) {
            return;
        }
        for (int seat = 0; seat < state.game.seats; seat++) {
            sink.tell(
                    Sink.EVERYONE,
                    new TrickEvent.Pointed(
                            dancer(state, seat), Mask.at(state.book[Book.POINTED + seat])));
        }
        for (int place : Eyes.inOrder(state.book, Book.ROLE, Roles.hidden(state.game))) {
            sink.tell(
                    Sink.EVERYONE,
                    new TrickEvent.Unmasked(
                            Mask.at(place), Role.at(state.book[Book.ROLE + place])));
        }
        List<Dancer> winners = Eyes.dancers(state.game, state.oldWinners);
        sink.tell(
                Sink.EVERYONE,
                new TrickEvent.DealEnded(
                        state.deal,
                        winners,
                        Verdict.epilogue(state.game, state.book, Book.ROLE, state.oldWinners)));
    }

    static void gameEnded(TrickState state, Sink sink) {
        if (sink.listens()) {
            sink.tell(Sink.EVERYONE, new TrickEvent.GameEnded(Verdict.winners(state)));
        }
    }

    private static Dancer dancer(TrickState state, int hand) {
        return Dancer.of(state.game.seats, hand);
    }
}
