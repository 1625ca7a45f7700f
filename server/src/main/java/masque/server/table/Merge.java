package masque.server.table;

import java.util.Map;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** What makes one JSON object of another, as a merge patch (RFC 7396). */
final class Merge {
    private Merge() {}

    /** Writes the patch as fields of the object that is being written. */
    static void fields(JsonGenerator out, ObjectNode before, ObjectNode after) {
        for (Map.Entry<String, JsonNode> field : before.properties()) {
            if (!after.has(field.getKey())) {
                out.writeNullProperty(field.getKey());
            }
        }
        for (Map.Entry<String, JsonNode> field : after.properties()) {
            JsonNode was = before.path(field.getKey());
            JsonNode is = field.getValue();
            if (was.equals(is)) {
                continue;
            }
            out.writeName(field.getKey());
            if (was instanceof ObjectNode old && is instanceof ObjectNode now) {
                out.writeStartObject();
                fields(out, old, now);
                out.writeEndObject();
            } else {
                JsonMapper.shared().writeTree(out, is);
            }
        }
    }
}
