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
        if (all.has("view")) {
            all.set("view", withLists(all.path("view")));
        }
        return all;
    }

    /** An object that says how long it is is a list. */
    private static JsonNode withLists(JsonNode value) {
        if (!value.isObject()) {
            return value;
        }
        if (value.has("length")) {
            ArrayNode list = JsonMapper.shared().createArrayNode();
            for (int i = 0; i < value.path("length").asInt(); i++) {
                list.add(withLists(value.required(Integer.toString(i))));
            }
            return list;
        }
        ObjectNode object = JsonMapper.shared().createObjectNode();
        for (Map.Entry<String, JsonNode> one : value.properties()) {
            object.set(one.getKey(), withLists(one.getValue()));
        }
        return object;
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
