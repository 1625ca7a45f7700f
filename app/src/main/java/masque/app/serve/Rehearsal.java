package masque.app.serve;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.CookieManager;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.stream.Stream;
import masque.server.Site;
import masque.server.setup.Playable;
import picocli.CommandLine.Command;

/**
 * Does once what people do most, so that the launcher can have Java note which classes it takes.
 */
@Command(hidden = true, description = "Plays a game and starts the site, for a moment.")
public final class Rehearsal implements Callable<Integer> {
    private final Surroundings surroundings;
    private final List<Playable> games;
    private final Consumer<List<String>> commands;

    /**
     * A rehearsal with the first of these games.
     *
     * @param commands runs a command of the command line
     */
    public Rehearsal(
            Surroundings surroundings, List<Playable> games, Consumer<List<String>> commands) {
        // What the operator has set is not for a rehearsal, least of all the database.
        this.surroundings =
                new Surroundings(
                        surroundings.language(),
                        surroundings.out(),
                        surroundings.colours(),
                        Map.of());
        this.games = List.copyOf(games);
        this.commands = commands;
    }

    @Override
    public Integer call() throws IOException {
        commands.accept(List.of("play", game(), "--players", seats(), "--me", "1", "--seed", "7"));
        Path folder = Files.createTempDirectory("masque-rehearsal");
        try {
            Map<String, String> flags = Map.of("port", "0", "data", folder.toString());
            return Serve.run(surroundings, games, flags, this::visit);
        } finally {
            delete(folder);
        }
    }

    private String game() {
        return games.getFirst().box().id();
    }

    private String seats() {
        return Integer.toString(games.getFirst().box().maxSeats());
    }

    /** What is answered does not matter here, only that it is. */
    private void visit(Site site) {
        String table =
                """
                {"game": "%s", "seats": %s}\
                """
                        .formatted(game(), seats());
        try (HttpClient browser =
                HttpClient.newBuilder().cookieHandler(new CookieManager()).build()) {
            for (HttpRequest request :
                    List.of(
                            get(site, "/"),
                            get(site, "/openapi.json"),
                            get(site, "/api/v1/games"),
                            send(site, "PUT", "/api/v1/me", "{\"name\": \"Ann\"}"),
                            send(site, "POST", "/api/v1/tables", table),
                            get(site, "/api/v1/me"))) {
                int status = browser.send(request, BodyHandlers.discarding()).statusCode();
                surroundings.out().println(request.uri() + " " + status);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static HttpRequest get(Site site, String path) {
        return HttpRequest.newBuilder(address(site, path)).build();
    }

    private static HttpRequest send(Site site, String method, String path, String body) {
        return HttpRequest.newBuilder(address(site, path))
                .header("Content-Type", "application/json")
                .method(method, BodyPublishers.ofString(body))
                .build();
    }

    private static URI address(Site site, String path) {
        return URI.create("http://localhost:" + site.port() + path);
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> inside = Files.walk(folder)) {
            for (Path one : inside.sorted((a, b) -> b.compareTo(a)).toList()) {
                Files.delete(one);
            }
        }
    }
}
