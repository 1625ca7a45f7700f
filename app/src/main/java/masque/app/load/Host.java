package masque.app.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Runs a server on a folder of its own, starts it again on the same folder, and leaves neither
 * behind, however this process ends.
 */
final class Host implements Mortal, AutoCloseable {
    private final List<String> javaOptions;
    private final Path data;
    private final Thread hook = new Thread(this::clear, "load-clear");
    private int port;
    private @Nullable ServerProcess server;

    Host(List<String> javaOptions) {
        this.javaOptions = List.copyOf(javaOptions);
        try {
            data = Files.createTempDirectory("masque-load-");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Runtime.getRuntime().addShutdownHook(hook);
    }

    /** Starts it where it was before: those who come back know no other address. */
    @Override
    public URI start() {
        int found = begin().port();
        synchronized (this) {
            port = found;
        }
        return Wire.local(found);
    }

    private synchronized ServerProcess begin() {
        server = ServerProcess.start(data, port, javaOptions);
        return server;
    }

    /** The server that was started last. */
    synchronized ServerProcess server() {
        if (server == null) {
            throw new IllegalStateException("no server was started");
        }
        return server;
    }

    @Override
    public void kill() {
        server().kill();
    }

    private synchronized void clear() {
        if (server != null) {
            server.kill();
        }
        try (Stream<Path> files = Files.walk(data)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            return; // This process ends already, and the hook clears up.
        }
        clear();
    }
}
