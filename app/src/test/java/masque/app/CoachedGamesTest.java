package masque.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import masque.bots.search.Effort;
import masque.coach.Adviser;
import masque.coach.Coach;
import masque.coach.Gait;
import masque.coach.Judged;
import masque.coach.Patience;
import masque.coach.Review;
import masque.core.BadInput;
import masque.core.Bot;
import masque.core.Chair;
import masque.core.Chance;
import masque.core.Fate;
import masque.core.Journal;
import masque.core.Seeded;
import masque.core.Table;
import masque.core.Thought;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The coach finds what was thrown away in any of our games, and leaves good games alone. */
final class CoachedGamesTest {
    private static final int ITERATIONS = 250;

    /** Worth so much more than another, a choice is no matter of taste. */
    private static final double CLEARLY = 0.25;

    /** By so many tries that is seen. */
    private static final int CAREFUL = 2_000;

    /** In so many games there is something to throw away. */
    private static final int GAMES = 8;

    private static final int COACHED = 0;

    private static final long SLOW_DRAW = TimeUnit.MICROSECONDS.toNanos(20);
    private static final long PATIENCE = TimeUnit.SECONDS.toNanos(40);

    private static Table open(Shelf.Entry entry, long seed) {
        int seats = Math.max(2, entry.box().minSeats());
        return Table.open(entry.box(), seats, Map.of(), Fate.seeded(seed));
    }

    static Stream<String> games() {
        return Shelf.ours().ids().stream();
    }

    private static Shelf.Entry entry(String game) {
        return Shelf.ours().find(game, "en");
    }

    private static Bot expert(Shelf.Entry entry) {
        return entry.expert(Effort.iterations(ITERATIONS));
    }

    private static Review review(Shelf.Entry entry, Journal journal) {
        Bot adviser = new Adviser(expert(entry), entry.regular());
        return new Coach(entry.box(), nanos -> adviser, Gait.BRISK)
                .review(journal, COACHED, Patience.ofALook(1), new Seeded(7));
    }

    /** What somebody chooses at a table; nothing where a bot shall. */
    private interface Whim {
        OptionalInt choose(Chair chair);
    }

    private static Journal played(Shelf.Entry entry, Table table, Bot coached, Whim whim) {
        Seeded chance = new Seeded(11);
        while (table.pending() != 0) {
            int seat = Integer.numberOfTrailingZeros(table.pending());
            Bot bot = seat == COACHED ? coached : entry.regular();
            Chair chair = table.chair(seat);
            OptionalInt own = seat == COACHED ? whim.choose(chair) : OptionalInt.empty();
            int code = own.isPresent() ? own.getAsInt() : bot.choose(chair, chance);
            assertThat(table.play(seat, code)).isEmpty();
        }
        return table.journal();
    }

    @ParameterizedTest
    @MethodSource("games")
    void theExpertsOwnGamesAreLeftAlone(String game) {
        Shelf.Entry entry = entry(game);
        Journal journal =
                played(entry, open(entry, 1), expert(entry), chair -> OptionalInt.empty());
        Review review = review(entry, journal);
        assertThat(review.choices()).hasSizeGreaterThan(3);
        assertThat(review.marked()).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("games")
    void aPlantedBlunderIsFound(String game) {
        Shelf.Entry entry = entry(game);
        int planted = 0;
        Journal journal = open(entry, 1).journal();
        for (int seed = 1; planted == 0 && seed <= GAMES; seed++) {
            Thrower thrower = new Thrower(entry, open(entry, seed));
            journal = played(entry, thrower.table, entry.regular(), thrower);
            planted = thrower.ply;
        }
        int ply = planted;
        assertThat(ply).as("there was something to throw away").isPositive();
        Judged found =
                review(entry, journal).marked().stream()
                        .filter(one -> one.ply() == ply)
                        .findFirst()
                        .orElseThrow();
        assertThat(found.chosen()).isEqualTo(journal.steps().get(ply - 1).code());
        assertThat(found.best()).isNotEqualTo(found.chosen());
        assertThat(found.cost() - found.doubt()).isPositive();
        assertThat(found.thought().code()).isEqualTo(found.best());
    }

    /** Makes the worst choice there is, once, where it is worse than the best by much. */
    private static final class Thrower implements Whim {
        private final Shelf.Entry entry;
        private final Table table;
        private int ply;

        Thrower(Shelf.Entry entry, Table table) {
            this.entry = entry;
            this.table = table;
        }

        @Override
        public OptionalInt choose(Chair chair) {
            Thought thought = expert(entry).think(chair, new Seeded(13));
            if (ply > 0 || thought.scale() != Thought.Scale.SHARE || thought.lines().size() < 2) {
                return OptionalInt.empty();
            }
            int worst =
                    thought.lines().stream()
                            .min(Comparator.comparingDouble(Thought.Line::worth))
                            .orElseThrow()
                            .code();
            if (difference(chair, thought.code(), worst) < CLEARLY) {
                return OptionalInt.empty();
            }
            ply = table.plies() + 1;
            return OptionalInt.of(worst);
        }

        private double difference(Chair chair, int best, int worst) {
            List<Integer> both = List.of(best, worst);
            Thought weighed =
                    entry.expert(Effort.iterations(CAREFUL)).weigh(chair, both, new Seeded(17));
            return worth(weighed, best) - worth(weighed, worst);
        }

        private static double worth(Thought thought, int code) {
            return thought.lines().stream()
                    .filter(line -> line.code() == code)
                    .findFirst()
                    .orElseThrow()
                    .worth();
        }
    }

    /** On a machine so slow that every draw takes its time, by a clock that only draws move. */
    @ParameterizedTest
    @MethodSource("games")
    void aReviewEndsWithinAMinuteOnASlowMachineToo(String game) {
        Shelf.Entry entry = entry(game);
        Table table = Table.open(entry.box(), entry.box().maxSeats(), Map.of(), Fate.seeded(2));
        Journal journal = played(entry, table, entry.regular(), chair -> OptionalInt.empty());
        AtomicLong now = new AtomicLong();
        Seeded seeded = new Seeded(7);
        Chance slow =
                bound -> {
                    now.addAndGet(SLOW_DRAW);
                    return seeded.below(bound);
                };
        Review review =
                new Coach(
                                entry.box(),
                                nanos ->
                                        new Adviser(
                                                entry.expert(Effort.nanos(nanos, now::get)),
                                                entry.regular()),
                                Gait.BRISK)
                        .review(journal, COACHED, Patience.ofAGame(PATIENCE, now::get), slow);
        assertThat(now.get()).isLessThan(TimeUnit.MINUTES.toNanos(1));
        assertThat(review.choices()).isNotEmpty();
        assertThat(review.deal().events() + review.play().events()).isPositive();
        assertThat(review.play().events())
                .isEqualTo(journal.steps().stream().filter(one -> !one.draws().isEmpty()).count());
    }

    @Test
    void aGameOfOtherRulesIsRefused() {
        Shelf.Entry entry = entry("queenseat");
        Journal journal = open(entry, 1).journal();
        Journal older =
                new Journal(
                        journal.game(),
                        journal.edition() - 1,
                        journal.seats(),
                        journal.options(),
                        journal.setUp(),
                        journal.steps());
        assertThatThrownBy(() -> review(entry, older)).isInstanceOf(BadInput.class);
        assertThatThrownBy(() -> review(entry("truth-or-bluff"), journal))
                .isInstanceOf(BadInput.class);
    }
}
