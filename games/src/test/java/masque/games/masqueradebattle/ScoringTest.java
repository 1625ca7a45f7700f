package masque.games.masqueradebattle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import masque.core.Codes;
import masque.core.Playout;
import masque.core.Result;
import masque.core.Seat;
import masque.core.Seeded;
import masque.core.Sink;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** MB-8: the end and the scoring. */
class ScoringTest {
    /** Seats 0, 1 and 2 are Guardians, 3 and 4 the Dark Kingdom. */
    private static final int DARK = 0b11000;

    private static Scoring scoring(int bid, int bidder, Side side, int... counts) {
        return new Scoring(counts, DARK, bid, bidder, side);
    }

    @Test
    void mb_8_4_theScoringExample() {
        Scoring scoring = scoring(12, 0, Side.GUARDIAN, 10, 13, 12, 14, 10);
        assertThat(scoring.bonus(0)).isEqualTo(5);
        assertThat(scoring.bestBidding()).isEqualTo(15);
        assertThat(scoring.bestOther()).isEqualTo(14);
        assertThat(scoring.winner()).isEqualTo(Side.GUARDIAN);
        assertThat(scoring.winners()).isEqualTo(0b00111);
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5, 6, 7, 8, 9})
    void mb_8_1_itEndsWhenATrickWouldBeginAndAHandIsEmpty(int seats) {
        for (String deal : List.of("deal=all", "deal=even")) {
            BattleGame game = Arena.of(seats, deal).game;
            BattleState state = (BattleState) game.start(new Seeded(seats), Sink.NOBODY);
            new Playout().finish(game, state, new Seeded(1));
            BattleView view = (BattleView) state.view(0);
            assertThat(view.phase()).isEqualTo(Phase.OVER);
            assertThat(view.trick()).isEqualTo(78 / seats).isEqualTo(view.tricks());
            assertThat(view.players()).anyMatch(player -> player.cards() == 0);
            int left = view.players().stream().mapToInt(BattleView.Player::cards).sum();
            assertThat(left).isEqualTo(deal.equals("deal=all") ? 78 % seats : 0);
            Codes legal = new Codes();
            for (int seat = 0; seat < seats; seat++) {
                state.legal(seat, legal);
                assertThat(game.why(state, seat, BattleGame.PASS).orElseThrow().clause())
                        .isEqualTo("MB-8.1");
            }
            assertThat(legal.size()).isZero();
            assertThat(view.prompt().key()).isEqualTo("prompt-over");
        }
    }

    @Test
    void mb_8_2_onlyCharactersOnTheTrueSidesPileCount() {
        Arena arena = lastTrick();
        arena.state().put(arena.state().pile(1, 0), arena.index("venus 8/1"));
        arena.state().put(arena.state().pile(1, 1), arena.index("venus 7/2"));
        arena.state().put(arena.state().pile(1, 1), arena.index("luna"));
        arena.say("mars 3/6 guardian", "mars 1/8 dark", "mars action dark");
        BattleView.Result result = arena.view(0).result().orElseThrow();
        assertThat(result.scores())
                .containsExactly(
                        new BattleView.Score(new Seat(0), Side.GUARDIAN, 0, 5, 5, true),
                        new BattleView.Score(new Seat(1), Side.DARK, 1, 0, 1, false),
                        new BattleView.Score(new Seat(2), Side.GUARDIAN, 0, 0, 0, true));
    }

    /** Three players before the last trick; the first is the Princess with a bid of 1. */
    private static Arena lastTrick() {
        Arena arena = Arena.holding("mars 3/6", "mars 1/8", "mars action dark");
        arena.state().trick = arena.game.tricks - 1;
        arena.state().dark |= 1 << 3;
        return arena;
    }

    @Test
    void mb_8_2_allTeamCardsAreTurnedUpAtTheEnd() {
        Arena arena = lastTrick();
        assertThat(arena.view(1).players().get(2).team()).isEmpty();
        assertThat(arena.view(1).result()).isEmpty();
        arena.say("mars 3/6 guardian", "mars 1/8 dark", "mars action dark");
        assertThat(arena.view(1).players())
                .extracting(BattleView.Player::team)
                .containsExactly(
                        Optional.of(Side.GUARDIAN),
                        Optional.of(Side.DARK),
                        Optional.of(Side.GUARDIAN));
        assertThat(arena.view(1).result().orElseThrow().leftOver()).contains(Side.DARK);
        assertThat(arena.heard(-1))
                .endsWith(
                        new BattleEvent.Counted(new Seat(0), Side.GUARDIAN, 0, 5),
                        new BattleEvent.Counted(new Seat(1), Side.DARK, 0, 0),
                        new BattleEvent.Counted(new Seat(2), Side.GUARDIAN, 0, 0),
                        new BattleEvent.Ended(
                                Side.GUARDIAN,
                                Side.GUARDIAN,
                                1,
                                5,
                                0,
                                true,
                                true,
                                List.of(new Seat(0), new Seat(2))));
        assertThat(arena.state().winners()).isEqualTo(0b101);
        assertThat(arena.state().points(0)).isEqualTo(1);
        assertThat(arena.state().points(1)).isZero();
        assertThat(arena.state().points(2)).isEqualTo(1);
    }

    @Test
    void mb_8_2_nobodyHasWonBeforeTheEnd() {
        Arena arena = lastTrick();
        assertThat(arena.state().winners()).isZero();
        assertThat(arena.state().points(0)).isEqualTo(1);
        assertThat(Arena.of(3).deal("GDGD", 0, 0).state().points(0)).isZero();
    }

    @Test
    void mb_8_4_aSideSharesItsPlaceAndCountsDoNotRank() {
        assertThat(scoring(12, 0, Side.GUARDIAN, 10, 13, 12, 14, 10).result())
                .isEqualTo(
                        new Result(0b00111, List.of(1, 1, 1, 4, 4), List.of(15, 13, 12, 14, 10)));
        assertThat(scoring(12, 0, Side.DARK, 10, 11, 9, 4, 10).result())
                .isEqualTo(new Result(0b11000, List.of(3, 3, 3, 1, 1), List.of(10, 11, 9, 4, 10)));
    }

    @Test
    void mb_8_3_theResultCountsTheBonusAndTheEndShowsIt() {
        for (int bid : List.of(1, 6)) {
            Arena arena = lastTrick();
            arena.state().bid = bid;
            arena.state().put(arena.state().pile(1, 1), arena.index("venus 7/2"));
            arena.say("mars 3/6 guardian", "mars 1/8 dark", "mars action dark");
            Result result = arena.state().result();
            List<Integer> points = List.of(5, 1, 0);
            assertThat(result)
                    .isEqualTo(
                            bid == 1
                                    ? new Result(0b101, List.of(1, 3, 1), points)
                                    : new Result(0b010, List.of(2, 1, 2), points));
            BattleView.Result shown = arena.view(-1).result().orElseThrow();
            assertThat(shown.winners()).isEqualTo(Eyes.seats(result.winners()));
            assertThat(shown.scores()).extracting(BattleView.Score::total).isEqualTo(points);
            assertThat(shown.scores())
                    .extracting(BattleView.Score::won)
                    .containsExactly(bid == 1, bid != 1, bid == 1);
        }
    }

    @ParameterizedTest
    @CsvSource({"0,GUARDIAN,5", "0,DARK,0", "3,GUARDIAN,0", "3,DARK,5"})
    void mb_8_3_anHonestBidAddsFive(int bidder, Side side, int bonus) {
        Scoring scoring = scoring(9, bidder, side, 1, 2, 3, 4, 5);
        for (int seat = 0; seat < 5; seat++) {
            assertThat(scoring.bonus(seat)).isEqualTo(seat == bidder ? bonus : 0);
        }
    }

    @Test
    void mb_8_3_theBonusCountsForBothTests() {
        assertThat(scoring(12, 0, Side.GUARDIAN, 7, 0, 0, 12, 0).winner()).isEqualTo(Side.GUARDIAN);
        assertThat(scoring(12, 0, Side.DARK, 7, 0, 0, 12, 0).winner()).isEqualTo(Side.DARK);
        assertThat(scoring(12, 0, Side.GUARDIAN, 6, 0, 0, 0, 0).winner()).isEqualTo(Side.DARK);
    }

    @Test
    void mb_8_4_theTrueSideOfTheBidderIsTestedNotTheDeclaredOne() {
        Scoring liar = scoring(10, 0, Side.DARK, 3, 10, 0, 9, 0);
        assertThat(liar.bidding()).isEqualTo(Side.GUARDIAN);
        assertThat(liar.winner()).isEqualTo(Side.GUARDIAN);
        assertThat(liar.winners()).isEqualTo(0b00111);
    }

    @Test
    void mb_8_4_atLeastTheBidIsEnoughAndOneLessIsNot() {
        assertThat(scoring(10, 1, Side.DARK, 0, 0, 10, 0, 0).kept()).isTrue();
        assertThat(scoring(10, 1, Side.DARK, 0, 0, 9, 0, 0).kept()).isFalse();
        assertThat(scoring(10, 1, Side.DARK, 0, 0, 9, 0, 0).winner()).isEqualTo(Side.DARK);
        assertThat(scoring(10, 1, Side.DARK, 0, 0, 9, 0, 0).winners()).isEqualTo(0b11000);
    }

    @Test
    void mb_8_4_aTieOfTheBestCountsIsForTheBiddersSide() {
        assertThat(scoring(5, 1, Side.DARK, 0, 0, 10, 10, 0).ahead()).isTrue();
        assertThat(scoring(5, 1, Side.DARK, 0, 0, 10, 10, 0).winner()).isEqualTo(Side.GUARDIAN);
        assertThat(scoring(5, 1, Side.DARK, 0, 0, 10, 11, 0).ahead()).isFalse();
        assertThat(scoring(5, 1, Side.DARK, 0, 0, 10, 11, 0).winner()).isEqualTo(Side.DARK);
    }

    @Test
    void mb_8_4_countsAreNeverAddedUp() {
        Scoring scoring = scoring(10, 3, Side.GUARDIAN, 0, 0, 0, 9, 9);
        assertThat(scoring.bestBidding()).isEqualTo(9);
        assertThat(scoring.winner()).isEqualTo(Side.GUARDIAN);
    }
}
