package masque.games.masqueradebattle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import masque.core.Phrase;
import masque.core.Result;
import masque.core.Seat;

/** What one viewer sees of a game: the only way from a state to a view. */
final class Eyes {
    final BattleState state;
    final BattleGame game;
    final int seat;
    private final int winning;

    Eyes(BattleState state, int seat) {
        this.state = state;
        this.game = state.game;
        this.seat = seat;
        winning = Verdict.winning(state);
    }

    BattleView view() {
        return new BattleView(
                seat,
                state.phase,
                seated() ? Optional.of(team(seat)) : Optional.empty(),
                seated() ? cards(seat) : List.of(),
                seated() ? codes() : List.of(),
                players(),
                state.bid == 0 ? Optional.empty() : Optional.of(bid(state.bid)),
                bids(),
                advice(),
                state.trick + 1,
                game.tricks,
                leader(),
                state.ruling == BattleState.NONE
                        ? Optional.empty()
                        : Optional.of(Planet.at(state.ruling)),
                table(),
                winning(),
                outcome(),
                cards(state.discard()),
                game.even ? Deck.SIZE - game.tricks * game.seats : 0,
                unseen(),
                over() ? Optional.of(result()) : Optional.empty(),
                Aim.of(this),
                Prompt.of(this),
                Log.of(this));
    }

    boolean seated() {
        return seat >= 0;
    }

    boolean over() {
        return state.phase == Phase.OVER;
    }

    /** A seat's true side; the caller knows that the viewer may know it. */
    Side team(int whose) {
        return Side.at(state.dark >>> whose & 1);
    }

    private List<Card> cards(int place) {
        return game.deck.list(state.characters[place], state.others[place]);
    }

    private List<Integer> codes() {
        List<Integer> codes = new ArrayList<>();
        for (long rest = state.characters[seat]; rest != 0; rest &= rest - 1) {
            codes.add(BattleGame.PLAY + 2 * Long.numberOfTrailingZeros(rest));
        }
        for (int rest = state.others[seat]; rest != 0; rest &= rest - 1) {
            codes.add(BattleGame.PLAY + Deck.OTHER_PLAYS + Integer.numberOfTrailingZeros(rest));
        }
        return List.copyOf(codes);
    }

    private List<BattleView.Player> players() {
        List<BattleView.Player> players = new ArrayList<>(game.seats);
        for (int who = 0; who < game.seats; who++) {
            players.add(
                    new BattleView.Player(
                            new Seat(who),
                            !over() && who == state.turn,
                            passed(who),
                            Long.bitCount(state.characters[who])
                                    + Integer.bitCount(state.others[who]),
                            over() || who == state.revealed
                                    ? Optional.of(team(who))
                                    : Optional.empty(),
                            pile(who, Side.GUARDIAN),
                            pile(who, Side.DARK),
                            voids(who)));
        }
        return List.copyOf(players);
    }

    private boolean passed(int who) {
        int behind = who - state.bidder + (who < state.bidder ? game.seats : 0);
        return state.phase == Phase.BIDDING && behind > 0 && behind <= state.passes;
    }

    private BattleView.Pile pile(int who, Side side) {
        int place = state.pile(who, side.ordinal());
        return new BattleView.Pile(Long.bitCount(state.characters[place]), cards(place));
    }

    private List<Planet> voids(int who) {
        List<Planet> voids = new ArrayList<>();
        for (Planet planet : Planet.values()) {
            if ((state.voids >>> (Planet.COUNT * who + planet.ordinal()) & 1) != 0) {
                voids.add(planet);
            }
        }
        return List.copyOf(voids);
    }

    private BattleView.Bid bid(int number) {
        int entry = state.bids[number];
        return new BattleView.Bid(new Seat(entry >> 1), number, Side.at(entry & 1));
    }

    /** MB-3.1: bids rise, so by number is in order. */
    List<BattleView.Bid> bids() {
        List<BattleView.Bid> bids = new ArrayList<>();
        for (int number = 1; number <= state.bid; number++) {
            if (state.bids[number] != BattleState.NONE) {
                bids.add(bid(number));
            }
        }
        return List.copyOf(bids);
    }

    /** MB-3.2, MB-8.3: from the own hand and side alone. */
    private Optional<BattleView.Advice> advice() {
        if (!seated() || state.phase != Phase.BIDDING) {
            return Optional.empty();
        }
        int number = Appraisal.limit(cards(seat), team(seat), game.seats);
        return Optional.of(
                new BattleView.Advice(
                        number,
                        Phrase.of(
                                state.bidder == seat
                                        ? "advice-own"
                                        : number > state.bid ? "advice-bid" : "advice-pass",
                                "number",
                                number,
                                "side",
                                team(seat).team(),
                                "bonus",
                                Scoring.BONUS,
                                "bid",
                                state.bid)));
    }

    private Optional<Seat> leader() {
        return switch (state.phase) {
            case BIDDING, REVEALING, OVER -> Optional.empty();
            case PLAYING, NAMING, SWITCHING, GIVING, PILING ->
                    Optional.of(new Seat(state.laid == 0 ? state.turn : state.leader));
        };
    }

