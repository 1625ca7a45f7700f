package masque.app.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Nobody but the owner reads the data, however open the folder and whatever the habits are. */
final class FileModesTest {
    private static final Shell OPENHANDED = Shell.after("umask 000");
    private static final String OWNERS = "rw-------";

    @TempDir private Path folder;
    private Path data;

    @BeforeEach
    void openFolder() throws IOException {
        assumeTrue(folder.getFileSystem().supportedFileAttributeViews().contains("posix"));
        data = Files.createDirectory(folder.resolve("data"));
        chmod(data, "rwxrwxrwx");
    }

    private static void chmod(Path file, String mode) throws IOException {
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(mode));
    }

    /** The modes of the files that hold data, by their names. */
    private static Map<String, String> modes(Path folder) throws IOException {
        Map<String, String> modes = new TreeMap<>();
        try (Stream<Path> inside = Files.list(folder)) {
            for (Path one : inside.filter(Files::isRegularFile).toList()) {
                modes.put(
                        one.getFileName().toString(),
                        PosixFilePermissions.toString(Files.getPosixFilePermissions(one)));
            }
        }
        modes.remove("masque.lock");
        return modes;
    }

    private void serve() throws IOException {
        try (SiteProcess site = new SiteProcess(data, OPENHANDED)) {
            site.start();
            assertThat(modes(data))
                    .containsEntry("masque.db", OWNERS)
                    .containsEntry("masque.db-wal", OWNERS)
                    .containsEntry("masque.db-shm", OWNERS);
        }
    }

    private void run(String command, Path file) {
        SiteProcess.Outcome outcome =
                SiteProcess.run(OPENHANDED, command, file.toString(), "--data", data.toString());
        assertThat(outcome.code()).as(outcome.said()).isZero();
    }

    @Test
    void newFilesAreTheOwnersAndOldOnesBecomeIt() throws IOException {
        serve();
        chmod(data.resolve("masque.db"), "rw-rw-rw-");
        chmod(Files.createFile(data.resolve("masque.db-wal")), "rw-r--r--");
        serve();
    }

    @Test
    void copiesAreTheOwnersWhereverTheyCameFrom() throws IOException {
        serve();
        Path backup = folder.resolve("backup.db");
        run("backup", backup);
        assertThat(modes(folder)).containsEntry("backup.db", OWNERS);
        chmod(backup, "rw-r--r--");
        chmod(data.resolve("masque.db"), "rw-r--r--");
        run("restore", backup);
        assertThat(modes(data)).hasSize(2);
        assertThat(modes(data).values()).containsOnly(OWNERS);
    }
}
