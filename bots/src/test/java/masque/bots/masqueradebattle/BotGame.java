package masque.bots.masqueradebattle;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import masque.bots.Contest;
import masque.core.Box;
import masque.games.masqueradebattle.BattleBox;

/** Sets games of Masquerade Battle up for bots. */
final class BotGame {
    private BotGame() {}

    static Box box() {
        try (InputStream in =
                Objects.requireNonNull(BattleBox.class.getResourceAsStream("deck.csv"))) {
            return new BattleBox(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Contest of(int seats) {
        return new Contest(box(), seats, Map.of());
    }
}
