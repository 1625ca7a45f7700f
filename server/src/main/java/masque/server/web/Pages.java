package masque.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import masque.edge.Words;
import masque.server.guard.ClientError;
import masque.server.guard.Guest;
import masque.server.guard.Headers;
import masque.server.setup.Playable;
import masque.server.setup.Settings;
import masque.server.store.Store;
import masque.server.table.Tongues;
import masque.server.tournament.Tournaments;

/** What a browser shows, and the description of the protocol for machines. */
final class Pages {
    /** May be kept, but must be asked about each time. */
    private static final String ASK_AGAIN = "no-cache";

    private static final Pattern FOR_PROGRAMS =
            Pattern.compile(
                    "/api(/.*)?|/assets(/.*)?|/(table|tournament|card)/[^/]*/code\\.svg"
                            + "|/rules/pictures/.*"
                            + "|/(manifest\\.webmanifest|fairness\\.js|openapi\\.json"
                            + "|healthz|readyz|metrics)/?");

    private final Settings settings;
    private final Map<String, Playable> games;
    private final Tongues tongues;
    private final Callers callers;
    private final Assets assets;
    private final Frame frame;
    private final PlainPage plain;
    private final Store store;
    private final Tournaments tournaments;
    private final PuzzleShelf puzzles;
    private final String openApi = new String(Assets.bytes("openapi.json"), StandardCharsets.UTF_8);
    private final Asset fairness = Asset.of("fairness.js", Assets.bytes("fairness.js"));
    private final Asset manifest;
    private final Map<String, Asset> pictures;

    Pages(
            Settings settings,
            Map<String, Playable> games,
            Tongues tongues,
            Callers callers,
            Store store,
            Tournaments tournaments,
            PuzzleShelf puzzles,
            Assets assets,
            PlainPage plain) {
        this.settings = settings;
        this.games = games;
        this.tongues = tongues;
        this.callers = callers;
        this.store = store;
        this.tournaments = tournaments;
        this.puzzles = puzzles;
        this.assets = assets;
        this.plain = plain;
        frame = new Frame(assets);
        String name = "app/manifest.webmanifest";
        String text = assets.text(name).replace("{assets}", assets.folder());
        manifest = Asset.of(name, text.getBytes(StandardCharsets.UTF_8));
        pictures =
                games.values().stream()
                        .flatMap(game -> game.rulebooks().pictures().entrySet().stream())
                        .collect(
                                Collectors.toUnmodifiableMap(
                                        Map.Entry::getKey, Pages::picture, (one, _) -> one));
    }

    private static Asset picture(Map.Entry<String, String> drawn) {
        return Asset.of(drawn.getKey(), drawn.getValue().getBytes(StandardCharsets.UTF_8));
    }

    void register(RoutesConfig routes) {
        routes.get("/", this::frame);
        routes.get("/table/{id}", this::table);
        routes.get("/table/{id}/code.svg", this::scanCode);
        routes.get("/tournaments/new", this::frame);
        for (String page : List.of("", "/desk", "/screen")) {
            routes.get("/tournament/{id}" + page, this::tournament);
        }
        routes.get("/tournament/{id}/code.svg", this::tournamentCode);
        routes.get("/replay/{id}", this::replay);
        routes.get("/replay", this::frame);
        routes.get("/settings", this::frame);
        routes.get("/card", this::frame);
        routes.get("/card/{id}", this::card);
        routes.get("/card/{id}/print", this::card);
        routes.get("/card/{id}/code.svg", this::cardCode);
        routes.get("/rules", this::rulebooks);
        routes.get("/rules/{game}", this::rules);
        routes.get("/rules/pictures/{name}", this::picture);
        routes.get("/learn/{game}", this::lesson);
        routes.get("/puzzles", this::frame);
        routes.get("/puzzle/{game}/{id}", this::puzzle);
        if (settings.development()) {
            routes.get("/parts", this::frame);
        }
        routes.get(
                "/assets/{version}/<path>",
                ctx -> {
                    callers.guardPage(ctx);
                    assets.send(ctx);
                });
        routes.get("/manifest.webmanifest", ctx -> manifest.send(ctx, ASK_AGAIN));
        routes.get("/fairness.js", ctx -> fairness.send(ctx, ASK_AGAIN));
        routes.get("/openapi.json", ctx -> Json.raw(ctx, openApi));
    }

    /** Whether somebody asks for what is always in memory, and not limited for that. */
    static boolean cheap(Context ctx) {
        return ctx.path().startsWith("/assets/") || ctx.path().startsWith("/rules/pictures/");
    }

    /** Whether people look at what is at this address: what is wrong there is said by a page. */
    static boolean forPeople(String path) {
        return path.startsWith("/") && !FOR_PROGRAMS.matcher(path).matches();
    }

