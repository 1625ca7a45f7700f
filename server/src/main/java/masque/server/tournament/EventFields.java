package masque.server.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import masque.contest.Transfer;
import masque.core.BadInput;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The fields of one event.
 *
 * @param kind what is named where a field is wrong
 */
record EventFields(String kind, ObjectNode object) {
    String text(String name) {
        return text(object.path(name), name);
    }

    boolean flag(String name) {
        JsonNode node = object.path(name);
        if (!node.isBoolean()) {
            throw wrong(name);
        }
        return node.booleanValue();
    }

    int number(String name) {
        return number(object.path(name), name);
    }

    long big(String name) {
        JsonNode node = object.path(name);
        if (!node.isIntegralNumber() || !node.canConvertToLong()) {
            throw wrong(name);
        }
        return node.longValue();
    }

    List<String> texts(String name) {
        List<String> texts = new ArrayList<>();
        for (JsonNode node : array(name)) {
            texts.add(text(node, name));
        }
        return texts;
    }

    List<Transfer> transfers(String name) {
        List<Transfer> transfers = new ArrayList<>();
        for (JsonNode node : array(name)) {
            transfers.add(
                    new Transfer(
                            text(node.path("from"), name),
                            text(node.path("to"), name),
                            number(node.path("tokens"), name)));
        }
        return transfers;
    }

    <E extends Enum<E>> E constant(String name, Class<E> type) {
        String word = text(name);
        for (E constant : type.getEnumConstants()) {
            if (word(constant).equals(word)) {
                return constant;
            }
        }
        throw wrong(name);
    }

    /** The word for a constant. */
    static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private JsonNode array(String name) {
        JsonNode node = object.path(name);
        if (!node.isArray()) {
            throw wrong(name);
        }
        return node;
    }

    private String text(JsonNode node, String name) {
        return node.stringValueOpt().orElseThrow(() -> wrong(name));
    }

    private int number(JsonNode node, String name) {
        if (!node.isIntegralNumber() || !node.canConvertToInt()) {
            throw wrong(name);
        }
        return node.intValue();
    }

    private BadInput wrong(String name) {
        return BadInput.of("event-field", "kind", kind, "field", name);
    }
}
