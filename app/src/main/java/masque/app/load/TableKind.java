package masque.app.load;

import java.util.Map;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * What tables are set up: a game, and who sits there.
 *
 * @param people how many seats, from the first, are held by the guest; bots have the rest
 * @param level the level of the bots
 */
record TableKind(String game, Map<String, String> options, int seats, int people, String level) {
    TableKind {
        options = Map.copyOf(options);
    }

    /** Tables whose bots are as quick as can be. */
    TableKind(String game, Map<String, String> options, int seats, int people) {
        this(game, options, seats, people, "random");
    }

    /** The same tables with one person among experts. */
    TableKind withExperts() {
        return new TableKind(game, options, seats, 1, "expert");
    }

    /** The seats held by people, as bits. */
    int peopleBits() {
        return (1 << people) - 1;
    }

    /** The request for such a table, dealt at once or not yet. */
    String request(boolean start) {
        ObjectNode request = JsonMapper.shared().createObjectNode();
        request.put("game", game).put("seats", seats).put("start", start);
        ObjectNode chosen = request.putObject("options");
        options.forEach(chosen::put);
        ArrayNode chairs = request.putArray("chairs");
        for (int seat = 0; seat < seats; seat++) {
            chairs.add(seat < people ? "me" : "bot:" + level);
        }
        return request.toString();
    }
}
