package masque.bots.dicechallenge;

import masque.bots.search.Guide;
import masque.bots.search.Mind;
import masque.core.Chair;
import masque.core.Chance;
import masque.core.State;
import masque.games.dicechallenge.DiceGame;
import masque.games.dicechallenge.DiceView;
import masque.games.dicechallenge.Phase;

/** What there is to know for searching Dice Challenge: the round decides, and then the match. */
public final class DiceGuide implements Guide {
    /** What a round more is worth: less than winning the match with it. */
    private static final double ROUND = 0.22;

    /** What a half point of lead is worth: little, but it decides between sure things. */
    private static final double HALF_POINT = 0.0005;

    /** DC-8.10: of a mirror match no search can tell more than that it is even. */
    @Override
    public boolean searches(Chair chair) {
        return ((DiceView) chair.view()).phase() != Phase.MIRROR;
    }

    @Override
    public Mind consider(Chair chair, double care, Chance chance) {
        return new Look(chair, ((DiceGame) chair.game()).finished(chair.imagine(chance)));
    }

    private record Look(Chair chair, int finished) implements Mind {
        @Override
        public DiceGame game() {
            return (DiceGame) chair.game();
        }

        @Override
        public State world(Chance chance) {
            return chair.imagine(chance);
        }

        @Override
        public boolean far(State state) {
            return game().finished(state) > finished;
        }

        @Override
        public void judge(State state, double[] worth) {
            boolean over = state.pending() == 0;
            for (int seat = 0; seat < worth.length; seat++) {
                worth[seat] = over ? state.winners() >>> seat & 1 : standing(state, seat);
            }
        }

        private double standing(State state, int seat) {
            double ahead = game().ahead(state, seat);
            double lead = HALF_POINT * game().lead(state, seat);
            return Math.clamp(0.5 + ROUND * ahead + lead, 0, 1);
        }
    }
}
