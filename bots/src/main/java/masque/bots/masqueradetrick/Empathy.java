package masque.bots.masqueradetrick;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import masque.core.Chance;
import masque.games.masqueradetrick.Role;
import masque.games.masqueradetrick.TrickView;

/**
 * What others' choices of cards say about their roles: in the other's place, with that role and
 * those cards, how good would the card have been that was played?
 */
final class Empathy {
    /** In how many worlds a choice of somebody else is tried, if there is time, and at least. */
    private static final int WORLDS = 150;

    private static final int FEWEST_WORLDS = 6;

    /** A choice that is worse by one standard error is chosen less often by this power of e. */
    private static final double ODDS = 1.7;

    /** How often others choose by whim. */
    private static final double WHIM = 0.03;

    private static final double TINY = 1e-12;

    private final TrickView view;
    private final Recall recall;
    private final int seats;
    private final int worlds;
    private final Chance chance;
    private final List<Suspicion.Part> parts = new ArrayList<>();

    Empathy(TrickView view, Recall recall, int seats, double care, Chance chance) {
        this.view = view;
        this.recall = recall;
        this.seats = seats;
        worlds = Math.max(FEWEST_WORLDS, (int) (care * WORLDS));
        this.chance = chance;
        for (TrickView.RoleCard card : view.cast()) {
            parts.add(new Suspicion.Part(card.role(), new Aim(card.mission())));
        }
    }

    /** By hand and role, how well its choices fit, in all rounds that were played out. */
    double[][] fits() {
        double[][] fits = new double[recall.hands][Role.values().length];
        for (int hand = 0; hand < recall.hands; hand++) {
            Arrays.fill(fits[hand], 1);
            for (TrickView.RoleCard card : view.cast()) {
                if (hand != view.seat() && hand < seats && isHidden(card.role())) {
                    fits[hand][card.role().ordinal()] = fits(hand, card);
                }
            }
        }
        return fits;
    }

    private boolean isHidden(Role role) {
        Optional<Role> one = Optional.of(role);
        return !view.role().equals(one)
                && view.players().stream().noneMatch(player -> player.role().equals(one))
                && view.centre().stream().noneMatch(centre -> centre.role().equals(one));
    }

    private double fits(int hand, TrickView.RoleCard card) {
        double fits = 1;
        for (int round = 0; round < 2 && recall.finished >= Recall.to(round); round++) {
            for (int trick = Recall.from(round); trick < Recall.to(round) - 1; trick++) {
                fits *= choice(hand, card, round, trick);
            }
        }
        return fits;
    }

    private double choice(int hand, TrickView.RoleCard card, int round, int trick) {
        Recall then = recall.before(trick, hand);
        int own = recall.played(hand, round, Recall.TRICKS) & ~recall.played(hand, round, trick);
        int led = then.laid == 0 ? 0 : Cards.suitOf(recall.played[trick][recall.leader[trick]]);
        int[] cards = Cards.indices(Cards.playable(own, led));
        if (cards.length == 1) {
            return 1;
        }
        int open = open(round, then);
        Sight sight = new Sight(then, seats, hand, own, recall.leader[trick], open);
        Suspicion suspicion = suspicion(hand, card, then);
        Stakes stakes = new Stakes(new Aim(card.mission()), card.order(), sight, suspicion);
        Rehearsal rehearsal = new Rehearsal(sight, stakes, suspicion, false, chance);
        double[][] worth = new double[worlds][cards.length];
        for (double[] world : worth) {
            rehearsal.play(cards, world);
        }
        return likely(cards, worth, recall.played[trick][hand]);
    }

    /** How likely the other chose this card, who tried some worlds too, but not the same. */
    private double likely(int[] cards, double[][] worth, int played) {
        int best = best(worth);
        double all = 0;
        double chosen = 0;
        for (int i = 0; i < cards.length; i++) {
            double weight = Math.exp(-ODDS * lead(worth, best, i));
            all += weight;
            chosen += cards[i] == played ? weight : 0;
        }
        return WHIM / cards.length + (1 - WHIM) * chosen / all;
    }

    private static int best(double[][] worth) {
        double[] total = new double[worth[0].length];
        int best = 0;
        for (int i = 0; i < total.length; i++) {
            for (double[] world : worth) {
                total[i] += world[i];
            }
            best = total[i] > total[best] ? i : best;
        }
        return best;
    }

    /** By how many standard errors one choice seems better than another. */
    private double lead(double[][] worth, int better, int worse) {
        double sum = 0;
        double squares = 0;
        for (double[] world : worth) {
            double difference = world[better] - world[worse];
            sum += difference;
            squares += difference * difference;
        }
        double mean = sum / worlds;
        double spread = squares / worlds - mean * mean;
        return mean / Math.sqrt(spread * (1.0 / worlds + 1.0 / Judgement.WORLDS) + TINY);
    }

    /** MT-5.3: what the knight had left, where the rules play it. */
    private int open(int round, Recall then) {
        int knight = recall.hands - 1;
        return seats > knight
                ? 0
                : recall.played(knight, round, Recall.TRICKS)
                        & ~then.played(knight, round, Recall.TRICKS);
    }

    /** What the other hand suspected then, if it had this role and had not looked at any. */
    private Suspicion suspicion(int hand, TrickView.RoleCard own, Recall then) {
        List<Optional<Role>> known = new ArrayList<>();
        for (TrickView.Player player : view.players()) {
            known.add(known.size() == hand ? Optional.of(own.role()) : player.role());
        }
        known.add(Optional.empty());
        known.add(Optional.empty());
        return new Suspicion(
                new ArrayList<>(parts), known, own.mission().target(), new Conduct(then));
    }
}
