package masque.server.web;

import masque.core.Refusal;
import masque.edge.Pen;
import masque.server.guard.ClientError;
import masque.server.guard.Refused;
import masque.server.table.TableRefused;
import masque.server.tournament.TournamentRefused;

/** What a table or a tournament refuses, as HTTP and the protocol say it. */
final class RefusalJson {
    private RefusalJson() {}

    /** The status of HTTP for a refusal. */
    static int status(Refused refused) {
        return switch (refused) {
            case ClientError error -> error.status();
            case TableRefused table -> status(table.kind());
            case TournamentRefused tournament -> status(tournament.kind());
            default -> throw new IllegalArgumentException("no status for " + refused.code());
        };
    }

    private static int status(TableRefused.Kind kind) {
        return switch (kind) {
            case UNKNOWN -> 404;
            case FORBIDDEN -> 403;
            case UNTIMELY -> 409;
            case UNUSABLE -> 422;
            case FIELD -> 400;
            case TOO_OFTEN -> 429;
        };
    }

    private static int status(TournamentRefused.Kind kind) {
        return switch (kind) {
            case UNKNOWN -> 404;
            case FORBIDDEN -> 403;
            case UNTIMELY -> 409;
            case FIELD -> 400;
        };
    }

    /** The message to a connection whose request is refused. */
    static String message(String id, Refused refused, Pen pen) {
        return Json.text(out -> {
            out.writeStartObject();
            out.writeNumberProperty("v", 1);
            out.writeStringProperty("type", "refused");
            out.writeStringProperty("id", id);
            out.writeNumberProperty("status", status(refused));
            out.writeStringProperty("code", refused.code());
            pen.refusal(out, new Refusal(refused.clause(), refused.phrase()));
            out.writeEndObject();
        });
    }
}
