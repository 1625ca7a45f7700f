package masque.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Base64;
import java.util.List;
import java.util.Objects;

/** The page's checker, run by Node.js over many files at once. */
final class NodeChecker {
    static final String FAIR = "fair";

    private final Path folder;

    /** A checker that works in this folder. */
    NodeChecker(Path folder) {
        this.folder = folder;
        copy("/masque/server/web/fairness.js", "fairness.mjs");
        copy("/masque/app/check-files.mjs", "check-files.mjs");
    }

    /** What it finds in each file: "fair", or the problem with its ply and draw. */
    List<String> check(List<byte[]> files) {
        return checkLines(files.stream().map(NodeChecker::line).toList());
    }

    /** What it finds in a file for somebody who has seen this, as JSON. */
    String check(byte[] file, String seen) {
        return checkLines(List.of(line(file) + " " + seen)).getFirst();
    }

    private static String line(byte[] file) {
        return Base64.getEncoder().encodeToString(file);
    }

    private List<String> checkLines(List<String> lines) {
        try {
            Path said = folder.resolve("said");
            Files.write(folder.resolve("files"), lines);
            int code =
                    new ProcessBuilder("node", "check-files.mjs", "files")
                            .directory(folder.toFile())
                            .redirectErrorStream(true)
                            .redirectOutput(said.toFile())
                            .start()
                            .waitFor();
            assertThat(code).as(Files.readString(said)).isZero();
            List<String> found = Files.readAllLines(said);
            assertThat(found).hasSameSizeAs(lines);
            return found;
        } catch (IOException e) {
            throw new UncheckedIOException("this test needs Node.js 18 or newer as \"node\"", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    private void copy(String resource, String name) {
        try (InputStream in =
                Objects.requireNonNull(NodeChecker.class.getResourceAsStream(resource), resource)) {
            Files.copy(in, folder.resolve(name), StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
