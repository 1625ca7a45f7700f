package masque.bots.masqueradetrick;

/** The chance of each seat to win a deal, from what is likely of each of them. */
final class Outcome {
    private final int seats;

    /** By seat: the order of its role, the chance to point right, and to have done its mission. */
    final int[] order;

    final double[] right;
    final double[] done;

    Outcome(int seats) {
        this.seats = seats;
        order = new int[seats];
        right = new double[seats];
        done = new double[seats];
    }

    /** MT-3.2, MT-3.3, MT-5.4, MT-6.3. */
    double wins(int seat) {
        double fulfilled = right[seat] * done[seat];
        if (seats == 1) {
            return fulfilled;
        }
        double otherwise = right[seat] * (1 - done[seat]);
        for (int other = 0; other < seats; other++) {
            if (other != seat) {
                boolean before = order[other] < order[seat];
                double better = 1 - right[other] * done[other];
                fulfilled *= before ? better : 1;
                otherwise *= before ? 1 - right[other] : better;
            }
        }
        return fulfilled + otherwise;
    }

    /** The chance that nobody points right. */
    double nobody() {
        double nobody = 1;
        for (double one : right) {
            nobody *= 1 - one;
        }
        return nobody;
    }
}
