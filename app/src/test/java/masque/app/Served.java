package masque.app;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A site that the real command serves on a free port until it is stopped. */
final class Served implements AutoCloseable {
    private static final int ROOM = 1 << 16;
    private static final Pattern ADDRESS = Pattern.compile("http://localhost:[0-9]+/");

    private final AtomicInteger code = new AtomicInteger(-1);
    private final List<String> said = new ArrayList<>();
    private final Thread command;
    private final URI address;

    /** Returns when the command has said how to stop it, which is the last that it says. */
    Served(Path data, String... args) throws IOException {
        PipedWriter out = new PipedWriter();
        BufferedReader lines = new BufferedReader(new PipedReader(out, ROOM));
        Stdio stdio =
                new Stdio(
                        new BufferedReader(new StringReader("")),
                        new PrintWriter(out),
                        new PrintWriter(new StringWriter()),
                        false,
                        false);
        List<String> all = new ArrayList<>(List.of(args));
        all.addAll(List.of("--port", "0", "--data", data.toString()));
        command =
                new Thread(
                        () ->
                                code.set(
                                        Main.run(
                                                Shelf.ours(),
                                                stdio,
                                                Map.of(),
                                                all.toArray(String[]::new))),
                        "served");
        command.start();
        do {
            said.add(String.valueOf(lines.readLine()));
        } while (!said.getLast().contains("Ctrl+C"));
        address = address(said.getFirst());
    }

    private static URI address(String line) {
        Matcher found = ADDRESS.matcher(line);
        if (!found.find()) {
            throw new AssertionError("no address in: " + line);
        }
        return URI.create(found.group());
    }

    /** What the command has said. */
    List<String> said() {
        return said;
    }

    URI address() {
        return address;
    }

    /** The status with which it answers. */
    int visit() throws IOException, InterruptedException {
        try (HttpClient browser = HttpClient.newHttpClient()) {
            HttpRequest request = HttpRequest.newBuilder(address).build();
            return browser.send(request, BodyHandlers.discarding()).statusCode();
        }
    }

    /** Stops it and returns its exit code. */
    int stop() {
        command.interrupt();
        try {
            command.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return code.get();
    }

    @Override
    public void close() {
        stop();
    }
}
