package masque.bots.masqueradetrick;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import masque.contract.Contract;
import masque.contract.Setting;
import masque.core.Bot;
import masque.core.Codes;
import masque.core.Seeded;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** In every setting the regular plays whole games, by the rules and by what its seat knows. */
class AllSettingsTest {
    private static final int GAMES = 1000;
    private static final int GAMES_IN_TWO_WORLDS = 5;
    private static final Contract CONTRACT = Contract.of(Parlour.box());

    @TestFactory
    Stream<DynamicTest> everyChoiceIsLegal() {
        int each = CONTRACT.gamesEach(GAMES);
        return CONTRACT.settings().stream()
                .map(setting -> dynamicTest(setting.toString(), () -> playLegally(setting, each)));
    }

    private static void playLegally(Setting setting, int games) {
        Bot regular = new RegularTrick();
        for (int seed = 0; seed < games; seed++) {
            Parlour parlour = new Parlour(setting.seats(), setting.options(), new Seeded(seed));
            while (parlour.pending() != 0) {
                int seat = parlour.mover();
                Bot bot = seat == seed % setting.seats() ? regular : Bot.RANDOM;
                int code = bot.choose(parlour.chair(seat), new Seeded(seed, seat));
                Codes legal = new Codes();
                parlour.chair(seat).legal(legal);
                assertThat(legal.toArray()).as("seed %d, seat %d", seed, seat).contains(code);
                parlour.move(seat, code);
            }
        }
    }

    @TestFactory
    Stream<DynamicTest> worldsThatLookTheSameAreThoughtOfTheSame() {
        return CONTRACT.settings().stream()
                .map(setting ->
                        dynamicTest(
                                setting.toString(),
                                () ->
                                        assertThat(differences(new RegularTrick(), setting))
                                                .isEmpty()));
    }

    @Test
    void aBotThatPeeksIsNoticed() {
        Bot peeker =
                (chair, chance) -> {
                    Codes legal = new Codes();
                    chair.legal(legal);
                    Parlour.Stool stool = (Parlour.Stool) chair;
                    int secret = stool.state().view(1 - stool.seat()).hashCode();
                    return legal.at(Math.floorMod(secret, legal.size()));
                };
        Setting two =
                CONTRACT.settings().stream()
                        .filter(one -> one.seats() == 2)
                        .findFirst()
                        .orElseThrow();
        assertThat(differences(peeker, two)).isNotEmpty();
    }

    /** Where a bot at all seats chooses otherwise in a world that its seat cannot tell apart. */
    private static List<String> differences(Bot bot, Setting setting) {
        List<String> differences = new ArrayList<>();
        for (int seed = 0; seed < GAMES_IN_TWO_WORLDS; seed++) {
            Parlour parlour = new Parlour(setting.seats(), setting.options(), new Seeded(seed));
            for (int ply = 0; parlour.pending() != 0; ply++) {
                int seat = parlour.mover();
                int here = bot.choose(parlour.chair(seat), new Seeded(seed, ply));
                int there = bot.choose(parlour.elsewhere(seat, ply), new Seeded(seed, ply));
                if (here != there) {
                    differences.add("seed " + seed + " ply " + ply + " seat " + seat);
                }
                parlour.move(seat, here);
            }
        }
        return differences;
    }
}
