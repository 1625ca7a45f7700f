package masque.server.table;

import java.util.List;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Facts as the text that the store keeps. */
public final class FactsText {
    private static final String TERMS = "terms";
    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    private FactsText() {}

    public static String write(Facts facts) {
        return MAPPER.writeValueAsString(facts);
    }

    public static Facts read(String text) {
        ObjectNode node = (ObjectNode) MAPPER.readTree(text);
        if (!node.has(TERMS)) {
            upgrade(node);
        }
        return MAPPER.treeToValue(node, Facts.class);
    }

    /** Before there was a lobby, what is played stood beside the rest, and all chance was ours. */
    private static void upgrade(ObjectNode node) {
        ObjectNode terms = MAPPER.createObjectNode();
        for (String field : List.of("game", "seats", "options", "clock")) {
            terms.set(field, node.remove(field));
        }
        terms.put("listed", false).put("chat", true);
        node.set(TERMS, terms);
        node.putObject("contributions");
        node.putArray("removed");
        node.put("code", "").put("next", "");
    }
}
