package masque.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.time.Instant;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import masque.server.card.CardDesk;
import masque.server.guard.ClientError;
import masque.server.guard.Guest;
import masque.server.guard.Ids;
import masque.server.guard.Limits;
import masque.server.guard.Nickname;
import masque.server.store.Linked;
import masque.server.store.Store;
import masque.server.table.Rooms;
import masque.server.table.Standing;
import masque.server.table.Time;
import masque.server.tournament.Tournaments;
import tools.jackson.core.JsonGenerator;

/** Who one is, on this device and on another. */
final class MeRoutes {
    private static final Duration LINK_LASTS = Duration.ofMinutes(15);
    private static final Duration TOKEN_LASTS = Duration.ofDays(30);
    private static final int LONGEST_TOKEN = 200;

    /** More than fits into a request: that a name is too long is for Nickname to say. */
    private static final int MOST_TYPED = 10_000;

    private final Store store;
    private final Rooms rooms;
    private final Tournaments tournaments;
    private final CardDesk cards;
    private final Callers callers;
    private final TableRoutes tables;
    private final Pages pages;
    private final Time time;

    MeRoutes(
            Store store,
            Rooms rooms,
            Tournaments tournaments,
            CardDesk cards,
            Callers callers,
            TableRoutes tables,
            Pages pages,
            Time time) {
        this.store = store;
        this.rooms = rooms;
        this.tournaments = tournaments;
        this.cards = cards;
        this.callers = callers;
        this.tables = tables;
        this.pages = pages;
        this.time = time;
    }

    void register(RoutesConfig routes) {
        routes.get(Routes.API + "/me", this::show);
        routes.put(Routes.API + "/me", this::rename);
        routes.post(Routes.API + "/me/link", this::link);
        routes.post(Routes.API + "/me/tokens", this::token);
        routes.post(Routes.API + "/continue", this::goOn);
        routes.get("/continue/{token}", pages::goOn);
        routes.post("/continue/{token}", this::goOnByForm);
    }

    private void show(Context ctx) {
        Optional<Guest> guest = callers.guest(ctx);
        List<Standing> mine = guest.map(rooms::of).orElse(List.of());
        Json.answer(
                ctx,
                out -> {
                    out.writeStringProperty("name", guest.map(Guest::name).orElse(null));
                    out.writeBooleanProperty("program", guest.map(Guest::program).orElse(false));
                    out.writeArrayPropertyStart("tables");
                    mine.forEach(one -> tables.write(out, ctx, one));
                    out.writeEndArray();
                    tables.summaries(out, ctx, "finished", finished(guest));
                    tournaments(out, guest);
                });
    }

    private void tournaments(JsonGenerator out, Optional<Guest> guest) {
        out.writeArrayPropertyStart("tournaments");
        for (Tournaments.Named one : guest.map(tournaments::of).orElse(List.of())) {
            out.writeStartObject();
            out.writeStringProperty("id", one.id());
            out.writeStringProperty("name", one.name());
            out.writeStringProperty("game", one.game());
            out.writeStringProperty("phase", one.phase());
            out.writeBooleanProperty("organiser", one.organiser());
            out.writeEndObject();
        }
        out.writeEndArray();
    }

    private List<Standing> finished(Optional<Guest> guest) {
        return guest.map(rooms::finishedOf).orElse(List.of());
    }

    private void rename(Context ctx) {
        callers.refusePrograms(ctx);
        String name = name(ctx);
        String id = callers.guest(ctx).map(Guest::id).orElseGet(Ids::fresh);
        Guest guest = new Guest(id, name);
        cards.renamed(guest);
        Routes.await(rooms.rename(guest));
        be(ctx, guest);
    }

    private static String name(Context ctx) {
        return Nickname.of(Routes.body(ctx).only("name").text("name", MOST_TYPED));
    }

    /** Somebody brings a program, which is somebody of its own: it has no seat of its owner's. */
    private void token(Context ctx) {
        var _ = callers.person(ctx);
        callers.limit(ctx, Limits.Kind.TOKEN);
        Guest program = new Guest(Ids.fresh(), name(ctx), true);
        ctx.status(201);
        Json.answer(
                ctx,
                out -> {
                    out.writeStringProperty("token", callers.token(program, TOKEN_LASTS));
                    out.writeStringProperty("name", program.name());
                    out.writeNumberProperty("days", TOKEN_LASTS.toDays());
                });
    }

    private void be(Context ctx, Guest guest) {
        callers.welcome(ctx, guest);
        Json.answer(ctx, out -> out.writeStringProperty("name", guest.name()));
    }

    private void link(Context ctx) {
        Guest guest = callers.person(ctx);
        Routes.body(ctx).only();
        String token = Ids.fresh();
        Instant expires = now().plus(LINK_LASTS);
        Routes.await(store.link(hash(token), new Linked(guest.id(), guest.name()), expires));
        ctx.status(201);
        Json.answer(
                ctx,
                out -> {
                    out.writeStringProperty(
                            "link", callers.siteAddress(ctx) + "/continue/" + token);
                    out.writeStringProperty("token", token);
                    out.writeNumberProperty("seconds", LINK_LASTS.toSeconds());
                });
    }

    private void goOn(Context ctx) {
        callers.refusePrograms(ctx);
        callers.limit(ctx, Limits.Kind.GUESS);
        String token = Routes.body(ctx).only("token").text("token", LONGEST_TOKEN);
        be(ctx, redeemed(token));
    }

    /** The button on the page of a link: a mere look at the page must not use the link up. */
    private void goOnByForm(Context ctx) {
        callers.refusePrograms(ctx);
        callers.limit(ctx, Limits.Kind.GUESS);
        callers.welcome(ctx, redeemed(ctx.pathParam("token")));
        ctx.redirect("../", HttpStatus.SEE_OTHER);
    }

    /**
     * The guest of a link, which is used up now.
     *
     * @throws ClientError if there is none
     */
    private Guest redeemed(String token) {
        Optional<Linked> linked = Routes.await(store.redeem(hash(token), now()));
        return linked.map(one -> new Guest(one.guest(), one.name()))
                .orElseThrow(() -> ClientError.of(404, "no-link"));
    }

    private Instant now() {
        return time.now();
    }

    /** Whoever reads the database must not be able to use the links in it. */
    private static String hash(String token) {
        try {
            byte[] bytes = token.getBytes(StandardCharsets.UTF_8);
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("this Java lacks SHA-256", e);
        }
    }
}
