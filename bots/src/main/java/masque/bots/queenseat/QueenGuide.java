package masque.bots.queenseat;

import masque.bots.search.Guide;
import masque.bots.search.Mind;
import masque.core.Chair;
import masque.core.Chance;
import masque.core.Codes;
import masque.core.State;
import masque.games.queenseat.Imagined;
import masque.games.queenseat.Phase;
import masque.games.queenseat.Princess;
import masque.games.queenseat.QueenGame;

/**
 * What there is to know for searching Queenseat: which secret cards fit what was voted, what others
 * vote now, and that whoever can take the Queenseat mostly does.
 */
public final class QueenGuide implements Guide {
    @Override
    public Mind consider(Chair chair, double care, Chance chance) {
        Electorate electorate = new Electorate(chair, chance);
        Trial trial = new Trial((QueenGame) chair.game());
        return new Look(chair, electorate, trial, Imagined.round(chair.imagine(chance)));
    }

    /**
     * One decision.
     *
     * @param round the round in which it is made
     */
    private record Look(Chair chair, Electorate electorate, Trial trial, int round)
            implements Mind {
        @Override
        public QueenGame game() {
            return (QueenGame) chair.game();
        }

        @Override
        public State world(Chance chance) {
            return electorate.world(chance);
        }

        /** Whether this is somebody else's vote in the round of the decision. */
        private boolean isExpected(State state, int seat) {
            return Imagined.phase(state) == Phase.VOTING
                    && Imagined.round(state) == round
                    && electorate.expected(seat) != Electorate.NOTHING;
        }

        /** Votes are secret: whoever searched for one in the tree would know the searcher's. */
        @Override
        public boolean habitual(State state, int seat) {
            return isExpected(state, seat);
        }

        @Override
        public int habit(State state, int seat, Codes legal, Chance chance) {
            return isExpected(state, seat)
                    ? Imagined.voting(electorate.expected(seat))
                    : trial.choice(state, seat, legal, chance);
        }

        /** What somebody else votes in this round. */
        @Override
        public int secret(State world, int seat) {
            int kind = electorate.expected(seat);
            return kind == Electorate.NOTHING ? UNSEEN : Imagined.princess(kind);
        }

        @Override
        public String name(int secret) {
            return Princess.values()[secret].vote().key();
        }
    }
}
