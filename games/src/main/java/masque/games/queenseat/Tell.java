package masque.games.queenseat;

import java.util.ArrayList;
import java.util.List;
import masque.core.Phrase;
import masque.core.Seat;
import masque.core.Sink;

/** Tells each audience its own part of what happens; makes nothing when nobody listens. */
final class Tell {
    private Tell() {}

    static List<Phrase> names(List<Princess> princesses) {
        return princesses.stream().map(Princess::phrase).toList();
    }

    static List<Phrase> phrases(List<Card> cards) {
        return cards.stream().map(Card::phrase).toList();
    }

    /** All cards of a set, one by one. */
    static List<Card> list(QueenState state, long set) {
        List<Card> cards = new ArrayList<>();
        for (int position = 0; position < Cards.size(set); position++) {
            cards.add(state.game.card(Cards.at(set, position)));
        }
        return List.copyOf(cards);
    }

    private static Seat seat(int seat) {
        return new Seat(seat);
    }

    private static Seat actor(QueenState state) {
        return new Seat(state.actor);
    }

    private static Seat queen(QueenState state) {
        return new Seat(state.queen());
    }

    private static Card vote(QueenState state, int seat) {
        return state.game.card(state.votes[seat]);
    }

    static void dealt(QueenState state, Sink sink) {
        if (!sink.listens()) {
            return;
        }
        for (Phrase warning : state.game.warnings) {
            sink.tell(Sink.EVERYONE, new QueenEvent.Warned(warning));
        }
        for (int seat = 0; seat < state.game.seats; seat++) {
            sink.tell(1 << seat, new QueenEvent.Dealt(list(state, state.secret[seat])));
        }
        List<Princess> princesses = state.game.packs.stream().map(Pack::princess).toList();
        sink.tell(Sink.EVERYONE, new QueenEvent.Begun(queen(state), princesses));
    }

    static void round(QueenState state, Sink sink) {
        if (sink.listens()) {
            List<Phrase> effects = Effects.now(state, QueenState.NONE);
            sink.tell(Sink.EVERYONE, new QueenEvent.Round(state.round, queen(state), effects));
        }
    }

    static void voted(int seat, Sink sink) {
        if (sink.listens()) {
            sink.tell(Sink.EVERYONE, new QueenEvent.Voted(seat(seat)));
        }
    }

    static void votedOpenly(QueenState state, int seat, Sink sink) {
        if (sink.listens()) {
            sink.tell(Sink.EVERYONE, new QueenEvent.VotedOpenly(seat(seat), vote(state, seat)));
        }
    }

    /** QS-2.3: the votes clockwise from the Queenseat. */
    static void counted(QueenState state, Sink sink) {
        if (!sink.listens()) {
            return;
        }
        List<QueenEvent.Ballot> ballots = new ArrayList<>();
        for (int i = 0; i < state.game.seats; i++) {
            int seat = state.seatAt(state.throne + i);
            if ((state.voted >>> seat & 1) != 0) {
                ballots.add(new QueenEvent.Ballot(seat(seat), vote(state, seat)));
            }
        }
        sink.tell(
                Sink.EVERYONE,
                new QueenEvent.Counted(
                        List.copyOf(ballots),
                        Princess.at(state.winning),
                        Integer.bitCount(state.winners),
                        Verdict.why(state)));
    }

    static void took(QueenState state, int whose, Sink sink) {
        if (sink.listens()) {
            sink.tell(
                    Sink.EVERYONE,
                    new QueenEvent.Took(queen(state), seat(whose), vote(state, whose)));
        }
    }

    static void gave(QueenState state, int who, int to, Sink sink) {
        if (sink.listens()) {
            sink.tell(Sink.EVERYONE, new QueenEvent.Gave(seat(who), seat(to), vote(state, who)));
        }
    }

    static void acts(QueenState state, Sink sink) {
        if (sink.listens()) {
            sink.tell(Sink.EVERYONE, new QueenEvent.Acts(actor(state), vote(state, state.actor)));
        }
    }

