package masque.server.table;

import java.util.ArrayList;
import java.util.List;
import masque.core.Thought;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A thought as it is kept: the best choices only, and what is not too unlikely. */
final class ThoughtText {
    private static final JsonMapper MAPPER = JsonMapper.builder().build();
    private static final int MOST_LINES = 6;
    private static final double UNLIKELY = 0.005;
    private static final double FINE = 1_000;

    private ThoughtText() {}

    static String write(Thought thought) {
        ObjectNode node = MAPPER.createObjectNode();
        node.put("code", thought.code());
        node.put("worlds", thought.worlds());
        ArrayNode lines = node.putArray("lines");
        thought.lines().stream()
                .limit(MOST_LINES)
                .forEach(line ->
                        lines.addArray()
                                .add(line.code())
                                .add(line.visits())
                                .add(rounded(line.worth())));
        ArrayNode beliefs = node.putArray("beliefs");
        thought.beliefs().stream()
                .filter(belief -> belief.likely() >= UNLIKELY)
                .forEach(belief ->
                        beliefs.addArray()
                                .add(belief.seat())
                                .add(belief.secret())
                                .add(rounded(belief.likely())));
        return node.toString();
    }

    private static double rounded(double share) {
        return Math.round(share * FINE) / FINE;
    }

    static Thought read(String text) {
        JsonNode node = MAPPER.readTree(text);
        List<Thought.Line> lines = new ArrayList<>();
        for (JsonNode line : node.path("lines")) {
            lines.add(
                    new Thought.Line(
                            line.path(0).asInt(), line.path(1).asInt(), line.path(2).asDouble()));
        }
        List<Thought.Belief> beliefs = new ArrayList<>();
        for (JsonNode belief : node.path("beliefs")) {
            beliefs.add(
                    new Thought.Belief(
                            belief.path(0).asInt(),
                            belief.path(1).asString(),
                            belief.path(2).asDouble()));
        }
        return new Thought(node.path("code").asInt(), node.path("worlds").asInt(), lines, beliefs);
    }
}
