package masque.games.truthorbluff;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import masque.core.Phrase;
import masque.core.Result;
import masque.core.Seat;
import masque.core.Sink;

/** Tells each audience its own part of what happens; makes nothing when nobody listens. */
final class Tell {
    private Tell() {}

    static List<Phrase> phrases(List<Face> faces) {
        return faces.stream().map(Face::phrase).toList();
    }

    static void dealt(BluffState state, Sink sink) {
        if (!sink.listens()) {
            return;
        }
        if (state.villains != 0) {
            sink.tell(Sink.EVERYONE, new BluffEvent.Lurking(Eyes.villains(state)));
        }
        for (int seat = 0; seat < state.game.seats; seat++) {
            sink.tell(1 << seat, new BluffEvent.Dealt(list(state, state.tiles[seat])));
        }
        sink.tell(Sink.EVERYONE, new BluffEvent.Begun(state.ending, new Seat(state.turn)));
    }

    /** All tiles of a set, one by one. */
    private static List<Tile> list(BluffState state, long set) {
        List<Tile> tiles = new ArrayList<>();
        for (int position = 0; position < Tiles.size(set); position++) {
            tiles.add(state.game.tile(Tiles.at(set, position)));
        }
        return List.copyOf(tiles);
    }

    /** TB-3.1, TB-3.2: the latest link of the chain. */
    static void slid(BluffState state, Sink sink) {
        if (sink.listens()) {
            int link = state.links - 1;
            Seat who = new Seat(state.from(link));
            Seat to = new Seat(state.to(link));
            Face name = Face.at(state.name(link));
            sink.tell(
                    Sink.EVERYONE,
                    link == 0
                            ? new BluffEvent.Slid(who, to, name)
                            : new BluffEvent.PassedOn(who, to, name));
        }
    }

    /** TB-3.4: all see that somebody looked; who looked sees the tile. */
    static void looked(BluffState state, Sink sink) {
        if (sink.listens()) {
            sink.tell(Sink.EVERYONE, new BluffEvent.Looked(new Seat(state.turn)));
            sink.tell(1 << state.turn, new BluffEvent.Saw(state.game.tile(state.tile)));
        }
    }

    static void turned(BluffState state, int round, Sink sink) {
        if (sink.listens()) {
            Tile tile = state.game.tile(Round.tile(round));
            sink.tell(
                    Sink.EVERYONE,
                    new BluffEvent.Turned(
                            new Seat(Round.receiver(round)),
                            new Seat(Round.passer(round)),
                            Face.at(Round.name(round)),
                            Round.believed(round),
                            Round.right(round),
                            tile));
            sink.tell(
                    Sink.EVERYONE,
                    new BluffEvent.Collected(new Seat(Round.collector(round)), tile));
        }
    }

    /** TB-4.3: all see that a token is drawn; its value is seen by its owner alone. */
    static void token(int seat, int value, Sink sink) {
        if (sink.listens()) {
            sink.tell(Sink.EVERYONE, new BluffEvent.Rewarded(new Seat(seat)));
            sink.tell(1 << seat, new BluffEvent.Worth(value));
        }
    }

    static void noToken(int seat, Sink sink) {
        if (sink.listens()) {
            sink.tell(Sink.EVERYONE, new BluffEvent.NoToken(new Seat(seat)));
        }
    }

    /** TB-5.1 to TB-5.6: what came of a Villain's bonus; the token of TB-5.6 was told already. */
    static void bonus(BluffState state, int bonus, Sink sink) {
        if (!sink.listens()) {
            return;
        }
        Seat who = new Seat(state.turn);
        Face villain = state.villain();
        if (!Bonus.done(bonus)) {
            sink.tell(
                    Sink.EVERYONE,
                    villain == Face.CLAN
                            ? new BluffEvent.NoToken(who)
                            : new BluffEvent.Idle(who, villain));
            return;
        }
        Tile tile = state.game.tile(Bonus.tile(bonus));
        Seat to = new Seat(Bonus.to(bonus));
        switch (villain) {
            case BERYL ->
                    sink.tell(
                            Sink.EVERYONE,
                            new BluffEvent.Moved(who, new Seat(Bonus.from(bonus)), to, tile));
            case JADEITE -> {
                sink.tell(Sink.EVERYONE, new BluffEvent.Drew(who));
                sink.tell(1 << state.turn, new BluffEvent.Drawn(tile));
            }
            case ZOYCITE -> sink.tell(Sink.EVERYONE, new BluffEvent.PutBack(who, tile));
            case NEPHRITE ->
                    sink.tell(
                            Sink.EVERYONE,
                            new BluffEvent.Exchanged(
                                    who, tile, to, state.game.tile(Bonus.other(bonus))));
            case KUNZITE -> sink.tell(Sink.EVERYONE, new BluffEvent.TookBack(who, tile));
            default -> {}
        }
    }

    static void over(BluffState state, Sink sink) {
        if (sink.listens()) {
            ending(state).forEach(event -> sink.tell(Sink.EVERYONE, event));
        }
    }

    /** TB-6.11, TB-7.1: who is defeated, what the others have, best first, then who wins. */
    static List<BluffEvent> ending(BluffState state) {
        Result result = state.result();
        List<BluffEvent> events = new ArrayList<>();
        for (Seat seat : Eyes.seats(state.defeated)) {
            events.add(new BluffEvent.Defeated(seat, state.cause));
        }
        Eyes.seats(state.everybody() & ~state.defeated).stream()
                .map(seat -> counted(state, result, seat.index()))
                .sorted(Comparator.comparingInt(BluffEvent.Counted::place))
                .forEach(events::add);
        events.add(new BluffEvent.Ended(Eyes.seats(result.winners()), Ranking.decider(state)));
        return events;
    }

    private static BluffEvent.Counted counted(BluffState state, Result result, int seat) {
        return new BluffEvent.Counted(
                new Seat(seat),
                result.places().get(seat),
                result.points().get(seat),
                Tiles.size(state.tiles[seat]),
                Tokens.size(state.tokens[seat]),
                Tiles.villains(state.tiles[state.faceUp(seat)]));
    }
}
