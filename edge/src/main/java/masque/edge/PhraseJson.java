package masque.edge;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import masque.core.Phrase;
import masque.core.Seat;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * A phrase as it is kept until it is worded: its key, and its arguments by name. A seat and a
 * phrase are objects, so that they cannot be taken for numbers and texts.
 */
public final class PhraseJson {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private PhraseJson() {}

    /** The phrase as an object. */
    public static ObjectNode write(Phrase phrase) {
        ObjectNode node = NODES.objectNode().put("key", phrase.key());
        ObjectNode args = node.putObject("args");
        phrase.args().forEach((name, value) -> args.set(name, argument(value)));
        return node;
    }

    private static JsonNode argument(Object value) {
        return switch (value) {
            case Integer number -> NODES.numberNode(number);
            case String text -> NODES.stringNode(text);
            case Seat seat -> NODES.objectNode().put("seat", seat.index());
            case Phrase phrase -> write(phrase);
            case List<?> list -> {
                ArrayNode all = NODES.arrayNode();
                list.forEach(one -> all.add(argument(one)));
                yield all;
            }
            default -> throw new IllegalArgumentException("no argument: " + value.getClass());
        };
    }

    /** The phrase that was written so. */
    public static Phrase read(JsonNode node) {
        Map<String, Object> args = new LinkedHashMap<>();
        node.path("args")
                .properties()
                .forEach(one -> args.put(one.getKey(), value(one.getValue())));
        return new Phrase(node.path("key").asString(), args);
    }

    private static Object value(JsonNode node) {
        if (node.isArray()) {
            List<Object> list = new ArrayList<>();
            node.forEach(one -> list.add(value(one)));
            return list;
        }
        if (node.isObject()) {
            return node.has("seat") ? new Seat(node.path("seat").asInt()) : read(node);
        }
        return node.isNumber() ? node.asInt() : node.asString();
    }
}
