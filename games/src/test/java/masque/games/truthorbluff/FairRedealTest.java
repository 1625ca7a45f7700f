package masque.games.truthorbluff;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Map;
import masque.core.Codes;
import masque.core.Seeded;
import masque.core.Sink;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Imagined worlds know nothing of the truth. Where everybody slides any tile and says anything, the
 * true tile must be imagined as often as two imagined ones are the same; a redeal that leans
 * towards the truth, however little, imagines it more often.
 */
class FairRedealTest {
    private static final int GAMES = 150;
    private static final int WORLDS = 60;

    private double excess;
    private int challenges;

    @ParameterizedTest(name = "{0} players")
    @ValueSource(ints = {3, 4, 8})
    void tb_3_4_theTileUnderWayIsImaginedWithoutAnEyeOnTheTruth(int seats) {
        BluffGame game = Salon.box().open(seats, Map.of());
        for (int seed = 0; seed < GAMES; seed++) {
            play(game, new Seeded(seed));
        }
        assertThat(challenges).isGreaterThan(10 * GAMES);
        assertThat(excess / challenges).isCloseTo(0, within(0.006));
    }

    private void play(BluffGame game, Seeded chance) {
        BluffState state = (BluffState) game.start(chance, Sink.NOBODY);
        Codes legal = new Codes();
        while (state.pending() != 0) {
            int seat = state.turn;
            legal.clear();
            state.legal(seat, legal);
            int code = legal.at(chance.below(legal.size()));
            if (state.phase == Phase.SLIDING && state.pickedTile == BluffState.NONE) {
                long holder = state.tiles[seat];
                code = BluffGame.SLIDE + Tiles.at(holder, chance.below(Tiles.size(holder)));
            }
            if (state.phase == Phase.ANSWERING) {
                compare(state, chance);
            }
            state.apply(seat, code, chance, Sink.NOBODY);
        }
    }

    private void compare(BluffState state, Seeded chance) {
        int[] imagined = new int[Tiles.KINDS];
        for (int i = 0; i < WORLDS; i++) {
            BluffState world = (BluffState) state.copy();
            world.redeal(state.turn, chance);
            imagined[world.tile]++;
        }
        double same = 0;
        for (int often : imagined) {
            same += often * (often - 1.0) / (WORLDS * (WORLDS - 1.0));
        }
        excess += (double) imagined[state.tile] / WORLDS - same;
        challenges++;
    }
}
