package masque.games.truthorbluff;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.Arrays;
import java.util.List;
import masque.core.Result;
import masque.core.Seat;
import masque.core.Sink;
import masque.core.State;
import org.junit.jupiter.api.Test;

/** Who wins, at every level of ties (TB-7.1). */
class ScoringTest {
    /** The last seat must start and has no tile; the others are as they are told to be. */
    private static Salon ended(String... holders) {
        String[] all = Arrays.copyOf(holders, holders.length + 2);
        all[holders.length] = "";
        all[holders.length + 1] = "";
        Salon salon = Salon.holding("three-villains", all);
        int last = all.length - 1;
        salon.state().turn = last;
        return salon;
    }

    private static Salon over(Salon salon) {
        salon.state().nextRound(Sink.NOBODY);
        return salon;
    }

    private static List<Integer> places(Salon salon) {
        Integer[] places = new Integer[salon.game.seats];
        salon.result().ranking().forEach(rank -> places[rank.who().index()] = rank.place());
        return List.of(places);
    }

    @Test
    void tb_7_1_theHighestTotalWins() {
        Salon salon =
                over(ended("mars", "mars, mars", "moon").tokens(0, 3, 3).tokens(1, 1, 1, 1, 2));
        assertThat(salon.result().winners()).isEqualTo(Salon.seats(0));
        assertThat(salon.result().decider()).isEqualTo(Decider.TOTAL);
        assertThat(places(salon)).containsExactly(1, 2, 3, 4, 5);
    }

    @Test
    void tb_7_1_thenTheMostTilesLeft() {
        Salon salon = over(ended("mars", "mars, mars").tokens(0, 1, 1, 1).tokens(1, 3));
        assertThat(salon.result().winners()).isEqualTo(Salon.seats(1));
        assertThat(salon.result().decider()).isEqualTo(Decider.HOLDER);
    }

    @Test
    void tb_7_1_thenTheMostTokens() {
        Salon salon =
                over(
                        ended("mars", "moon")
                                .tokens(0, 1, 1, 1)
                                .tokens(1, 3)
                                .faceUp(0, "beryl, clan"));
        assertThat(salon.result().winners()).isEqualTo(Salon.seats(0));
        assertThat(salon.result().decider()).isEqualTo(Decider.TOKENS);
    }

    @Test
    void tb_7_1_thenTheFewestVillainsFaceUp() {
        Salon salon =
                over(
                        ended("mars", "moon")
                                .tokens(0, 1, 2)
                                .tokens(1, 1, 2)
                                .faceUp(0, "beryl, clan")
                                .faceUp(1, "kunzite, moon, moon"));
        assertThat(salon.result().winners()).isEqualTo(Salon.seats(1));
        assertThat(salon.result().decider()).isEqualTo(Decider.VILLAINS);
    }

    @Test
    void tb_7_1_thenTheVictoryIsShared() {
        Salon salon =
                over(ended("mars", "moon", "").tokens(0, 2).tokens(1, 2).faceUp(0, "moon, pluto"));
        assertThat(salon.result().winners()).isEqualTo(Salon.seats(0, 1));
        assertThat(salon.state().winners()).isEqualTo(0b11);
        assertThat(salon.result().decider()).isEqualTo(Decider.SHARED);
        assertThat(places(salon)).containsExactly(1, 1, 3, 3, 5);
    }

    @Test
    void tb_7_1_theDefeatedRankLastAndEqual() {
        Salon salon = ended("mars", "moon", "venus");
        salon.tokens(4, 3, 3).tokens(0, 1);
        salon.state().defeated = 0b10000;
        over(salon);
        BluffView.Rank last = salon.result().ranking().getLast();
        assertThat(last.who().index()).isEqualTo(4);
        assertThat(last.defeated()).isTrue();
        assertThat(last.total()).isEqualTo(6);
        assertThat(places(salon)).containsExactly(1, 2, 2, 4, 5);
    }

