package masque.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The library of SQLite is unpacked once and then left as it lies there. */
final class SqliteLibraryTest {
    private static final FileTime LONG_AGO = FileTime.fromMillis(1_000_000_000_000L);

    @TempDir Path folder;

    private Path kept() throws IOException {
        return SqliteLibrary.keepIn(folder).orElseThrow();
    }

    @Test
    void itIsUnpackedOnce() throws IOException {
        Path first = kept();
        Files.setLastModifiedTime(first, LONG_AGO);
        assertThat(kept()).isEqualTo(first);
        assertThat(Files.getLastModifiedTime(first)).isEqualTo(LONG_AGO);
    }

    @Test
    void halfALibraryIsReplaced() throws IOException {
        byte[] whole = Files.readAllBytes(kept());
        Files.write(kept(), new byte[whole.length / 2]);
        assertThat(Files.readAllBytes(kept())).isEqualTo(whole);
    }

    @Test
    void nothingElseIsLeftThere() throws IOException {
        Path library = kept();
        try (Stream<Path> all = Files.walk(folder)) {
            List<Path> files = all.filter(Files::isRegularFile).toList();
            assertThat(files).containsExactly(library);
        }
    }
}
