package masque.server.web;

import masque.core.Refusal;
import masque.edge.Pen;
import masque.server.table.TableRefused;

/** What a table refuses, as HTTP and the protocol say it. */
final class RefusalJson {
    private RefusalJson() {}

    /** The status of HTTP for a refusal. */
    static int status(TableRefused refused) {
        return switch (refused.kind()) {
            case UNKNOWN -> 404;
            case FORBIDDEN -> 403;
            case UNTIMELY -> 409;
            case UNUSABLE -> 422;
            case FIELD -> 400;
            case TOO_OFTEN -> 429;
        };
    }

    /** The message to a connection whose request is refused. */
    static String message(String id, TableRefused refused, Pen pen) {
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
