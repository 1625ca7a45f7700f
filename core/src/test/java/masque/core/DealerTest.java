package masque.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Dealing where some cards cannot be in some places. */
class DealerTest {
    private static List<Integer> deal(int[] room, Dealer.Bars bars, Chance chance) {
        int[] cards = new int[Arrays.stream(room).sum()];
        Arrays.setAll(cards, i -> i);
        return Arrays.stream(Dealer.deal(cards, room, bars, chance)).boxed().toList();
    }

    @Test
    void everyPlaceGetsItsRoomAndNoBarredCard() {
        Seeded chance = new Seeded(1);
        for (int i = 0; i < 2000; i++) {
            int barred = chance.below(8);
            Dealer.Bars bars = (place, card) -> place == 1 && card == barred;
            List<Integer> places = deal(new int[] {3, 2, 3}, bars, chance);
            assertThat(places.stream().filter(place -> place == 0)).hasSize(3);
            assertThat(places.stream().filter(place -> place == 1)).hasSize(2);
            assertThat(places.get(barred)).isNotEqualTo(1);
        }
    }

    @Test
    void allDealsThatFitAreEquallyLikely() {
        Seeded chance = new Seeded(2);
        Map<List<Integer>, Integer> seen = new HashMap<>();
        for (int i = 0; i < 30_000; i++) {
            seen.merge(
                    deal(new int[] {2, 2}, (place, card) -> place == 0 && card == 3, chance),
                    1,
                    Integer::sum);
        }
        assertThat(seen).hasSize(3);
        assertThat(seen.values()).allMatch(count -> count > 9_500 && count < 10_500);
    }

    @Test
    void aTightDealIsAlwaysFound() {
        // Card c fits only places c and c + 1, so the places must be filled along a chain.
        Dealer.Bars bars = (place, card) -> place != card && place != (card + 1) % 9;
        Seeded chance = new Seeded(3);
        Map<List<Integer>, Integer> seen = new HashMap<>();
        for (int i = 0; i < 1000; i++) {
            int[] room = new int[9];
            Arrays.fill(room, 1);
            seen.merge(deal(room, bars, chance), 1, Integer::sum);
        }
        assertThat(seen).hasSize(2);
    }

    @Test
    void randomTightDealsNeverGetStuck() {
        Seeded chance = new Seeded(4);
        for (int i = 0; i < 3000; i++) {
            int[] truth = new int[12];
            Arrays.setAll(truth, card -> chance.below(4));
            int[] room = new int[4];
            Arrays.stream(truth).forEach(place -> room[place]++);
            boolean[][] barred = new boolean[4][12];
            for (int card = 0; card < 12; card++) {
                for (int place = 0; place < 4; place++) {
                    barred[place][card] = place != truth[card] && chance.below(3) > 0;
                }
            }
            List<Integer> places = deal(room, (place, card) -> barred[place][card], chance);
            for (int card = 0; card < 12; card++) {
                assertThat(barred[places.get(card)][card]).as("deal %d", i).isFalse();
            }
        }
    }

    @Test
    void whereCardsCanBeMayBeSaidInOtherWords() {
        Dealer.Bars bars = (place, card) -> place == card % 3;
        int[] open = new int[6];
        Arrays.setAll(open, card -> 0b111 & ~(1 << card % 3));
        for (int seed = 0; seed < 100; seed++) {
            int[] places = Dealer.deal(open, new int[] {2, 3, 1}, new Seeded(seed));
            assertThat(Arrays.stream(places).boxed())
                    .containsExactlyElementsOf(deal(new int[] {2, 3, 1}, bars, new Seeded(seed)));
        }
    }

    @Test
    void aDealThatCannotBeIsABug() {
        Chance chance = new Seeded(5);
        assertThatThrownBy(() -> deal(new int[] {1, 1}, (place, card) -> place == 0, chance))
                .isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> deal(new int[] {2}, (place, card) -> card == 1, chance))
                .isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> Dealer.deal(new int[3], new int[] {1, 1}, (p, c) -> false, chance))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("3 cards");
    }
}
