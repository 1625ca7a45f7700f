package masque.bots.masqueradebattle;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import masque.core.Bot;
import masque.core.Box;
import masque.core.Chance;
import masque.core.Fate;
import masque.core.Seeded;
import masque.core.Table;
import masque.games.masqueradebattle.BattleBox;

/** Has one bot play among others, each deal once from every seat. */
record Match(int seats, Map<String, String> options) {
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

    static Box box() {
        try (InputStream in =
                Objects.requireNonNull(BattleBox.class.getResourceAsStream("deck.csv"))) {
            return new BattleBox(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    Score play(Bot one, Bot others, int games) {
        int wins = 0;
        int moves = 0;
        long nanos = 0;
        for (int game = 0; game < games; game++) {
            int me = game % seats;
            Table table = Table.open(box(), seats, options, Fate.seeded(game / seats));
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

    /** Prints how strong the regular is, for each number of players. */
    public static void main(String[] args) {
        int games = args.length == 0 ? GAMES : Integer.parseInt(args[0]);
        Bot regular = new RegularBattle();
        for (int seats = 3; seats <= 9; seats++) {
            Match match = new Match(seats, Map.of());
            print(seats + " fair", match.play(Bot.RANDOM, Bot.RANDOM, games));
            print(seats + " regular among random", match.play(regular, Bot.RANDOM, games));
            print(seats + " random among regular", match.play(Bot.RANDOM, regular, games));
        }
    }

    private static void print(String name, Score score) {
        PrintStream out = System.out;
        out.printf(
                "%-30s %5.1f%% +- %.1f  (%.0f microseconds a move)%n",
                name, 100 * score.share(), 100 * score.margin(), score.microsPerMove());
    }
}
