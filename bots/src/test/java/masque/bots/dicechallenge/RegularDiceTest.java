package masque.bots.dicechallenge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.stream.IntStream;
import masque.bots.Stool;
import masque.bots.levels.Novice;
import masque.bots.search.Effort;
import masque.bots.search.Expert;
import masque.core.Bot;
import masque.core.Codes;
import masque.core.Game;
import masque.core.Seeded;
import masque.core.Sink;
import masque.core.State;
import masque.games.dicechallenge.DiceGame;
import masque.games.dicechallenge.DiceMove;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The regular plays by the rules, by what its seat knows, and well. */
class RegularDiceTest {
    private static final Bot REGULAR = new RegularDice();

    /** Every 23rd of all pairs of characters; the wanted share lies well below the measured one. */
    @Test
    void itWinsNearlyAllDuelsAgainstWhoPlaysAtRandom() {
        int[] pairs = IntStream.iterate(5, pair -> pair < 24 * 23, pair -> pair + 23).toArray();
        assertThat(BotGame.play(pairs).share()).isGreaterThan(0.9);
    }

    @Test
    void dc_8_10_everyBotAnswersWhetherItWantsAMirrorMatchWithoutKnowingTheOtherAnswer() {
        Map<String, Bot> bots =
                Map.of(
                        "random",
                        Bot.RANDOM,
                        "novice",
                        new Novice(REGULAR),
                        "regular",
                        REGULAR,
                        "expert",
                        new Expert(new DiceGuide(), REGULAR, () -> Effort.iterations(60)));
        DiceGame game = BotGame.box().open(2, Map.of("ask-mirror", "true"));
        int yes = game.code(DiceMove.Word.YES);
        int no = game.code(DiceMove.Word.NO);
        bots.forEach((level, bot) -> {
            for (int seed = 0; seed < 20; seed++) {
                int choice = bot.choose(asked(game, yes), new Seeded(seed));
                assertThat(choice).as(level).isIn(yes, no);
                assertThat(bot.choose(asked(game, no), new Seeded(seed)))
                        .as(level)
                        .isEqualTo(choice);
                assertThat(bot.think(asked(game, yes), new Seeded(seed)).code())
                        .as(level)
                        .isEqualTo(choice);
                if (level.equals("regular") || level.equals("expert")) {
                    assertThat(choice).as(level).isEqualTo(yes);
                }
            }
        });
    }

    /** The second seat's chair: both have picked the same, and the first seat has answered. */
    private static Stool asked(DiceGame game, int answer) {
        Seeded chance = new Seeded(3);
        State state = game.start(chance, Sink.NOBODY);
        int pick = game.codeOf("pick kunzite").orElseThrow();
        state.apply(0, pick, chance, Sink.NOBODY);
        state.apply(1, pick, chance, Sink.NOBODY);
        state.apply(0, answer, chance, Sink.NOBODY);
        return new Stool(game, state, 1);
    }

    @ParameterizedTest
    @CsvSource({"2, duel, 2", "4, single, 3", "3, tag, 2"})
    void itsChoicesAreLegalAndTheSameInWorldsThatLookTheSame(int seats, String mode, String teams) {
        Game<?> game = BotGame.box().open(seats, Map.of("mode", mode, "teams", teams));
        Seeded chance = new Seeded(seats);
        State state = game.start(chance, Sink.NOBODY);
        Codes legal = new Codes();
        for (int ply = 0; state.pending() != 0; ply++) {
            int seat = chance.bit(state.pending());
            Stool stool = new Stool(game, state, seat);
            int code = REGULAR.choose(stool, new Seeded(1, ply));
            legal.clear();
            state.legal(seat, legal);
            assertThat(legal.contains(code)).as("ply %d code %d", ply, code).isTrue();
            if (ply % 4 == 0) {
                assertThat(REGULAR.choose(stool.elsewhere(chance), new Seeded(1, ply)))
                        .as("ply %d", ply)
                        .isEqualTo(code);
            }
            state.apply(seat, code, chance, Sink.NOBODY);
        }
    }
}
