package masque.games.masqueradetrick;

import static masque.games.masqueradetrick.Book.LOOKED;
import static masque.games.masqueradetrick.Book.NONE;
import static masque.games.masqueradetrick.Book.PASSED;
import static masque.games.masqueradetrick.Book.PLAYED;
import static masque.games.masqueradetrick.Book.POINTED;
import static masque.games.masqueradetrick.Book.ROLE;
import static masque.games.masqueradetrick.Book.TRICKS;
import static masque.games.masqueradetrick.Book.WIDTH;
import static masque.games.masqueradetrick.Book.WINNER;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What one viewer sees of a game: the only way from a state to a view. */
final class Eyes {
    final TrickState state;
    final TrickGame game;
    final int seat;

    Eyes(TrickState state, int seat) {
        this.state = state;
        this.game = state.game;
        this.seat = seat;
    }

    TrickView view() {
        return new TrickView(
                seat,
                state.phase,
                state.deal,
                deals(),
                state.round + 1,
                state.trick + 1,
                role(),
                role().map(game.missions::of),
                role().map(this::standing),
                seated() ? Deck.list(state.hands[seat]) : List.of(),
                players(),
                dancer(state.leader),
                table(),
                state.laid == 0 ? Optional.empty() : Optional.of(dancer(state.winning())),
                covered() ? Optional.of(trick(state.trick - 1)) : Optional.empty(),
                List.of(centre(0), centre(1)),
                chosenCard(),
                chosenMask(),
                game.openHistory ? Optional.of(history()) : Optional.empty(),
                state.oldShown ? Optional.of(result()) : Optional.empty(),
                over() ? Verdict.winners(state) : List.of(),
                game.cast,
                Aim.of(this),
                Prompt.of(this),
                Log.of(this));
    }

    /** How many deals there will be; 0 if that is open. */
    int deals() {
        return game.seats == 1 ? 1 : game.dealPerPlayer ? game.seats : 0;
    }

    boolean seated() {
        return seat >= 0;
    }

    boolean over() {
        return state.phase == Phase.OVER;
    }

    private Optional<Role> role() {
        return seated() ? Optional.of(Role.at(state.book[ROLE + seat])) : Optional.empty();
    }

    /** How the viewer's tricks stand to what this role, which is the viewer's, wants. */
    Standing standing(Role role) {
        return game.missions
                .of(role)
                .standing(state.book[TRICKS + seat], TrickState.TRICKS_PER_DEAL - finished());
    }

    private List<TrickView.Player> players() {
        List<TrickView.Player> players = new ArrayList<>(game.hands);
        for (int hand = 0; hand < game.hands; hand++) {
            players.add(
                    new TrickView.Player(
                            dancer(hand),
                            hand < game.seats && (state.pending >>> hand & 1) != 0,
                            Integer.bitCount(state.hands[hand]),
                            state.book[TRICKS + hand],
                            state.book[Book.DEALS + hand],
                            faceUp(hand),
                            open(hand) ? Knight.open(state.hands[hand]) : List.of()));
        }
        return List.copyOf(players);
    }

    private Optional<Role> faceUp(int place) {
        boolean hidden = (Roles.hidden(game) >>> place & 1) != 0;
        return hidden && !over()
                ? Optional.empty()
                : Optional.of(Role.at(state.book[ROLE + place]));
    }

    /** MT-5.3: the knight's hand lies open once cards were exchanged. */
    private boolean open(int hand) {
        return game.seats <= 2 && hand == TrickGame.KNIGHT && state.phase != Phase.PASSING;
    }

    /** MT-2.6: the trick on the table; a finished one lies there until the next lead. */
    List<TrickView.Laid> table() {
        return laid(state.trick, state.laid);
    }

    /**
     * Whether the rules have led onto a trick that this very move finished: it stays in view until
     * the next move, or nobody would ever see it.
     */
    boolean covered() {
        return state.finishedNow && state.laid < game.hands;
    }

    private TrickView.Trick trick(int trick) {
        return new TrickView.Trick(laid(trick, game.hands), dancer(state.book[WINNER + trick]));
    }

