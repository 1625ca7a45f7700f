package masque.bots.truthorbluff;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import masque.bots.Stool;
import masque.bots.search.Effort;
import masque.bots.search.Expert;
import masque.core.Bot;
import masque.core.Codes;
import masque.core.Event;
import masque.core.Fate;
import masque.core.Game;
import masque.core.Seat;
import masque.core.Seeded;
import masque.core.State;
import masque.core.Table;
import masque.games.truthorbluff.BluffEvent;
import masque.games.truthorbluff.BluffView;
import masque.games.truthorbluff.Face;
import masque.games.truthorbluff.Phase;
import masque.games.truthorbluff.Tile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The expert searches by what its seat knows, and imagines others as they play. */
class BluffGuideTest {
    private static final Bot EXPERT =
            new Expert(new BluffGuide(), new RegularBluff(), () -> Effort.iterations(200));

    /** How many decisions of each phase of a game are looked at. */
    private static final int LOOKS = 4;

    @ParameterizedTest(name = "{0} players")
    @ValueSource(ints = {3, 4, 8})
    void itChoosesTheSameInWorldsThatLookTheSameAndWithTheSameSeed(int seats) {
        Seeded elsewhere = new Seeded(seats);
        Map<Phase, Integer> looks = new EnumMap<>(Phase.class);
        RegularBluffTest.play(
                BotGame.box().open(seats, Map.of()),
                seats,
                (stool, code) -> {
                    Codes legal = new Codes();
                    stool.legal(legal);
                    Phase phase = ((BluffView) stool.view()).phase();
                    if (legal.size() > 1 && looks.merge(phase, 1, Integer::sum) <= LOOKS) {
                        int choice = EXPERT.choose(stool, new Seeded(5));
                        assertThat(EXPERT.choose(stool, new Seeded(5))).isEqualTo(choice);
                        assertThat(EXPERT.choose(stool.elsewhere(elsewhere), new Seeded(5)))
                                .isEqualTo(choice);
                    }
                });
        assertThat(looks).containsKeys(Phase.SLIDING, Phase.ANSWERING, Phase.PASSING);
        assertThat(looks.containsKey(Phase.BONUS)).as("Villains").isEqualTo(seats > 3);
    }

    /** Every number of players and every ending is met once at least. */
    @ParameterizedTest(name = "{0} players, {1}")
    @CsvSource({
        "3, four-alike",
        "3, six-different",
        "4, two-triples",
        "4, three-villains",
        "5, three-pairs",
        "5, four-white",
        "6, space-time",
        "7, guardians",
        "8, thirty-six"
    })
    void expertsPlayWholeGames(int seats, String ending) {
        Bot quick = new Expert(new BluffGuide(), new RegularBluff(), () -> Effort.iterations(20));
        Table table =
                Table.open(BotGame.box(), seats, Map.of("ending", ending), Fate.seeded(seats));
        Seeded chance = new Seeded(seats);
        while (table.pending() != 0) {
            int seat = Integer.numberOfTrailingZeros(table.pending());
            int code = quick.choose(table.chair(seat), chance);
            assertThat(table.play(seat, code)).isEmpty();
        }
        assertThat(table.winners()).isPositive();
    }

    /** A liar and a saint are no regulars; one who does both by turns is. */
    @Test
    void itHearsWhoIsNoRegular() {
        assertThat(familiar(round -> false)).isLessThan(0.02);
        assertThat(familiar(round -> true)).isLessThan(0.02);
        assertThat(familiar(round -> round % 2 == 0)).isGreaterThan(0.5);
    }

    private static double familiar(IntPredicate honest) {
        Seat first = new Seat(0);
        Seat second = new Seat(1);
        Tile tile = new Tile(Face.MARS, false, 1);
        List<Event> heard = new ArrayList<>();
        for (int round = 0; round < 12; round++) {
            Face name = honest.test(round) ? Face.MARS : Face.VENUS;
            heard.add(new BluffEvent.Slid(first, second, name));
            heard.add(new BluffEvent.Turned(second, first, name, true, name == Face.MARS, tile));
        }
        return new Recall(4, heard).familiar(0);
    }

    /** Those who lie as regulars do not are found out: a few games, the seeds fixed. */
    @Test
    void itWinsAmongRegularsAndAmongThoseWhoPlayAtRandom() {
        assertThat(BotGame.of(4).play(EXPERT, new RegularBluff(), 24).share()).isGreaterThan(0.4);
        assertThat(BotGame.of(4).play(EXPERT, Bot.RANDOM, 24).share()).isGreaterThan(0.4);
    }

    /** What is imagined of others is what they would do, made quick. */
    @ParameterizedTest(name = "{0} players")
    @ValueSource(ints = {3, 4, 5, 8})
    void itsInstinctChoosesAsTheRegularDoes(int seats) {
        Game<?> game = BotGame.box().open(seats, Map.of());
        for (long seed = 0; seed < 10; seed++) {
            RegularBluffTest.play(
                    game,
                    seed,
                    (stool, code) ->
                            assertThat(instinct(stool))
                                    .as("seat %d after %d", stool.seat(), stool.heard().size())
                                    .isEqualTo(code));
        }
    }

    private static int instinct(Stool stool) {
        Codes legal = new Codes();
        stool.legal(legal);
        if (legal.size() == 1) {
            return legal.at(0);
        }
        int seats = stool.game().seats();
        State world = stool.imagine(new Seeded(9));
        Instinct instinct = new Instinct(seats, new Recall(seats, stool.heard()), world);
        return instinct.choose(world, stool.seat(), legal, new Seeded(1, stool.heard().size()));
    }
}
