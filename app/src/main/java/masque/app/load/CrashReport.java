package masque.app.load;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import masque.edge.Words;
import tools.jackson.databind.json.JsonMapper;

/**
 * What became of the moves.
 *
 * @param lost acknowledged moves that were gone after a kill
 * @param doubled moves that were made twice
 * @param unresumed how often a table did not go on after a kill
 */
record CrashReport(CrashPlan plan, int acknowledged, int lost, int doubled, int unresumed) {
    /** Whether all is as it must be. */
    boolean fine() {
        return lost == 0 && doubled == 0 && unresumed == 0;
    }

    String json() {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("game", plan.kind().game());
        fields.put("tables", plan.tables());
        fields.put("seed", plan.seed());
        fields.put("kills", plan.kills());
        fields.put("acknowledged", acknowledged);
        fields.put("lost", lost);
        fields.put("doubled", doubled);
        fields.put("unresumed", unresumed);
        return JsonMapper.shared().writeValueAsString(fields);
    }

    /** The same in words, a line each. */
    List<String> lines(Words words) {
        String outcome =
                fine()
                        ? words.say("crash-fine")
                        : words.say(
                                "crash-broken",
                                "lost",
                                lost,
                                "doubled",
                                doubled,
                                "unresumed",
                                unresumed);
        return List.of(
                words.say("crash-played", "kills", plan.kills(), "acknowledged", acknowledged),
                outcome);
    }
}