    /** The first cards of a trick, in the order they were played. */
    List<TrickView.Laid> laid(int trick, int count) {
        List<TrickView.Laid> cards = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            int hand = (state.book[Book.LEADER + trick] + i) % game.hands;
            cards.add(onTable(hand, state.book[PLAYED + WIDTH * trick + hand]));
        }
        return List.copyOf(cards);
    }

    TrickView.Laid onTable(int hand, int card) {
        return new TrickView.Laid(dancer(hand), Deck.card(card));
    }

    private TrickView.Centre centre(int side) {
        int place = TrickGame.LEFT + side;
        List<Dancer> seenBy = new ArrayList<>();
        for (int round = 0; round < 2; round++) {
            if (state.book[LOOKED + round] == side) {
                Dancer looker = dancer(looker(state, round));
                if (!seenBy.contains(looker)) {
                    seenBy.add(looker);
                }
            }
        }
        boolean known = over() || (seated() && hasSeen(state, seat, side));
        return new TrickView.Centre(
                known ? Optional.of(Role.at(state.book[ROLE + place])) : Optional.empty(),
                List.copyOf(seenBy));
    }

    /** Who could look at the centre after the hand of six cards or of four. */
    static int looker(TrickState state, int round) {
        return state.book[WINNER + lookedAfter(round)];
    }

    /** The trick, from 0, whose winner may look: the last of the hand of six cards or of four. */
    static int lookedAfter(int round) {
        return (round == 0 ? TrickState.FIRST_HAND : TrickState.TRICKS_PER_DEAL) - 1;
    }

    /** Whether a seat has looked at this side of the centre in this deal. */
    static boolean hasSeen(TrickState state, int seat, int side) {
        return (state.book[LOOKED] == side && looker(state, 0) == seat)
                || (state.book[LOOKED + 1] == side && looker(state, 1) == seat);
    }

    private Optional<Card> chosenCard() {
        int card = seated() ? state.book[PASSED + WIDTH * state.round + seat] : NONE;
        return state.phase == Phase.PASSING && card != NONE
                ? Optional.of(Deck.card(card))
                : Optional.empty();
    }

    private Optional<Mask> chosenMask() {
        int mask = seated() ? state.book[POINTED + seat] : NONE;
        return state.phase == Phase.POINTING && mask != NONE
                ? Optional.of(Mask.at(mask))
                : Optional.empty();
    }

    private TrickView.History history() {
        List<TrickView.Trick> tricks = new ArrayList<>();
        for (int trick = 0; trick < finished(); trick++) {
            tricks.add(trick(trick));
        }
        List<Card> given = new ArrayList<>();
        List<Card> received = new ArrayList<>();
        int exchanges = state.phase == Phase.PASSING ? state.round : state.round + 1;
        for (int round = 0; seated() && round < exchanges; round++) {
            for (int hand = 0; hand < game.passers(); hand++) {
                Card card = Deck.card(state.book[PASSED + WIDTH * round + hand]);
                if (hand == seat) {
                    given.add(card);
                }
                if (game.receiver(hand) == seat) {
                    received.add(card);
                }
            }
        }
        return new TrickView.History(
                List.copyOf(tricks), List.copyOf(given), List.copyOf(received));
    }

    /** How many tricks of this deal are finished. */
    int finished() {
        return state.laid == game.hands ? state.trick + 1 : state.trick;
    }

    private TrickView.Result result() {
        byte[] book = state.book;
        List<TrickView.Unmasked> masks =
                inOrder(book, Book.OLD_ROLE, faceUpAtTheEnd()).stream()
                        .map(this::unmasked)
                        .toList();
        Ending ending = new Ending(this, masks);
        return new TrickView.Result(
                over() ? state.deal : state.deal - 1,
                masks,
                lastTrick(),
                dancers(game, state.oldWinners),
                Verdict.epilogue(game, book, Book.OLD_ROLE, state.oldWinners),
                ending.verdict(),
                ending.decided(),
                ending.own(),
                ending.game(),
                over() ? Log.of(this) : Log.before(this));
    }

    /** The last trick of the deal before, by hands. */
    private List<TrickView.Laid> lastTrick() {
        List<TrickView.Laid> last = new ArrayList<>();
        for (int hand = 0; hand < game.hands; hand++) {
            last.add(onTable(hand, state.book[Book.OLD_LAST + hand]));
        }
        return List.copyOf(last);
    }

    /** The places of all role cards of a deal. */
    private int faceUpAtTheEnd() {
        return Roles.hidden(game) | ((1 << game.hands) - 1);
    }

    private TrickView.Unmasked unmasked(int place) {
        byte[] book = state.book;
        Role role = Role.at(book[Book.OLD_ROLE + place]);
        if (place >= TrickGame.LEFT) {
            return new TrickView.Unmasked(
                    Optional.empty(),
                    Optional.of(Mask.at(place)),
                    role,
                    0,
                    false,
                    Optional.empty(),
                    false);
        }
        int tricks = book[Book.OLD_TRICKS + place];
        int pointed = book[Book.OLD_POINTED + place];
        return new TrickView.Unmasked(
                Optional.of(dancer(place)),
                Optional.empty(),
                role,
                tricks,
                game.missions.of(role).done(tricks),
                pointed == NONE ? Optional.empty() : Optional.of(Mask.at(pointed)),
                pointed != NONE
                        && book[Book.OLD_ROLE + pointed] == game.missions.target(role.ordinal()));
    }

    /** MT-2.9: places in the order in which their role cards are turned up, the centre last. */
    static List<Integer> inOrder(byte[] book, int roleRow, int places) {
        return Stream.iterate(0, place -> place < Mask.values().length, place -> place + 1)
                .filter(place -> (places >>> place & 1) != 0)
                .sorted(
                        Comparator.comparing((Integer place) -> place >= TrickGame.LEFT)
                                .thenComparingInt(place -> Role.at(book[roleRow + place]).order())
                                .thenComparingInt(place -> place))
                .toList();
    }

    Dancer dancer(int hand) {
        return Dancer.of(game.seats, hand);
    }

    /** Whoever takes part in passing cards. */
    static List<Dancer> passers(TrickGame game) {
        return dancers(game, (1 << game.passers()) - 1);
    }

    static List<Dancer> dancers(TrickGame game, int hands) {
        List<Dancer> dancers = new ArrayList<>(game.hands);
        for (int hand = 0; hand < game.hands; hand++) {
            if ((hands >>> hand & 1) != 0) {
                dancers.add(Dancer.of(game.seats, hand));
            }
        }
        return List.copyOf(dancers);
    }
}
