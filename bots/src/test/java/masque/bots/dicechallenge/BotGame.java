package masque.bots.dicechallenge;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import masque.bots.Contest;
import masque.core.Bot;
import masque.core.Fate;
import masque.core.Seeded;
import masque.core.Table;
import masque.games.dicechallenge.DiceBox;
import masque.games.dicechallenge.DiceView;

/** Measures how strong the regular of Dice Challenge is: in duels of all characters with all. */
final class BotGame {
    private BotGame() {}

    static DiceBox box() {
        try (InputStream in =
                Objects.requireNonNull(DiceBox.class.getResourceAsStream("characters.csv"))) {
            return new DiceBox(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * A duel of two characters; whether the regular wins it against whoever plays at random.
     *
     * @param pair counts all pairs of two characters, each twice: with sides swapped
     * @param seat where the regular sits
     */
    static boolean wins(int pair, int seat) {
        Table table = Table.open(box(), 2, Map.of(), Fate.seeded(pair));
        DiceView view = (DiceView) table.chair(0).view();
        int others = view.gallery().size() - 1;
        int mine = pair / others;
        int theirs = (mine + 1 + pair % others) % (others + 1);
        table.play(seat, view.gallery().get(mine).code());
        table.play(1 - seat, view.gallery().get(theirs).code());
        Bot regular = new RegularDice();
        Seeded chance = new Seeded(pair, 2);
        while (table.pending() != 0) {
            int next = Integer.numberOfTrailingZeros(table.pending());
            Bot bot = next == seat ? regular : Bot.RANDOM;
            table.play(next, bot.choose(table.chair(next), chance));
        }
        return table.winners() == 1 << seat;
    }

    /** How many of these duels the regular wins, from each seat in turn. */
    static Contest.Score play(int[] pairs) {
        int won = 0;
        for (int pair : pairs) {
            for (int seat = 0; seat < 2; seat++) {
                won += wins(pair, seat) ? 1 : 0;
            }
        }
        return new Contest.Score(2 * pairs.length, won);
    }
}
