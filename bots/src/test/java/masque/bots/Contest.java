package masque.bots;

import java.util.Map;
import masque.core.Bot;
import masque.core.Box;
import masque.core.Chance;
import masque.core.Fate;
import masque.core.Seeded;
import masque.core.Table;

/** Has one bot play among others, each deal once from every seat. */
public record Contest(Box box, int seats, Map<String, String> options) {
    /** How one bot did. */
    public record Score(int games, int wins) {
        /** The share of games that it won, alone or with others. */
        public double share() {
            return (double) wins / games;
        }
    }

    /** Plays so many games; the seeds are fixed. */
    public Score play(Bot one, Bot others, int games) {
        int wins = 0;
        for (int game = 0; game < games; game++) {
            int me = game % seats;
            Table table = Table.open(box, seats, options, Fate.seeded(game / seats));
            Chance chance = new Seeded(game, 1);
            while (table.pending() != 0) {
                int seat = Integer.numberOfTrailingZeros(table.pending());
                int code = (seat == me ? one : others).choose(table.chair(seat), chance);
                if (table.play(seat, code).isPresent()) {
                    throw new IllegalStateException("game " + game + ": illegal " + code);
                }
            }
            wins += table.winners() >>> me & 1;
        }
        return new Score(games, wins);
    }
}
