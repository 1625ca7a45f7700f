package masque.bots.masqueradetrick;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import masque.core.Bot;
import masque.core.Seeded;
import masque.games.masqueradetrick.Mask;
import masque.games.masqueradetrick.Phase;
import masque.games.masqueradetrick.Role;
import masque.games.masqueradetrick.TrickMove;
import masque.games.masqueradetrick.TrickView;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the regular looks and points at, in deals that were played at random up to there. */
class MasksTest {
    private static final Bot REGULAR = new RegularTrick();
    private static final int DEALS = 150;

    /** One seat's choice when the deal has come to this phase. */
    private interface Check {
        void see(Parlour parlour, int seat, TrickView view, TrickMove chosen);
    }

    /** Plays first deals with random cards and regular looks, and shows the choices of a phase. */
    private static void each(int seats, Phase phase, Check check) {
        for (int seed = 0; seed < DEALS; seed++) {
            Parlour parlour = new Parlour(seats, Map.of(), new Seeded(seed));
            while (parlour.pending() != 0 && parlour.view(0).deal() == 1) {
                int seat = parlour.mover();
                TrickView view = parlour.view(seat);
                boolean cards = view.phase() == Phase.PASSING || view.phase() == Phase.PLAYING;
                int code =
                        (cards ? Bot.RANDOM : REGULAR)
                                .choose(parlour.chair(seat), new Seeded(seed, 1));
                if (view.phase() == phase) {
                    check.see(parlour, seat, view, parlour.game.read(code));
                }
                parlour.move(seat, code);
            }
        }
    }

    private static Role target(TrickView view) {
        return view.mission().orElseThrow().target();
    }

    private static boolean seen(TrickView view, int side) {
        return view.centre().get(side).role().isPresent();
    }

    private static Mask side(int side) {
        return side == 0 ? Mask.LEFT : Mask.RIGHT;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void whatWasSeenDecides(int seats) {
        int[] found = new int[2];
        each(
                seats,
                Phase.POINTING,
                (parlour, seat, view, chosen) -> {
                    for (int side = 0; side < 2; side++) {
                        Optional<Role> role = view.centre().get(side).role();
                        TrickMove there = new TrickMove.Point(side(side));
                        if (role.isPresent() && role.get() == target(view)) {
                            assertThat(chosen).isEqualTo(there);
                            found[0]++;
                        } else if (role.isPresent()) {
                            assertThat(chosen).isNotEqualTo(there);
                            found[1]++;
                        }
                    }
                });
        assertThat(found[0]).as("targets seen").isPositive();
        assertThat(found[1]).as("others seen").isPositive();
    }

    @Test
    void theOneMaskThatIsLeftIsPointedAt() {
        int[] found = new int[1];
        each(
                2,
                Phase.POINTING,
                (parlour, seat, view, chosen) -> {
                    boolean inCentre =
                            view.centre().stream()
                                    .anyMatch(one -> one.role().equals(Optional.of(target(view))));
                    if (seen(view, 0) && seen(view, 1) && !inCentre) {
                        assertThat(chosen).isEqualTo(new TrickMove.Point(Mask.values()[1 - seat]));
                        found[0]++;
                    }
                });
        assertThat(found[0]).isPositive();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void aLookIsAlwaysTakenAndNeverWasted(int seats) {
        int[] found = new int[1];
        each(
                seats,
                Phase.LOOKING,
                (parlour, seat, view, chosen) -> {
                    assertThat(chosen).isNotEqualTo(new TrickMove.LookAway());
                    for (int side = 0; side < 2; side++) {
                        // With two players, and alone, nothing else may be left to find out.
                        if (seats > 2
                                && seen(view, side)
                                && view.centre().get(side).role().orElseThrow() != target(view)) {
                            assertThat(chosen).isEqualTo(new TrickMove.Look(side(1 - side)));
                        }
                    }
                    found[0]++;
                });
        assertThat(found[0]).isPositive();
    }

    /** MT-1.2: the princess wants exactly two tricks. */
    @Test
    void whoeverHasTheRightNumberOfTricksIsSuspected() {
        int[] pointed = new int[2];
        each(
                4,
                Phase.POINTING,
                (parlour, seat, view, chosen) -> {
                    int[] suspects =
                            IntStream.range(0, 4)
                                    .filter(other ->
                                            other != seat
                                                    && view.players().get(other).tricks() == 2)
                                    .toArray();
                    if (target(view) == Role.PRINCESS
                            && suspects.length == 1
                            && !seen(view, 0)
                            && !seen(view, 1)) {
                        boolean right =
                                chosen.equals(new TrickMove.Point(Mask.values()[suspects[0]]));
                        pointed[right ? 1 : 0]++;
                    }
                });
        assertThat(pointed[1]).isGreaterThan(3 * pointed[0]);
    }
}
