package masque.server.table;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.util.JsonRecyclerPools;

/** JSON that somebody writes, as text. */
public final class JsonText {
    /** Its threads are few and busy: each has buffers of its own. */
    private static final JsonFactory JSON =
            JsonFactory.builder().recyclerPool(JsonRecyclerPools.threadLocalPool()).build();

    private JsonText() {}

    /** One JSON value. */
    public static String json(Consumer<JsonGenerator> value) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(4_096);
        try (JsonGenerator out = JSON.createGenerator(ObjectWriteContext.empty(), bytes)) {
            value.accept(out);
        }
        return bytes.toString(StandardCharsets.UTF_8);
    }

    /** One JSON object. */
    public static String object(Consumer<JsonGenerator> fields) {
        return json(out -> {
            out.writeStartObject();
            fields.accept(out);
            out.writeEndObject();
        });
    }
}
