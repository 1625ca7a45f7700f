package masque.app;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Optional;
import masque.core.BadInput;
import masque.core.Journal;
import masque.edge.SavedGame;

/** Where a game is saved, and whether it is. */
final class Saves {
    private final int me;
    private final long seed;
    private final List<String> bots;
    private Path file;
    private int saved = -1;

    /**
     * The saves of one game.
     *
     * @param bots who plays at the other seats
     * @param file where it was resumed from
     */
    Saves(String game, int me, long seed, List<String> bots, Optional<Path> file) {
        this.me = me;
        this.seed = seed;
        this.bots = bots;
        this.file = file.orElse(Path.of("masque-" + game + "-" + seed + ".json"));
    }

    int me() {
        return me;
    }

    long seed() {
        return seed;
    }

    List<String> bots() {
        return bots;
    }

    /** Where it was saved last, or will be unless the user says otherwise. */
    Path file() {
        return file;
    }

    /** Whether the file holds the game as it stands after so many steps. */
    boolean holds(int plies) {
        return saved == plies;
    }

    /** Whether a file can be written without losing anything but an earlier save of this game. */
    boolean mayWrite(Path target, Journal journal) throws IOException {
        if (!Files.exists(target)) {
            return true;
        }
        try {
            SavedGame old = SavedGame.read(Files.readString(target), target.toString());
            return old.me() == me && old.seed() == seed && sameDeal(old.journal(), journal);
        } catch (BadInput | CharacterCodingException foreign) {
            return false;
        }
    }

    /** Whether both are of one deal. An old file says nothing of options that have come since. */
    private static boolean sameDeal(Journal old, Journal now) {
        return old.game().equals(now.game())
                && old.edition() == now.edition()
                && old.seats() == now.seats()
                && now.options().entrySet().containsAll(old.options().entrySet())
                && old.setUp().equals(now.setUp());
    }

    /** Writes beside the target first, so that a failure leaves the old file as it was. */
    void write(Path target, Journal journal) throws IOException {
        Path folder = Optional.ofNullable(target.toAbsolutePath().getParent()).orElse(target);
        Path fresh = Files.createTempFile(folder, "masque-", ".part");
        try {
            Files.writeString(fresh, new SavedGame(me, seed, bots, journal).write());
            Files.move(fresh, target, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(fresh);
        }
        file = target;
        saved = journal.steps().size();
    }
}
