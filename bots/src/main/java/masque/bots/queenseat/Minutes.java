package masque.bots.queenseat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import masque.core.Event;
import masque.core.Seat;
import masque.games.queenseat.Bar;
import masque.games.queenseat.Card;
import masque.games.queenseat.Imagined;
import masque.games.queenseat.QueenEvent;
import masque.games.queenseat.QueenGame;

/**
 * Who voted what, and what each could have voted instead, as far as a seat was told. A seat's
 * earlier votes say nothing any more once its secret cards have changed unseen.
 */
final class Minutes {
    private static final int NOBODY = -1;

    private final QueenGame game;
    private final int seats;

    /** By seat: where it sits. By place: who sits there. */
    private final int[] placeOf;

    private final int[] seatAt;

    /** By seat: its public cards. */
    private final long[] open;

    /**
     * By seat: what left its secret cards since the game began, less what came, before all eyes.
     */
    private final long[] gone;

    /** By seat: to whom its vote of this round went. */
    private final int[] given;

    private final List<List<Cast>> casts = new ArrayList<>();
    private int queen;

    /** Whose losing vote is being resolved, and whether it acts with a dark card. */
    private int actor = NOBODY;

    private boolean darkAction;

    /** Bits of those who have voted before all eyes in this round. */
    private int voted;

    /** Bits of those who must vote something in this round and in the next. */
    private int bound;

    private int boundNext;
    private Bar bar = Bar.MOST;
    private Bar barNext = Bar.MOST;
    private boolean random;
    private boolean randomNext;

    Minutes(QueenGame game, List<Event> heard) {
        this.game = game;
        seats = game.seats();
        placeOf = new int[seats];
        seatAt = new int[seats];
        open = new long[seats];
        gone = new long[seats];
        given = new int[seats];
        for (int seat = 0; seat < seats; seat++) {
            placeOf[seat] = seat;
            seatAt[seat] = seat;
            casts.add(new ArrayList<>());
        }
        Arrays.fill(given, NOBODY);
        for (Event event : heard) {
            hear((QueenEvent) event);
        }
    }

    /** The votes of a seat that still say something of its secret cards. */
    List<Cast> of(int seat) {
        return casts.get(seat);
    }

    /** What left a seat's secret cards since the game began, less what came, before all eyes. */
    long gone(int seat) {
        return gone[seat];
    }

    /** A seat's public cards. */
    long open(int seat) {
        return open[seat];
    }

    int queen() {
        return queen;
    }

    private void hear(QueenEvent event) {
        switch (event) {
            case QueenEvent.Begun(Seat first, var princesses) -> queen = first.index();
            case QueenEvent.Round round -> nextRound();
            case QueenEvent.VotedOpenly(Seat who, Card card) -> vote(who.index(), card);
            case QueenEvent.Counted counted -> count(counted.ballots());
            case QueenEvent.Took(Seat who, Seat whose, Card card) -> put(whose, who, card);
            case QueenEvent.Gave(Seat who, Seat to, Card card) -> put(who, to, card);
            case QueenEvent.Acts(Seat who, Card card) -> {
                actor = who.index();
                darkAction = card.dark();
            }
            case QueenEvent.Swapped swapped -> swap(swapped);
            case QueenEvent.Handed(Seat from, Seat to, Card card) -> put(new Seat(actor), to, card);
            case QueenEvent.Sent(Seat to, Card card) -> put(new Seat(actor), to, card);
            case QueenEvent.Coming(var effect) -> announce(effect.key());
            case QueenEvent.Promised(Seat who, var princess) -> boundNext |= 1 << who.index();
            case QueenEvent.Forced(Seat who, Seat whom) -> boundNext |= 1 << whom.index();
            case QueenEvent.Exchanged(Seat who, Seat with, int count) -> exchange(who, with);
            case QueenEvent.Passed(Seat who, Seat to) -> forget(who, to);
            case QueenEvent.HandedOver(Seat from, Seat to, var princess, int count) ->
                    forget(from, to);
            case QueenEvent.StoleSecretly(Seat who, Seat whose) -> forget(who, whose);
            case QueenEvent.PassedOpenly(Seat who, Seat to, Card card) -> move(who, to, card);
            case QueenEvent.Stole(Seat who, Seat whose, Card card) -> move(whose, who, card);
            case QueenEvent.Collected(Seat who, Seat voter, Card card) -> collect(who, voter, card);
            case QueenEvent.Shown(Seat who, Card card) -> show(who.index(), card);
            case QueenEvent.Turned(Seat who, var shown, var hidden) -> {
                shown.forEach(card -> show(who.index(), card));
                hidden.forEach(card -> hide(who.index(), card));
            }
            default -> {}
        }
    }

    private void nextRound() {
        Arrays.fill(given, NOBODY);
        voted = 0;
        bound = boundNext;
        boundNext = 0;
        bar = barNext;
        barNext = Bar.MOST;
        random = randomNext;
        randomNext = false;
    }

    private void announce(String effect) {
        switch (effect) {
            case "effect-least" -> barNext = Bar.LEAST;
            case "effect-free" -> barNext = Bar.NONE;
            case "effect-random" -> randomNext = true;
            default -> {}
        }
    }

    private static long set(Card card) {
        return Imagined.one(Imagined.kind(card));
    }

    private void vote(int seat, Card card) {
        int kind = Imagined.kind(card);
        if (!random && (bound >>> seat & 1) == 0) {
            long before = open[seatAt[(placeOf[seat] + seats - 1) % seats]];
            long after = open[seatAt[(placeOf[seat] + 1) % seats]];
            int barred = Imagined.barred(game, bar, before, after);
            casts.get(seat).add(new Cast(kind, barred, gone[seat], Odds.of(open, seat, queen)));
        }
        gone[seat] += Imagined.one(kind);
        voted |= 1 << seat;
    }

    private void count(List<QueenEvent.Ballot> ballots) {
        for (QueenEvent.Ballot ballot : ballots) {
            if ((voted >>> ballot.who().index() & 1) == 0) {
                vote(ballot.who().index(), ballot.card());
            }
        }
    }

    private void put(Seat voter, Seat to, Card card) {
        given[voter.index()] = to.index();
        open[to.index()] += set(card);
    }

    private void swap(QueenEvent.Swapped swapped) {
        actor = swapped.who().index();
        int with = swapped.with().index();
        int place = placeOf[actor];
        placeOf[actor] = placeOf[with];
        placeOf[with] = place;
        seatAt[placeOf[actor]] = actor;
        seatAt[placeOf[with]] = with;
        queen = swapped.queen().index();
    }

    private void exchange(Seat who, Seat with) {
        if (!darkAction) {
            forget(who, with);
        }
    }

    private void forget(Seat one, Seat other) {
        casts.get(one.index()).clear();
        casts.get(other.index()).clear();
    }

    /** A public card goes to somebody who has yet to say how it faces. */
    private void move(Seat from, Seat to, Card card) {
        open[from.index()] -= set(card);
        gone[to.index()] -= set(card);
    }

    private void collect(Seat who, Seat voter, Card card) {
        int holder = given[voter.index()];
        if (holder != NOBODY) {
            open[holder] -= set(card);
        }
        given[voter.index()] = who.index();
        gone[who.index()] -= set(card);
    }

    private void show(int seat, Card card) {
        gone[seat] += set(card);
        open[seat] += set(card);
    }

    private void hide(int seat, Card card) {
        gone[seat] -= set(card);
        open[seat] -= set(card);
    }
}
