package masque.games.queenseat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import masque.core.Phrase;
import masque.core.Seat;

/** What one viewer sees of a game: the only way from a state to a view. */
final class Eyes {
    final QueenState state;
    final QueenGame game;
    final int seat;

    Eyes(QueenState state, int seat) {
        this.state = state;
        this.game = state.game;
        this.seat = seat;
    }

    QueenView view() {
        return new QueenView(
                seat,
                state.phase,
                state.round,
                game.mostRounds,
                game.packs,
                Cards.size(state.secret[game.seats]),
                game.warnings,
                ring(),
                players(),
                seated() ? hand() : List.of(),
                picks(),
                fresh(),
                shown(),
                ballots(),
                state.winning == QueenState.NONE
                        ? Optional.empty()
                        : Optional.of(Princess.at(state.winning)),
                Verdict.of(state),
                maybe(state.actor),
                maybe(state.target),
                Effects.list(state, seat, false),
                Effects.list(state, seat, true),
                over() ? Optional.of(result()) : Optional.empty(),
                Aim.of(this),
                Prompt.of(this),
                Counsel.of(this),
                Log.of(this));
    }

    boolean seated() {
        return seat >= 0;
    }

    boolean over() {
        return state.phase == Phase.OVER;
    }

    /** Whether a move of the viewer is awaited. */
    boolean own() {
        return seated() && (state.waiting >>> seat & 1) != 0;
    }

    private static Optional<Seat> maybe(int seat) {
        return seat == QueenState.NONE ? Optional.empty() : Optional.of(new Seat(seat));
    }

    /** The seats of a set. */
    static List<Seat> seats(int set) {
        List<Seat> seats = new ArrayList<>(Integer.bitCount(set));
        for (int rest = set; rest != 0; rest &= rest - 1) {
            seats.add(new Seat(Integer.numberOfTrailingZeros(rest)));
        }
        return List.copyOf(seats);
    }

    private List<Seat> ring() {
        List<Seat> ring = new ArrayList<>(game.seats);
        for (int i = 0; i < game.seats; i++) {
            ring.add(new Seat(state.seatAt(state.throne + i)));
        }
        return List.copyOf(ring);
    }

    private List<QueenView.Player> players() {
        List<QueenView.Player> players = new ArrayList<>(game.seats);
        for (int who = 0; who < game.seats; who++) {
            players.add(player(who));
        }
        return List.copyOf(players);
    }

    private QueenView.Player player(int who) {
        int place = state.placeOf(who) - state.throne;
        int viewer = seated() ? seat : game.seats;
        return new QueenView.Player(
                new Seat(who),
                place < 0 ? place + game.seats : place,
                who == state.queen(),
                (state.waiting >>> who & 1) != 0,
                (state.voted >>> who & 1) != 0,
                Cards.size(state.secret[who]),
                stacks(state.open[who]),
                who == seat ? List.of() : stacks(state.marks[Sight.at(state, who, viewer)]),
                state.frozen(who),
                who == state.venom);
    }

    private List<QueenView.Stack> stacks(long set) {
        if (set == 0) {
            return List.of();
        }
        List<QueenView.Stack> stacks = new ArrayList<>();
        for (int rest = Cards.kinds(set); rest != 0; rest &= rest - 1) {
            int kind = Integer.numberOfTrailingZeros(rest);
            stacks.add(new QueenView.Stack(game.card(kind), Cards.count(set, kind)));
        }
        return List.copyOf(stacks);
    }

    private List<QueenView.Held> hand() {
        List<QueenView.Held> held = new ArrayList<>();
        long set = state.secret[seat];
        boolean votes = state.phase == Phase.VOTING && own();
        int legal = votes ? Ballot.legal(state, seat) : -1;
        for (int rest = Cards.kinds(set); rest != 0; rest &= rest - 1) {
            int kind = Integer.numberOfTrailingZeros(rest);
            held.add(
                    new QueenView.Held(
                            game.card(kind),
                            Cards.count(set, kind),
                            QueenGame.VOTE + kind,
                            (legal >>> kind & 1) != 0
                                    ? Optional.empty()
                                    : Optional.of(Why.barred(state, seat).reason())));
        }
        return List.copyOf(held);
    }

    private QueenView.Picks picks() {
        boolean picking = own() && (state.phase == Phase.PICKING || state.phase == Phase.SHOWING);
        if (!seated() || (!picking && state.picks(seat) == 0)) {
            return new QueenView.Picks(List.of(), List.of(), 0);
        }
        return new QueenView.Picks(
                Tell.list(state, state.picked[seat]),
                Tell.list(state, state.picked[game.seats + seat]),
                picking ? state.left : state.picks(seat));
    }

    private List<Card> fresh() {
        return seated() ? Tell.list(state, state.fresh[seat]) : List.of();
    }

    /** QS-4.4: what everybody showed the viewer, until the card that brought it about has gone. */
    private List<QueenView.Shown> shown() {
        if (!seated() || !Redeal.glimpses(state) || seat != state.actor) {
            return List.of();
        }
        List<QueenView.Shown> shown = new ArrayList<>();
        for (int who = 0; who < game.seats; who++) {
            long picked = state.picked[who] + state.picked[game.seats + who];
            if (picked != 0) {
                shown.add(new QueenView.Shown(new Seat(who), game.card(Cards.lowest(picked))));
            }
        }
        return List.copyOf(shown);
    }

    private List<QueenView.Ballot> ballots() {
        List<QueenView.Ballot> ballots = new ArrayList<>();
        for (int i = 0; i < game.seats; i++) {
            int who = state.seatAt(state.throne + i);
            if (state.votes[who] != QueenState.NONE) {
                ballots.add(ballot(who));
            }
        }
        return List.copyOf(ballots);
    }

    private QueenView.Ballot ballot(int who) {
        boolean seen = who == seat || (state.shown >>> who & 1) != 0;
        int deed = state.deeds[who];
        return new QueenView.Ballot(
                new Seat(who),
                seen ? Optional.of(game.card(state.votes[who])) : Optional.empty(),
                state.winning != QueenState.NONE && state.voteOf(who) == state.winning,
                (state.onTable >>> who & 1) != 0,
                maybe(state.given[who]),
                deed == 0 ? Optional.empty() : Optional.of(deed(deed)));
    }

    private static QueenView.Deed deed(int deed) {
        int name = Deed.name(deed);
        return new QueenView.Deed(
                Deed.what(deed) == Deed.SWAP,
                maybe(Deed.whom(deed)),
                name == QueenState.NONE ? Optional.empty() : Optional.of(Princess.at(name)),
                Deed.idle(deed));
    }

    private QueenView.Result result() {
        return Reigns.result(state);
    }

    /** QS-3.1: the one winner of a game that is over. */
    static Seat winner(QueenState state) {
        return new Seat(Integer.numberOfTrailingZeros(state.result().winners()));
    }

    /** The name of a Princess, to be worded. */
    static Phrase princess(int ordinal) {
        return Princess.at(ordinal).phrase();
    }
}
