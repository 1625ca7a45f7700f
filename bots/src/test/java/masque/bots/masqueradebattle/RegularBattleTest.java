package masque.bots.masqueradebattle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.Map;
import java.util.stream.Stream;
import masque.bots.Stool;
import masque.contract.Contract;
import masque.contract.Setting;
import masque.core.Bot;
import masque.core.Codes;
import masque.core.Game;
import masque.core.Seeded;
import masque.core.Sink;
import masque.core.State;
import masque.games.masqueradebattle.BattleMove;
import masque.games.masqueradebattle.BattleView;
import masque.games.masqueradebattle.Side;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The regular plays by the rules, by what its seat knows, and well. */
class RegularBattleTest {
    private static final Bot REGULAR = new RegularBattle();

    /** The seeds are fixed, and the wanted shares lie well below the measured ones. */
    @ParameterizedTest(name = "{0} players")
    @CsvSource({"3, 0.85", "4, 0.70", "5, 0.55"})
    void itWinsMoreThanItsShareAmongThoseWhoPlayAtRandom(int seats, double wanted) {
        assertThat(BotGame.of(seats).play(REGULAR, Bot.RANDOM, 60).share()).isGreaterThan(wanted);
    }

    @TestFactory
    Stream<DynamicTest> inEverySettingItsChoicesAreLegalAndTheSameInWorldsThatLookTheSame() {
        return Contract.of(BotGame.box()).settings().stream()
                .map(setting -> dynamicTest(setting.toString(), () -> play(setting)));
    }

    private static void play(Setting setting) {
        Game<?> game = BotGame.box().open(setting.seats(), setting.options());
        Seeded chance = new Seeded(setting.seats());
        State state = game.start(chance, Sink.NOBODY);
        Codes legal = new Codes();
        for (int ply = 0; state.pending() != 0; ply++) {
            int seat = Integer.numberOfTrailingZeros(state.pending());
            Stool stool = new Stool(game, state, seat);
            int code = REGULAR.choose(stool, new Seeded(1, ply));
            legal.clear();
            state.legal(seat, legal);
            assertThat(legal.contains(code)).as("ply %d code %d", ply, code).isTrue();
            assertThat(REGULAR.choose(stool.elsewhere(chance), new Seeded(1, ply)))
                    .as("ply %d", ply)
                    .isEqualTo(code);
            state.apply(seat, code, chance, Sink.NOBODY);
        }
    }

    @Test
    void itNeverPromisesWhatNoHandIsWorth() {
        Game<?> game = BotGame.box().open(5, Map.of());
        for (long seed = 0; seed < 30; seed++) {
            State state = game.start(new Seeded(seed), Sink.NOBODY);
            int opener = Integer.numberOfTrailingZeros(state.pending());
            int high = game.codeOf("bid 25 dark").orElseThrow();
            state.apply(opener, high, new Seeded(seed), Sink.NOBODY);
            int next = Integer.numberOfTrailingZeros(state.pending());
            int code = REGULAR.choose(new Stool(game, state, next), new Seeded(seed));
            assertThat(game.read(code)).isEqualTo(new BattleMove.Pass());
        }
    }

    @Test
    void itHidesItsSideOnlyBehindAWeakHand() {
        Game<?> game = BotGame.box().open(5, Map.of());
        int lies = 0;
        int truths = 0;
        for (long seed = 0; seed < 200; seed++) {
            State state = game.start(new Seeded(seed), Sink.NOBODY);
            int opener = Integer.numberOfTrailingZeros(state.pending());
            Side side = ((BattleView) state.view(opener)).team().orElseThrow();
            int code = REGULAR.choose(new Stool(game, state, opener), new Seeded(seed));
            BattleMove.Bid bid = (BattleMove.Bid) game.read(code);
            assertThat(bid.number()).isEqualTo(1);
            lies += bid.side() == side ? 0 : 1;
            truths += bid.side() == side ? 1 : 0;
        }
        assertThat(truths).isGreaterThan(lies);
        assertThat(lies).isPositive();
    }
}
