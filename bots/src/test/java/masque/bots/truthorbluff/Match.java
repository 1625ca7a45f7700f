package masque.bots.truthorbluff;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import masque.bots.Contest;
import masque.core.Bot;
import masque.core.Box;
import masque.games.truthorbluff.BluffBox;

/** Measures how strong the regular of Truth or Bluff is. */
final class Match {
    private Match() {}

    static Box box() {
        try (InputStream in =
                Objects.requireNonNull(BluffBox.class.getResourceAsStream("numbers.csv"))) {
            return new BluffBox(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Contest of(int seats) {
        return new Contest(box(), seats, Map.of());
    }

    /** Prints how strong the regular is, for each number of players. */
    public static void main(String[] args) {
        int games = Contest.games(args);
        Bot regular = new RegularBluff();
        for (int seats = 3; seats <= 8; seats++) {
            Contest match = of(seats);
            match.play(Bot.RANDOM, Bot.RANDOM, games).print(seats + " fair");
            match.play(regular, Bot.RANDOM, games).print(seats + " regular among random");
            match.play(Bot.RANDOM, regular, games).print(seats + " random among regular");
        }
    }
}
