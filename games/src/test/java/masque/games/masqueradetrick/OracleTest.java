package masque.games.masqueradetrick;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import masque.core.Codes;
import masque.core.Seeded;
import masque.core.Sink;
import masque.core.State;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Random games against slow rules, written straight from the clauses over views alone. */
class OracleTest {
    /** MT-2.5: what may be played from these cards onto this table. */
    private static List<Card> slowPlayable(List<Card> hand, List<TrickView.Laid> table) {
        if (table.isEmpty()) {
            return hand;
        }
        Suit led = table.get(0).card().suit();
        List<Card> following = hand.stream().filter(card -> card.suit() == led).toList();
        return following.isEmpty() ? hand : following;
    }

    /** MT-2.5: who wins these cards. */
    private static Dancer slowWinner(List<TrickView.Laid> table) {
        TrickView.Laid best = table.get(0);
        for (TrickView.Laid laid : table) {
            boolean sameSuitHigher =
                    laid.card().suit() == best.card().suit()
                            && laid.card().rank() > best.card().rank();
            boolean trumps = laid.card().suit() == Suit.CROWN && best.card().suit() != Suit.CROWN;
            if (sameSuitHigher || trumps) {
                best = laid;
            }
        }
        return best.dancer();
    }

    private static List<Card> legalCards(TrickGame game, State state, int seat) {
        Codes legal = new Codes();
        state.legal(seat, legal);
        List<Card> cards = new ArrayList<>();
        for (int code : legal.toArray()) {
            if (game.read(code) instanceof TrickMove.Play(Card card)) {
                cards.add(card);
            }
        }
        return cards;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void mt_2_5_slowRulesAgreeOnEveryCardAndEveryTrick(int seats) {
        TrickGame game = seats == 1 ? Ball.of(1, "holyKnight=true").game : Ball.of(seats).game;
        int tricks = 0;
        for (long seed = 0; seed < 120; seed++) {
            Seeded chance = new Seeded(seed);
            State state = game.start(chance, Sink.NOBODY);
            while (state.pending() != 0) {
                int seat = Integer.numberOfTrailingZeros(state.pending());
                TrickView view = (TrickView) state.view(seat);
                boolean finished = view.table().size() == view.players().size();
                if (finished) {
                    assertThat(view.winning()).contains(slowWinner(view.table()));
                    tricks++;
                }
                if (view.phase() == Phase.PLAYING) {
                    List<Card> hand =
                            view.prompt().key().startsWith("prompt-knight")
                                    ? view.players().get(TrickGame.KNIGHT).open()
                                    : view.cards();
                    assertThat(legalCards(game, state, seat))
                            .as("seed %d", seed)
                            .containsExactlyInAnyOrderElementsOf(
                                    slowPlayable(hand, finished ? List.of() : view.table()));
                }
                Codes legal = new Codes();
                state.legal(seat, legal);
                state.apply(seat, game.wander(legal, chance), chance, Sink.NOBODY);
            }
        }
        assertThat(tricks).isGreaterThan(500);
    }

    /** MT-5.3: the card a slow knight plays. */
    private static Card slowKnight(List<Card> open, List<TrickView.Laid> table, int tricks) {
        List<Card> row = slowPlayable(open, table);
        return tricks < 3 ? row.get(0) : row.get(row.size() - 1);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void mt_5_3_aSlowKnightAgrees(int seats) {
        TrickGame game = Ball.of(seats).game;
        int checked = 0;
        for (long seed = 0; seed < 300; seed++) {
            Seeded chance = new Seeded(seed);
            List<TrickEvent> told = new ArrayList<>();
            Sink sink =
                    (audience, event) -> {
                        if (audience == Sink.EVERYONE) {
                            told.add((TrickEvent) event);
                        }
                    };
            State state = game.start(chance, sink);
            while (state.pending() != 0) {
                int seat = Integer.numberOfTrailingZeros(state.pending());
                Codes legal = new Codes();
                state.legal(seat, legal);
                state.apply(seat, game.wander(legal, chance), chance, sink);
            }
            checked += followTheKnight(told, seed);
        }
        assertThat(checked).isGreaterThan(2000);
    }

    private static int followTheKnight(List<TrickEvent> told, long seed) {
        List<Card> open = new ArrayList<>();
        List<TrickView.Laid> table = new ArrayList<>();
        int tricks = 0;
        int checked = 0;
        for (TrickEvent event : told) {
            switch (event) {
                case TrickEvent.DealBegun begun -> tricks = 0;
                case TrickEvent.KnightOpened(List<Card> cards) -> open = new ArrayList<>(cards);
                case TrickEvent.Played(Dancer who, Card card, boolean lead) -> {
                    if (lead) {
                        table.clear();
                    }
                    if (who == Dancer.KNIGHT) {
                        assertThat(card)
                                .as("seed %d", seed)
                                .isEqualTo(slowKnight(open, table, tricks));
                        open.remove(card);
                        checked++;
                    }
                    table.add(new TrickView.Laid(who, card));
                }
                case TrickEvent.TrickWon(Dancer who, int trick) ->
                        tricks += who == Dancer.KNIGHT ? 1 : 0;
                case TrickEvent other -> {}
            }
        }
        return checked;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void mt_2_2_everyDealHasDistinctCardsAndRoles(int seats) {
        TrickGame game = Ball.of(seats).game;
        for (long seed = 0; seed < 300; seed++) {
            TrickState state = (TrickState) game.start(new Seeded(seed), Sink.NOBODY);
            List<Integer> cards =
                    Stream.iterate(0, hand -> hand < game.hands, hand -> hand + 1)
                            .map(hand -> state.hands[hand])
                            .toList();
            assertThat(cards).allMatch(set -> Integer.bitCount(set) == 6);
            assertThat(cards.stream().reduce(0, (a, b) -> a | b)).isEqualTo(game.deck);
        }
    }
}
