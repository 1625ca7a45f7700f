package masque.app;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * A file that is written beside its place. Opened before the work begins, so that nothing is done
 * in vain; what was there before is replaced only when all is written.
 */
final class Draft implements AutoCloseable {
    /** Writes all that the file is to hold. */
    @FunctionalInterface
    interface Text {
        void write(BufferedWriter into) throws IOException;
    }

    private final Path target;
    private final Path draft;
    private final Complaint unwritable;

    private Draft(Path target, Path draft, Complaint unwritable) {
        this.target = target;
        this.draft = draft;
        this.unwritable = unwritable;
    }

    /**
     * Makes sure that the file can be written.
     *
     * @param unwritable what is said if it cannot, now or later
     * @throws Complaint if it cannot
     */
    static Draft of(Path file, Complaint unwritable) {
        try {
            Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
            if (Files.isDirectory(target) || (Files.exists(target) && !Files.isWritable(target))) {
                throw unwritable;
            }
            // Devices and the like are no files that could be replaced.
            boolean replaced = Files.isRegularFile(target) || !Files.exists(target);
            Path draft = replaced ? beside(target) : target;
            Files.writeString(draft, "");
            return new Draft(target, draft, unwritable);
        } catch (IOException e) {
            throw unwritable;
        }
    }

    private static Path beside(Path target) {
        return target.resolveSibling(
                "." + target.getFileName() + "." + ProcessHandle.current().pid());
    }

    /** Writes all of it and puts the file in its place. */
    void keep(Text text) {
        try {
            try (BufferedWriter into = Files.newBufferedWriter(draft)) {
                text.write(into);
            }
            if (!draft.equals(target)) {
                Files.move(draft, target, StandardCopyOption.REPLACE_EXISTING);
            }
        } catch (IOException e) {
            throw unwritable;
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
            throw unwritable;
        }
    }
}
