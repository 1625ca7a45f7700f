package masque.bots.masqueradetrick;

/** How well the play of another hand fits what a role is after. */
final class Conduct {
    /** Missions are missed often enough: the greater, the less a missed one tells. */
    private static final double DOUBT = 0.3;

    /** How far one choice is believed. */
    private static final double BELIEF = 0.9;

    private final Recall recall;

    Conduct(Recall recall) {
        this.recall = recall;
    }

    /** A weight: 1 if the play tells nothing, more if it speaks for this aim. */
    double fits(int hand, Aim aim) {
        int won = recall.won(hand, recall.finished);
        return standing(recall.hands, recall.finished, won, aim) * choices(hand, aim);
    }

    /**
     * A mission that is done or in reach speaks for it, one that is lost against it; both compared
     * with what tricks won by luck would say.
     */
    static double standing(int hands, int finished, int tricks, Aim aim) {
        int left = Recall.TRICKS - finished;
        double byLuck = 0;
        double share = 1.0 / hands;
        double chance = Math.pow(1 - share, finished);
        for (int won = 0; won <= finished; won++) {
            byLuck += chance * (DOUBT + aim.chance(won, left));
            chance *= share / (1 - share) * (finished - won) / (won + 1);
        }
        return (DOUBT + aim.chance(tricks, left)) / byLuck;
    }

    /**
     * Once a hand of cards is played out all its cards have been seen, and with them every choice
     * that was made. The last trick is forced.
     */
    double choices(int hand, Aim aim) {
        double fits = 1;
        for (int round = 0; round < 2 && recall.finished >= Recall.to(round); round++) {
            for (int trick = Recall.from(round); trick < Recall.to(round) - 1; trick++) {
                if (hand != recall.leader[trick]) {
                    fits *= choice(hand, aim, trick, round);
                }
            }
        }
        return fits;
    }

    /** Who could take a trick or leave it, and took it, wants tricks. */
    private double choice(int hand, Aim aim, int trick, int round) {
        int led = Cards.suitOf(recall.played[trick][recall.leader[trick]]);
        int best = recall.played[trick][recall.winning(trick, hand)];
        int held = recall.played(hand, round, Recall.TRICKS) & ~recall.played(hand, round, trick);
        int playable = Cards.playable(held, led);
        int taking = Cards.beating(playable, best);
        if (taking == 0 || taking == playable) {
            return 1;
        }
        double wish = BELIEF * aim.wish(recall.won(hand, trick), Recall.TRICKS - trick);
        return Cards.has(taking, recall.played[trick][hand]) ? 1 + wish : 1 - wish;
    }
}
