package masque.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** Somebody with a browser of their own: a cookie, requests and sockets. */
final class Person {
    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    private final int port;
    private final Map<String, String> headers = new LinkedHashMap<>();
    private Optional<String> cookie = Optional.empty();

    Person(int port) {
        this.port = port;
    }

    /** The same person at a site that was started again. */
    Person at(TestSite house) {
        Person same = new Person(house.port());
        same.cookie = cookie;
        same.headers.putAll(headers);
        return same;
    }

    /** Sends this header with every request from now on. */
    Person with(String header, String value) {
        headers.put(header, value);
        return this;
    }

    Optional<String> cookie() {
        return cookie;
    }

    Person withCookie(String value) {
        cookie = Optional.of(value);
        return this;
    }

    Answer get(String path) {
        return send("GET", path, BodyPublishers.noBody());
    }

    Answer put(String path, String body) {
        return send("PUT", path, BodyPublishers.ofString(body));
    }

    Answer post(String path, String body) {
        return send("POST", path, BodyPublishers.ofString(body));
    }

    Answer delete(String path) {
        return send("DELETE", path, BodyPublishers.noBody());
    }

    Answer send(String method, String path, BodyPublisher body) {
        String address = path.startsWith("//") ? path.substring(1) : "/api/v1" + path;
        HttpRequest.Builder request =
                HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + address))
                        .method(method, body);
        if (!headers.containsKey("Content-Type")) {
            request.header("Content-Type", "application/json");
        }
        headers.forEach(request::header);
        cookie.ifPresent(value -> request.header("Cookie", "masque=" + value));
        try {
            Answer answer = new Answer(CLIENT.send(request.build(), BodyHandlers.ofString()));
            keepCookie(answer);
            return answer;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private void keepCookie(Answer answer) {
        String set = answer.header("Set-Cookie");
        if (set.startsWith("masque=")) {
            cookie = Optional.of(set.substring("masque=".length(), set.indexOf(';')));
        }
    }

    /** Sets a table up and returns its id; if it is to start, it is dealt. */
    String table(String body) {
        JsonNode table = post("/tables", body).is(201).json();
        String id = table.path("id").asString();
        if (table.path("phase").asString().equals("dealing")) {
            contribute(id);
        }
        return id;
    }

    /** Contributes to the deal. */
    Answer contribute(String table) {
        return put("/tables/" + table + "/contribution", "{\"text\":\"a-text\"}").is(200);
    }

    /** Has a table dealt at which everybody else has contributed. */
    Answer start(String table) {
        post("/tables/" + table + "/start", "{}").is(200);
        return contribute(table);
    }

    /** Looks at a table from a seat of one's own. */
    Line look(String table, int seat) {
        return look(table, "?seat=" + seat);
    }

    Line look(String table, String query) {
        return listen(Wire.upgrade(table, query));
    }

    /** Follows a tournament. */
    Line follow(String tournament) {
        return listen(Wire.upgrade("/tournaments/" + tournament + "/follow"));
    }

    /** Follows a challenge card. */
    Line followCard(String card) {
        return listen(Wire.upgrade("/cards/" + card + "/follow"));
    }

    private Line listen(Knock upgrade) {
        headers.forEach((name, value) -> upgrade.with(name + ": " + value));
        cookie.ifPresent(value -> upgrade.with("Cookie: masque=" + value));
        return new Line(Wire.open(port, upgrade));
    }
}
