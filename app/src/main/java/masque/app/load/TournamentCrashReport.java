package masque.app.load;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import masque.core.Phrase;
import masque.edge.Listener;
import masque.edge.Words;
import tools.jackson.databind.json.JsonMapper;

/**
 * What became of a tournament whose site was killed.
 *
 * @param players how many played at the same time
 * @param entrants how many ever entered
 * @param acknowledged what players asked for in the tournament and were told that it is so
 * @param moves acknowledged moves at the tables
 * @param lost acts, moves and results that were gone
 * @param doubled acts, moves and results that were there twice
 * @param matches how many were settled
 * @param errors everything that was not as it must be, the lost and doubled included
 * @param problems the first errors
 */
record TournamentCrashReport(
        int players,
        int entrants,
        int kills,
        int acknowledged,
        long moves,
        int lost,
        int doubled,
        int matches,
        int errors,
        List<Phrase> problems) {
    boolean fine() {
        return errors == 0 && lost == 0 && doubled == 0;
    }

    String json(Words words) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("kills", kills);
        fields.put("acknowledged", acknowledged);
        fields.put("lost", lost);
        fields.put("doubled", doubled);
        fields.put("matches", matches);
        fields.put("errors", errors);
        fields.put("players", players);
        fields.put("entrants", entrants);
        fields.put("moves", moves);
        fields.put("problems", sentences(words));
        return JsonMapper.shared().writeValueAsString(fields);
    }

    /** The first errors in words. */
    List<String> sentences(Words words) {
        return problems.stream().map(one -> words.say(one, Listener.STRANGER)).toList();
    }

    /** The outcome in words, a line each. */
    List<String> lines(Words words) {
        return List.of(
                words.say(
                        "tournament-crash-played",
                        "kills",
                        kills,
                        "acknowledged",
                        Integer.toString(acknowledged),
                        "moves",
                        Long.toString(moves),
                        "matches",
                        matches,
                        "entrants",
                        entrants),
                words.say("tournament-crash-found", "lost", lost, "doubled", doubled),
                words.say("tournament-errors", "errors", errors));
    }
}
