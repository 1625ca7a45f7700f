package masque.server;

import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What a client of the second version knows, from all messages so far. */
final class Standing {
    private ObjectNode known = JsonMapper.shared().createObjectNode();
    private int patches;

    /** Takes a message in, and gives it as one of the first version would be. */
    JsonNode takeIn(JsonNode message) {
        ObjectNode told = (ObjectNode) message.deepCopy();
        JsonNode patch = told.remove("patch");
        JsonNode base = told.remove("base");
        if (patch == null) {
            known = told;
        } else {
            if (base.asInt() != known.path("frame").asInt()) {
                throw new AssertionError("a patch for " + base + ", but this is " + known);
            }
            patches++;
            known.remove(List.of("done", "events"));
            known = merged(known, patch);
            known.setAll(told);
        }
        return asFirstVersion();
    }

    /** How many messages said only what had changed. */
    int patches() {
        return patches;
    }

    private JsonNode asFirstVersion() {
        ObjectNode all = known.deepCopy();
        all.put("v", 1);
        if (all.path("view") instanceof ObjectNode view) {
            ArrayNode log = JsonMapper.shared().createArrayNode();
            for (int line = 0; line < view.path("log").size(); line++) {
                log.add(view.path("log").required(Integer.toString(line)));
            }
            view.set("log", log);
        }
        return all;
    }

    /** RFC 7396, word for word. */
    private static ObjectNode merged(JsonNode target, JsonNode patch) {
        ObjectNode result =
                target instanceof ObjectNode object
                        ? object
                        : JsonMapper.shared().createObjectNode();
        for (Map.Entry<String, JsonNode> one : patch.properties()) {
            if (one.getValue().isNull()) {
                result.remove(one.getKey());
            } else if (one.getValue().isObject()) {
                result.set(one.getKey(), merged(result.path(one.getKey()), one.getValue()));
            } else {
                result.set(one.getKey(), one.getValue());
            }
        }
        return result;
    }
}
