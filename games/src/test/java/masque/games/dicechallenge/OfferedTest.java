package masque.games.dicechallenge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import masque.core.BadInput;
import masque.core.Need;
import masque.core.Option;
import masque.core.Seeded;
import masque.core.Sink;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a form offers is what the box accepts: {@link Need} tells one from the other. */
class OfferedTest {
    private static final DiceBox BOX = Ring.box();

    /** All values of an option; of a number, which has many, the first two and the last. */
    private static List<String> values(Option option) {
        return switch (option) {
            case Option.Flag flag -> List.of("true", "false");
            case Option.Choice choice -> choice.values();
            case Option.Range range ->
                    IntStream.of(range.min(), range.min() + 1, range.max())
                            .mapToObj(Integer::toString)
                            .toList();
            case Option.Several several -> {
                List<String> all = new ArrayList<>(List.of(""));
                all.addAll(several.values());
                yield all;
            }
            case Option.Data data -> List.of(data.usual());
        };
    }

    /** Every way to choose, whether it makes sense or not. */
    private static List<Map<String, String>> combinations(int seats) {
        List<Map<String, String>> all = List.of(Map.of());
        for (Option option : BOX.options(seats)) {
            List<Map<String, String>> more = new ArrayList<>();
            for (Map<String, String> chosen : all) {
                for (String value : values(option)) {
                    Map<String, String> one = new TreeMap<>(chosen);
                    one.put(option.name(), value);
                    more.add(one);
                }
            }
            all = more;
        }
        return all;
    }

    private static boolean offers(int seats, Map<String, String> chosen) {
        return BOX.needs(seats).stream()
                .allMatch(need -> need.holds(chosen, usual(seats, need.option())));
    }

    private static String usual(int seats, String option) {
        return BOX.options(seats).stream()
                .filter(one -> one.name().equals(option))
                .findFirst()
                .orElseThrow()
                .usual();
    }

    private static Optional<DiceGame> opened(int seats, Map<String, String> chosen) {
        try {
            return Optional.of(BOX.open(seats, chosen));
        } catch (BadInput refused) {
            return Optional.empty();
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8})
    void dc_6_1_whatIsOfferedOpensAndStartsAndNothingElseOpens(int seats) {
        int starts = 0;
        for (Map<String, String> chosen : combinations(seats)) {
            Optional<DiceGame> game = opened(seats, chosen);
            assertThat(game.isPresent())
                    .as("%s seats, %s", seats, chosen)
                    .isEqualTo(offers(seats, chosen));
            if (game.isPresent()) {
                assertThat(game.get().start(new Seeded(1), Sink.NOBODY).pending()).isNotZero();
                starts++;
            }
        }
        assertThat(starts).isPositive();
    }

    @Test
    void everyNeedNamesOptionsAndValuesThatThereAre() {
        for (int seats = BOX.minSeats(); seats <= BOX.maxSeats(); seats++) {
            Map<String, List<String>> known = new TreeMap<>();
            BOX.options(seats).forEach(option -> known.put(option.name(), values(option)));
            for (Need need : BOX.needs(seats)) {
                assertThat(known.get(need.other())).as("%s", need).containsAll(need.values());
                need.value()
                        .ifPresent(value ->
                                assertThat(known.get(need.option()))
                                        .as("%s", need)
                                        .contains(value));
            }
        }
    }

    @Test
    void dc_6_1_sharesOfATeamAreForTeamsOfThatSize() {
        assertThat(BOX.needs(4))
                .contains(Need.ofValue("seating", "1+1+1:3", "teams", List.of("3")))
                .contains(Need.ofValue("seating", "1+1:1+1", "teams", List.of("2")));
    }
}