    /** MB-5.1: the trick on the table; a finished one lies there until the next lead. */
    private List<BattleView.Laid> table() {
        List<BattleView.Laid> table = new ArrayList<>(state.laid);
        for (int place = 0; place < state.laid; place++) {
            int entry = state.begin() + place;
            int play = state.play(entry);
            int named = state.named(entry);
            table.add(
                    new BattleView.Laid(
                            new Seat(state.seatAt(place)),
                            game.deck.card(Deck.index(play)),
                            game.deck.side(play),
                            play < Deck.OTHER_PLAYS ? game.deck.power(play) : 0,
                            named == BattleState.NONE
                                    ? Optional.empty()
                                    : Optional.of(Planet.at(named)),
                            seats(state.switched(entry)),
                            Verdict.cancelled(state, place, winning)));
        }
        return List.copyOf(table);
    }

    private Optional<BattleView.Winning> winning() {
        return winning == Verdict.NOBODY
                ? Optional.empty()
                : Optional.of(
                        new BattleView.Winning(
                                new Seat(state.seatAt(winning)),
                                game.deck.card(Deck.index(state.play(state.begin() + winning))),
                                Verdict.reason(state, winning)));
    }

    private Optional<BattleView.Outcome> outcome() {
        int outcome = state.outcomes[state.trick];
        if (outcome == BattleState.NONE) {
            return Optional.empty();
        }
        if (outcome == BattleState.DISCARDED) {
            return Optional.of(
                    new BattleView.Outcome(Optional.empty(), Optional.empty(), Optional.empty()));
        }
        return Optional.of(
                new BattleView.Outcome(
                        Optional.of(new Seat(BattleState.winner(outcome))),
                        Optional.of(new Seat(BattleState.receiver(outcome))),
                        Optional.of(Side.at(outcome & 1))));
    }

    /** The cards that are neither in the viewer's hand nor have ever been played. */
    private List<BattleView.Unseen> unseen() {
        long characters = seated() ? ~state.characters[seat] : -1;
        int others = seated() ? ~state.others[seat] : -1;
        for (int place = game.seats; place < state.characters.length; place++) {
            characters &= ~state.characters[place];
            others &= ~state.others[place];
        }
        for (int place = 0; place < state.laid; place++) {
            int card = Deck.index(state.play(state.begin() + place));
            if (card < Deck.CHARACTERS) {
                characters &= ~(1L << card);
            } else {
                others &= ~(1 << (card - Deck.CHARACTERS));
            }
        }
        List<BattleView.Unseen> unseen = new ArrayList<>();
        for (Planet planet : Planet.values()) {
            int count = Long.bitCount(characters & game.deck.characters(planet.ordinal()));
            add(unseen, Card.Kind.CHARACTER, Optional.of(planet), count);
        }
        add(unseen, Card.Kind.ACTION, Optional.empty(), Integer.bitCount(others & Deck.ACTIONS));
        add(unseen, Card.Kind.SUPPORT, Optional.empty(), Integer.bitCount(others & Deck.SUPPORTS));
        add(
                unseen,
                Card.Kind.TRANSFORMATION,
                Optional.empty(),
                Integer.bitCount(others & Deck.TRANSFORMATIONS));
        add(
                unseen,
                Card.Kind.BETRAYAL,
                Optional.empty(),
                Integer.bitCount(others & Deck.BETRAYALS));
        add(unseen, Card.Kind.TUXEDO_MASK, Optional.empty(), others >>> Deck.TUXEDO & 1);
        return List.copyOf(unseen);
    }

    private static void add(
            List<BattleView.Unseen> unseen, Card.Kind kind, Optional<Planet> planet, int count) {
        if (count > 0) {
            unseen.add(new BattleView.Unseen(kind, planet, count));
        }
    }

    private BattleView.Result result() {
        Scoring scoring = Scoring.of(state);
        Result result = state.result();
        List<BattleView.Score> scores = new ArrayList<>();
        for (int who = 0; who < game.seats; who++) {
            scores.add(
                    new BattleView.Score(
                            new Seat(who),
                            scoring.team(who),
                            scoring.count(who),
                            scoring.bonus(who),
                            result.points().get(who),
                            (result.winners() >>> who & 1) != 0));
        }
        List<Phrase> story = Tell.ending(state).stream().map(BattleEvent::phrase).toList();
        return new BattleView.Result(
                List.copyOf(scores),
                scoring.bidding(),
                scoring.bestBidding(),
                scoring.bestOther(),
                scoring.kept(),
                scoring.ahead(),
                scoring.winner(),
                seats(result.winners()),
                game.leftOver() == 0 ? Optional.empty() : Optional.of(team(game.seats)),
                story);
    }

    /** The seats of a set. */
    static List<Seat> seats(int set) {
        List<Seat> seats = new ArrayList<>(Integer.bitCount(set));
        for (int rest = set; rest != 0; rest &= rest - 1) {
            seats.add(new Seat(Integer.numberOfTrailingZeros(rest)));
        }
        return List.copyOf(seats);
    }
}
