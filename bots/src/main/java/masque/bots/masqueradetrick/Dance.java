package masque.bots.masqueradetrick;

import masque.bots.search.Mind;
import masque.core.Chair;
import masque.core.Chance;
import masque.core.State;
import masque.games.masqueradetrick.Imagined;
import masque.games.masqueradetrick.Mission;
import masque.games.masqueradetrick.Phase;
import masque.games.masqueradetrick.Role;
import masque.games.masqueradetrick.TrickGame;
import masque.games.masqueradetrick.TrickView;

/** How a seat thinks about a deal: who is who, where the others will point, who wins then. */
final class Dance implements Mind {
    /** Choices differ by little. */
    private static final double CURIOUS = 0.15;

    private static final int ROLES = Role.values().length;

    private final Chair chair;
    private final TrickGame game;
    private final int me;
    private final int deal;
    private final boolean pointing;
    private final Belief belief;
    private final Rivals rivals;

    /** How likely the own guess is right, by what was seen in the centre. */
    private final double[][] rights;

    private final Mission[] missions = new Mission[ROLES];
    private final int[] orders = new int[ROLES];

    /** Of the world that is judged: the roles by place, the tricks by hand, who wins. */
    private final int[] roles = new int[Belief.CENTRE + 2];

    private final int[] won;
    private final Outcome outcome;

    Dance(Chair chair, TrickView view, Belief belief, Rivals rivals) {
        this.chair = chair;
        this.belief = belief;
        this.rivals = rivals;
        game = (TrickGame) chair.game();
        me = chair.seat();
        deal = view.deal();
        pointing = view.phase() == Phase.POINTING;
        rights = belief.rights();
        for (TrickView.RoleCard card : view.cast()) {
            missions[card.role().ordinal()] = card.mission();
            orders[card.role().ordinal()] = card.order();
        }
        won = new int[view.players().size()];
        outcome = new Outcome(game.seats());
    }

    @Override
    public TrickGame game() {
        return game;
    }

    @Override
    public State world(Chance chance) {
        State world = chair.imagine(chance);
        belief.cast(world, chance);
        return world;
    }

    @Override
    public int secret(State world, int seat) {
        return Imagined.role(world, seat);
    }

    @Override
    public String name(int secret) {
        return Role.values()[secret].phrase().key();
    }

    @Override
    public double curiosity() {
        return CURIOUS;
    }

    @Override
    public boolean far(State state) {
        return ended(state)
                || (pointing
                        ? Imagined.pointed(state, me) != Imagined.NONE
                        : Imagined.phase(state) == Phase.POINTING);
    }

    /** Whoever points last ends the deal, and the next may have begun. */
    private boolean ended(State state) {
        return Imagined.deal(state) > deal;
    }

    @Override
    public void judge(State state, double[] worth) {
        see(state, ended(state));
        rivals.see(won);
        for (int seat = 0; seat < worth.length; seat++) {
            outcome.order[seat] = orders[roles[seat]];
            outcome.done[seat] = missions[roles[seat]].done(won[seat]) ? 1 : 0;
            outcome.right[seat] = seat == me ? ownRight(state) : rivals.right(seat, roles, state);
        }
        double again = worth.length > 2 ? outcome.nobody() / worth.length : 0;
        for (int seat = 0; seat < worth.length; seat++) {
            worth[seat] = outcome.wins(seat) + again;
        }
    }

    private void see(State state, boolean ended) {
        for (int place = 0; place < roles.length; place++) {
            roles[place] = ended ? Imagined.oldRole(state, place) : Imagined.role(state, place);
        }
        for (int hand = 0; hand < won.length; hand++) {
            won[hand] = ended ? Imagined.oldTricks(state, hand) : Imagined.tricks(state, hand);
        }
    }

    private double ownRight(State state) {
        if (pointing) {
            int place = ended(state) ? Imagined.oldPointed(state, me) : Imagined.pointed(state, me);
            return roles[place] == missions[roles[me]].target().ordinal() ? 1 : 0;
        }
        int left = Imagined.hasSeen(state, me, 0) ? roles[Belief.CENTRE] : ROLES;
        int right = Imagined.hasSeen(state, me, 1) ? roles[Belief.CENTRE + 1] : ROLES;
        return rights[left][right];
    }
}
