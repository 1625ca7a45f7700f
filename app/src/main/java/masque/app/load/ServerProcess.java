package masque.app.load;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A server in a process of its own: the same Java and the same program as this one. */
final class ServerProcess implements Vitals {
    private static final String MAIN = "masque.app.Main";
    private static final long PATIENCE_SECONDS = 60;
    private static final int LINES_KEPT = 12;
    private static final Pattern ADDRESS = Pattern.compile("http://localhost:(\\d+)");
    private static final int KIBI = 1024;

    /** What this process was started with and the server wants, too; a debugger is not among it. */
    private static final List<String> HANDED_ON =
            List.of(
                    "--enable-native-access",
                    "--sun-misc",
                    "-Xlog",
                    "-XX:AOTCache",
                    "-XX:TieredStopAtLevel",
                    "-XX:+UseSerialGC",
                    "-XX:+UseCompactObjectHeaders",
                    "-Xms",
                    "-XX:FreqInlineSize",
                    "-XX:InlineSmallCode",
                    "-XX:MaxInlineLevel",
                    "-XX:MaxTenuringThreshold",
                    "-XX:ThreadPriorityPolicy",
                    "-XX:JavaPriority",
                    "-XX:-PrintWarnings",
                    "-XX:CompilerThreadPriority",
                    "-XX:+ExitOnOutOfMemoryError",
                    "-Djdk.virtualThreadScheduler",
                    "-Dmasque.");

    private final Process process;
    private final Deque<String> lastLines = new ArrayDeque<>();
    private final CompletableFuture<Integer> port = new CompletableFuture<>();

    private ServerProcess(Process process) {
        this.process = process;
        Thread.ofVirtual().name("server-output").start(this::listen);
    }

    /**
     * Starts a server; it is not ready before {@link #port} has returned.
     *
     * @param port where it is to listen; 0 for any port that is free
     * @param javaOptions further options of its Java, such as the size of the heap
     */
    static ServerProcess start(Path data, int port, List<String> javaOptions) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(option -> HANDED_ON.stream().anyMatch(option::startsWith))
                .forEach(command::add);
        command.addAll(javaOptions);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), MAIN, "serve"));
        command.addAll(List.of("--host", "127.0.0.1", "--port", Integer.toString(port)));
        command.addAll(List.of("--data", data.toString()));
        command.addAll(List.of("--generosity", "1000000", "--bot-thinking", "0", "--no-qr"));
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        // The site of whoever measures may be set up by variables; this one is not that site.
        builder.environment().keySet().removeIf(name -> name.startsWith("MASQUE_"));
        try {
            return new ServerProcess(builder.start());
        } catch (IOException e) {
            throw new Failure("server-unstarted", "said", String.valueOf(e.getMessage()));
        }
    }

    private void listen() {
        try (BufferedReader output = process.inputReader(StandardCharsets.UTF_8)) {
            for (@Nullable String line = output.readLine();
                    line != null;
                    line = output.readLine()) {
                heard(line);
            }
        } catch (IOException e) {
            heard(String.valueOf(e.getMessage()));
        }
        port.completeExceptionally(new IllegalStateException("it ended"));
    }

    private void heard(String line) {
        synchronized (lastLines) {
            lastLines.add(line);
            if (lastLines.size() > LINES_KEPT) {
                lastLines.remove();
            }
        }
        Matcher address = ADDRESS.matcher(line);
        if (address.find()) {
            port.complete(Integer.valueOf(address.group(1)));
        }
    }

    /**
     * Where it listens, as soon as it does.
     *
     * @throws Failure if it ends first, or says nothing for too long
     */
    int port() {
        try {
            return port.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Failure("interrupted");
        } catch (ExecutionException | TimeoutException e) {
            throw new Failure("server-unstarted", "said", said());
        }
    }

    /** The last lines that it has printed. */
    String said() {
        synchronized (lastLines) {
            return String.join("\n", lastLines);
        }
    }

    /** Ends it without any chance to finish something, and waits until it is gone. */
    void kill() {
        process.destroyForcibly();
        process.onExit().join();
    }

    @Override
    public Duration cpu() {
        return process.info().totalCpuDuration().orElse(Duration.ZERO);
    }

    @Override
    public int megabytes() {
        Path status = Path.of("/proc", Long.toString(process.pid()), "status");
        try {
            return Files.isReadable(status) ? peak(status) : resident();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static int peak(Path status) throws IOException {
        try (Stream<String> lines = Files.lines(status)) {
            return lines.filter(line -> line.startsWith("VmHWM:"))
                    .mapToInt(line -> megabytes(line.replaceAll("\\D", "")))
                    .findFirst()
                    .orElse(0);
        }
    }

    private int resident() throws IOException {
        Process ps = new ProcessBuilder("ps", "-o", "rss=", "-p", "" + process.pid()).start();
        try (BufferedReader output = ps.inputReader(StandardCharsets.UTF_8)) {
            @Nullable String line = output.readLine();
            return line == null ? 0 : megabytes(line.strip());
        }
    }

    private static int megabytes(String kibibytes) {
        return Math.ceilDiv(Integer.parseInt(kibibytes), KIBI);
    }
}
