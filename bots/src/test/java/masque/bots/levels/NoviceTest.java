package masque.bots.levels;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import masque.bots.Stool;
import masque.core.Bot;
import masque.core.Chair;
import masque.core.Chance;
import masque.core.Codes;
import masque.core.Game;
import masque.core.Seeded;
import masque.core.Sink;
import masque.core.State;
import masque.games.truthorbluff.BluffBox;
import org.junit.jupiter.api.Test;

/** The novice plays like its model, only not always. */
final class NoviceTest {
    private static final Game<?> GAME = game();

    private static Game<?> game() {
        try (InputStream in =
                Objects.requireNonNull(BluffBox.class.getResourceAsStream("numbers.csv"))) {
            String numbers = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return new BluffBox(numbers).open(4, Map.of());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A model that counts how often it is asked. */
    private static final class Model implements Bot {
        private int asked;

        @Override
        public int choose(Chair chair, Chance chance) {
            asked++;
            return RANDOM.choose(chair, chance);
        }
    }

    /** Decisions with more than one choice, and how many of them the novice did not think about. */
    private static final class Count {
        private int decisions;
        private int careless;

        void add(int asked) {
            decisions++;
            careless += 1 - asked;
        }

        double share() {
            return (double) careless / decisions;
        }
    }

    @Test
    void itIsCarelessAboutAThirdOfTheTimeAndMoreSoTheMoreThereIsToChoose() {
        Count all = new Count();
        Count few = new Count();
        Count many = new Count();
        for (int seed = 0; seed < 40; seed++) {
            Seeded chance = new Seeded(seed);
            State state = GAME.start(chance, Sink.NOBODY);
            Codes legal = new Codes();
            while (state.pending() != 0) {
                int seat = chance.bit(state.pending());
                legal.clear();
                state.legal(seat, legal);
                Model model = new Model();
                int code = new Novice(model).choose(new Stool(GAME, state, seat), chance);
                assertThat(legal.contains(code)).as("seed %d code %d", seed, code).isTrue();
                if (legal.size() > 1) {
                    all.add(model.asked);
                    (legal.size() < 4 ? few : many).add(model.asked);
                }
                state.apply(seat, code, chance, Sink.NOBODY);
            }
        }
        assertThat(all.share()).isBetween(0.2, 0.45);
        assertThat(many.share()).isGreaterThan(few.share() + 0.1);
    }

    @Test
    void inWorldsThatLookTheSameItChoosesTheSame() {
        Seeded chance = new Seeded(1);
        State state = GAME.start(chance, Sink.NOBODY);
        Bot novice = new Novice(Bot.RANDOM);
        for (int ply = 0; state.pending() != 0; ply++) {
            int seat = chance.bit(state.pending());
            Stool stool = new Stool(GAME, state, seat);
            int code = novice.choose(stool, new Seeded(1, ply));
            assertThat(novice.choose(stool.elsewhere(chance), new Seeded(1, ply))).isEqualTo(code);
            state.apply(seat, code, chance, Sink.NOBODY);
        }
    }
}
