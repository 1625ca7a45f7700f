package masque.server.web;

import io.javalin.http.Context;
import java.io.StringWriter;
import java.util.function.Consumer;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/** Answers in JSON. */
final class Json {
    private static final JsonFactory JSON = new JsonFactory();
    static final String TYPE = "application/json; charset=utf-8";

    private Json() {}

    /** Answers with an object. */
    static void answer(Context ctx, Consumer<JsonGenerator> fields) {
        whole(
                ctx,
                out -> {
                    out.writeStartObject();
                    fields.accept(out);
                    out.writeEndObject();
                });
    }

    /** Answers with a value. */
    static void whole(Context ctx, Consumer<JsonGenerator> value) {
        raw(ctx, text(value));
    }

    /** A value as text. */
    static String text(Consumer<JsonGenerator> value) {
        StringWriter text = new StringWriter();
        try (JsonGenerator out = JSON.createGenerator(ObjectWriteContext.empty(), text)) {
            value.accept(out);
        }
        return text.toString();
    }

    /** Answers with what is JSON already. */
    static void raw(Context ctx, String json) {
        ctx.contentType(TYPE).result(json);
    }
}
