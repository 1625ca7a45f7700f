package masque.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import masque.core.Thought;
import masque.edge.PhraseJson;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A thought as it is kept: the best choices only, and what is not too unlikely. Those of the first
 * version, without a "v", are of bots that search: they have no scale and no words.
 */
final class ThoughtText {
    private static final JsonMapper MAPPER = JsonMapper.builder().build();
    private static final int VERSION = 2;
    private static final int MOST_LINES = 6;
    private static final double UNLIKELY = 0.005;
    private static final double FINE = 1_000;

    private ThoughtText() {}

    static String write(Thought thought) {
        ObjectNode node = MAPPER.createObjectNode();
        node.put("v", VERSION);
        node.put("code", thought.code());
        node.put("worlds", thought.worlds());
        ArrayNode lines = node.putArray("lines");
        best(thought)
                .forEach(line ->
                        lines.addArray()
                                .add(line.code())
                                .add(line.visits())
                                .add(rounded(line.worth())));
        ArrayNode beliefs = node.putArray("beliefs");
        beliefs(thought)
                .forEach(belief ->
                        beliefs.addArray()
                                .add(belief.seat())
                                .add(belief.secret())
                                .add(rounded(belief.likely())));
        node.put("scale", thought.scale().name().toLowerCase(Locale.ROOT));
        thought.why().ifPresent(why -> node.set("why", PhraseJson.write(why)));
        return node.toString();
    }

    /** The first choices, and the one that was made even if it is not among them. */
    private static Stream<Thought.Line> best(Thought thought) {
        List<Thought.Line> lines = thought.lines();
        return IntStream.range(0, lines.size())
                .filter(i -> i < MOST_LINES || lines.get(i).code() == thought.code())
                .mapToObj(lines::get);
    }

    /** What is not too unlikely. */
    static Stream<Thought.Belief> beliefs(Thought thought) {
        return thought.beliefs().stream().filter(belief -> belief.likely() >= UNLIKELY);
    }

    static double rounded(double share) {
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
        return new Thought(
                node.path("code").asInt(),
                node.path("worlds").asInt(),
                lines,
                beliefs,
                Thought.Scale.valueOf(
                        node.path("scale").asString("share").toUpperCase(Locale.ROOT)),
                node.has("why")
                        ? Optional.of(PhraseJson.read(node.path("why")))
                        : Optional.empty());
    }
}
