package masque.bots.masqueradebattle;

import masque.core.Bot;
import masque.core.Chair;
import masque.core.Chance;
import masque.core.Codes;
import masque.games.masqueradebattle.BattleGame;
import masque.games.masqueradebattle.BattleMove;
import masque.games.masqueradebattle.BattleView;
import masque.games.masqueradebattle.Side;

/**
 * The regular: bids what its hand is worth, shows its side when it is strong and hides it when it
 * is not, feeds those it believes in, and looks how the trick may end.
 */
public final class RegularBattle implements Bot {
    /** Whoever bids is left alone from this trust on. */
    private static final double FRIEND = 0.6;

    @Override
    public int choose(Chair chair, Chance chance) {
        Codes legal = new Codes();
        chair.legal(legal);
        if (legal.size() == 1) {
            return legal.at(0);
        }
        BattleView view = (BattleView) chair.view();
        BattleGame game = (BattleGame) chair.game();
        Trust trust = new Trust(view);
        return switch (view.phase()) {
            case BIDDING -> game.code(bid(view, trust));
            case REVEALING -> game.code(reveal(view, trust));
            case PLAYING, NAMING, SWITCHING, GIVING, PILING, OVER ->
                    new Foresight(chair, view, trust, chance).best(legal);
        };
    }

    /** One more than the standing bid, honestly, as long as the hand is worth it. */
    private static BattleMove bid(BattleView view, Trust trust) {
        int standing = view.bid().map(BattleView.Bid::number).orElse(0);
        int limit = Appraisal.limit(view);
        if (standing == 0 && limit <= weak(view)) {
            Side lie = trust.side == Side.DARK ? Side.GUARDIAN : Side.DARK;
            return new BattleMove.Bid(1, lie);
        }
        boolean friendly =
                view.bid().map(bid -> trust.of(bid.who().index()) >= FRIEND).orElse(false);
        return standing < limit && !friendly
                ? new BattleMove.Bid(standing + 1, trust.side)
                : standing == 0 ? new BattleMove.Bid(1, trust.side) : new BattleMove.Pass();
    }

    /** A hand that does not promise even a fair share of the Characters. */
    private static int weak(BattleView view) {
        return 58 / view.players().size() / 2 + 5;
    }

    /**
     * The own Team card after an honest bid, so that friends can help; else the least known one.
     */
    private static BattleMove reveal(BattleView view, Trust trust) {
        BattleView.Bid bid = view.bid().orElseThrow();
        if (bid.side() == trust.side) {
            return new BattleMove.Reveal(bid.who());
        }
        BattleView.Player least = view.players().get(trust.me == 0 ? 1 : 0);
        for (BattleView.Player player : view.players()) {
            if (player.seat().index() != trust.me && doubt(trust, player) > doubt(trust, least)) {
                least = player;
            }
        }
        return new BattleMove.Reveal(least.seat());
    }

    private static double doubt(Trust trust, BattleView.Player player) {
        return 0.5 - Math.abs(trust.of(player.seat().index()) - 0.5);
    }
}
