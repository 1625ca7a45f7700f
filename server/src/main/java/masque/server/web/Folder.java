package masque.server.web;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A folder on the class path, be it in a jar or not. */
final class Folder {
    private Folder() {}

    /**
     * The files in the folder of this file, at any depth, by their paths from there.
     *
     * @param file a file that is surely in the folder
     */
    static SortedMap<String, byte[]> around(String file) {
        @Nullable URL found = Folder.class.getResource(file);
        if (found == null) {
            throw new IllegalStateException("there is no " + file + " on the class path");
        }
        try {
            URI address = found.toURI();
            if (!"jar".equals(address.getScheme())) {
                return files(Path.of(address).resolveSibling(""));
            }
            String jar = address.toString().substring(0, address.toString().indexOf("!/"));
            Path path = Path.of(URI.create(jar.substring("jar:".length())));
            try (FileSystem inside = FileSystems.newFileSystem(path, Map.of())) {
                return files(inside.getPath(file).resolveSibling(""));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (URISyntaxException e) {
            throw new IllegalStateException("a class path that is no address", e);
        }
    }

    private static SortedMap<String, byte[]> files(Path folder) throws IOException {
        SortedMap<String, byte[]> files = new TreeMap<>();
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                String path = folder.relativize(file).toString().replace('\\', '/');
                files.put(path, Files.readAllBytes(file));
            }
        }
        return files;
    }
}
