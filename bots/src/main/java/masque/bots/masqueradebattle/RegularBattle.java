package masque.bots.masqueradebattle;

import masque.bots.reasons.Candid;
import masque.bots.reasons.Notes;
import masque.core.Chair;
import masque.core.Chance;
import masque.core.Codes;
import masque.core.Phrase;
import masque.core.Seat;
import masque.games.masqueradebattle.Appraisal;
import masque.games.masqueradebattle.BattleGame;
import masque.games.masqueradebattle.BattleMove;
import masque.games.masqueradebattle.BattleView;
import masque.games.masqueradebattle.Side;

/**
 * The regular: bids what its hand is worth, shows its side when it is strong and hides it when it
 * is not, feeds those it believes in, and looks how the trick may end.
 */
public final class RegularBattle implements Candid {
    /** Whoever bids is left alone from this trust on. */
    private static final double FRIEND = 0.6;

    @Override
    public int decide(Chair chair, Chance chance, Notes notes) {
        Codes legal = new Codes();
        chair.legal(legal);
        if (legal.size() == 1) {
            return legal.at(0);
        }
        BattleView view = (BattleView) chair.view();
        BattleGame game = (BattleGame) chair.game();
        Trust trust = new Trust(view);
        trust.note(notes);
        return switch (view.phase()) {
            case BIDDING -> game.code(bid(view, trust, notes));
            case REVEALING -> game.code(reveal(view, trust, game, notes));
            case PLAYING, NAMING, SWITCHING, GIVING, PILING, OVER ->
                    new Foresight(chair, view, trust, chance).best(legal, notes);
        };
    }

    /** One more than the standing bid, honestly, as long as the hand is worth it. */
    private static BattleMove bid(BattleView view, Trust trust, Notes notes) {
        int standing = view.bid().map(BattleView.Bid::number).orElse(0);
        int limit = Appraisal.limit(view.cards(), trust.side, view.players().size());
        if (standing == 0 && limit <= weak(view)) {
            Side lie = trust.side == Side.DARK ? Side.GUARDIAN : Side.DARK;
            notes.because(() -> Phrase.of("thought-bid-lie", "limit", limit));
            return new BattleMove.Bid(1, lie);
        }
        boolean friendly =
                view.bid().map(bid -> trust.of(bid.who().index()) >= FRIEND).orElse(false);
        if (standing == 0 || (standing < limit && !friendly)) {
            notes.because(() -> Phrase.of("thought-bid", "limit", limit));
            return new BattleMove.Bid(standing + 1, trust.side);
        }
        notes.because(() -> Phrase.of("thought-bid-pass", "limit", limit));
        return new BattleMove.Pass();
    }

    /** A hand that does not promise even a fair share of the Characters. */
    private static int weak(BattleView view) {
        return 58 / view.players().size() / 2 + 5;
    }

    /**
     * The own Team card after an honest bid, so that friends can help; else the least known one.
     */
    private static BattleMove reveal(BattleView view, Trust trust, BattleGame game, Notes notes) {
        BattleView.Bid bid = view.bid().orElseThrow();
        if (bid.side() == trust.side) {
            notes.because(() -> Phrase.of("thought-reveal-own"));
            return new BattleMove.Reveal(bid.who());
        }
        BattleView.Player least = view.players().get(trust.me == 0 ? 1 : 0);
        for (BattleView.Player player : view.players()) {
            if (player.seat().index() != trust.me && doubt(trust, player) > doubt(trust, least)) {
                least = player;
            }
        }
        Seat unknown = least.seat();
        for (BattleView.Player player : view.players()) {
            if (player.seat().index() != trust.me) {
                notes.likely(
                        game.code(new BattleMove.Reveal(player.seat())), 2 * doubt(trust, player));
            }
        }
        notes.because(() -> Phrase.of("thought-reveal-least", "who", unknown));
        return new BattleMove.Reveal(unknown);
    }

    private static double doubt(Trust trust, BattleView.Player player) {
        return 0.5 - Math.abs(trust.of(player.seat().index()) - 0.5);
    }
}
