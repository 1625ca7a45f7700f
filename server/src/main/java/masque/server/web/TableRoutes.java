package masque.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import masque.core.Box;
import masque.server.guard.Body;
import masque.server.guard.ClientError;
import masque.server.guard.Guest;
import masque.server.guard.Limits;
import masque.server.setup.Playable;
import masque.server.table.Leaving;
import masque.server.table.Rooms;
import masque.server.table.Sitter;
import masque.server.table.Standing;
import masque.server.table.TableFacts;
import masque.server.table.TableJson;
import masque.server.table.Tongues;
import masque.server.tournament.Tournaments;
import tools.jackson.core.JsonGenerator;

/** Setting tables up, sitting down and standing up. */
final class TableRoutes {
    private static final int LONGEST_CHAIR = 100;

    private final Rooms rooms;
    private final Tournaments tournaments;
    private final Map<String, Playable> games;
    private final Tongues tongues;
    private final Callers callers;

    TableRoutes(
            Rooms rooms,
            Tournaments tournaments,
            Map<String, Playable> games,
            Tongues tongues,
            Callers callers) {
        this.rooms = rooms;
        this.tournaments = tournaments;
        this.games = games;
        this.tongues = tongues;
        this.callers = callers;
    }

    void register(RoutesConfig routes) {
        String tables = Routes.API + "/tables";
        String table = tables + "/{id}";
        String chair = table + "/chairs/{seat}";
        routes.get(tables, this::list);
        routes.post(tables, this::create);
        routes.post(Routes.API + "/find", this::find);
        routes.get(table, ctx -> show(ctx, rooms.standing(Routes.tableId(ctx))));
        routes.put(table, this::agree);
        routes.post(chair, this::sit);
        routes.put(chair, this::give);
        routes.delete(chair, this::stand);
        routes.post(table + "/fill", this::fill);
        routes.post(table + "/start", this::start);
        routes.put(table + "/contribution", this::contribute);
        routes.post(table + "/rematch", this::again);
        routes.post(table + "/end", this::end);
        routes.post(table + "/leave", this::leave);
    }

    private void create(Context ctx) {
        callers.limit(ctx, Limits.Kind.TABLE);
        Guest guest = callers.known(ctx);
        TableOrder order = TableOrder.read(Routes.body(ctx), games, guest);
        if (order.start()) {
            order.facts("").mustBeFull();
        }
        String id = Routes.await(rooms.create(order::facts));
        ctx.status(201);
        show(ctx, order.start() ? Routes.await(rooms.start(id, guest)) : rooms.standing(id));
    }

    private void sit(Context ctx) {
        Routes.body(ctx).only();
        answer(ctx, rooms.sit(Routes.tableId(ctx), seat(ctx), callers.known(ctx)));
    }

    private void give(Context ctx) {
        String chair = Routes.body(ctx).only("chair").text("chair", LONGEST_CHAIR);
        Guest guest = callers.known(ctx);
        String id = Routes.tableId(ctx);
        Sitter sitter = TableOrder.chair("chair", chair, game(id));
        answer(ctx, rooms.give(id, seat(ctx), sitter, guest));
    }

    private Playable game(String id) {
        Playable game = games.get(rooms.standing(id).facts().game());
        if (game == null) {
            throw new IllegalStateException("a table without a game");
        }
        return game;
    }

    private void agree(Context ctx) {
        Body body = Routes.body(ctx);
        Guest guest = callers.known(ctx);
        String id = Routes.tableId(ctx);
        Box box = game(id).box();
        answer(ctx, rooms.agree(id, now -> TableOrder.changed(body, box, now), guest));
    }

    private void fill(Context ctx) {
        String level = Routes.body(ctx).only("level").text("level", LONGEST_CHAIR);
        Guest guest = callers.known(ctx);
        String id = Routes.tableId(ctx);
        answer(ctx, rooms.fill(id, TableOrder.bot("level", level, game(id)).level(), guest));
    }