    @Test
    void tb_7_1_twoDefeatedAreLevel() {
        Salon salon =
                Salon.holding("six-different", "nephrite, moon", "moon", "venus", "pluto", "mars")
                        .faceUp(0, "moon, mercury, mars, jupiter, venus, venus")
                        .faceUp(1, "moon, mercury, mars, jupiter, pluto, pluto")
                        .tokens(0, 3);
        salon.collects("nephrite").say("pick venus", "take 2 pluto");
        assertThat(places(salon)).containsExactly(4, 4, 1, 1, 1);
    }

    @Test
    void tb_7_1_theResultRanksEverybodyByEachTieBreakInTurn() {
        Salon salon =
                ended("mars", "mars, mars", "moon", "venus")
                        .tokens(0, 3)
                        .faceUp(0, "beryl")
                        .tokens(1, 3)
                        .tokens(2, 3)
                        .tokens(3, 1, 1, 1)
                        .faceUp(3, "clan, kunzite")
                        .tokens(5, 3, 3);
        assertThat(over(salon).state().result())
                .isEqualTo(
                        new Result(0b000010, List.of(4, 1, 3, 2, 5, 6), List.of(3, 3, 3, 3, 0, 6)));
    }

    @Test
    void tb_7_1_thoseWhoAreLevelShareAPlaceInTheResult() {
        Salon salon = over(ended("mars", "moon", "").tokens(0, 2).tokens(1, 2));
        assertThat(salon.state().result())
                .isEqualTo(new Result(0b00011, List.of(1, 1, 3, 3, 5), List.of(2, 2, 0, 0, 0)));
    }

    @Test
    void tb_7_1_theDefeatedShareTheLastPlaceAndKeepTheirTokens() {
        Salon salon = Salon.holding("four-alike", "mars", "moon", "venus", "pluto");
        salon.tokens(0, 3, 3).tokens(1, 3).tokens(3, 1);
        salon.state().defeated = 0b0011;
        salon.state().phase = Phase.OVER;
        assertThat(salon.state().result())
                .isEqualTo(new Result(0b1000, List.of(3, 3, 2, 1), List.of(6, 3, 0, 1)));
    }

    @Test
    void tb_7_1_theEndShowsAndTellsTheResult() {
        Salon salon =
                Salon.holding("four-alike", "mars, moon", "moon", "venus", "pluto, pluto")
                        .faceUp(0, "mars, mars, mars")
                        .tokens(0, 3, 3, 3)
                        .tokens(2, 1, 2)
                        .tokens(3, 1);
        salon.slide("mars", 2, "mars").chance(0).say("truth");
        Result result = salon.state().result();
        assertThat(result.places()).containsExactly(4, 3, 1, 2).isEqualTo(places(salon));
        assertThat(salon.heard(State.SPECTATOR, BluffEvent.Counted.class))
                .extracting(counted -> counted.who().index(), BluffEvent.Counted::place)
                .containsExactly(tuple(2, 1), tuple(3, 2), tuple(1, 3));
        assertThat(salon.result().ranking())
                .extracting(rank -> rank.who().index(), BluffView.Rank::total)
                .contains(tuple(0, result.points().get(0)), tuple(2, result.points().get(2)));
    }

    @Test
    void tb_7_1_oneAloneMayBeLeftUndefeated() {
        Salon salon = Salon.holding("four-alike", "mars", "moon", "venus");
        salon.state().phase = Phase.OVER;
        salon.state().defeated = 0b011;
        assertThat(salon.result().winners()).isEqualTo(Salon.seats(2));
        assertThat(salon.result().decider()).isEqualTo(Decider.LAST_STANDING);
    }

    @Test
    void tb_7_1_theEndShowsEverybodysTokens() {
        Salon salon = ended("mars", "moon").tokens(0, 1, 3).tokens(1, 2, 1);
        assertThat(salon.view(State.SPECTATOR).players().get(0).values()).isEmpty();
        over(salon);
        assertThat(salon.view(State.SPECTATOR).players().get(0).values()).containsExactly(1, 3);
        assertThat(salon.view(2).players().get(1).values()).containsExactly(1, 2);
        assertThat(salon.result().ranking().getFirst())
                .isEqualTo(new BluffView.Rank(1, new Seat(0), false, 4, 1, 2, 0));
    }
}
