package masque.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import masque.edge.Words;
import masque.server.card.CardDesk;
import masque.server.card.CardJson;
import masque.server.card.CardSight;
import masque.server.guard.Body;
import masque.server.guard.ClientError;
import masque.server.guard.Guest;
import masque.server.guard.Ids;
import masque.server.guard.Limits;
import masque.server.setup.CardRule;
import masque.server.setup.Playable;
import masque.server.store.CardCall;
import masque.server.store.KeptCard;
import masque.server.store.KeptResult;
import masque.server.table.Tongues;
import tools.jackson.core.JsonGenerator;

/** Holding a challenge card, and coming with one (DC-9). */
final class CardRoutes {
    private static final int VERSION = 1;
    private static final int LONGEST_NAME = 100;

    private final CardDesk desk;
    private final Map<String, Playable> games;
    private final Tongues tongues;
    private final Callers callers;

    CardRoutes(CardDesk desk, Map<String, Playable> games, Tongues tongues, Callers callers) {
        this.desk = desk;
        this.games = games;
        this.tongues = tongues;
        this.callers = callers;
    }

    void register(RoutesConfig routes) {
        String cards = Routes.API + "/cards";
        String card = cards + "/{id}";
        routes.get(Routes.API + "/games/{game}/faces", this::faces);
        routes.get(cards, this::mine);
        routes.post(cards, this::make);
        routes.put(cards, this::switchTo);
        routes.post(cards + "/renew", this::renew);
        routes.get(card, this::look);
        routes.post(card + "/line", this::challenge);
        routes.delete(card + "/line", this::giveUp);
        routes.post(card + "/bot", this::fightBot);
    }

    // --- Holding one ---

    private void faces(Context ctx) {
        String game = ctx.pathParam("game");
        CardRule rule =
                Optional.ofNullable(games.get(game))
                        .flatMap(Playable::card)
                        .orElseThrow(() -> ClientError.of(404, "no-page"));
        Words words = tongues.of(callers.language(ctx), game);
        Json.answer(
                ctx,
                out -> {
                    out.writeNumberProperty("v", VERSION);
                    out.writeStringProperty("game", game);
                    out.writeArrayPropertyStart("faces");
                    rule.faces().forEach(face -> CardJson.face(out, face, words));
                    out.writeEndArray();
                });
    }

    private void mine(Context ctx) {
        Guest holder = callers.person(ctx);
        Optional<KeptCard> card = desk.of(holder);
        List<CardCall> calls = desk.calls(holder);
        Json.answer(
                ctx,
                out -> {
                    out.writeNumberProperty("v", VERSION);
                    if (card.isPresent()) {
                        out.writeObjectPropertyStart("card");
                        write(out, ctx, desk.look(card.get().id(), holder.id()));
                        out.writeEndObject();
                    } else {
                        out.writeNullProperty("card");
                    }
                    out.writeArrayPropertyStart("calls");
                    calls.forEach(call -> write(out, call));
                    out.writeEndArray();
                });
    }

    /** Who called is told by the name they had; what came of it once it is known. */
    private void write(JsonGenerator out, CardCall call) {
        out.writeStartObject();
        out.writeStringProperty("name", call.name());
        out.writeNumberProperty("at", call.at().toEpochMilli());
        if (!call.table().isEmpty()) {
            out.writeStringProperty("table", call.table());
            call.result()
                    .ifPresent(result -> out.writeStringProperty("result", told(call, result)));
        }
        out.writeEndObject();
    }

    /** What came of a fight against a bot, as the holder reads it: whether the caller has won. */
    private static String told(CardCall call, KeptResult result) {
        if (result.end().winners().isEmpty()) {
            return "nobody";
        }
        return result.end().winners().contains(call.seat()) ? "caller" : "bot";
    }

    private void make(Context ctx) {
        Guest holder = callers.person(ctx);
        Body body = Routes.body(ctx).only("game", "face");
        String game = body.text("game", LONGEST_NAME);
        String face = body.text("face", LONGEST_NAME);
        callers.limit(ctx, Limits.Kind.TABLE);
        ctx.status(201);
        show(ctx, desk.make(holder, game, face));
    }

    private void switchTo(Context ctx) {
        Guest holder = callers.person(ctx);
        show(ctx, desk.switchTo(holder, Routes.body(ctx).only("on").flag("on")));
    }

    private void renew(Context ctx) {
        Guest holder = callers.person(ctx);
        Routes.body(ctx).only();
        callers.limit(ctx, Limits.Kind.TABLE);
        ctx.status(201);
        show(ctx, desk.renew(holder));
    }

    // --- Coming with one ---

    private void look(Context ctx) {
        show(ctx, desk.look(Routes.cardId(ctx), caller(ctx)));
    }

    private void challenge(Context ctx) {
        Routes.body(ctx).only();
        String id = Routes.cardId(ctx);
        desk.mustBeOpen(id, caller(ctx));
        if (!desk.concerned(id, caller(ctx))) {
            callers.limit(ctx, Limits.Kind.TABLE);
        }
        Guest challenger = somebody(ctx);
        CardDesk.Outcome outcome = desk.challenge(id, challenger);
        welcome(ctx, challenger);
        ctx.status(outcome.changed() ? 201 : 200);
        Json.answer(
                ctx,
                out -> {
                    out.writeNumberProperty("v", VERSION);
                    write(out, ctx, outcome.sight());
                    out.writeStringProperty("name", challenger.name());
                    outcome.tournament()
                            .ifPresent(one -> out.writeStringProperty("tournament", one));
                });
    }

    private void giveUp(Context ctx) {
        show(ctx, desk.giveUp(Routes.cardId(ctx), callers.known(ctx)));
    }

    private void fightBot(Context ctx) {
        Routes.body(ctx).only();
        String id = Routes.cardId(ctx);
        desk.mustBeOpen(id, caller(ctx));
        callers.limit(ctx, Limits.Kind.TABLE);
        Guest challenger = somebody(ctx);
        String table = desk.fightBot(id, challenger);
        welcome(ctx, challenger);
        ctx.status(201);
        Json.answer(
                ctx,
                out -> {
                    out.writeNumberProperty("v", VERSION);
                    out.writeStringProperty("table", table);
                    out.writeStringProperty("name", challenger.name());
                });
    }

    /** DC-9.5: whoever has no name yet gets one. */
    private Guest somebody(Context ctx) {
        return callers.guest(ctx)
                .orElseGet(() -> new Guest(Ids.fresh(), DrawnName.in(callers.language(ctx))));
    }

    /** Whoever was a stranger is somebody from now on. */
    private void welcome(Context ctx, Guest challenger) {
        if (callers.guest(ctx).isEmpty()) {
            callers.welcome(ctx, challenger);
        }
    }

    private String caller(Context ctx) {
        return callers.guest(ctx).map(Guest::id).orElse("");
    }

    private void show(Context ctx, CardSight sight) {
        Json.answer(
                ctx,
                out -> {
                    out.writeNumberProperty("v", VERSION);
                    write(out, ctx, sight);
                });
    }

    private void write(JsonGenerator out, Context ctx, CardSight sight) {
        Words words = tongues.of(callers.language(ctx), sight.card().game());
        CardJson.fields(out, sight, desk.face(sight.card()), words);
    }
}
