package masque.server.table;

import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * Facts as the text that the store keeps. It carries the version of its form as "v"; what was
 * written in an earlier form is brought up to date step by step.
 */
public final class TableFactsText {
    private static final String VERSION = "v";
    private static final int CURRENT = 5;
    private static final int NO_HINTS = 4;
    private static final int NO_CONTESTS = 3;
    private static final int UNNAMED = 2;
    private static final String TERMS = "terms";
    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    private TableFactsText() {}

    public static String write(TableFacts facts) {
        ObjectNode node = MAPPER.createObjectNode().put(VERSION, CURRENT);
        node.setAll((ObjectNode) MAPPER.valueToTree(facts));
        return node.toString();
    }

    /**
     * The facts in a text.
     *
     * @throws TableRefused if a newer program has written them
     */
    public static TableFacts read(String text) {
        ObjectNode node = (ObjectNode) MAPPER.readTree(text);
        int version = version(node);
        if (version > CURRENT) {
            throw TableRefused.untimely("newer-table");
        }
        if (version < UNNAMED) {
            addLobby(node);
        }
        if (version <= NO_CONTESTS) {
            node.putNull("contest");
        }
        if (version <= NO_HINTS) {
            for (JsonNode sitter : node.path("sitters")) {
                ((ObjectNode) sitter).putArray("hints");
            }
        }
        node.remove(VERSION);
        return MAPPER.treeToValue(node, TableFacts.class);
    }

    /** The first two forms do not name theirs; in the first there was no lobby yet. */
    private static int version(ObjectNode node) {
        return node.has(VERSION) ? node.path(VERSION).asInt() : node.has(TERMS) ? UNNAMED : 1;
    }

    /** Before there was a lobby, what is played stood beside the rest, and all chance was ours. */
    private static void addLobby(ObjectNode node) {
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