    private void contribute(Context ctx) {
        String text = Asks.contribution(Routes.body(ctx).only("text"));
        answer(ctx, rooms.contribute(Routes.tableId(ctx), text, callers.known(ctx)));
    }

    private void again(Context ctx) {
        callers.limit(ctx, Limits.Kind.TABLE);
        Routes.body(ctx).only();
        String next = Routes.await(rooms.again(Routes.tableId(ctx), callers.known(ctx)));
        ctx.status(201);
        show(ctx, rooms.standing(next));
    }

    /** Ends a game that was begun by older rules. */
    private void end(Context ctx) {
        Routes.body(ctx).only();
        String id = Routes.tableId(ctx);
        Routes.await(rooms.endOutdated(id, callers.known(ctx)));
        show(ctx, rooms.standing(id));
    }

    /** Gives up what one has at a table, without looking at it. */
    private void leave(Context ctx) {
        Routes.body(ctx).only();
        Leaving left = Routes.await(rooms.leave(Routes.tableId(ctx), callers.known(ctx)));
        Json.answer(
                ctx,
                out ->
                        out.writeStringProperty(
                                "left", left.name().toLowerCase(Locale.ROOT).replace('_', '-')));
    }

    /**
     * A code that was typed: the table is told only if players are still wanted there. Only wrong
     * codes are counted. Whoever has tried too many finds no table any more, but still a
     * tournament: in a hall all come from one address, and its code hangs on the wall.
     */
    private void find(Context ctx) {
        String code = Routes.body(ctx).only("code").text("code", LONGEST_CHAIR);
        String typed = TournamentRoutes.typed(code);
        Optional<Tournaments.Named> tournament = tournaments.find(typed);
        if (tournament.isPresent()) {
            Json.answer(ctx, out -> tournament(out, tournament.get()));
            return;
        }
        callers.mustHave(ctx, Limits.Kind.GUESS);
        Optional<String> table = rooms.find(typed);
        if (table.isEmpty()) {
            callers.limit(ctx, Limits.Kind.GUESS);
            throw ClientError.of(404, "no-code");
        }
        show(ctx, rooms.standing(table.get()));
    }

    private static void tournament(JsonGenerator out, Tournaments.Named found) {
        out.writeObjectPropertyStart("tournament");
        out.writeStringProperty("id", found.id());
        out.writeStringProperty("name", found.name());
        out.writeEndObject();
    }

    private void list(Context ctx) {
        Json.answer(ctx, out -> summaries(out, ctx, "tables", rooms.listed()));
    }

    /** Writes tables as the caller may see them, as a list of this name. */
    void summaries(JsonGenerator out, Context ctx, String name, List<Standing> tables) {
        out.writeArrayPropertyStart(name);
        for (Standing one : tables) {
            TableJson.summary(out, one, names(ctx, one.facts()), caller(ctx));
        }
        out.writeEndArray();
    }

    private void stand(Context ctx) {
        answer(ctx, rooms.stand(Routes.tableId(ctx), seat(ctx), callers.known(ctx)));
    }

    private void start(Context ctx) {
        Routes.body(ctx).only();
        answer(ctx, rooms.start(Routes.tableId(ctx), callers.known(ctx)));
    }

    private static int seat(Context ctx) {
        String text = ctx.pathParam("seat");
        return text.matches("[0-9]{1,2}") ? Integer.parseInt(text) : Integer.MAX_VALUE;
    }

    private void answer(Context ctx, CompletableFuture<Standing> standing) {
        show(ctx, Routes.await(standing));
    }

    private void show(Context ctx, Standing now) {
        Json.whole(ctx, out -> write(out, ctx, now));
    }

    /** Writes a table as the caller may see it. */
    void write(JsonGenerator out, Context ctx, Standing now) {
        TableJson.write(out, now, names(ctx, now.facts()), caller(ctx));
    }

    private List<String> names(Context ctx, TableFacts facts) {
        return Tongues.names(tongues.of(callers.language(ctx)), facts);
    }

    private String caller(Context ctx) {
        return callers.guest(ctx).map(Guest::id).orElse("");
    }
}
