package masque.app.load;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The real program in a process of its own: a site that is told to stop, and other commands. */
final class SiteProcess implements Mortal, AutoCloseable {
    private static final Pattern ADDRESS = Pattern.compile("http://localhost:(\\d+)/");

    private final Path data;
    private final Shell shell;
    private final List<String> options;
    private final List<String> said = new CopyOnWriteArrayList<>();
    private final List<Integer> exitCodes = new ArrayList<>();
    private @Nullable Process site;
    private CompletableFuture<Void> listener = CompletableFuture.completedFuture(null);

    SiteProcess(Path data, String... options) {
        this(data, Shell.NONE, options);
    }

    /** A site that a shell starts. */
    SiteProcess(Path data, Shell shell, String... options) {
        this.data = data;
        this.shell = shell;
        this.options = List.of(options);
    }

    /** What a command said, on both streams, and how it ended. */
    record Outcome(int code, String said) {}

    static Outcome run(String... args) {
        return run(Shell.NONE, args);
    }

    static Outcome run(Shell shell, String... args) {
        Process process = begin(shell, List.of(args));
        try (BufferedReader output = process.inputReader(StandardCharsets.UTF_8)) {
            String all = output.readAllAsString();
            return new Outcome(process.onExit().join().exitValue(), all);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Process begin(Shell shell, List<String> args) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("--enable-native-access=ALL-UNNAMED", "-XX:TieredStopAtLevel=1"));
        command.add("-XX:+UseSerialGC");
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), "masque.app.Main"));
        command.addAll(args);
        ProcessBuilder builder =
                new ProcessBuilder(shell.around(command)).redirectErrorStream(true);
        builder.environment().keySet().removeIf(name -> name.startsWith("MASQUE_"));
        try {
            return builder.start();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Starts the site, which is ready then. */
    @Override
    public URI start() {
        List<String> args = new ArrayList<>(List.of("serve", "--host", "127.0.0.1", "--port", "0"));
        args.addAll(List.of("--data", data.toString(), "--no-qr", "--bot-thinking", "0"));
        args.addAll(List.of("--generosity", "1000000"));
        args.addAll(options);
        Process process = begin(shell, args);
        site = process;
        BufferedReader lines = process.inputReader(StandardCharsets.UTF_8);
        URI address = address(lines);
        listener =
                CompletableFuture.runAsync(
                        () -> lines.lines().forEach(this::hear), Thread::startVirtualThread);
        return address;
    }

    private URI address(BufferedReader lines) {
        try {
            for (@Nullable String line = lines.readLine(); line != null; line = lines.readLine()) {
                said.add(line);
                Matcher address = ADDRESS.matcher(line);
                if (address.find()) {
                    return Wire.local(Integer.parseInt(address.group(1)));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        throw new AssertionError("the site did not start: " + said);
    }

    private synchronized void hear(String line) {
        said.add(line);
        notifyAll();
    }

    /**
     * Waits until it prints a line with this text; if it never does, until the test is given up.
     */
    synchronized void awaitLine(String text) throws InterruptedException {
        while (said.stream().noneMatch(line -> line.contains(text))) {
            wait();
        }
    }

    /** Tells it to stop and waits until it has. */
    @Override
    public void kill() {
        Process process = site;
        site = null;
        if (process != null) {
            // The process's own method would also close what we read from it.
            process.toHandle().destroy();
            listener.join();
            exitCodes.add(process.onExit().join().exitValue());
        }
    }

    /** Where the site finds a file, as we do: it may see another disk there. */
    Path seen(Path file) {
        long id = Objects.requireNonNull(site).pid();
        return Path.of("/proc", Long.toString(id), "root").resolve(file.toString().substring(1));
    }

    /** How it ended, each time. */
    List<Integer> exitCodes() {
        return exitCodes;
    }

    /** Every line that it printed, on both streams. */
    List<String> said() {
        return said;
    }

    @Override
    public void close() {
        kill();
    }
}
