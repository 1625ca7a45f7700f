package masque.bots.truthorbluff;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import masque.bots.Stool;
import masque.contract.Contract;
import masque.contract.Setting;
import masque.core.Bot;
import masque.core.Codes;
import masque.core.Event;
import masque.core.Game;
import masque.core.Seeded;
import masque.core.Sink;
import masque.core.State;
import masque.games.truthorbluff.BluffGame;
import masque.games.truthorbluff.BluffMove;
import masque.games.truthorbluff.BluffView;
import masque.games.truthorbluff.Face;
import masque.games.truthorbluff.Phase;
import masque.games.truthorbluff.Tile;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The regular plays by the rules, by what its seat knows, and well. */
class RegularBluffTest {
    private static final Bot REGULAR = new RegularBluff();

    /** The seeds are fixed, and the wanted shares lie well below the measured ones. */
    @ParameterizedTest(name = "{0} players")
    @CsvSource({"3, 0.65", "4, 0.50", "8, 0.20"})
    void itWinsMoreThanItsShareAmongThoseWhoPlayAtRandom(int seats, double wanted) {
        assertThat(BotGame.of(seats).play(REGULAR, Bot.RANDOM, 120).share()).isGreaterThan(wanted);
    }

    @TestFactory
    Stream<DynamicTest> inEverySettingItsChoicesAreLegalAndTheSameInWorldsThatLookTheSame() {
        return Contract.of(BotGame.box()).settings().stream()
                .map(setting -> dynamicTest(setting.toString(), () -> checkSetting(setting)));
    }

    private static void checkSetting(Setting setting) {
        Game<?> game = BotGame.box().open(setting.seats(), setting.options());
        Seeded elsewhere = new Seeded(setting.seats());
        Codes legal = new Codes();
        play(
                game,
                setting.seats(),
                (stool, code) -> {
                    legal.clear();
                    stool.legal(legal);
                    assertThat(legal.contains(code))
                            .as("code %d of seat %d", code, stool.seat())
                            .isTrue();
                    Seeded chance = new Seeded(1, stool.heard().size());
                    assertThat(REGULAR.choose(stool.elsewhere(elsewhere), chance)).isEqualTo(code);
                });
    }

    /** Regulars play a game; every choice is looked at before it is made. */
    static void play(Game<?> game, long seed, BiConsumer<Stool, Integer> look) {
        List<List<Event>> heard = new ArrayList<>();
        for (int seat = 0; seat < game.seats(); seat++) {
            heard.add(new ArrayList<>());
        }
        Sink sink =
                (seats, event) -> {
                    for (int seat = 0; seat < heard.size(); seat++) {
                        if ((seats >>> seat & 1) != 0) {
                            heard.get(seat).add(event);
                        }
                    }
                };
        Seeded chance = new Seeded(seed);
        State state = game.start(chance, sink);
        while (state.pending() != 0) {
            int seat = Integer.numberOfTrailingZeros(state.pending());
            Stool stool = new Stool(game, state, seat, heard.get(seat));
            int code = REGULAR.choose(stool, new Seeded(1, stool.heard().size()));
            look.accept(stool, code);
            state.apply(seat, code, chance, sink);
        }
    }

    @Test
    void itMixesTruthAndLies() {
        BluffGame game = (BluffGame) BotGame.box().open(5, Map.of());
        int[] names = new int[2];
        for (long seed = 0; seed < 30; seed++) {
            play(
                    game,
                    seed,
                    (stool, code) -> {
                        if (game.read(code) instanceof BluffMove.Name(Face name)) {
                            BluffView view = (BluffView) stool.view();
                            Tile tile = tile(view);
                            if (!tile.face().villain()) {
                                names[tile.face() == name ? 1 : 0]++;
                            }
                        }
                    });
        }
        double honest = (double) names[1] / (names[0] + names[1]);
        assertThat(honest).as("%d lies, %d truths", names[0], names[1]).isBetween(0.2, 0.8);
    }

    private static Tile tile(BluffView view) {
        return view.choice()
                .flatMap(BluffView.Choice::tile)
                .orElseGet(() -> view.round().orElseThrow().tile().orElseThrow());
    }

    @Test
    void itNeverBelievesInACharacterOfWhomItHasSeenAllTiles() {
        BluffGame game = (BluffGame) BotGame.box().open(3, Map.of());
        int[] met = new int[1];
        for (long seed = 0; seed < 60; seed++) {
            play(
                    game,
                    seed,
                    (stool, code) -> {
                        BluffView view = (BluffView) stool.view();
                        if (view.phase() == Phase.ANSWERING && unseen(view) == 0) {
                            met[0]++;
                            assertThat(game.read(code)).isNotEqualTo(new BluffMove.Truth());
                        }
                    });
        }
        assertThat(met[0]).as("it happens").isPositive();
    }

    /** How many tiles of the character that was named last the viewer has not seen. */
    private static int unseen(BluffView view) {
        Face name = view.round().orElseThrow().chain().getLast().name();
        return view.tally().get(name.ordinal()).unseen();
    }
}
