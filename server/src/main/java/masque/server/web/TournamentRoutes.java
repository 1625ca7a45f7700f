package masque.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import masque.server.guard.Body;
import masque.server.guard.ClientError;
import masque.server.guard.Guest;
import masque.server.guard.Ids;
import masque.server.guard.Limits;
import masque.server.setup.Playable;
import masque.server.tournament.Done;
import masque.server.tournament.Tournaments;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;

/** Setting tournaments up, entering them and running them. */
final class TournamentRoutes {
    private static final int LONGEST_CODE = 100;
    private static final String ATTACHED = "attachment; filename=\"%s\"";

    private final Tournaments tournaments;
    private final Map<String, Playable> games;
    private final Callers callers;

    TournamentRoutes(Tournaments tournaments, Map<String, Playable> games, Callers callers) {
        this.tournaments = tournaments;
        this.games = games;
        this.callers = callers;
    }

    void register(RoutesConfig routes) {
        String all = Routes.API + "/tournaments";
        String one = all + "/{id}";
        routes.post(all, this::create);
        routes.get(one, ctx -> show(ctx, id(ctx)));
        routes.post(one + "/entrants", this::enter);
        routes.post(one + "/organisers", this::organise);
        routes.post(one + "/acts", this::act);
        routes.get(one + "/log", this::log);
        routes.get(one + "/standings", this::standings);
        routes.get(one + "/standings.csv", this::csv);
        routes.get(one + "/file", this::file);
    }

    /**
     * The id in the path.
     *
     * @throws ClientError if there is no such tournament
     */
    static String id(Context ctx, Tournaments tournaments) {
        String id = ctx.pathParam("id");
        if (!Ids.looksLike(id) || !tournaments.exists(id)) {
            throw ClientError.of(404, "no-tournament");
        }
        return id;
    }

    private String id(Context ctx) {
        return id(ctx, tournaments);
    }

    private String caller(Context ctx) {
        return callers.guest(ctx).map(Guest::id).orElse("");
    }

    private void create(Context ctx) {
        callers.limit(ctx, Limits.Kind.TABLE);
        Guest guest = callers.known(ctx);
        TournamentOrder order = TournamentOrder.read(Routes.body(ctx), games);
        String id = Routes.await(tournaments.create(order.setup(), guest));
        order.bots().ifPresent(bots -> Routes.await(tournaments.act(id, guest.id(), bots)));
        ctx.status(201);
        show(ctx, id);
    }

    private void show(Context ctx, String id) {
        Json.answer(ctx, out -> tournaments.show(out, id, caller(ctx)));
    }

    private void enter(Context ctx) {
        Body body = Routes.body(ctx).only("code");
        Guest guest = callers.known(ctx);
        String id = id(ctx);
        Optional<String> code =
                body.optionalText("code", LONGEST_CODE).map(TournamentRoutes::typed);
        if (code.isPresent() && !tournaments.fits(id, code.get())) {
            callers.limit(ctx, Limits.Kind.GUESS);
        }
        ctx.status(Routes.await(tournaments.enter(id, guest, code)) ? 201 : 200);
        showPersonal(ctx, id, guest);
    }

    /** A code as it was meant. */
    static String typed(String code) {
        return code.strip().toUpperCase(Locale.ROOT);
    }

    private void organise(Context ctx) {
        String key = Routes.body(ctx).only("key").text("key", LONGEST_CODE);
        Guest guest = callers.person(ctx);
        String id = id(ctx);
        if (!tournaments.opensDesk(id, key)) {
            callers.limit(ctx, Limits.Kind.GUESS);
        }
        Routes.await(tournaments.organise(id, guest, key));
        showPersonal(ctx, id, guest);
    }

    private void showPersonal(Context ctx, String id, Guest guest) {
        Json.answer(ctx, out -> tournaments.showPersonal(out, id, guest.id()));
    }

    private void act(Context ctx) {
        Body body = Routes.body(ctx);
        Guest guest = callers.known(ctx);
        String id = id(ctx);
        Done done =
                Routes.await(
                        tournaments.act(
                                id, guest.id(), ActReader.read(body, () -> tournaments.game(id))));
        Json.answer(ctx, out -> Tournaments.write(out, done));
    }

    private void log(Context ctx) {
        String id = id(ctx);
        int after = after(ctx);
        Json.answer(ctx, out -> tournaments.showLog(out, id, after));
    }

    private static int after(Context ctx) {
        @Nullable String after = ctx.queryParam("after");
        if (after == null) {
            return 0;
        }
        if (!after.matches("[0-9]{1,9}")) {
            throw ClientError.field("after", "field-number", "min", 0, "max", 999_999_999);
        }
        return Integer.parseInt(after);
    }

    private void standings(Context ctx) {
        String id = id(ctx);
        Json.answer(ctx, (JsonGenerator out) -> tournaments.showStandings(out, id));
    }

    private void csv(Context ctx) {
        String id = id(ctx);
        ctx.header("Content-Disposition", ATTACHED.formatted("standings.csv"));
        ctx.contentType("text/csv; charset=utf-8").result(tournaments.csv(id));
    }

    /** The whole tournament, to be checked elsewhere. */
    private void file(Context ctx) throws IOException {
        callers.limit(ctx, Limits.Kind.VIEWING);
        String id = id(ctx);
        ctx.header("Content-Disposition", ATTACHED.formatted("tournament-" + id + ".zip"));
        ctx.contentType("application/zip");
        tournaments.write(id, ctx.outputStream());
    }
}
