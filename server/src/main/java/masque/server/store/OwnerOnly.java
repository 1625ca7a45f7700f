package masque.server.store;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/** Files that nobody but their owner may read or write, where the file system knows owners. */
public final class OwnerOnly {
    private static final Set<PosixFilePermission> MODE =
            PosixFilePermissions.fromString("rw-------");

    private OwnerOnly() {}

    private static boolean known(Path file) {
        return file.getFileSystem().supportedFileAttributeViews().contains("posix");
    }

    /** Makes an empty file, unless there is one. */
    static void create(Path file) throws IOException {
        try {
            if (known(file)) {
                Files.createFile(file, PosixFilePermissions.asFileAttribute(MODE));
            } else {
                Files.createFile(file);
            }
        } catch (FileAlreadyExistsException fine) {
            return;
        }
    }

    /**
     * Takes a file from all others, whoever could use it before; says whether that is so now. It is
     * not if the file belongs to somebody else, or the file system keeps no permissions.
     */
    public static boolean keep(Path file) {
        try {
            if (known(file) && !Files.getPosixFilePermissions(file).equals(MODE)) {
                Files.setPosixFilePermissions(file, MODE);
            }
            return true;
        } catch (IOException notOurs) {
            return false;
        }
    }
}