    static void swapped(QueenState state, int whom, Sink sink) {
        if (sink.listens()) {
            sink.tell(
                    Sink.EVERYONE, new QueenEvent.Swapped(actor(state), seat(whom), queen(state)));
        }
    }

    static void handed(QueenState state, int to, Sink sink) {
        if (sink.listens()) {
            sink.tell(
                    Sink.EVERYONE,
                    new QueenEvent.Handed(queen(state), seat(to), vote(state, state.actor)));
        }
    }

    static void sent(QueenState state, Sink sink) {
        if (sink.listens()) {
            sink.tell(Sink.EVERYONE, new QueenEvent.Sent(queen(state), vote(state, state.actor)));
        }
    }

    static void idle(QueenState state, Sink sink) {
        if (sink.listens()) {
            sink.tell(Sink.EVERYONE, new QueenEvent.Idle(actor(state), vote(state, state.actor)));
        }
    }

    static void effect(QueenState state, Sink sink) {
        if (sink.listens()) {
            Phrase effect = Effects.of(state.votes[state.actor]);
            sink.tell(Sink.EVERYONE, new QueenEvent.Coming(effect));
        }
    }

    static void named(QueenState state, int princess, Sink sink) {
        if (sink.listens()) {
            Princess name = Princess.at(princess);
            sink.tell(
                    Sink.EVERYONE,
                    state.voteOf(state.actor) == Princess.FEATHERDANCER.ordinal()
                            ? new QueenEvent.Promised(actor(state), name)
                            : new QueenEvent.Named(actor(state), name));
        }
    }

    static void said(int seat, int princess, int count, Sink sink) {
        if (sink.listens()) {
            sink.tell(Sink.EVERYONE, new QueenEvent.Said(seat(seat), Princess.at(princess), count));
        }
    }

    static void chose(QueenState state, Sink sink) {
        if (sink.listens()) {
            sink.tell(Sink.EVERYONE, new QueenEvent.Chose(actor(state), seat(state.target)));
        }
    }

    /** QS-4.4: to the actor alone. */
    static void saw(QueenState state, int whose, Sink sink) {
        if (sink.listens()) {
            List<Card> cards = list(state, state.secret[whose]);
            sink.tell(1 << state.actor, new QueenEvent.Saw(seat(whose), cards));
        }
    }

    static void called(QueenState state, boolean least, Sink sink) {
        if (sink.listens()) {
            sink.tell(Sink.EVERYONE, new QueenEvent.Called(actor(state), least));
        }
    }

    /** QS-4.4: that a card was shown is for all, which one for the actor. */
    static void showed(QueenState state, int seat, Sink sink) {
        if (sink.listens()) {
            long picked = state.picked[seat] + state.picked[state.game.seats + seat];
            Card card = state.game.card(Cards.lowest(picked));
            sink.tell(Sink.EVERYONE, new QueenEvent.Showed(seat(seat), actor(state)));
            sink.tell(1 << state.actor, new QueenEvent.SawOne(seat(seat), card));
        }
    }

    /** QS-4.7: that a card was shown is for all, which one for the two. */
    static void forced(QueenState state, int kind, Sink sink) {
        if (sink.listens()) {
            int two = 1 << state.actor | 1 << state.queen();
            sink.tell(Sink.EVERYONE, new QueenEvent.Forced(actor(state), queen(state)));
            sink.tell(two, new QueenEvent.ForcedBy(queen(state), state.game.card(kind)));
        }
    }

    static void exchanged(QueenState state, Sink sink) {
        if (!sink.listens()) {
            return;
        }
        int one = state.actor;
        int other = state.target;
        Seat who = seat(one);
        Seat with = seat(other);
        sink.tell(Sink.EVERYONE, new QueenEvent.Exchanged(who, with, state.picks(one)));
        moved(state, one, other, sink);
        moved(state, other, one, sink);
    }

    /**
     * QS-5.6: what was picked goes to another: public cards before all, secret ones between two.
     */
    private static void moved(QueenState state, int from, int to, Sink sink) {
        long open = state.picked[state.game.seats + from];
        for (Card card : list(state, open)) {
            sink.tell(Sink.EVERYONE, new QueenEvent.PassedOpenly(seat(from), seat(to), card));
        }
        if (state.picked[from] != 0) {
            received(state, from, to, state.picked[from], sink);
        }
    }

