package masque.app.serve;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Objects;

/**
 * A file that is not finished yet. It lies beside the one that it is to become, for its owner
 * alone, and is gone if it does not become it.
 */
final class Draft implements AutoCloseable {
    private static final List<String> ENDINGS = List.of("", "-journal", "-wal", "-shm");

    private final Path path;

    private Draft(Path path) {
        this.path = path;
    }

    /** An empty draft; Java makes such files for their owner alone. */
    static Draft beside(Path target) throws IOException {
        Path folder = Objects.requireNonNull(target.getParent());
        return new Draft(Files.createTempFile(folder, ".masque-", ".part"));
    }

    Path path() {
        return path;
    }

    /** Fills it; whatever could read the source cannot read this. */
    void copy(Path source) throws IOException {
        // To copy one file over another would take the permissions along.
        try (OutputStream out = Files.newOutputStream(path)) {
            Files.copy(source, out);
        }
    }

    /** It is finished: it is on disk under its name, whatever happens from now on. */
    void become(Path target) throws IOException {
        try (FileChannel file = FileChannel.open(path, StandardOpenOption.WRITE)) {
            file.force(true);
        }
        Files.move(path, target);
    }

    @Override
    public void close() throws IOException {
        for (String ending : ENDINGS) {
            Files.deleteIfExists(path.resolveSibling(path.getFileName() + ending));
        }
    }
}
