package masque.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import masque.coach.Fortune;
import masque.coach.Judged;
import masque.coach.Review;
import masque.core.Thought;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A review as it is kept. Of choices that are not marked only the grade is. Those of the first
 * version do not say how far the gains of luck may be off.
 */
final class ReviewText {
    private static final JsonMapper MAPPER = JsonMapper.builder().build();
    private static final int VERSION = 2;
    private static final double FINE = 10_000;

    private ReviewText() {}

    static String write(Review review) {
        ObjectNode node = MAPPER.createObjectNode();
        node.put("v", VERSION);
        node.put("seat", review.seat());
        ArrayNode choices = node.putArray("choices");
        for (Judged one : review.choices()) {
            ObjectNode choice = choices.addObject();
            choice.put("ply", one.ply());
            choice.put("grade", one.grade().name().toLowerCase(Locale.ROOT));
            if (one.grade().isMarked()) {
                choice.put("chosen", one.chosen());
                choice.put("best", one.best());
                choice.put("cost", rounded(one.cost()));
                choice.put("doubt", rounded(one.doubt()));
                choice.set("thought", MAPPER.readTree(ThoughtText.write(one.thought())));
            }
        }
        fortune(node.putObject("deal"), review.deal());
        fortune(node.putObject("play"), review.play());
        return node.toString();
    }

    private static void fortune(ObjectNode node, Fortune fortune) {
        node.put("events", fortune.events());
        node.put("others", fortune.others());
        node.put("gain", rounded(fortune.gain()));
        node.put("doubt", rounded(fortune.doubt()));
        node.put("percentile", rounded(fortune.percentile()));
    }

    private static double rounded(double number) {
        return Math.round(number * FINE) / FINE;
    }

    static Review read(String text) {
        JsonNode node = MAPPER.readTree(text);
        List<Judged> choices = new ArrayList<>();
        for (JsonNode choice : node.path("choices")) {
            String grade = choice.path("grade").asString().toUpperCase(Locale.ROOT);
            choices.add(
                    new Judged(
                            choice.path("ply").asInt(),
                            choice.path("chosen").asInt(0),
                            choice.path("best").asInt(0),
                            Judged.Grade.valueOf(grade),
                            choice.path("cost").asDouble(0),
                            choice.path("doubt").asDouble(0),
                            choice.has("thought")
                                    ? ThoughtText.read(choice.path("thought").toString())
                                    : Thought.silent(0)));
        }
        return new Review(
                node.path("seat").asInt(),
                choices,
                fortune(node.path("deal")),
                fortune(node.path("play")));
    }

    private static Fortune fortune(JsonNode node) {
        return new Fortune(
                node.path("events").asInt(),
                node.path("others").asInt(),
                node.path("gain").asDouble(),
                node.path("doubt").asDouble(0),
                node.path("percentile").asDouble());
    }
}
