package masque.app.serve;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.nio.file.attribute.UserPrincipal;
import java.util.stream.Stream;
import masque.app.Complaint;
import masque.edge.Words;
import masque.server.store.Store;
import masque.server.store.Stores;
import masque.server.store.Unfit;
import org.jspecify.annotations.Nullable;

/** The folder with the data of a site, held by one process at a time. */
final class DataFolder implements AutoCloseable {
    private static final String LOCK = "masque.lock";

    private final Path path;
    private final FileChannel lock;

    private DataFolder(Path path, FileChannel lock) {
        this.path = path;
        this.lock = lock;
    }

    /**
     * Takes hold of a folder, which is made if it is not there.
     *
     * @throws Complaint if somebody else holds it, or nothing can be written there
     */
    static DataFolder take(Path path, Words words) {
        if (Files.exists(path) && !Files.isDirectory(path)) {
            throw new Complaint(words.say("data-no-folder", "folder", path.toString()));
        }
        try {
            Files.createDirectories(path, ownersOnly(path));
            FileChannel file =
                    FileChannel.open(
                            path.resolve(LOCK),
                            StandardOpenOption.CREATE,
                            StandardOpenOption.WRITE);
            if (!locked(file)) {
                file.close();
                throw new Complaint(words.say("data-held", "folder", path.toString()));
            }
            return new DataFolder(path, file);
        } catch (IOException e) {
            throw Keeping.unwritable(path, words);
        }
    }

    Path path() {
        return path;
    }

    /** The store holds the key that cookies are signed with: nobody else is to read it. */
    private static FileAttribute<?>[] ownersOnly(Path path) {
        return path.getFileSystem().supportedFileAttributeViews().contains("posix")
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(
                            PosixFilePermissions.fromString("rwx------"))
                }
                : new FileAttribute<?>[0];
    }

    private static boolean locked(FileChannel file) throws IOException {
        try {
            @Nullable FileLock lock = file.tryLock();
            return lock != null;
        } catch (OverlappingFileLockException heldByThisProcess) {
            return false;
        }
    }

    /**
     * Opens the store in it.
     *
     * @throws Complaint if what lies there is no store, or there is no room to work
     */
    Store open(Words words) {
        if (Keeping.full(path)) {
            throw Keeping.unwritable(path, words);
        }
        try {
            return Stores.sqlite(path);
        } catch (Unfit e) {
            throw new Complaint(Keeping.why(e, Stores.file(path), words));
        } catch (RuntimeException e) {
            throw Keeping.unopened(path, e, words);
        }
    }

    /**
     * Gives what lies in it to whom it belongs: whoever restores a backup may be the administrator,
     * and whoever serves may not.
     */
    void adopt() throws IOException {
        UserPrincipal owner = Files.getOwner(path);
        try (Stream<Path> inside = Files.walk(path)) {
            for (Path one : inside.toList()) {
                if (!Files.getOwner(one).equals(owner)) {
                    Files.setOwner(one, owner);
                }
            }
        }
    }

    @Override
    public void close() {
        try {
            lock.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
