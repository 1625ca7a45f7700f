package masque.bots.truthorbluff;

import masque.bots.search.Guide;
import masque.bots.search.Mind;
import masque.core.Chair;
import masque.core.Chance;
import masque.core.Codes;
import masque.core.State;
import masque.games.truthorbluff.BluffGame;
import masque.games.truthorbluff.Face;
import masque.games.truthorbluff.Insight;
import masque.games.truthorbluff.Phase;
import masque.games.truthorbluff.Tiles;

/**
 * What there is to know for searching Truth or Bluff. It looks to the end of the round. Others play
 * by habit in the tree as well: if they searched they would find out the tile that they cannot see.
 */
public final class BluffGuide implements Guide {
    /** Choices differ by a few hundredths of a victory. */
    private static final double CURIOUS = 0.1;

    @Override
    public Mind consider(Chair chair, double care, Chance chance) {
        int seats = chair.game().seats();
        State world = chair.imagine(chance);
        Recall recall = new Recall(seats, chair.heard());
        Instinct instinct = new Instinct(seats, recall, world);
        Worlds worlds = new Worlds(chair, instinct, care, chance);
        boolean answering = Insight.phase(world) == Phase.ANSWERING;
        return new Look(chair, instinct, worlds, answering, Insight.rounds(world));
    }

    private record Look(
            Chair chair, Instinct instinct, Worlds worlds, boolean answering, int rounds)
            implements Mind {
        @Override
        public BluffGame game() {
            return (BluffGame) chair.game();
        }

        @Override
        public State world(Chance chance) {
            return worlds.draw(chance);
        }

        @Override
        public void judge(State state, double[] worth) {
            Standing.judge(state, worth);
        }

        @Override
        public boolean far(State state) {
            return Insight.rounds(state) > rounds && Insight.phase(state) == Phase.SLIDING;
        }

        @Override
        public double curiosity() {
            return CURIOUS;
        }

        /** Whoever looks passes the tile on by what it is, which the tree does not tell apart. */
        @Override
        public boolean habitual(State state, int seat) {
            return seat != chair.seat() || (answering && Insight.phase(state) == Phase.PASSING);
        }

        /** What may lie on the table, asked of whoever slid it there. */
        @Override
        public int secret(State world, int seat) {
            boolean slid =
                    Insight.phase(world) == Phase.ANSWERING && Insight.from(world, 0) == seat;
            return slid ? Tiles.face(Insight.tile(world)) : UNSEEN;
        }

        @Override
        public String name(int secret) {
            return Face.values()[secret].phrase().key();
        }

        @Override
        public int habit(State state, int seat, Codes legal, Chance chance) {
            return legal.size() == 1 ? legal.at(0) : instinct.choose(state, seat, legal, chance);
        }
    }
}
