package masque.bots.masqueradebattle;

import masque.bots.search.Guide;
import masque.bots.search.Mind;
import masque.core.Chair;
import masque.core.Chance;
import masque.core.Codes;
import masque.core.State;
import masque.games.masqueradebattle.BattleGame;
import masque.games.masqueradebattle.BattleView;
import masque.games.masqueradebattle.Imagined;
import masque.games.masqueradebattle.Phase;

/**
 * What there is to know for searching Masquerade Battle: worlds in which those are friends who seem
 * to be, and at the end of the trick, how likely each side wins.
 */
public final class BattleGuide implements Guide {
    /** Choices differ by little. */
    private static final double CURIOUS = 0.2;

    @Override
    public boolean searches(Chair chair) {
        Phase phase = ((BattleView) chair.view()).phase();
        return phase != Phase.BIDDING && phase != Phase.REVEALING;
    }

    @Override
    public Mind consider(Chair chair, double care, Chance chance) {
        BattleGame game = (BattleGame) chair.game();
        int finished = game.finished(chair.imagine(chance));
        return new Look(
                chair,
                game,
                new Hearing((BattleView) chair.view()),
                new Prospect(game),
                new Manner(game),
                finished);
    }

    private record Look(
            Chair chair,
            BattleGame game,
            Hearing hearing,
            Prospect prospect,
            Manner manner,
            int finished)
            implements Mind {
        @Override
        public State world(Chance chance) {
            State world = chair.imagine(chance);
            Imagined.swear(world, hearing.draw(chance));
            return world;
        }

        @Override
        public boolean far(State state) {
            return game.finished(state) > finished;
        }

        @Override
        public void judge(State state, double[] worth) {
            if (state.pending() == 0) {
                Mind.super.judge(state, worth);
                return;
            }
            double bidding = prospect.bidding(state);
            int dark = Imagined.dark(state);
            int side = dark >>> Imagined.bidder(state) & 1;
            for (int seat = 0; seat < worth.length; seat++) {
                worth[seat] = (dark >>> seat & 1) == side ? bidding : 1 - bidding;
            }
        }

        @Override
        public int habit(State state, int seat, Codes legal, Chance chance) {
            return manner.choose(state, legal, chance);
        }

        @Override
        public boolean habitual(State state, int seat) {
            return seat != chair.seat();
        }

        @Override
        public double curiosity() {
            return CURIOUS;
        }

        @Override
        public int secret(State world, int seat) {
            return Imagined.dark(world) >>> seat & 1;
        }

        @Override
        public String name(int secret) {
            return secret == 1 ? "team-dark" : "team-guardian";
        }
    }
}
