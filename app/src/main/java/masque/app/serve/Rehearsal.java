package masque.app.serve;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.CookieManager;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import masque.server.Site;
import masque.server.setup.Playable;
import picocli.CommandLine.Command;

/**
 * Does once what people do most, so that the launcher can have Java note which classes it takes.
 */
@Command(hidden = true, description = "Plays a game and starts the site, for a moment.")
public final class Rehearsal implements Callable<Integer> {
    private static final Pattern ASSET = Pattern.compile("assets/[0-9a-f]+/[\\w./-]+");
    private static final Pattern ID = Pattern.compile("\"id\":\"([^\"]+)\"");
    private static final int PEOPLE = 2;

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
            List<String> line =
                    List.of(
                            "serve",
                            "--port=0",
                            "--data=" + folder,
                            "--bot-thinking=0",
                            "--generosity=1000");
            return Serve.run(
                    surroundings,
                    games,
                    PlainFlags.read(line, List.of()).orElseThrow(),
                    (_, site) -> visit(site));
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
        try (HttpClient browser =
                HttpClient.newBuilder().cookieHandler(new CookieManager()).build()) {
            String page = ask(browser, get(site, "/"));
            Matcher asset = ASSET.matcher(page);
            while (asset.find()) {
                ask(browser, get(site, "/" + asset.group()));
            }
            ask(browser, get(site, "/openapi.json"));
            ask(browser, get(site, "/api/v1/games"));
            ask(browser, send(site, "PUT", "/api/v1/me", "{\"name\": \"Ann\"}"));
            for (Playable game : games) {
                play(browser, site, game);
            }
            ask(browser, get(site, "/api/v1/me"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private String ask(HttpClient browser, HttpRequest request)
            throws IOException, InterruptedException {
        HttpResponse<String> answer = browser.send(request, BodyHandlers.ofString());
        surroundings.out().println(request.uri() + " " + answer.statusCode());
        return answer.body();
    }

    /** Two people and bots play a game to its end. */
    private void play(HttpClient browser, Site site, Playable game)
            throws IOException, InterruptedException {
        List<String> chairs = new ArrayList<>();
        for (int seat = 0; seat < game.box().maxSeats(); seat++) {
            chairs.add(seat < PEOPLE ? "\"me\"" : "\"bot:" + game.houseLevel() + "\"");
        }
        String table =
                ask(
                        browser,
                        send(
                                site,
                                "POST",
                                "/api/v1/tables",
                                "{\"game\": \"%s\", \"seats\": %d, \"chairs\": %s}"
                                        .formatted(game.box().id(), chairs.size(), chairs)));
        Matcher id = ID.matcher(table);
        if (!id.find()) {
            return;
        }
        String path = "/api/v1/tables/" + id.group(1);
        ask(browser, send(site, "PUT", path + "/contribution", "{\"text\": \"rehearsal\"}"));
        List<RehearsedTable> people = new ArrayList<>();
        for (int seat = 0; seat < Math.min(PEOPLE, chairs.size()); seat++) {
            RehearsedTable person = new RehearsedTable(new Random(seat));
            URI address = URI.create("ws://localhost:" + site.port() + path + "/play?seat=" + seat);
            browser.newWebSocketBuilder().buildAsync(address, person).join();
            people.add(person);
        }
        ask(browser, send(site, "POST", path + "/start", "{}"));
        for (RehearsedTable person : people) {
            surroundings
                    .out()
                    .println(game.box().id() + (person.sawTheEnd() ? " is over" : " broke off"));
        }
        people.forEach(RehearsedTable::leave);
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
