package masque.server.table;

import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;
import masque.edge.JsonBytes;
import tools.jackson.core.JsonGenerator;

/** JSON as text. */
public final class JsonText {
    private JsonText() {}

    /** One JSON value. */
    public static String json(Consumer<JsonGenerator> value) {
        return new String(JsonBytes.of(value), StandardCharsets.UTF_8);
    }

    /** One JSON object. */
    public static String object(Consumer<JsonGenerator> fields) {
        return json(braced(fields));
    }

    /** The fields of an object, as the object. */
    static Consumer<JsonGenerator> braced(Consumer<JsonGenerator> fields) {
        return out -> {
            out.writeStartObject();
            fields.accept(out);
            out.writeEndObject();
        };
    }
}
