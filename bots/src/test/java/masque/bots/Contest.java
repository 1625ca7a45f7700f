package masque.bots;

import java.io.PrintStream;
import java.util.Map;
import masque.core.Bot;
import masque.core.Box;
import masque.core.Chance;
import masque.core.Fate;
import masque.core.Seeded;
import masque.core.Table;

/** Has one bot play among others, each deal once from every seat. */
public record Contest(Box box, int seats, Map<String, String> options) {
    /** How many games the figures in the documents come from. */
    public static final int GAMES = 2000;

    private static final double TWO_SIDED_95 = 1.96;

    /** How one bot did. */
    public record Score(int games, int wins, int moves, long nanos) {
        /** The share of games that it won, alone or with others. */
        public double share() {
            return (double) wins / games;
        }

        /** Half of the 95% interval. */
        public double margin() {
            return TWO_SIDED_95 * Math.sqrt(share() * (1 - share()) / games);
        }

        private double microsPerMove() {
            return nanos / 1e3 / moves;
        }

        /** Prints a line about it. */
        public void print(String name) {
            PrintStream out = System.out;
            out.printf(
                    "%-60s %5.1f%% +- %.1f  (%.0f microseconds a move)%n",
                    name, 100 * share(), 100 * margin(), microsPerMove());
        }
    }

    /** Plays so many games; the seeds are fixed. */
    public Score play(Bot one, Bot others, int games) {
        int wins = 0;
        int moves = 0;
        long nanos = 0;
        for (int game = 0; game < games; game++) {
            int me = game % seats;
            Table table = Table.open(box, seats, options, Fate.seeded(game / seats));
            Chance chance = new Seeded(game, 1);
            while (table.pending() != 0) {
                int seat = Integer.numberOfTrailingZeros(table.pending());
                long begun = System.nanoTime();
                int code = (seat == me ? one : others).choose(table.chair(seat), chance);
                nanos += seat == me ? System.nanoTime() - begun : 0;
                moves += seat == me ? 1 : 0;
                if (table.play(seat, code).isPresent()) {
                    throw new IllegalStateException("game " + game + ": illegal " + code);
                }
            }
            wins += table.winners() >>> me & 1;
        }
        return new Score(games, wins, moves, nanos);
    }

    /** How many games to play: as the first argument says, else the usual number. */
    public static int games(String[] args) {
        return args.length == 0 ? GAMES : Integer.parseInt(args[0]);
    }
}
