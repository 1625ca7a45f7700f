package masque.app.load;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import masque.core.Phrase;
import masque.edge.Listener;
import masque.edge.Words;
import tools.jackson.databind.json.JsonMapper;

/**
 * What was measured of a tournament.
 *
 * @param matches how many were settled
 * @param p99Millis what 99 of 100 acts took at most, from being sent to being answered; but those
 *     around the kill
 * @param aroundKill how many acts were sent between the kill and the moment when all were back
 * @param refusals acts that were refused for reasons that the rules explain
 * @param results of how many matches it was measured when the last follower heard of their results
 * @param away from the kill until everybody was back
 * @param goal how many matches were to be settled before the organiser ended it
 * @param problems the first errors
 */
record TournamentLoadReport(
        int entrants,
        int matches,
        int champions,
        int errors,
        double p99Millis,
        int serverMegabytes,
        Duration taken,
        int acts,
        double p50Millis,
        int aroundKill,
        double aroundKillP99Millis,
        int refusals,
        long moves,
        int results,
        double resultP99Millis,
        double resultMaxMillis,
        Duration away,
        Duration cpu,
        int goal,
        List<Phrase> problems) {
    private static final double MILLIS_A_SECOND = 1000;
    private static final double HUNDREDTHS = 100;

    boolean fine() {
        return errors == 0;
    }

    String json(Words words) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("entrants", entrants);
        fields.put("matches", matches);
        fields.put("champions", champions);
        fields.put("errors", errors);
        fields.put("p99Millis", rounded(p99Millis));
        fields.put("serverMegabytes", serverMegabytes);
        fields.put("seconds", rounded(seconds(taken)));
        fields.put("acts", acts);
        fields.put("p50Millis", rounded(p50Millis));
        fields.put("actsAroundKill", aroundKill);
        fields.put("aroundKillP99Millis", rounded(aroundKillP99Millis));
        fields.put("refusals", refusals);
        fields.put("moves", moves);
        fields.put("results", results);
        fields.put("resultP99Millis", rounded(resultP99Millis));
        fields.put("resultMaxMillis", rounded(resultMaxMillis));
        fields.put("awaySeconds", rounded(seconds(away)));
        fields.put("serverCpuSeconds", rounded(seconds(cpu)));
        fields.put("shortenedAfter", goal);
        fields.put("problems", sentences(words));
        return JsonMapper.shared().writeValueAsString(fields);
    }

    /** The first errors in words. */
    List<String> sentences(Words words) {
        return problems.stream().map(one -> words.say(one, Listener.STRANGER)).toList();
    }

    /** The measurement in words, a line each. */
    List<String> lines(Words words) {
        return List.of(
                words.say(
                        "tournament-played",
                        "entrants",
                        entrants,
                        "matches",
                        matches,
                        "champions",
                        champions,
                        "seconds",
                        text(seconds(taken))),
                words.say("tournament-shortened", "matches", goal),
                words.say(
                        "tournament-acts",
                        "acts",
                        Integer.toString(acts),
                        "half",
                        text(p50Millis),
                        "most",
                        text(p99Millis),
                        "refused",
                        Integer.toString(refusals)),
                words.say(
                        "tournament-results",
                        "results",
                        results,
                        "most",
                        text(resultP99Millis),
                        "all",
                        text(resultMaxMillis)),
                words.say(
                        "tournament-away",
                        "seconds",
                        text(seconds(away)),
                        "acts",
                        aroundKill,
                        "most",
                        text(aroundKillP99Millis)),
                words.say(
                        "load-server",
                        "cpu",
                        text(seconds(cpu)),
                        "megabytes",
                        Integer.toString(serverMegabytes)),
                words.say("tournament-errors", "errors", errors));
    }

    private static double seconds(Duration time) {
        return time.toMillis() / MILLIS_A_SECOND;
    }

    private static String text(double number) {
        return String.format(Locale.ROOT, "%.1f", number);
    }

    private static double rounded(double number) {
        return Math.round(number * HUNDREDTHS) / HUNDREDTHS;
    }
}
