package masque.server.web;

import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import masque.core.Phrase;
import masque.edge.Listener;
import masque.server.guard.Headers;
import masque.server.table.Tongues;
import masque.server.watch.Meters;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/**
 * Answers what the server refuses before any route is asked, such as what is not HTTP: as every
 * other error is answered, and without the server's own words for it. It is a page for whoever is
 * known to be a browser; of what is hardly HTTP nothing is known.
 */
public final class LastWord implements Request.Handler {
    private final Optional<URI> publicAddress;
    private final Tongues tongues;
    private final Meters meters;
    private final PlainPage page;

    LastWord(Optional<URI> publicAddress, Tongues tongues, Meters meters, PlainPage page) {
        this.publicAddress = publicAddress;
        this.tongues = tongues;
        this.meters = meters;
        this.page = page;
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        int status = status(response.getStatus());
        String code = code(status);
        meters.answered(request.getMethod(), "none", status);
        String language = Callers.accepted(request.getHeaders().get(HttpHeader.ACCEPT_LANGUAGE));
        String sentence = tongues.of(language).say(Phrase.of(code), Listener.STRANGER);
        response.setStatus(status);
        Headers.api(publicAddress).forEach(response.getHeaders()::put);
        String path = Optional.ofNullable(request.getHttpURI().getPath()).orElse("");
        String text;
        if (wantsPage(request) && Pages.forPeople(path)) {
            Headers.page(publicAddress).forEach(response.getHeaders()::put);
            response.getHeaders().put(HttpHeader.CONTENT_TYPE, PlainPage.TYPE);
            text = page.refusal(path, language, code, sentence);
        } else {
            response.getHeaders().put(HttpHeader.CONTENT_TYPE, Json.TYPE);
            text = Json.text(out -> Errors.write(out, code, sentence, "", ""));
        }
        response.write(true, ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8)), callback);
        return true;
    }

    private static boolean wantsPage(Request request) {
        return Optional.ofNullable(request.getHeaders().get(HttpHeader.ACCEPT))
                .orElse("")
                .contains("text/html");
    }

    /** An unknown version of HTTP or way to encode is the client's error, whatever HTTP says. */
    private static int status(int status) {
        return switch (status) {
            case 501, 505 -> 400;
            default -> status;
        };
    }

    private static String code(int status) {
        return switch (status) {
            case 404 -> "no-page";
            case 405 -> "no-method";
            case 414, 431 -> "too-long";
            default -> status < 500 ? "bad-request" : "broken";
        };
    }
}
