package masque.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import masque.edge.Words;
import masque.server.guard.Headers;
import masque.server.guard.Wrong;
import masque.server.setup.Playable;
import masque.server.setup.Settings;
import masque.server.table.Tongues;

/** What a browser shows, and the description of the protocol for machines. */
final class Pages {
    /** May be kept, but must be asked about each time. */
    private static final String ASK_AGAIN = "no-cache";

    private final Settings settings;
    private final Map<String, Playable> games;
    private final Tongues tongues;
    private final Callers callers;
    private final Assets assets;
    private final Frame frame;
    private final String openApi = text("openapi.json");
    private final String goOn = text("continue.html");
    private final Asset fairness = Asset.of("fairness.js", Assets.bytes("fairness.js"));
    private final Asset manifest;

    Pages(Settings settings, Map<String, Playable> games, Tongues tongues, Callers callers) {
        this.settings = settings;
        this.games = games;
        this.tongues = tongues;
        this.callers = callers;
        assets = new Assets(games.keySet());
        frame = new Frame(assets);
        String name = "app/manifest.webmanifest";
        String text = assets.text(name).replace("{assets}", assets.folder());
        manifest = Asset.of(name, text.getBytes(StandardCharsets.UTF_8));
    }

    void register(RoutesConfig routes) {
        routes.get("/", this::frame);
        routes.get("/table/{id}", ofTable());
        routes.get("/table/{id}/code.svg", this::scanCode);
        routes.get("/replay/{id}", ofTable());
        routes.get("/replay", this::frame);
        routes.get("/rules/{game}", this::rules);
        if (settings.development()) {
            routes.get("/parts", this::frame);
        }
        routes.get(
                "/assets/{version}/<path>",
                ctx -> {
                    guard(ctx);
                    assets.send(ctx);
                });
        routes.get("/manifest.webmanifest", ctx -> manifest.send(ctx, ASK_AGAIN));
        routes.get("/fairness.js", ctx -> fairness.send(ctx, ASK_AGAIN));
        routes.get("/openapi.json", ctx -> Json.raw(ctx, openApi));
    }

    /** Whether somebody asks for what is always in memory, and not limited for that. */
    static boolean cheap(Context ctx) {
        return ctx.path().startsWith("/assets/");
    }

    private Handler ofTable() {
        return ctx -> {
            var _ = Routes.tableId(ctx);
            frame(ctx);
        };
    }

    /** The link to a table as a code that a phone can scan. */
    private void scanCode(Context ctx) {
        String found = Optional.ofNullable(ctx.queryParam("root")).orElse("");
        String link = callers.siteAddress(ctx, found) + "/table/" + Routes.tableId(ctx);
        guard(ctx);
        ctx.contentType("image/svg+xml").result(ScanCode.draw(link));
    }

    private void rules(Context ctx) {
        if (!games.containsKey(ctx.pathParam("game"))) {
            throw Wrong.of(404, "no-page");
        }
        frame(ctx);
    }

    private void frame(Context ctx) {
        Frame.Filled page = frame.at(ctx.path(), callers.language(ctx));
        Headers.page(
                        settings.publicAddress(),
                        Hash.base64(page.imports().getBytes(StandardCharsets.UTF_8)))
                .forEach(ctx::header);
        page.asset().send(ctx, ASK_AGAIN);
    }

    private void guard(Context ctx) {
        Headers.page(settings.publicAddress()).forEach(ctx::header);
    }

    /** The page of a link to another device. */
    void goOn(Context ctx) {
        guard(ctx);
        String language = callers.language(ctx);
        Words words = tongues.of(language);
        String html =
                goOn.replace("{language}", language)
                        .replace("{assets}", Frame.root(ctx.path()) + assets.folder())
                        .replace("{offer}", escaped(words.say("continue-offer")))
                        .replace("{button}", escaped(words.say("continue-button")));
        ctx.contentType("text/html; charset=utf-8").result(html);
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }

    private static String text(String name) {
        return new String(Assets.bytes(name), StandardCharsets.UTF_8);
    }
}
