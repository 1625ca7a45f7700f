package masque.server.web;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.jspecify.annotations.Nullable;

/** A folder on the class path, be it in a jar or not. */
final class Folder {
    private Folder() {}

    /**
     * The files in the folder of this file, at any depth, by their paths from there.
     *
     * @param file a file that is surely in the folder
     * @param wanted which of them, by their paths
     */
    static SortedMap<String, byte[]> around(String file, Predicate<String> wanted) {
        @Nullable URL found = Folder.class.getResource(file);
        if (found == null) {
            throw new IllegalStateException("there is no " + file + " on the class path");
        }
        try {
            URI address = found.toURI();
            if (!"jar".equals(address.getScheme())) {
                return files(Path.of(address).resolveSibling(""), wanted);
            }
            String jar = address.toString().substring(0, address.toString().indexOf("!/"));
            Path path = Path.of(URI.create(jar.substring("jar:".length())));
            return entries(path, file.substring(1, file.lastIndexOf('/') + 1), wanted);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (URISyntaxException e) {
            throw new IllegalStateException("a class path that is no address", e);
        }
    }

    private static SortedMap<String, byte[]> files(Path folder, Predicate<String> wanted)
            throws IOException {
        SortedMap<String, byte[]> files = new TreeMap<>();
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                String path = folder.relativize(file).toString().replace('\\', '/');
                if (wanted.test(path)) {
                    files.put(path, Files.readAllBytes(file));
                }
            }
        }
        return files;
    }

    /** A jar as a zip is already open, since classes come from it; as a file system it is not. */
    private static SortedMap<String, byte[]> entries(
            Path jar, String folder, Predicate<String> wanted) throws IOException {
        SortedMap<String, byte[]> files = new TreeMap<>();
        try (ZipFile zip = new ZipFile(jar.toFile())) {
            for (ZipEntry entry : Collections.list(zip.entries())) {
                if (!entry.isDirectory() && entry.getName().startsWith(folder)) {
                    String path = entry.getName().substring(folder.length());
                    if (wanted.test(path)) {
                        files.put(path, zip.getInputStream(entry).readAllBytes());
                    }
                }
            }
        }
        return files;
    }
}