    private static void received(QueenState state, int from, int to, long cards, Sink sink) {
        sink.tell(
                1 << from | 1 << to,
                new QueenEvent.Received(seat(from), seat(to), list(state, cards)));
    }

    static void passed(QueenState state, int giver, int receiver, Sink sink) {
        if (sink.listens()) {
            if (state.picked[giver] != 0) {
                sink.tell(Sink.EVERYONE, new QueenEvent.Passed(seat(giver), seat(receiver)));
            }
            moved(state, giver, receiver, sink);
        }
    }

    static void gaveSecret(QueenState state, int kind, Sink sink) {
        if (sink.listens()) {
            sink.tell(Sink.EVERYONE, new QueenEvent.Passed(actor(state), queen(state)));
            received(state, state.actor, state.queen(), Cards.one(kind), sink);
        }
    }

    /** QS-4.6: the public cards of the Princess, one by one. */
    static void handedOpenly(QueenState state, long cards, Sink sink) {
        if (sink.listens()) {
            for (Card card : list(state, cards)) {
                sink.tell(
                        Sink.EVERYONE,
                        new QueenEvent.PassedOpenly(queen(state), actor(state), card));
            }
        }
    }

    /** QS-4.6: how many secret ones is for all, which ones for the two. */
    static void handedOver(QueenState state, int princess, long cards, Sink sink) {
        if (sink.listens()) {
            sink.tell(
                    Sink.EVERYONE,
                    new QueenEvent.HandedOver(
                            queen(state), actor(state), Princess.at(princess), Cards.size(cards)));
            if (cards != 0) {
                received(state, state.queen(), state.actor, cards, sink);
            }
        }
    }

    static void stole(QueenState state, int kind, Sink sink) {
        if (sink.listens()) {
            sink.tell(
                    Sink.EVERYONE,
                    new QueenEvent.Stole(actor(state), seat(state.target), state.game.card(kind)));
        }
    }

    static void stoleSecretly(QueenState state, int kind, Sink sink) {
        if (sink.listens()) {
            sink.tell(
                    Sink.EVERYONE, new QueenEvent.StoleSecretly(actor(state), seat(state.target)));
            received(state, state.target, state.actor, Cards.one(kind), sink);
        }
    }

    static void faced(QueenState state, int seat, int kind, boolean show, Sink sink) {
        if (sink.listens()) {
            sink.tell(
                    Sink.EVERYONE,
                    show
                            ? new QueenEvent.Shown(seat(seat), state.game.card(kind))
                            : new QueenEvent.Hidden(seat(seat)));
        }
    }

    static void turned(QueenState state, int seat, long shown, long hidden, Sink sink) {
        if (sink.listens()) {
            sink.tell(
                    Sink.EVERYONE,
                    new QueenEvent.Turned(seat(seat), list(state, shown), list(state, hidden)));
        }
    }

    static void turnedOver(QueenState state, Sink sink) {
        turned(state, state.actor, state.open[state.actor], state.secret[state.actor], sink);
    }

    static void froze(int frozen, Sink sink) {
        if (sink.listens()) {
            sink.tell(Sink.EVERYONE, new QueenEvent.Froze(Eyes.seats(frozen)));
        }
    }

    static void venom(QueenState state, Sink sink) {
        if (sink.listens()) {
            sink.tell(Sink.EVERYONE, new QueenEvent.Poisoned(actor(state)));
        }
    }

    static void collected(QueenState state, int voter, int who, Sink sink) {
        if (sink.listens()) {
            sink.tell(
                    Sink.EVERYONE,
                    new QueenEvent.Collected(seat(who), seat(voter), vote(state, voter)));
        }
    }

    static void over(QueenState state, Sink sink) {
        if (sink.listens()) {
            sink.tell(
                    Sink.EVERYONE,
                    new QueenEvent.Ended(Eyes.winner(state), state.round, state.holders() != 0));
        }
    }
}
