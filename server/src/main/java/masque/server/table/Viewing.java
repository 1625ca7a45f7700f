package masque.server.table;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import masque.core.BadInput;
import masque.core.Box;
import masque.core.Journal;
import masque.core.State;
import masque.edge.Audit;
import masque.edge.GameFile;
import masque.edge.Listener;
import masque.edge.Pen;
import masque.edge.Words;
import masque.server.setup.Playable;
import tools.jackson.core.JsonGenerator;

/** A game that somebody has as a file, checked and shown again. Nothing of it is kept. */
public final class Viewing {
    /** Above this nobody wants to see it, and it would take too long. */
    private static final int MOST_STEPS = GameInPlay.MOST_STEPS;

    /**
     * Whoever sends a small file may have this much back, whoever sends a large one so many times
     * as much.
     */
    private static final long LEAST_ANSWER = 1 << 20;

    private static final int TIMES_THE_FILE = 4;

    /**
     * So many are looked at, one after the other; a page that shows all seats sends one for each.
     */
    private static final int MOST_WAITING = 32;

    private final ExecutorService threads = Pool.modest(1, "viewing-", MOST_WAITING);

    private final Map<String, Playable> games;
    private final Tongues tongues;

    public Viewing(Map<String, Playable> games, Tongues tongues) {
        this.games = games;
        this.tongues = tongues;
    }

    /**
     * What was found in a file, and what a viewer of the game was told if it was played by the
     * rules, as JSON. If that would be much more than the file, it is a part of it, and says from
     * which step on to ask for the next.
     *
     * @param viewer a seat or the spectators, by what the game has
     * @param from the step from which on it is shown
     * @throws TableRefused if it is no file of a game, or none that can be shown here
     */
    public CompletableFuture<String> of(byte[] file, Viewer viewer, int from, String language) {
        try {
            return CompletableFuture.supplyAsync(
                    () -> looked(file, viewer, from, language), threads);
        } catch (RejectedExecutionException busy) {
            throw TableRefused.of(TableRefused.Kind.TOO_OFTEN, "busy");
        }
    }

    private String looked(byte[] file, Viewer viewer, int from, String language) {
        Audit audit;
        try {
            audit = Audit.of(file, "game.json", this::box, Audit.Seen.NOTHING);
        } catch (BadInput bad) {
            throw TableRefused.because(TableRefused.Kind.UNUSABLE, "no-game-file", bad.phrase());
        }
        GameFile game = audit.game();
        Playable playable = games.get(game.journal().game());
        if (playable == null) {
            throw TableRefused.of(TableRefused.Kind.UNUSABLE, "game-gone");
        }
        if (game.journal().steps().size() > MOST_STEPS) {
            throw TableRefused.of(TableRefused.Kind.UNUSABLE, "game-long", "max", MOST_STEPS);
        }
        int seat = viewer.in(game.journal().seats());
        Words words = tongues.of(language, game.journal().game());
        return JsonText.object(out -> {
            out.writeNumberProperty("v", 1);
            about(out, game, words);
            findings(out, audit, words);
            if (byTheRules(audit)) {
                Pen pen = new Pen(words, new Listener(names(game, words), seat));
                long most = Math.max(LEAST_ANSWER, (long) file.length * TIMES_THE_FILE);
                part(out, playable, game.journal(), seat, from, pen, most);
            } else {
                out.writeArrayPropertyStart("frames");
                out.writeEndArray();
            }
        });
    }

    /** As much of what a viewer was told as fits, and where to go on. */
    private static void part(
            JsonGenerator out,
            Playable game,
            Journal journal,
            int seat,
            int from,
            Pen pen,
            long most) {
        AtomicLong room = new AtomicLong(most);
        AtomicInteger next = new AtomicInteger();
        out.writeArrayPropertyStart("frames");
        Telling.frames(
                game,
                journal,
                seat,
                told -> {
                    if (told.ply() >= from) {
                        String frame = JsonText.object(fields -> told.write(fields, pen));
                        if (room.addAndGet(-frame.getBytes(StandardCharsets.UTF_8).length) < 0) {
                            next.set(told.ply());
                            return false;
                        }
                        out.writeRawValue(frame);
                    }
                    return true;
                });
        out.writeEndArray();
        if (next.get() > 0) {
            out.writeNumberProperty("next", next.get());
        }
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
