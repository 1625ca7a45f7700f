package masque.bots.masqueradebattle;

import masque.bots.reasons.Notes;
import masque.core.Chair;
import masque.core.Chance;
import masque.core.Codes;
import masque.core.Phrase;
import masque.core.Playout;
import masque.core.Sink;
import masque.core.State;
import masque.games.masqueradebattle.BattleGame;
import masque.games.masqueradebattle.BattleMove;
import masque.games.masqueradebattle.BattleView;
import masque.games.masqueradebattle.Card;
import masque.games.masqueradebattle.Planet;
import masque.games.masqueradebattle.Side;

/** Tries each choice in a few worlds as they may be and lets the trick be played to its end. */
final class Foresight {
    private static final int WORLDS = 12;

    /** What own cards count beside the best count of the side. */
    private static final double OWN = 0.2;

    /** What everybody's cards count beside the best ones: not all is known of who is who. */
    private static final double ALL = 0.1;

    private final Chair chair;
    private final BattleGame game;
    private final Trust trust;
    private final Chance chance;
    private final double left;
    private final Playout playout = new Playout();
    private final Codes own = new Codes();

    Foresight(Chair chair, BattleView view, Trust trust, Chance chance) {
        this.chair = chair;
        this.game = (BattleGame) chair.game();
        this.trust = trust;
        this.chance = chance;
        left = (double) (view.tricks() - view.trick()) / view.tricks();
    }

    /** The most promising of these codes. */
    int best(Codes legal, Notes notes) {
        double[] worth = new double[legal.size()];
        for (int world = 0; world < WORLDS; world++) {
            State imagined = chair.imagine(chance);
            for (int i = 0; i < worth.length; i++) {
                State state = imagined.copy();
                state.apply(trust.me, legal.at(i), chance, Sink.NOBODY);
                worth[i] += value(finished(state, game.finished(imagined)));
            }
        }
        int best = 0;
        for (int i = 0; i < worth.length; i++) {
            worth[i] = worth[i] / WORLDS - cost(game.read(legal.at(i)));
            best = worth[i] > worth[best] ? i : best;
            notes.points(legal.at(i), worth[i]);
        }
        notes.because(() -> Phrase.of("thought-trick", "worlds", WORLDS));
        return legal.at(best);
    }

    /** Plays on until one more trick is finished. */
    private State finished(State state, int before) {
        while (state.pending() != 0 && game.finished(state) <= before) {
            int seat = Integer.numberOfTrailingZeros(state.pending());
            if (seat == trust.me) {
                own.clear();
                state.legal(seat, own);
                state.apply(seat, habit(own), chance, Sink.NOBODY);
            } else {
                playout.step(game, state, seat, chance);
            }
        }
        return state;
    }

    /** What the thinker will do later in the trick, without thinking. */
    private int habit(Codes legal) {
        int best = legal.at(chance.below(legal.size()));
        double most = -1;
        for (int i = 0; i < legal.size(); i++) {
            double liked =
                    switch (game.read(legal.at(i))) {
                        case BattleMove.Pile pile -> pile.side() == trust.side ? 1 : 0;
                        case BattleMove.Give give -> trust.of(give.to().index());
                        case BattleMove.Done done -> 1;
                        case BattleMove other -> -1;
                    };
            if (liked > most) {
                most = liked;
                best = legal.at(i);
            }
        }
        return best;
    }

    /** MB-8.4: the best count of one's own side against the best of the other. */
    private double value(State state) {
        Side side = trust.side;
        Side against = side == Side.DARK ? Side.GUARDIAN : Side.DARK;
        double friends = 0;
        double enemies = 0;
        double all = 0;
        for (int seat = 0; seat < trust.seats(); seat++) {
            double friend = trust.of(seat) * game.collected(state, seat, side);
            double enemy = (1 - trust.of(seat)) * game.collected(state, seat, against);
            friends = Math.max(friends, friend);
            enemies = Math.max(enemies, enemy);
            all += friend - enemy;
        }
        return friends - enemies + OWN * game.collected(state, trust.me, side) + ALL * all;
    }

    /** What it costs not to have a card later. */
    private double cost(BattleMove move) {
        return move instanceof BattleMove.Play play ? left * cost(play.card()) : 0;
    }

    static double cost(Card card) {
        return switch (card.kind()) {
            case TUXEDO_MASK -> 1.5;
            case SUPPORT -> 0.8;
            case ACTION -> 0.7;
            case TRANSFORMATION -> 0.4;
            case BETRAYAL -> 0.3;
            case CHARACTER ->
                    Math.max(card.guardian(), card.dark())
                            * (card.planet().orElseThrow() == Planet.MOON ? 0.06 : 0.03);
        };
    }
}
