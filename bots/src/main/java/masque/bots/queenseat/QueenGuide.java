package masque.bots.queenseat;

import masque.bots.search.Guide;
import masque.bots.search.Mind;
import masque.core.Chair;
import masque.core.Chance;
import masque.core.Codes;
import masque.core.State;
import masque.games.queenseat.QueenGame;

/** What there is to know for searching Queenseat: whoever can take the Queenseat mostly does. */
public final class QueenGuide implements Guide {
    @Override
    public Mind consider(Chair chair, Chance chance) {
        return new Look(chair, new Trial((QueenGame) chair.game()));
    }

    private record Look(Chair chair, Trial trial) implements Mind {
        @Override
        public QueenGame game() {
            return (QueenGame) chair.game();
        }

        @Override
        public State world(Chance chance) {
            return chair.imagine(chance);
        }

        @Override
        public int habit(State state, int seat, Codes legal, Chance chance) {
            return trial.choice(state, seat, legal, chance);
        }
    }
}
