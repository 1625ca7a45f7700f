package masque.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import masque.edge.Words;
import masque.server.Playable;
import masque.server.Settings;
import masque.server.guard.Headers;
import masque.server.table.Tongues;
import org.jspecify.annotations.Nullable;

/** What a browser shows, and the description of the protocol for machines. */
final class Pages {
    private final Settings settings;
    private final Map<String, Playable> games;
    private final Tongues tongues;
    private final Callers callers;
    private final String openApi = text("openapi.json");
    private final String home = text("home.html");
    private final String style = text("style.css");
    private final String fairness = text("fairness.js");
    private final String goOn = text("continue.html");

    Pages(Settings settings, Map<String, Playable> games, Tongues tongues, Callers callers) {
        this.settings = settings;
        this.games = games;
        this.tongues = tongues;
        this.callers = callers;
    }

    void register(RoutesConfig routes) {
        routes.get("/", this::home);
        routes.get("/style.css", ctx -> ctx.contentType("text/css; charset=utf-8").result(style));
        routes.get(
                "/fairness.js",
                ctx -> ctx.contentType("text/javascript; charset=utf-8").result(fairness));
        routes.get("/openapi.json", ctx -> Json.raw(ctx, openApi));
    }

    private void home(Context ctx) {
        Headers.page(settings.publicAddress()).forEach(ctx::header);
        String language = callers.language(ctx);
        Words words = tongues.of(language);
        StringBuilder list = new StringBuilder();
        for (String game : games.keySet()) {
            Words own = tongues.of(language, game);
            list.append("<li><strong>")
                    .append(escaped(own.say("game-name")))
                    .append("</strong> ")
                    .append(escaped(own.say("game-pitch")))
                    .append("</li>");
        }
        page(
                ctx,
                home.replace("{language}", language)
                        .replace("{welcome}", escaped(words.say("home-welcome")))
                        .replace("{games}", list)
                        .replace("{how}", escaped(words.say("home-how"))));
    }

    /** The page of a link to another device. */
    void goOn(Context ctx) {
        Headers.page(settings.publicAddress()).forEach(ctx::header);
        String language = callers.language(ctx);
        Words words = tongues.of(language);
        page(
                ctx,
                goOn.replace("{language}", language)
                        .replace("{offer}", escaped(words.say("continue-offer")))
                        .replace("{button}", escaped(words.say("continue-button"))));
    }

    private static void page(Context ctx, String html) {
        ctx.contentType("text/html; charset=utf-8").result(html);
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }

    private static String text(String name) {
        try (@Nullable InputStream in = Pages.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("there is no " + name + " on the class path");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
