package masque.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where a file system knows no owners, files are made all the same. */
final class OwnerOnlyTest {
    @TempDir Path folder;

    @Test
    void aFileSystemWithoutPermissionsIsNoHindrance() throws Exception {
        try (FileSystem zip =
                FileSystems.newFileSystem(folder.resolve("files.zip"), Map.of("create", "true"))) {
            Path file = zip.getPath("masque.db");
            OwnerOnly.create(file);
            OwnerOnly.create(file);
            assertThat(Files.size(file)).isZero();
            assertThat(OwnerOnly.keep(file)).isTrue();
        }
    }

    @Test
    void whatCannotBeTakenFromOthersIsSaid() {
        assertThat(OwnerOnly.keep(folder.resolve("nowhere"))).isFalse();
    }
}
