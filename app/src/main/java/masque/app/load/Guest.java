package masque.app.load;

import java.net.HttpCookie;
import java.net.URI;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import org.eclipse.jetty.client.CompletableResponseListener;
import org.eclipse.jetty.client.ContentResponse;
import org.eclipse.jetty.client.Request;
import org.eclipse.jetty.client.StringRequestContent;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpMethod;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.websocket.core.client.CoreClientUpgradeRequest;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Somebody with a nickname who sets tables up and sits down at them. */
final class Guest {
    private static final String COOKIE = "masque";
    private static final long PATIENCE_SECONDS = 30;
    private static final long LONG_SECONDS = 300;
    private static final int MOST_BYTES = 1 << 30;

    private final Wire wire;
    private String cookie = "";

    Guest(Wire wire) {
        this.wire = wire;
    }

    /**
     * Introduces this guest to a site.
     *
     * @throws Failure if the site refuses this; so does everything below
     * @throws Unanswered if it does not answer; so does everything below
     */
    void introduce(URI site, String name) {
        ContentResponse answer =
                ask(site, HttpMethod.PUT, "/api/v1/me", "{\"name\":\"" + name + "\"}");
        for (String set : answer.getHeaders().getValuesList(HttpHeader.SET_COOKIE)) {
            for (HttpCookie one : HttpCookie.parse(set)) {
                if (one.getName().equals(COOKIE)) {
                    cookie = COOKIE + "=" + one.getValue();
                }
            }
        }
    }

    /** Sets a table up and returns its id; if it is to start, it is dealt. */
    String newTable(URI site, TableKind kind, boolean start) {
        String id = created(site, kind, start);
        if (start) {
            contribute(site, id);
        }
        return id;
    }

    private String created(URI site, TableKind kind, boolean start) {
        ContentResponse answer = ask(site, HttpMethod.POST, "/api/v1/tables", kind.request(start));
        return read(answer).path("id").stringValueOpt().orElseThrow(() -> refused(answer));
    }

    /** Has the cards dealt; the deal waits for nobody who has contributed to its chance. */
    void start(URI site, String table) {
        contribute(site, table);
        ask(site, HttpMethod.POST, "/api/v1/tables/" + table + "/start", "{}");
    }

    private void contribute(URI site, String table) {
        String path = "/api/v1/tables/" + table + "/contribution";
        ask(site, HttpMethod.PUT, path, "{\"text\":\"load\"}");
    }

    /** Opens the socket of a seat; what it hears comes on any thread, one message after another. */
    PlaySocket sit(URI site, String table, int seat, Consumer<Heard> listener) {
        PlaySocket socket = new PlaySocket(listener);
        connect(
                "ws://%s/api/v1/tables/%s/play?seat=%d&lang=en&v=2"
                        .formatted(site.getAuthority(), table, seat),
                socket);
        return socket;
    }

    /** Opens the socket of whoever follows a tournament. */
    void follow(URI site, String tournament, FollowSocket socket) {
        connect("ws://" + site.getAuthority() + tournament + "/follow?lang=en", socket);
    }

    private void connect(String address, TextSocket socket) {
        CoreClientUpgradeRequest upgrade =
                CoreClientUpgradeRequest.from(wire.sockets(), URI.create(address), socket);
        upgrade.headers(headers -> headers.put(HttpHeader.COOKIE, cookie));
        upgrade.setConfiguration(Wire.settings());
        try {
            upgrade.sendAsync().get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            throw interrupted(e);
        } catch (ExecutionException | TimeoutException e) {
            throw new Unanswered(e);
        }
    }

    /** Asks the coach about the first seat's game; one who has enough to do says so. */
    void askCoach(URI site, String table) {
        Request request =
                request(
                                site,
                                HttpMethod.POST,
                                "/api/v1/tables/" + table + "/coach",
                                PATIENCE_SECONDS)
                        .body(new StringRequestContent("application/json", "{\"seat\":0}"));
        ContentResponse answer = answer(request);
        if (answer.getStatus() >= 300 && answer.getStatus() != HttpStatus.TOO_MANY_REQUESTS_429) {
            throw refused(answer);
        }
    }

    /** Asks for something, and reads the answer. */
    JsonNode post(URI site, String path, String body) {
        return read(ask(site, HttpMethod.POST, path, body));
    }

    /** Looks something up. */
    JsonNode get(URI site, String path) {
        return read(send(request(site, HttpMethod.GET, path, LONG_SECONDS)));
    }

    /** Downloads something, however large it is. */
    byte[] download(URI site, String path) {
        return send(request(site, HttpMethod.GET, path, LONG_SECONDS)).getContent();
    }

    private static JsonNode read(ContentResponse answer) {
        try {
            return JsonMapper.shared().readTree(answer.getContent());
        } catch (JacksonException e) {
            throw refused(answer);
        }
    }

    private ContentResponse ask(URI site, HttpMethod method, String path, String body) {
        return send(
                request(site, method, path, PATIENCE_SECONDS)
                        .body(new StringRequestContent("application/json", body)));
    }

    private Request request(URI site, HttpMethod method, String path, long seconds) {
        Request request =
                wire.http()
                        .newRequest(site.resolve(path))
                        .method(method)
                        .timeout(seconds, TimeUnit.SECONDS);
        if (!cookie.isEmpty()) {
            request.headers(headers -> headers.put(HttpHeader.COOKIE, cookie));
        }
        return request;
    }

    private static ContentResponse send(Request request) {
        ContentResponse answer = answer(request);
        if (answer.getStatus() >= 300) {
            throw refused(answer);
        }
        return answer;
    }

    private static ContentResponse answer(Request request) {
        try {
            return new CompletableResponseListener(request, MOST_BYTES).send().get();
        } catch (InterruptedException e) {
            throw interrupted(e);
        } catch (ExecutionException e) {
            throw new Unanswered(e);
        }
    }

    private static Failure refused(ContentResponse answer) {
        return new Failure(
                "request-refused",
                "path",
                answer.getRequest().getPath(),
                "status",
                answer.getStatus(),
                "answer",
                answer.getContentAsString());
    }

    private static Unanswered interrupted(InterruptedException e) {
        Thread.currentThread().interrupt();
        return new Unanswered(e);
    }
}
