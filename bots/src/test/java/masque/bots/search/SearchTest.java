package masque.bots.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.function.Function;
import masque.core.Chance;
import masque.core.Game;
import masque.core.Seeded;
import masque.core.State;
import masque.core.Thought;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The search finds what is best where that is known, and knows no more than it may. */
final class SearchTest {
    /** Worlds of a toy, as likely as they are drawn here. */
    private record Toys(Function<Chance, Toy> worlds) implements Mind {
        @Override
        public State world(Chance chance) {
            return worlds.apply(chance);
        }

        @Override
        public Game<?> game() {
            return Toy.RULES;
        }

        @Override
        public int secret(State world, int seat) {
            return seat == 1 && world instanceof Toy.Doors doors ? doors.prize : UNSEEN;
        }

        @Override
        public String name(int secret) {
            return "door-" + secret;
        }
    }

    private static Thought thought(Function<Chance, Toy> worlds, int iterations) {
        return new Search(new Toys(worlds), 0, new Seeded(1)).think(Effort.iterations(iterations));
    }

    @ParameterizedTest(name = "of {0} stones it takes {1}")
    @CsvSource({"2, 2", "3, 3", "5, 1", "6, 2", "7, 3", "9, 1", "10, 2", "11, 3"})
    void itLeavesAMultipleOfFour(int stones, int takes) {
        Thought thought = thought(chance -> new Toy.Heap(stones), 4_000);
        assertThat(thought.code()).isEqualTo(takes);
        assertThat(thought.worlds()).isEqualTo(4_000);
        assertThat(thought.lines().stream().mapToInt(Thought.Line::visits).sum()).isEqualTo(4_000);
        assertThat(thought.lines().getFirst().worth()).isGreaterThan(0.8);
    }

    /** Behind door 2 in one world of two, behind door 1 in one of three, else behind door 0. */
    private static Toy doors(Chance chance) {
        int drawn = chance.below(6);
        return new Toy.Doors(drawn < 3 ? 2 : drawn < 5 ? 1 : 0);
    }

    @Test
    void itGoesByHowLikelyWorldsAreAndSaysSo() {
        Thought thought = thought(SearchTest::doors, 5_000);
        assertThat(thought.lines()).extracting(Thought.Line::code).containsExactly(2, 1, 0);
        assertThat(thought.lines().getFirst().worth()).isCloseTo(0.5, within(0.05));
        assertThat(thought.beliefs())
                .extracting(Thought.Belief::secret)
                .containsExactly("door-0", "door-1", "door-2");
        assertThat(thought.beliefs()).allMatch(belief -> belief.seat() == 1);
        assertThat(thought.beliefs().getLast().likely()).isCloseTo(0.5, within(0.05));
    }

    /** A thousand tries of three doors are one more of the first, which says nothing of it. */
    @Test
    void whatIsWeighedEquallyOftenIsOrderedByItsWorth() {
        Search search = new Search(new Toys(SearchTest::doors), 0, new Seeded(1));
        Effort effort = Effort.iterations(1_000);
        Thought thought = search.weigh(List.of(0, 1, 2), effort, effort.start());
        assertThat(thought.lines()).extracting(Thought.Line::code).containsExactly(2, 1, 0);
        assertThat(thought.lines()).extracting(Thought.Line::visits).containsExactly(333, 333, 334);
        assertThat(thought.code()).isEqualTo(2);
    }

    /** If the second knew the first one's coin it would always win, and each would be worth 0. */
    @Test
    void whoeverChoosesAtTheSameTimeDoesNotKnowTheChoice() {
        Thought thought = thought(chance -> new Toy.Coins(), 6_000);
        assertThat(thought.lines()).hasSize(2);
        assertThat(thought.lines()).allMatch(line -> line.worth() > 0.35);
    }

    @Test
    void theSameSeedGivesTheSameThought() {
        assertThat(thought(SearchTest::doors, 300)).isEqualTo(thought(SearchTest::doors, 300));
    }

    @Test
    void itThinksUntilTheTimeIsUp() {
        long[] now = {0};
        Effort tenTicks = Effort.nanos(10, () -> now[0]++);
        Search search = new Search(new Toys(SearchTest::doors), 0, new Seeded(1));
        assertThat(search.think(tenTicks).worlds()).isEqualTo(10);
        Search late = new Search(new Toys(SearchTest::doors), 0, new Seeded(1));
        assertThat(late.think(Effort.nanos(0, () -> now[0]++)).worlds()).isEqualTo(1);
    }

    @Test
    void noEffortIsRefused() {
        assertThatThrownBy(() -> Effort.iterations(0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Effort.nanos(-1, () -> 0))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
