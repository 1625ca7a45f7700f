package masque.bots.queenseat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import masque.bots.Stool;
import masque.bots.search.Effort;
import masque.bots.search.Expert;
import masque.core.Chance;
import masque.core.Codes;
import masque.core.Event;
import masque.core.Seeded;
import masque.core.Sink;
import masque.core.State;
import masque.core.Thought;
import masque.games.queenseat.Imagined;
import masque.games.queenseat.Phase;
import masque.games.queenseat.QueenGame;
import org.junit.jupiter.api.Test;

/** Secret cards and votes are imagined by what was voted before. */
class ElectorateTest {
    private static final int WORLDS = 400;

    private final QueenGame game = (QueenGame) BotGame.box().open(4, Map.of("set", "starter"));

    /**
     * How far guesses are from the truth, in squares: whether somebody has a secret card of a kind.
     */
    private static final class Miss {
        private double even;
        private double heard;
    }

    /** Whoever votes as is expected of players betrays the cards that were not voted. */
    @Test
    void votesTellWhichSecretCardsOthersHold() {
        Miss miss = new Miss();
        for (long seed = 0; seed < 30; seed++) {
            guess(inRound(6, seed), miss);
        }
        assertThat(miss.heard).isLessThan(miss.even * 0.99);
    }

    private void guess(Stool stool, Miss miss) {
        Seeded chance = new Seeded(5);
        Electorate electorate = new Electorate(stool, chance);
        int[][] even = new int[game.seats()][Imagined.KINDS];
        int[][] heard = new int[game.seats()][Imagined.KINDS];
        for (int i = 0; i < WORLDS; i++) {
            count(stool.imagine(chance), even);
            count(electorate.world(chance), heard);
        }
        for (int seat = 0; seat < game.seats(); seat++) {
            int truth = Imagined.kinds(Imagined.hand(stool.state(), seat));
            for (int kind = 0; kind < Imagined.KINDS; kind++) {
                int has = truth >>> kind & 1;
                miss.even += Math.pow(has - (double) even[seat][kind] / WORLDS, 2);
                miss.heard += Math.pow(has - (double) heard[seat][kind] / WORLDS, 2);
            }
        }
    }

    private static void count(State world, int[][] counts) {
        for (int seat = 0; seat < counts.length; seat++) {
            int kinds = Imagined.kinds(Imagined.hand(world, seat));
            for (int kind = 0; kind < Imagined.KINDS; kind++) {
                counts[seat][kind] += kinds >>> kind & 1;
            }
        }
    }

    /** A game up to a round in which a seat owes its vote; all vote as is expected of players. */
    private Stool inRound(int round, long seed) {
        Seeded chance = new Seeded(seed);
        List<Event> told = new ArrayList<>();
        Sink everybody = BotGame.notes(told);
        State state = game.start(chance, everybody);
        Codes legal = new Codes();
        while (Imagined.round(state) < round) {
            int seat = Integer.numberOfTrailingZeros(state.pending());
            legal.clear();
            state.legal(seat, legal);
            int code =
                    Imagined.phase(state) == Phase.VOTING
                            ? expectedVote(state, seat, chance)
                            : game.wander(legal, chance);
            state.apply(seat, code, chance, everybody);
        }
        int seat = Integer.numberOfTrailingZeros(state.pending());
        return new Stool(game, state, seat, List.copyOf(told));
    }

    /** A vote as somebody else would expect it who knew all secret cards. */
    private int expectedVote(State state, int seat, Chance chance) {
        long[] open = new long[game.seats()];
        for (int other = 0; other < open.length; other++) {
            open[other] = Imagined.open(state, other);
        }
        double[] odds = Odds.of(open, seat, Imagined.queen(state));
        return Imagined.voting(Electorate.draw(Imagined.votes(state, seat), odds, chance));
    }

    @Test
    void votesThatLieFaceDownAreDrawnByWhatPlayersTendToVote() {
        Seeded chance = new Seeded(3);
        State state = game.start(chance, Sink.NOBODY);
        int first = Imagined.voting(Integer.numberOfTrailingZeros(Imagined.votes(state, 0)));
        state.apply(0, first, chance, Sink.NOBODY);
        Electorate electorate = new Electorate(new Stool(game, state, 1), chance);
        int dark = 0;
        double wanted = 0;
        for (int i = 0; i < 10 * WORLDS; i++) {
            State world = electorate.world(chance);
            int votes = Imagined.votes(world, 0);
            double[] odds = Odds.of(new long[game.seats()], 0, Imagined.queen(world));
            double all = 0;
            double darkOnes = 0;
            for (int rest = votes; rest != 0; rest &= rest - 1) {
                int kind = Integer.numberOfTrailingZeros(rest);
                all += odds[kind];
                darkOnes += Imagined.dark(kind) ? odds[kind] : 0;
            }
            wanted += darkOnes / all;
            dark += Imagined.dark(electorate.expected(0)) ? 1 : 0;
            assertThat(Imagined.vote(world, 0)).isEqualTo(electorate.expected(0));
        }
        assertThat(dark / wanted).isCloseTo(1, within(0.1));
    }

    @Test
    void theExpertSaysWhatItThinksThatOthersVote() {
        Expert expert =
                new Expert(new QueenGuide(), new RegularQueen(), () -> Effort.iterations(200));
        Stool voter = inRound(3, 1);
        Map<Integer, Double> bySeat =
                expert.think(voter, new Seeded(1)).beliefs().stream()
                        .collect(
                                Collectors.groupingBy(
                                        Thought.Belief::seat,
                                        Collectors.summingDouble(Thought.Belief::likely)));
        assertThat(bySeat).hasSize(game.seats() - 1).doesNotContainKey(voter.seat());
        assertThat(bySeat.values()).allSatisfy(sum -> assertThat(sum).isCloseTo(1, within(1e-9)));
    }
}
