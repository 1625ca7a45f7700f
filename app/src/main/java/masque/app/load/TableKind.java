package masque.app.load;

import java.util.Map;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * What tables are set up: a game, and who sits there.
 *
 * @param people how many seats, from the first, are held by the guest; bots have the rest
 */
record TableKind(String game, Map<String, String> options, int seats, int people) {
    TableKind {
        options = Map.copyOf(options);
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
            chairs.add(seat < people ? "me" : "bot:random");
        }
        return request.toString();
    }
}
