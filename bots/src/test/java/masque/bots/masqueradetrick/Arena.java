package masque.bots.masqueradetrick;

import java.io.PrintStream;
import java.util.Map;
import masque.core.Bot;
import masque.core.Box;
import masque.core.Chance;
import masque.core.Fate;
import masque.core.Seeded;
import masque.core.Table;

/** Has one bot play against others, each deal once from every seat. */
record Arena(Box box, int seats, Map<String, String> options) {
    private static final double TWO_SIDED_95 = 1.96;
    private static final int GAMES = 2000;

    /** How one bot did. */
    record Score(int games, int wins, int moves, long nanos) {
        double share() {
            return (double) wins / games;
        }

        /** Half of the 95% interval. */
        double margin() {
            return TWO_SIDED_95 * Math.sqrt(share() * (1 - share()) / games);
        }

        double microsPerMove() {
            return nanos / 1e3 / moves;
        }
    }

    Score play(Bot one, Bot others, int games) {
        int wins = 0;
        int moves = 0;
        long nanos = 0;
        for (int game = 0; game < games; game++) {
            int me = game % seats;
            Table table = Table.open(box, seats, options, Fate.seeded(game / seats));
            Chance chance = new Seeded(game, 1);
            while (table.pending() != 0) {
                int seat = Integer.numberOfTrailingZeros(table.pending());
                Bot bot = seat == me ? one : others;
                long begun = System.nanoTime();
                int code = bot.choose(table.chair(seat), chance);
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

    /** Prints the figures of docs/bots.md. */
    public static void main(String[] args) {
        int games = args.length == 0 ? GAMES : Integer.parseInt(args[0]);
        Bot regular = new RegularTrick();
        for (int seats = 2; seats <= 4; seats++) {
            Arena arena = new Arena(Parlour.box(), seats, Map.of());
            print(seats + " fair", arena.play(Bot.RANDOM, Bot.RANDOM, games));
            print(seats + " regular against random", arena.play(regular, Bot.RANDOM, games));
            print(seats + " random against regular", arena.play(Bot.RANDOM, regular, games));
            print(seats + " regular against regular", arena.play(regular, regular, games));
        }
        for (String knight : new String[] {"false", "true"}) {
            for (String prince : new String[] {"false", "true"}) {
                Map<String, String> options =
                        Map.of("holyKnight", knight, "princesDiscipline", prince);
                Arena arena = new Arena(Parlour.box(), 1, options);
                print("random " + options, arena.play(Bot.RANDOM, Bot.RANDOM, games));
                print("regular " + options, arena.play(regular, regular, games));
            }
        }
    }

    private static void print(String name, Score score) {
        PrintStream out = System.out;
        out.printf(
                "%-60s %5.1f%% +- %.1f  (%.0f microseconds a move)%n",
                name, 100 * score.share(), 100 * score.margin(), score.microsPerMove());
    }
}
