package masque.bots.masqueradebattle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.Map;
import java.util.stream.Stream;
import masque.bots.Stool;
import masque.bots.search.Effort;
import masque.bots.search.Expert;
import masque.contract.Contract;
import masque.contract.Setting;
import masque.core.Bot;
import masque.core.Codes;
import masque.core.Game;
import masque.core.Seeded;
import masque.core.Sink;
import masque.core.State;
import masque.core.Thought;
import masque.games.masqueradebattle.BattleGame;
import masque.games.masqueradebattle.BattleView;
import masque.games.masqueradebattle.Imagined;
import masque.games.masqueradebattle.Phase;
import masque.games.masqueradebattle.Side;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The expert plays by the rules, by what its seat knows, and the same again. */
class ExpertBattleTest {
    private static final Expert EXPERT =
            new Expert(new BattleGuide(), new RegularBattle(), () -> Effort.iterations(20));
    private static final Bot REGULAR = new RegularBattle();

    @TestFactory
    Stream<DynamicTest> inEverySettingItsChoicesAreLegalAndTheSameInWorldsThatLookTheSame() {
        return Contract.of(BotGame.box()).settings().stream()
                .map(setting -> dynamicTest(setting.toString(), () -> play(setting)));
    }

    /** A whole game of experts, each asked in two worlds and twice in one. */
    private static void play(Setting setting) {
        Game<?> game = BotGame.box().open(setting.seats(), setting.options());
        Seeded chance = new Seeded(setting.seats());
        State state = game.start(chance, Sink.NOBODY);
        for (int ply = 0; state.pending() != 0; ply++) {
            int seat = Integer.numberOfTrailingZeros(state.pending());
            Stool stool = new Stool(game, state, seat);
            int code = EXPERT.choose(stool, new Seeded(1, ply));
            assertThat(legal(state).contains(code)).as("ply %d code %d", ply, code).isTrue();
            assertThat(EXPERT.choose(stool, new Seeded(1, ply))).as("ply %d", ply).isEqualTo(code);
            assertThat(EXPERT.choose(stool.elsewhere(chance), new Seeded(1, ply)))
                    .as("ply %d elsewhere", ply)
                    .isEqualTo(code);
            state.apply(seat, code, chance, Sink.NOBODY);
        }
    }

    /** Regulars bid honestly, so that after the auction nearly all is known of who is who. */
    @Test
    void itBelievesThatBidsAreMostlyHonest() {
        BattleGame game = (BattleGame) BotGame.box().open(5, Map.of());
        double right = 0;
        int asked = 0;
        for (long seed = 0; seed < 20; seed++) {
            Stool leader = afterTheAuction(game, seed);
            for (Thought.Belief belief : EXPERT.think(leader, new Seeded(seed)).beliefs()) {
                Side truth = game.side(leader.state(), belief.seat());
                String team = truth == Side.DARK ? "team-dark" : "team-guardian";
                right += belief.secret().equals(team) ? belief.likely() : 0;
            }
            asked += game.seats();
        }
        assertThat(right / asked).isBetween(0.9, 1.0);
    }

    @Test
    void itCanBeAskedWhatItThinksDuringTheAuctionToo() {
        Game<?> game = BotGame.box().open(9, Map.of());
        State state = game.start(new Seeded(4), Sink.NOBODY);
        Stool opener = new Stool(game, state, Integer.numberOfTrailingZeros(state.pending()));
        Thought verdict = EXPERT.think(opener, new Seeded(4));
        assertThat(legal(state).contains(verdict.code())).isTrue();
        assertThat(verdict.beliefs()).isNotEmpty();
    }

    private static Stool afterTheAuction(BattleGame game, long seed) {
        Seeded chance = new Seeded(seed);
        State state = game.start(chance, Sink.NOBODY);
        int seat = Integer.numberOfTrailingZeros(state.pending());
        while (Imagined.phase(state) != Phase.PLAYING) {
            int code = REGULAR.choose(new Stool(game, state, seat), chance);
            state.apply(seat, code, chance, Sink.NOBODY);
            seat = Integer.numberOfTrailingZeros(state.pending());
        }
        return new Stool(game, state, seat);
    }

    @Test
    void whoWouldTakeATrickWithItsLastCardDoes() {
        BattleGame game = (BattleGame) BotGame.box().open(3, Map.of());
        for (long seed = 0; seed < 50; seed++) {
            State state = beforeTheLastCard(game, seed);
            Codes legal = legal(state);
            for (int i = 0; i < legal.size(); i++) {
                int taker = Imagined.taker(state, legal.at(i));
                BattleView view = after(state, legal.at(i));
                if (view.phase() != Phase.NAMING && view.phase() != Phase.SWITCHING) {
                    assertThat(view.winning().map(card -> card.who().index()).orElse(Imagined.NONE))
                            .as("seed %d code %d", seed, legal.at(i))
                            .isEqualTo(taker >> 1);
                }
            }
        }
    }

    private static State beforeTheLastCard(BattleGame game, long seed) {
        State state = afterTheAuction(game, seed).state();
        Seeded chance = new Seeded(seed, 1);
        while (Imagined.phase(state) != Phase.PLAYING || Imagined.behind(state) > 0) {
            int code = game.wander(legal(state), chance);
            state.apply(Imagined.turn(state), code, chance, Sink.NOBODY);
        }
        return state;
    }

    private static BattleView after(State state, int code) {
        State tried = state.copy();
        tried.apply(Imagined.turn(state), code, new Seeded(1), Sink.NOBODY);
        return (BattleView) tried.view(State.SPECTATOR);
    }

    private static Codes legal(State state) {
        Codes legal = new Codes();
        state.legal(Imagined.turn(state), legal);
        return legal;
    }
}
