package masque.contest;

import static masque.contest.Hall.ANN;
import static masque.contest.Hall.BEN;
import static masque.contest.Hall.CAT;
import static masque.contest.Hall.DAN;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import masque.core.Scripted;
import org.junit.jupiter.api.Test;

/** Who pays whom. */
final class TokensTest {
    private static Map<String, Integer> changes(int ann, int ben, int cat, int dan) {
        Map<String, Integer> changes = new LinkedHashMap<>();
        changes.put(ANN, ann);
        changes.put(BEN, ben);
        changes.put(CAT, cat);
        changes.put(DAN, dan);
        return changes;
    }

    @Test
    void nobodyPaysMoreThanTheyOwe() {
        assertThat(Tokens.pay(changes(-1, -1, 1, 1), player -> 5))
                .isEqualTo(
                        new Tokens.Payment(
                                List.of(new Transfer(ANN, CAT, 1), new Transfer(BEN, DAN, 1)),
                                List.of()));
    }

    @Test
    void nobodyPaysMoreThanTheyHold() {
        assertThat(Tokens.pay(changes(-2, 1, 1, 0), player -> 1))
                .isEqualTo(
                        new Tokens.Payment(
                                List.of(new Transfer(ANN, BEN, 1)),
                                List.of(new Transfer(ANN, CAT, 1))));
        assertThat(Tokens.pay(changes(0, -3, 3, 0), player -> 2))
                .isEqualTo(
                        new Tokens.Payment(
                                List.of(new Transfer(BEN, CAT, 2)),
                                List.of(new Transfer(BEN, CAT, 1))));
    }

    @Test
    void winnersSplitWhatIsPaid() {
        assertThat(Tokens.due(List.of(ANN, BEN), List.of(CAT, DAN, "eve"), Scripted.outcomes(1)))
                .containsExactlyInAnyOrderEntriesOf(
                        Map.of(ANN, 1, BEN, 2, CAT, -1, DAN, -1, "eve", -1));
        assertThat(Tokens.due(List.of(), List.of(ANN, BEN), Scripted.outcomes())).isEmpty();
    }
}
