package masque.bots.masqueradetrick;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.offset;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import masque.bots.search.Effort;
import masque.bots.search.Expert;
import masque.contract.Contract;
import masque.contract.Setting;
import masque.core.Bot;
import masque.core.Codes;
import masque.core.Seeded;
import masque.core.State;
import masque.core.Thought;
import masque.games.masqueradetrick.Imagined;
import masque.games.masqueradetrick.Phase;
import masque.games.masqueradetrick.Role;
import masque.games.masqueradetrick.TrickView;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The expert plays by the rules, by what its seat knows, and the same again. */
class ExpertTrickTest {
    private static final Contract CONTRACT = Contract.of(Parlour.box());
    private static final Expert EXPERT =
            new Expert(new TrickGuide(), new RegularTrick(), () -> Effort.iterations(20));
    private static final Bot REGULAR = new RegularTrick();
    private static final int DEALS = 10;

    @TestFactory
    Stream<DynamicTest> worldsThatLookTheSameAreThoughtOfTheSame() {
        return CONTRACT.settings().stream()
                .map(setting -> dynamicTest(setting.toString(), () -> playDeal(setting)));
    }

    /** All seats of a deal are experts, asked in two worlds and twice in one. */
    private static void playDeal(Setting setting) {
        Parlour parlour = new Parlour(setting.seats(), setting.options(), new Seeded(3));
        for (int ply = 0; parlour.pending() != 0 && parlour.view(0).deal() == 1; ply++) {
            int seat = parlour.mover();
            int code = EXPERT.choose(parlour.chair(seat), new Seeded(7, ply));
            assertThat(EXPERT.choose(parlour.elsewhere(seat, ply), new Seeded(7, ply)))
                    .as("ply %d elsewhere", ply)
                    .isEqualTo(code);
            Codes legal = new Codes();
            parlour.chair(seat).legal(legal);
            assertThat(legal.toArray()).contains(code);
            parlour.move(seat, code);
        }
    }

    /** Cards are left to the regular, but what the expert thinks of them can be asked. */
    @TestFactory
    Stream<DynamicTest> everyDecisionCanBeThoughtOver() {
        return Stream.of(1, 2, 3, 4)
                .map(seats -> dynamicTest(seats + " seats", () -> thinkThroughDeal(seats)));
    }

    private static void thinkThroughDeal(int seats) {
        Parlour parlour = new Parlour(seats, Map.of(), new Seeded(5));
        for (int ply = 0; parlour.pending() != 0 && parlour.view(0).deal() == 1; ply++) {
            int seat = parlour.mover();
            Codes legal = new Codes();
            parlour.chair(seat).legal(legal);
            parlour.move(seat, legal.size() == 1 ? legal.at(0) : thought(parlour, seat, ply));
        }
    }

    private static int thought(Parlour parlour, int seat, int ply) {
        Thought verdict = EXPERT.think(parlour.chair(seat), new Seeded(9, ply));
        assertThat(EXPERT.think(parlour.elsewhere(seat, ply), new Seeded(9, ply)))
                .as("ply %d", ply)
                .isEqualTo(verdict);
        believesInItself(parlour.view(seat), verdict);
        return verdict.code();
    }

    /** Every seat has one role, and one's own is sure. */
    private static void believesInItself(TrickView view, Thought verdict) {
        String own = view.role().orElseThrow().phrase().key();
        assertThat(verdict.beliefs()).contains(new Thought.Belief(view.seat(), own, 1));
        double seats = verdict.beliefs().stream().mapToInt(Thought.Belief::seat).distinct().count();
        assertThat(verdict.beliefs().stream().mapToDouble(Thought.Belief::likely).sum())
                .isCloseTo(seats, offset(1e-9));
    }

    @Test
    void itFindsOutWhoIsWhoByHowTheyPlayed() {
        Expert expert = new Expert(new TrickGuide(), REGULAR, () -> Effort.iterations(200));
        double believed = 0;
        for (int deal = 0; deal < DEALS; deal++) {
            Parlour parlour = new Parlour(4, Map.of(), new Seeded(deal));
            playCards(parlour);
            State truth = parlour.chair(0).state();
            for (Thought.Belief belief :
                    expert.think(parlour.chair(0), new Seeded(deal, 1)).beliefs()) {
                Role role = Role.values()[Imagined.role(truth, belief.seat())];
                boolean isTrue = role.phrase().key().equals(belief.secret());
                believed += belief.seat() > 0 && isTrue ? belief.likely() : 0;
            }
        }
        assertThat(believed / (3 * DEALS)).as("a fifth if it knew nothing").isGreaterThan(0.4);
    }

    @Test
    void itKnowsWhereRegularsPoint() {
        int foreseen = 0;
        for (int deal = 0; deal < DEALS; deal++) {
            Parlour parlour = new Parlour(4, Map.of(), new Seeded(deal));
            playCards(parlour);
            double[] rights = rights(parlour);
            while (parlour.view(0).phase() == Phase.POINTING) {
                int seat = parlour.mover();
                parlour.move(seat, REGULAR.choose(parlour.chair(seat), new Seeded(deal, seat)));
            }
            for (TrickView.Unmasked mask : parlour.view(0).result().orElseThrow().masks()) {
                double right = mask.dancer().map(one -> rights[one.ordinal()]).orElse(0.0);
                foreseen += (right > 0.5) == mask.pointedRight() ? 1 : 0;
            }
        }
        assertThat(foreseen).as("of all roles, the centre's too").isGreaterThan(6 * DEALS * 9 / 10);
    }

    private static double[] rights(Parlour parlour) {
        State truth = parlour.chair(0).state();
        TrickView view = parlour.view(0);
        Rivals rivals = new Rivals(view, Recall.of(view, parlour.chair(0).heard()));
        rivals.see(IntStream.range(0, 4).map(hand -> Imagined.tricks(truth, hand)).toArray());
        int[] roles = IntStream.range(0, 6).map(place -> Imagined.role(truth, place)).toArray();
        return IntStream.range(0, 4)
                .mapToDouble(seat -> rivals.right(seat, roles, truth))
                .toArray();
    }

    private static void playCards(Parlour parlour) {
        for (int ply = 0; parlour.view(0).phase() != Phase.POINTING; ply++) {
            int seat = parlour.mover();
            parlour.move(seat, REGULAR.choose(parlour.chair(seat), new Seeded(4, ply)));
        }
    }
}
