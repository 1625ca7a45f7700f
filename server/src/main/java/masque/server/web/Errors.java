package masque.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import io.javalin.http.HttpResponseException;
import java.util.Set;
import masque.core.Phrase;
import masque.edge.Listener;
import masque.server.guard.ClientError;
import masque.server.guard.Refused;
import masque.server.table.TableRefused;
import masque.server.table.Tongues;
import masque.server.table.Trouble;
import masque.server.tournament.TournamentRefused;
import masque.server.watch.Meters;
import masque.server.watch.Unready;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.core.JsonGenerator;

/** Answers with a sentence whatever goes wrong; what it was exactly stays here. */
final class Errors {
    private static final Logger LOG = LoggerFactory.getLogger(Errors.class);
    private static final String RETRY_UNREADY = "5";

    /** How links and forms ask. */
    private static final Set<HandlerType> BROWSING =
            Set.of(HandlerType.GET, HandlerType.HEAD, HandlerType.POST);

    private final Callers callers;
    private final Tongues tongues;
    private final Meters meters;
    private final PlainPage page;

    Errors(Callers callers, Tongues tongues, Meters meters, PlainPage page) {
        this.callers = callers;
        this.tongues = tongues;
        this.meters = meters;
        this.page = page;
    }

    void register(RoutesConfig routes) {
        routes.exception(ClientError.class, (e, ctx) -> refused(e, e.status(), ctx));
        routes.exception(TableRefused.class, (e, ctx) -> refused(e, RefusalJson.status(e), ctx));
        routes.exception(
                TournamentRefused.class, (e, ctx) -> refused(e, RefusalJson.status(e), ctx));
        routes.exception(
                TooMany.class,
                (e, ctx) -> {
                    ctx.header("Retry-After", Integer.toString(e.seconds()));
                    wrong(ClientError.of(429, "too-many", "seconds", e.seconds()), ctx);
                });
        routes.exception(
                Unready.class,
                (e, ctx) -> {
                    ctx.header("Retry-After", RETRY_UNREADY);
                    answer(ctx, e.status(), e.code(), Phrase.of(e.code()), "", "");
                });
        routes.exception(HttpResponseException.class, (e, ctx) -> status(e.getStatus(), ctx));
        routes.exception(
                Exception.class,
                (e, ctx) -> {
                    LOG.error("a request failed: {}", Trouble.of(e));
                    answer(ctx, 500, "broken", Phrase.of("broken"), "", "");
                });
    }

    private void status(int status, Context ctx) {
        switch (status) {
            case 404 -> wrong(ClientError.of(404, "no-page"), ctx);
            case 405 -> wrong(ClientError.of(405, "no-method"), ctx);
            case 413 -> wrong(ClientError.of(413, "too-large", "max", Routes.MOST_BYTES), ctx);
            default ->
                    wrong(
                            ClientError.of(
                                    status >= 400 && status < 500 ? status : 400, "bad-request"),
                            ctx);
        }
    }

    private void wrong(ClientError wrong, Context ctx) {
        refused(wrong, wrong.status(), ctx);
    }

    private void refused(Refused refused, int status, Context ctx) {
        answer(
                ctx,
                status,
                refused.code(),
                refused.phrase(),
                refused.field().orElse(""),
                refused.clause());
    }

    private void answer(
            Context ctx, int status, String code, Phrase phrase, String field, String clause) {
        meters.refused(code);
        String language = callers.languageOfErrors(ctx);
        String sentence = tongues.of(language).say(phrase, Listener.STRANGER);
        String text = Json.text(out -> write(out, code, sentence, field, clause));
        ctx.status(status);
        if (status == 401) {
            ctx.header("WWW-Authenticate", "Bearer");
        }
        if (forSomebodyWithABrowser(ctx)) {
            callers.guardPage(ctx);
            ctx.contentType(PlainPage.TYPE)
                    .result(page.refusal(ctx.path(), language, code, sentence));
        } else {
            Json.raw(ctx, text);
        }
    }

    private static boolean forSomebodyWithABrowser(Context ctx) {
        return BROWSING.contains(ctx.method())
                && Pages.forPeople(ctx.path())
                && !SocketPaths.wanted(ctx);
    }

    /** Writes an error as the protocol has it; what is empty is left out. */
    static void write(
            JsonGenerator out, String code, String sentence, String field, String clause) {
        out.writeStartObject();
        out.writeObjectPropertyStart("error");
        out.writeStringProperty("code", code);
        out.writeStringProperty("sentence", sentence);
        if (!field.isEmpty()) {
            out.writeStringProperty("field", field);
        }
        if (!clause.isEmpty()) {
            out.writeStringProperty("clause", clause);
        }
        out.writeEndObject();
        out.writeEndObject();
    }
}
