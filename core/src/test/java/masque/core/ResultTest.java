package masque.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Places, winners and points that belong together. */
class ResultTest {
    private static void refused(int winners, List<Integer> places) {
        List<Integer> points = places.stream().map(place -> 0).toList();
        assertThatIllegalArgumentException()
                .as("winners %s, places %s", winners, places)
                .isThrownBy(() -> new Result(winners, places, points));
    }

    @Test
    void winnersShareTheFirstPlaceAndAllOthersTheNext() {
        assertThat(Result.of(0b0010, 0, 5, 7, 0))
                .isEqualTo(new Result(0b0010, List.of(2, 1, 2, 2), List.of(0, 5, 7, 0)));
        assertThat(Result.of(0b1011, 0, 0, 0, 0).places()).containsExactly(1, 1, 4, 1);
        assertThat(Result.of(0b111, 1, 1, 1).places()).containsExactly(1, 1, 1);
    }

    @Test
    void whereNobodyWinsTheFirstPlaceStaysEmpty() {
        assertThat(Result.of(0, 4, 2, 0))
                .isEqualTo(new Result(0, List.of(2, 2, 2), List.of(4, 2, 0)));
    }

    @Test
    void aGameMayRankTheOthersToo() {
        Result result = new Result(0b100, List.of(4, 2, 1, 2), List.of(0, 3, 3, 3));
        assertThat(result.winners()).isEqualTo(0b100);
        assertThat(new Result(0, List.of(4, 2, 2), List.of(0, 0, 0)).winners()).isZero();
    }

    @Test
    void aPlaceIsOneMoreThanThoseWhoAreBetter() {
        refused(0b001, List.of(1, 3, 3));
        refused(0b001, List.of(1, 2, 4));
        refused(0b011, List.of(1, 1, 2));
        refused(0b001, List.of(1, 2, 0));
    }

    @Test
    void theWinnersAreThoseAtTheFirstPlace() {
        refused(0b010, List.of(1, 2));
        refused(0b001, List.of(1, 1));
        refused(0b101, List.of(1, 2));
        refused(0, List.of(1, 2));
        refused(0b001, List.of(2, 2));
        assertThatIllegalArgumentException().isThrownBy(() -> Result.of(0b100, 0, 0));
    }

    @Test
    void everySeatHasAPlaceAndPoints() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Result(0b1, List.of(1, 2), List.of(3)));
    }

    @Test
    void whatWasHandedInMayChangeAfterwards() {
        List<Integer> places = new ArrayList<>(List.of(1, 2));
        Result result = new Result(0b1, places, new ArrayList<>(List.of(0, 0)));
        places.set(1, 1);
        assertThat(result).isEqualTo(Result.of(0b1, 0, 0));
    }
}
