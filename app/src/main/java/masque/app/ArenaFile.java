package masque.app;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import masque.edge.Words;
import masque.lab.Experiment;
import masque.lab.Played;
import masque.lab.Results;

/**
 * Where every game and seat of an arena is listed. Opened before the first game, so that nothing is
 * played in vain; what was there before is replaced only when all is written.
 */
final class ArenaFile implements AutoCloseable {
    private static final String HEAD = "deal,rotation,seat,bot,won,points";

    private final Path target;
    private final Path draft;
    private final Words words;

    private ArenaFile(Path target, Path draft, Words words) {
        this.target = target;
        this.draft = draft;
        this.words = words;
    }

    /**
     * Makes sure that the file can be written.
     *
     * @throws Complaint if it cannot
     */
    static ArenaFile at(Path file, Words words) {
        try {
            Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
            if (Files.isDirectory(target) || (Files.exists(target) && !Files.isWritable(target))) {
                throw unwritable(file, words);
            }
            // Devices and the like are no files that could be replaced.
            boolean replaced = Files.isRegularFile(target) || !Files.exists(target);
            Path draft = replaced ? beside(target) : target;
            Files.writeString(draft, HEAD + "\n");
            return new ArenaFile(target, draft, words);
        } catch (IOException e) {
            throw unwritable(file, words);
        }
    }

    private static Path beside(Path target) {
        return target.resolveSibling(
                "." + target.getFileName() + "." + ProcessHandle.current().pid());
    }

    private static Complaint unwritable(Path file, Words words) {
        return new Complaint(words.say("arena-csv-unwritable", "file", file.toString()));
    }

    /** Writes all games and puts the file in its place. */
    void keep(Results results) {
        try {
            try (BufferedWriter rows = Files.newBufferedWriter(draft)) {
                rows.write(HEAD + "\n");
                for (Played game : results.games()) {
                    write(game, results.experiment(), rows);
                }
            }
            if (!draft.equals(target)) {
                Files.move(draft, target, StandardCopyOption.REPLACE_EXISTING);
            }
        } catch (IOException e) {
            throw unwritable(target, words);
        }
    }

    /** People count from 1. */
    private static void write(Played game, Experiment experiment, BufferedWriter rows)
            throws IOException {
        for (int seat = 0; seat < experiment.seats(); seat++) {
            rows.write(
                    "%d,%d,%d,%s,%d,%d\n"
                            .formatted(
                                    game.deal() + 1,
                                    game.rotation() + 1,
                                    seat + 1,
                                    experiment.at(game.rotation(), seat).name(),
                                    game.won(seat) ? 1 : 0,
                                    game.points().get(seat)));
        }
    }

    /** Leaves nothing half written behind. */
    @Override
    public void close() {
        try {
            if (!draft.equals(target)) {
                Files.deleteIfExists(draft);
            }
        } catch (IOException e) {
            throw unwritable(draft, words);
        }
    }
}
