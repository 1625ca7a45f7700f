package masque.bots.queenseat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import masque.bots.Contest;
import masque.core.Bot;
import masque.core.Box;
import masque.games.queenseat.QueenBox;

/** Measures how strong the regular of Queenseat is. */
final class Match {
    private Match() {}

    static Box box() {
        try (InputStream in =
                Objects.requireNonNull(QueenBox.class.getResourceAsStream("princesses.csv"))) {
            return new QueenBox(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Contest of(int seats, String set) {
        return new Contest(box(), seats, Map.of("set", set));
    }

    /** Prints how strong the regular is, with several numbers of players and sets. */
    public static void main(String[] args) {
        int games = Contest.games(args);
        Bot regular = new RegularQueen();
        for (int seats : new int[] {4, 6, 10}) {
            for (String set : new String[] {"starter", "medium", "advanced"}) {
                Contest match = of(seats, set);
                String name = seats + " " + set;
                match.play(regular, Bot.RANDOM, games).print(name + " regular among random");
            }
        }
    }
}
