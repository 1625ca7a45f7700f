package masque.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import masque.core.BadInput;
import masque.core.Box;
import masque.core.State;
import masque.edge.Audit;
import masque.edge.GameFile;
import masque.edge.Listener;
import masque.edge.Pen;
import masque.edge.Words;
import masque.server.Playable;
import masque.server.guard.Wrong;
import tools.jackson.core.JsonGenerator;

/** A game that somebody has as a file, checked and shown again. Nothing of it is kept. */
public final class Viewing {
    /** Above this nobody wants to see it, and it would take too long. */
    private static final int MOST_STEPS = 5_000;

    private final Map<String, Playable> games;
    private final Tongues tongues;

    public Viewing(Map<String, Playable> games, Tongues tongues) {
        this.games = games;
        this.tongues = tongues;
    }

    /**
     * What was found in a file, and what a viewer of the game was told if it was played by the
     * rules, as JSON.
     *
     * @param viewer a seat or the spectators, by what the game has
     * @throws Wrong if it is no file of a game, or none that can be shown here
     */
    public String of(byte[] file, Viewer viewer, String language) {
        Audit audit;
        try {
            audit = Audit.of(file, "game.json", this::box, Audit.Seen.NOTHING);
        } catch (BadInput bad) {
            throw Wrong.because(422, "no-game-file", bad.phrase());
        }
        GameFile game = audit.game();
        Playable playable = games.get(game.journal().game());
        if (playable == null) {
            throw Wrong.of(422, "game-gone");
        }
        if (game.journal().steps().size() > MOST_STEPS) {
            throw Wrong.of(422, "game-long", "max", MOST_STEPS);
        }
        int seat = viewer.in(game.journal().seats());
        Words words = tongues.of(language, game.journal().game());
        return Frames.object(out -> {
            out.writeNumberProperty("v", 1);
            about(out, game, words);
            findings(out, audit, words);
            out.writeArrayPropertyStart("frames");
            if (byTheRules(audit)) {
                Pen pen = new Pen(words, new Listener(names(game, words), seat));
                Telling.tell(playable, game.journal(), seat, pen, out);
            }
            out.writeEndArray();
        });
    }

    /** Whose eyes somebody wants to look through. */
    @FunctionalInterface
    public interface Viewer {
        /** The seat, or {@link State#SPECTATOR}, of a game with so many seats. */
        int in(int seats);
    }

    private Optional<Box> box(String game) {
        return Optional.ofNullable(games.get(game)).map(Playable::box);
    }

    private static boolean byTheRules(Audit audit) {
        return audit.findings().stream()
                .filter(one -> one.point() == Audit.Point.RULES)
                .allMatch(Audit.Finding::holds);
    }

    private static void about(JsonGenerator out, GameFile game, Words words) {
        out.writeStringProperty("table", game.table());
        out.writeStringProperty("game", game.journal().game());
        out.writeNumberProperty("seats", game.journal().seats());
        out.writeArrayPropertyStart("names");
        names(game, words).forEach(out::writeString);
        out.writeEndArray();
        out.writeArrayPropertyStart("winners");
        game.winners().forEach(out::writeNumber);
        out.writeEndArray();
    }

    private static void findings(JsonGenerator out, Audit audit, Words words) {
        out.writeBooleanProperty("fair", audit.fair());
        out.writeArrayPropertyStart("checks");
        Listener listener = new Listener(names(audit.game(), words), State.SPECTATOR);
        for (Audit.Finding finding : audit.findings()) {
            out.writeStartObject();
            out.writeStringProperty("check", finding.point().id());
            out.writeBooleanProperty("holds", finding.holds());
            out.writeStringProperty("sentence", words.say(finding.phrase(), listener));
            out.writeEndObject();
        }
        out.writeEndArray();
    }

    private static List<String> names(GameFile game, Words words) {
        List<String> names = new ArrayList<>();
        for (GameFile.Player player : game.players()) {
            names.add(
                    player.name().isBlank()
                            ? words.say("bot-name", "number", names.size() + 1)
                            : player.name());
        }
        return names;
    }
}
