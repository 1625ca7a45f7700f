package masque.games.queenseat;

import java.util.ArrayList;
import java.util.List;
import masque.core.Phrase;
import masque.core.Seat;

/** Looks back at the game: how every round ended, and what happened in the latest. */
final class Log {
    private static final int WIDTH = 4;
    private static final int MASK = 0xF;

    private final QueenState state;
    private final List<Phrase> lines = new ArrayList<>();

    private Log(QueenState state) {
        this.state = state;
    }

    /** A finished round as one number. */
    static int round(int winning, int votes, QueenState state) {
        return winning | votes << WIDTH | state.queen() << (2 * WIDTH);
    }

    /** Who was Queen at the end of a finished round. */
    static int queenOf(int round) {
        return round >>> (2 * WIDTH) & MASK;
    }

    static List<Phrase> of(Eyes eyes) {
        return new Log(eyes.state).write();
    }

    private List<Phrase> write() {
        int finished = state.phase == Phase.OVER ? state.round : state.round - 1;
        for (int number = 0; number < finished; number++) {
            int round = state.rounds[number];
            lines.add(
                    Phrase.of(
                            "log-round",
                            "round",
                            number + 1,
                            "winner",
                            Eyes.princess(round & MASK),
                            "votes",
                            round >>> WIDTH & MASK,
                            "queen",
                            new Seat(queenOf(round))));
        }
        if (state.winning != QueenState.NONE) {
            for (int order = 0; order < state.deedsDone; order++) {
                deed(order);
            }
        }
        return List.copyOf(lines);
    }

    private void deed(int order) {
        for (int seat = 0; seat < state.game.seats; seat++) {
            int deed = state.deeds[seat];
            if (deed != 0 && Deed.order(deed) == order) {
                lines.add(line(seat, deed));
            }
        }
    }

    private Phrase line(int seat, int deed) {
        Seat who = new Seat(seat);
        Phrase card = state.game.card(state.votes[seat]).phrase();
        if (Deed.what(deed) == Deed.SWAP) {
            return Phrase.of("log-swapped", "who", who, "with", new Seat(Deed.whom(deed)));
        }
        if (Deed.idle(deed)) {
            return Phrase.of("log-idle", "who", who, "card", card);
        }
        if (Deed.name(deed) != QueenState.NONE) {
            return named(who, card, deed);
        }
        return Deed.whom(deed) == QueenState.NONE
                ? Phrase.of("log-acted", "who", who, "card", card)
                : Phrase.of(
                        "log-acted-with",
                        "who",
                        who,
                        "card",
                        card,
                        "whom",
                        new Seat(Deed.whom(deed)));
    }

    private Phrase named(Seat who, Phrase card, int deed) {
        Phrase princess = Eyes.princess(Deed.name(deed));
        boolean says = state.voteOf(who.index()) == Princess.WHISTLEY_WINE.ordinal();
        return says
                ? Phrase.of(
                        "log-said",
                        "who",
                        who,
                        "card",
                        card,
                        "princess",
                        princess,
                        "first",
                        Deed.first(deed),
                        "second",
                        Deed.second(deed))
                : Phrase.of("log-named", "who", who, "card", card, "princess", princess);
    }
}