    private void table(Context ctx) {
        var _ = existing(ctx);
        frame(ctx);
    }

    private void replay(Context ctx) {
        if (!store.over(existing(ctx))) {
            throw ClientError.of(404, "not-over");
        }
        frame(ctx);
    }

    private String existing(Context ctx) {
        String id = Routes.tableId(ctx);
        if (!store.exists(id)) {
            throw ClientError.of(404, "no-table");
        }
        return id;
    }

    private void card(Context ctx) {
        if (store.card(Routes.cardId(ctx)).isEmpty()) {
            throw ClientError.of(404, "no-card");
        }
        frame(ctx);
    }

    /** The link to a table as a code that a phone can scan. */
    private void scanCode(Context ctx) {
        scanCode(ctx, "/table/" + Routes.tableId(ctx));
    }

    /** The same for a challenge card. */
    private void cardCode(Context ctx) {
        scanCode(ctx, "/card/" + Routes.cardId(ctx));
    }

    private void scanCode(Context ctx, String path) {
        String found = Optional.ofNullable(ctx.queryParam("root")).orElse("");
        String link = callers.siteAddress(ctx, found) + path;
        callers.guardPage(ctx);
        ctx.contentType("image/svg+xml").result(ScanCode.draw(link));
    }

    private void tournament(Context ctx) {
        var _ = TournamentRoutes.id(ctx, tournaments);
        frame(ctx);
    }

    /** The link to a tournament as a code that a phone can scan; it brings the code to type. */
    private void tournamentCode(Context ctx) {
        String id = TournamentRoutes.id(ctx, tournaments);
        String guest = callers.guest(ctx).map(Guest::id).orElse("");
        String found = Optional.ofNullable(ctx.queryParam("root")).orElse("");
        String typed = tournaments.code(id, guest).map(code -> "#" + code).orElse("");
        String link = callers.siteAddress(ctx, found) + "/tournament/" + id + typed;
        callers.guardPage(ctx);
        ctx.contentType("image/svg+xml").result(ScanCode.draw(link));
    }

    private void rules(Context ctx) {
        if (!games.containsKey(ctx.pathParam("game"))) {
            throw ClientError.of(404, "no-page");
        }
        frame(ctx);
    }

    /** A picture of a rulebook; there is nothing but those that a rulebook names. */
    private void picture(Context ctx) {
        Asset picture = pictures.get(ctx.pathParam("name"));
        if (picture == null) {
            throw ClientError.of(404, "no-page");
        }
        Headers.picture(settings.publicAddress()).forEach(ctx::header);
        picture.send(ctx, ASK_AGAIN);
    }

    private void lesson(Context ctx) {
        Optional<Playable> game = Optional.ofNullable(games.get(ctx.pathParam("game")));
        if (game.flatMap(Playable::lesson).isEmpty()) {
            throw ClientError.of(404, "no-page");
        }
        frame(ctx);
    }

    private void puzzle(Context ctx) {
        if (puzzles.find(ctx.pathParam("game"), ctx.pathParam("id")).isEmpty()) {
            throw ClientError.of(404, "no-page");
        }
        frame(ctx);
    }

    /** The list of rulebooks, which can be read without a script too. */
    private void rulebooks(Context ctx) {
        String language = callers.language(ctx);
        String root = Frame.root(ctx.path());
        String books =
                games.keySet().stream()
                        .map(game ->
                                "<li><a href=\"%srules/%s\">%s</a></li>"
                                        .formatted(root, game, nameOf(game, language)))
                        .collect(Collectors.joining("\n"));
        send(ctx, frame.at(ctx.path(), language, "<ul class=\"page books\">" + books + "</ul>"));
    }

    private String nameOf(String game, String language) {
        return PlainPage.escaped(tongues.of(language, game).say("game-name"));
    }

    private void frame(Context ctx) {
        send(ctx, frame.at(ctx.path(), callers.language(ctx)));
    }

    private void send(Context ctx, Frame.Filled page) {
        Headers.page(
                        settings.publicAddress(),
                        Hash.base64(page.imports().getBytes(StandardCharsets.UTF_8)))
                .forEach(ctx::header);
        page.asset().send(ctx, ASK_AGAIN);
    }

    /** The page of a link to another device. */
    void goOn(Context ctx) {
        callers.guardPage(ctx);
        String language = callers.language(ctx);
        Words words = tongues.of(language);
        String html =
                plain.offer(
                        ctx.path(),
                        language,
                        words.say("continue-offer"),
                        words.say("continue-button"));
        ctx.contentType(PlainPage.TYPE).result(html);
    }
}
