package masque.bots.masqueradebattle;

import java.util.Optional;
import masque.bots.reasons.Notes;
import masque.games.masqueradebattle.BattleView;
import masque.games.masqueradebattle.Side;

/** How likely each seat is on the side of the one who thinks, from what lies open. */
final class Trust {
    /** What a Character on one pile says for that side. */
    private static final double PER_CHARACTER = 0.12;

    /** What a bid says for its side; it may be a lie. */
    private static final double PER_BID = 0.4;

    final int me;
    final Side side;
    private final double[] trust;

    Trust(BattleView view) {
        me = view.seat();
        side = view.team().orElseThrow();
        trust = new double[view.players().size()];
        double prior = prior(view);
        for (BattleView.Player player : view.players()) {
            int seat = player.seat().index();
            trust[seat] =
                    seat == me
                            ? 1
                            : player.team()
                                    .map(team -> team == side ? 1.0 : 0.0)
                                    .orElseGet(() -> moved(prior, evidence(view, player)));
        }
    }

    /** The share of the own side among the Team cards that lie face down, the left-over one too. */
    private double prior(BattleView view) {
        int seats = view.players().size();
        boolean all = seats == 9;
        int own = all && side == Side.DARK ? seats / 2 : Math.ceilDiv(seats, 2);
        int hidden = (all ? seats : 2 * Math.ceilDiv(seats, 2)) - 1;
        own--;
        for (BattleView.Player player : view.players()) {
            Optional<Side> team = player.team();
            if (player.seat().index() != me && team.isPresent()) {
                hidden--;
                own -= team.get() == side ? 1 : 0;
            }
        }
        return Math.clamp((double) own / Math.max(1, hidden), 0.02, 0.98);
    }

    private double evidence(BattleView view, BattleView.Player player) {
        int guardian = player.guardian().characters() - player.dark().characters();
        double collected = PER_CHARACTER * (side == Side.GUARDIAN ? guardian : -guardian);
        return collected
                + view.bid()
                        .filter(bid -> bid.who().equals(player.seat()))
                        .map(bid -> bid.side() == side ? PER_BID : -PER_BID)
                        .orElse(0.0);
    }

    private static double moved(double prior, double evidence) {
        double odds = prior / (1 - prior) * Math.exp(evidence);
        return odds / (1 + odds);
    }

    /** From 0, surely an enemy, to 1, surely a friend. */
    double of(int seat) {
        return trust[seat];
    }

    /** Notes on which side each of the others seems to be. */
    void note(Notes notes) {
        Side against = side == Side.DARK ? Side.GUARDIAN : Side.DARK;
        for (int seat = 0; seat < trust.length; seat++) {
            if (seat != me) {
                notes.believes(seat, team(side), trust[seat]);
                notes.believes(seat, team(against), 1 - trust[seat]);
            }
        }
    }

    private static String team(Side side) {
        return side == Side.DARK ? "team-dark" : "team-guardian";
    }

    int seats() {
        return trust.length;
    }
}
