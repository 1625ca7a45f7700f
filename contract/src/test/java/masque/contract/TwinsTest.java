package masque.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import masque.contract.toy.Fault;
import masque.contract.toy.ToyBox;
import masque.core.Game;
import masque.core.Recording;
import masque.core.Seeded;
import masque.core.State;
import org.junit.jupiter.api.Test;

/** Twins differ from the truth, look the same to their viewer and are found for everyone. */
class TwinsTest {
    private static final int SEATS = 3;

    private final ToyBox box = new ToyBox(Fault.NONE);
    private final Game<?> game = box.open(SEATS, Map.of());
    private final Set<Integer> withTwinAtTheDeal = new TreeSet<>();
    private final Set<Integer> withTwinAtTheEnd = new TreeSet<>();

    @Test
    void areFoundForEveryViewerAndLastToTheEnd() {
        for (long seed = 1; seed <= 40; seed++) {
            play(seed);
        }
        assertThat(withTwinAtTheDeal).containsExactly(State.SPECTATOR, 0, 1, 2);
        assertThat(withTwinAtTheEnd).containsExactly(State.SPECTATOR, 0, 1, 2);
    }

    private void play(long seed) {
        Spot spot = new Spot(box.id(), new Setting(SEATS, Map.of()), seed, 0);
        Script script = Script.play(spot, game);
        Twins twins = new Twins(SEATS, Viewers.all(SEATS), new Seeded(seed));
        Recording chance = script.chance(0);
        World truth = World.start(game, chance);
        twins.deal(truth, chance.draws());
        compare(seed, truth, twins, withTwinAtTheDeal);
        for (int ply = 1; ply <= script.plies(); ply++) {
            Script.Choice choice = script.choices().get(ply - 1);
            chance = script.chance(ply);
            World next = truth.after(choice.seat(), choice.code(), chance);
            twins.follow(spot.at(ply), next, choice, script);
            twins.part(truth, next, choice, chance.draws());
            truth = next;
            compare(seed, truth, twins, ply == script.plies() ? withTwinAtTheEnd : new TreeSet<>());
        }
    }

    private static void compare(long seed, World truth, Twins twins, Set<Integer> found) {
        for (int viewer = State.SPECTATOR; viewer < SEATS; viewer++) {
            World twin = twins.of(viewer);
            if (twin != null) {
                found.add(viewer);
                assertThat(twin.view(viewer)).as("seed %s", seed).isEqualTo(truth.view(viewer));
                assertThat(twin.equalTo(truth)).as("seed %s", seed).isFalse();
            }
        }
    }
}
