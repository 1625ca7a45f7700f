package masque.app;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Path;
import masque.edge.Words;
import masque.lab.Experiment;
import masque.lab.Played;
import masque.lab.Results;

/** Where every game and seat of an arena is listed. */
final class ArenaFile implements AutoCloseable {
    private static final String HEAD = "deal,rotation,seat,bot,won,points";

    private final Draft draft;

    private ArenaFile(Draft draft) {
        this.draft = draft;
    }

    /**
     * Makes sure that the file can be written.
     *
     * @throws Complaint if it cannot
     */
    static ArenaFile at(Path file, Words words) {
        Complaint unwritable =
                new Complaint(words.say("arena-csv-unwritable", "file", file.toString()));
        return new ArenaFile(Draft.of(file, unwritable));
    }

    /** Writes all games and puts the file in its place. */
    void keep(Results results) {
        draft.keep(rows -> {
            rows.write(HEAD + "\n");
            for (Played game : results.games()) {
                write(game, results.experiment(), rows);
            }
        });
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

    @Override
    public void close() {
        draft.close();
    }
}
