package masque.server.store;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLConnection;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteJDBCLoader;
import org.sqlite.util.LibraryLoaderUtil;

/**
 * The part of SQLite's driver that is not written in Java. The driver would unpack it at every
 * start, and compare every byte of it; here it is unpacked once and kept.
 */
final class SqliteLibrary {
    private static final String FALLBACK = "org.sqlite.tmpdir";
    private static final String FOUND = "org.sqlite.lib.path";

    private SqliteLibrary() {}

    /**
     * Tells the driver where to find it, and unpacks it if it is not there. What the driver finds
     * it loads once; so whoever tells it something else later is not heard.
     */
    static void unpackIn(Path folder) throws IOException {
        // Where nothing is found, or what is found is of no use, the driver unpacks it itself.
        System.setProperty(FALLBACK, folder.toString());
        if (System.getProperty(FOUND) == null) {
            Optional<Path> kept = keepIn(folder);
            kept.ifPresent(
                    library -> System.setProperty(FOUND, library.resolveSibling("").toString()));
        }
    }

    /** Where it lies below a folder, unpacked; empty if there is none for this machine. */
    static Optional<Path> keepIn(Path folder) throws IOException {
        String inJar =
                LibraryLoaderUtil.getNativeLibResourcePath()
                        + "/"
                        + LibraryLoaderUtil.getNativeLibName();
        @Nullable URL packed = SQLiteJDBCLoader.class.getResource(inJar);
        if (packed == null) {
            return Optional.empty();
        }
        // The data may come to another machine, or be used by another version.
        Path kept = folder.resolve(SQLiteJDBCLoader.getVersion() + inJar);
        URLConnection library = packed.openConnection();
        if (!Files.exists(kept) || Files.size(kept) != library.getContentLengthLong()) {
            Path place = Files.createDirectories(kept.resolveSibling(""));
            Path unpacked = Files.createTempFile(place, "unpacked", "");
            try (InputStream bytes = library.getInputStream()) {
                Files.copy(bytes, unpacked, StandardCopyOption.REPLACE_EXISTING);
            }
            // It is there whole or not at all, also if the power fails.
            try (FileChannel file = FileChannel.open(unpacked, StandardOpenOption.WRITE)) {
                file.force(true);
            }
            Files.move(unpacked, kept, StandardCopyOption.REPLACE_EXISTING);
        }
        return Optional.of(kept);
    }
}
