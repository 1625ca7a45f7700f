package masque.bots.queenseat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import masque.bots.Contest;
import masque.core.Box;
import masque.core.Event;
import masque.core.Sink;
import masque.games.queenseat.QueenBox;

/** Sets games of Queenseat up for bots. */
final class BotGame {
    private BotGame() {}

    static Box box() {
        try (InputStream in =
                Objects.requireNonNull(QueenBox.class.getResourceAsStream("princesses.csv"))) {
            return new QueenBox(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Notes what everybody is told. */
    static Sink notes(List<Event> told) {
        return (audience, event) -> {
            if (audience == Sink.EVERYONE) {
                told.add(event);
            }
        };
    }

    static Contest of(int seats, String set) {
        return new Contest(box(), seats, Map.of("set", set));
    }
}
