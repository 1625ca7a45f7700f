package masque.server.tournament;

import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** What an organiser has announced, as the text that the store keeps; with a version as "v". */
final class TournamentSetupText {
    private static final String VERSION = "v";
    private static final int CURRENT = 1;
    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    private TournamentSetupText() {}

    static String write(TournamentSetup setup) {
        ObjectNode node = MAPPER.createObjectNode().put(VERSION, CURRENT);
        node.setAll((ObjectNode) MAPPER.valueToTree(setup));
        return node.toString();
    }

    /**
     * The setup in a text.
     *
     * @throws TournamentRefused if a newer program has written it
     */
    static TournamentSetup read(String text) {
        ObjectNode node = (ObjectNode) MAPPER.readTree(text);
        if (node.path(VERSION).asInt() > CURRENT) {
            throw TournamentRefused.untimely("newer-tournament");
        }
        node.remove(VERSION);
        return MAPPER.treeToValue(node, TournamentSetup.class);
    }
}
