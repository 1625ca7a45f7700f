import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Visits a site as a browser would and prints what it found, a line each: what it tried, a tab and
 * what came. Needs nothing but the JDK; takes the address of the site, with a slash at its end.
 */
final class Visitor {
    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    private final URI site;
    private final String origin;
    private String cookie = "";

    private Visitor(URI site) {
        this.site = site;
        origin = site.getScheme() + "://" + site.getAuthority();
    }

    public static void main(String[] args) throws Exception {
        new Visitor(URI.create(args[0])).visit();
    }

    private static void found(String what, Object came) {
        System.out.println(what + "\t" + came);
    }

    private void visit() throws Exception {
        HttpResponse<String> home = get(site);
        found("home", home.statusCode() + " " + part(home.body(), "<title>(.*)</title>"));
        URI style = site.resolve(part(home.body(), "rel=\"stylesheet\" href=\"([^\"]+)\""));
        found("style", get(style).statusCode() + " " + header(get(style), "Content-Type"));
        found("ready", get(site.resolve("readyz")).statusCode());
        found("metrics", get(site.resolve("metrics")).statusCode());
        found("games", get(site.resolve("api/v1/games")).statusCode());
        HttpResponse<String> named = send("PUT", "api/v1/me", "{\"name\":\"Ann\"}", origin);
        String set = header(named, "Set-Cookie");
        cookie = part(set, "^(masque=[^;]*)");
        found("cookie", named.statusCode() + " " + part(set, "[Pp]ath=([^;]*)"));
        String table =
                """
                {"game":"masquerade-trick","seats":3,"start":true,
                "chairs":["me","bot:random","bot:random"]}\
                """;
        found("foreign", send("POST", "api/v1/tables", table, "http://evil.example").statusCode());
        HttpResponse<String> made = send("POST", "api/v1/tables", table, origin);
        found("table", made.statusCode());
        String id = part(made.body(), "\"id\":\"([^\"]*)\"");
        send("PUT", "api/v1/tables/" + id + "/contribution", "{\"text\":\"visit\"}", origin);
        play(id);
        link();
    }

    private void play(String table) throws Exception {
        URI address =
                URI.create(
                        site.resolve("api/v1/tables/" + table + "/play?seat=0")
                                .toString()
                                .replaceFirst("^http", "ws"));
        Ear ear = new Ear();
        WebSocket socket =
                CLIENT.newWebSocketBuilder()
                        .header("Cookie", cookie)
                        .header("Origin", origin)
                        .buildAsync(address, ear)
                        .join();
        String message = ear.next();
        found("socket", part(message, "\"type\":\"(\\w+)\""));
        String code = part(message, "\"moves\":\\[\\{\"code\":(\\d+)");
        socket.sendText(
                        "{\"do\":\"move\",\"id\":\"v\",\"decision\":1,\"code\":" + code + "}", true)
                .join();
        while (!message.contains("\"done\":\"v\"") && !message.contains("\"refused\"")) {
            message = ear.next();
        }
        found("move", message.contains("\"done\":\"v\"") ? "done" : message);
        socket.sendClose(WebSocket.NORMAL_CLOSURE, "").join();
    }

    /** The link to another device, followed by the button on its page. */
    private void link() throws Exception {
        HttpResponse<String> made = send("POST", "api/v1/me/link", "{}", origin);
        URI link = URI.create(part(made.body(), "\"link\":\"([^\"]*)\""));
        found("link", link.toString().startsWith(site + "continue/") ? "below" : link);
        found("page", get(link).statusCode());
        HttpRequest button =
                HttpRequest.newBuilder(link)
                        .header("Origin", origin)
                        .POST(BodyPublishers.noBody())
                        .build();
        HttpResponse<String> pressed = CLIENT.send(button, BodyHandlers.ofString());
        found("back", pressed.statusCode() + " " + link.resolve(header(pressed, "Location")));
    }

    private HttpResponse<String> get(URI address) throws Exception {
        return CLIENT.send(HttpRequest.newBuilder(address).build(), BodyHandlers.ofString());
    }

    private HttpResponse<String> send(String method, String path, String body, String from)
            throws Exception {
        HttpRequest.Builder request =
                HttpRequest.newBuilder(site.resolve(path))
                        .header("Content-Type", "application/json")
                        .header("Origin", from)
                        .method(method, BodyPublishers.ofString(body));
        if (!cookie.isEmpty()) {
            request.header("Cookie", cookie);
        }
        return CLIENT.send(request.build(), BodyHandlers.ofString());
    }

    private static String header(HttpResponse<String> answer, String name) {
        return answer.headers().firstValue(name).orElse("");
    }

    private static String part(String text, String pattern) {
        Matcher found = Pattern.compile(pattern).matcher(text);
        return found.find() ? found.group(1) : "nothing like " + pattern + " in " + text;
    }

    /** What comes over the socket. */
    private static final class Ear implements WebSocket.Listener {
        private final BlockingQueue<String> messages = new LinkedBlockingQueue<>();
        private final StringBuilder parts = new StringBuilder();

        @Override
        public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
            parts.append(data);
            if (last) {
                messages.add(parts.toString());
                parts.setLength(0);
            }
            from.request(1);
            return null;
        }

        String next() throws InterruptedException {
            String message = messages.poll(60, TimeUnit.SECONDS);
            return message == null ? "\"refused\": silence" : message;
        }
    }
}
