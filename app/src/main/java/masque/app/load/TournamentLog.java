package masque.app.load;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import masque.contest.Arena;
import masque.contest.ArenaEvent;
import masque.contest.ArenaRules;
import masque.contest.Entrant;
import masque.contest.Phase;
import masque.contest.Standing;
import masque.contest.Transfer;
import masque.core.BadInput;
import masque.server.tournament.ArenaEventText;
import tools.jackson.databind.JsonNode;

/**
 * Holds the log of a tournament against its rules, and against what its players were told.
 *
 * <p>Of the events that a player has caused, the first of each act are compared with the acts that
 * were acknowledged to this player, in order: both must be the same.
 */
final class TournamentLog {
    /** The first events of what players can ask for here. */
    private static final Set<String> FIRST =
            Set.of("challenged", "match-begun", "withdrawn", "declined", "reported");

    private static final int PAIR = 2;

    private final ArenaRules rules;
    private final Mishaps mishaps;
    private final Map<String, List<JsonNode>> caused = new HashMap<>();
    private final Map<Integer, Integer> ends = new HashMap<>();
    private Arena arena;
    private int number;
    private int lost;
    private int doubled;

    TournamentLog(ArenaRules rules, Mishaps mishaps) {
        this.rules = rules;
        this.mishaps = mishaps;
        arena = Arena.of(rules);
    }

    /** Acts that were acknowledged and are not in the log. */
    int lost() {
        return lost;
    }

    /** Events that nobody has asked for, or not as often as they are there. */
    int doubled() {
        return doubled;
    }

    /** How many matches are settled or void. */
    int matches() {
        return ends.size();
    }

    List<String> champions() {
        return arena.phase() == Phase.ENDED
                ? arena.standings().stream()
                        .filter(Standing::champion)
                        .map(one -> one.entrant().player())
                        .toList()
                : List.of();
    }

    /** The number of the last event that was read. */
    int number() {
        return number;
    }

    /** Takes in the next event. */
    void read(JsonNode event) {
        number++;
        if (event.path("number").asInt() != number) {
            mishaps.add("log-gap", "due", number, "number", event.path("number").asInt());
        }
        String kind = event.path("kind").asString("");
        if (kind.equals(ArenaEventText.PRIVATE)) {
            return;
        }
        try {
            ArenaEvent happened =
                    ArenaEventText.read(kind, event.path("at").asLong(), event.asObject());
            arena = arena.after(happened);
            settles(happened);
        } catch (BadInput | IllegalStateException | IndexOutOfBoundsException e) {
            mishaps.add("log-stuck", "number", number, "problem", String.valueOf(e.getMessage()));
        }
        checkTokens();
        if (FIRST.contains(kind)) {
            caused.computeIfAbsent(event.path("by").asString(""), key -> new ArrayList<>())
                    .add(event);
        }
    }

    /** DC-8.12: a match is settled once. DC-8.4: the loser gives the winner one token. */
    private void settles(ArenaEvent event) {
        switch (event) {
            case ArenaEvent.Settled settled -> {
                ends(settled.match());
                List<String> players = arena.match(settled.match()).orElseThrow().players();
                if (!settled.transfers().equals(due(players, settled.winners()))) {
                    mishaps.add("transfer-wrong", "match", settled.match(), "number", number);
                }
            }
            case ArenaEvent.Voided voided -> ends(voided.match());
            default -> {}
        }
    }

    private static List<Transfer> due(List<String> players, List<String> winners) {
        if (players.size() != PAIR || winners.size() != 1) {
            return List.of();
        }
        String winner = winners.getFirst();
        String loser = players.get(players.getFirst().equals(winner) ? 1 : 0);
        return List.of(new Transfer(loser, winner, 1));
    }

    private void ends(int match) {
        if (ends.merge(match, 1, Integer::sum) > 1) {
            doubled++;
            mishaps.add("match-twice", "match", match);
        }
    }

    /** DC-8.23. */
    private void checkTokens() {
        int tokens = arena.entrants().stream().mapToInt(Entrant::tokens).sum();
        int due = arena.entrants().size() * rules.tokens();
        if (tokens != due) {
            mishaps.add("tokens-wrong", "number", number, "tokens", tokens, "due", due);
        }
    }

    /** After the last event: compares with what the players know. */
    void compare(List<Entry> entries) {
        for (int match = 1; match <= arena.matches().size(); match++) {
            if (!ends.containsKey(match)) {
                lost++;
                mishaps.add("match-open", "match", match);
            }
        }
        if (arena.entrants().size() != entries.size()) {
            mishaps.add(
                    "entrants-differ",
                    "logged",
                    arena.entrants().size(),
                    "entered",
                    entries.size());
        }
        entries.forEach(this::compare);
    }

    private void compare(Entry entry) {
        List<JsonNode> events = caused.getOrDefault(entry.player(), List.of());
        List<Entry.Acked> acts = entry.acked();
        int next = 0;
        for (Entry.Acked act : acts) {
            Optional<Integer> found = find(events, next, act);
            if (found.isEmpty()) {
                lost++;
                mishaps.add("act-lost", "player", entry.player(), "act", act.act().name());
            } else {
                unasked(entry.player(), events.subList(next, found.get()));
                next = found.get() + 1;
            }
        }
        unasked(entry.player(), events.subList(next, events.size()));
    }

    private static Optional<Integer> find(List<JsonNode> events, int from, Entry.Acked act) {
        for (int i = from; i < events.size(); i++) {
            JsonNode event = events.get(i);
            if (event.path("number").asInt() > act.number()) {
                return Optional.empty();
            }
            if (act.act().is(event.path("kind").asString(""), event)) {
                return Optional.of(i);
            }
        }
        return Optional.empty();
    }

    private void unasked(String player, List<JsonNode> events) {
        for (JsonNode event : events) {
            doubled++;
            mishaps.add(
                    "act-doubled",
                    "player",
                    player,
                    "kind",
                    event.path("kind").asString(""),
                    "number",
                    event.path("number").asInt());
        }
    }

    /** Compares with the standings that the site tells. */
    void compareStandings(JsonNode standings) {
        List<String> champions = champions();
        int rows = 0;
        for (JsonNode row : standings.path("standings")) {
            String player = row.path("player").asString("");
            boolean same =
                    arena.entrant(player)
                            .filter(one -> one.tokens() == row.path("tokens").asInt())
                            .isPresent();
            boolean champion = row.path("champion").asBoolean();
            if (!same || champion != champions.contains(player)) {
                mishaps.add("standings-differ", "player", player);
            }
            rows++;
        }
        if (rows != arena.entrants().size() || standings.path("number").asInt() != number) {
            mishaps.add("standings-differ", "player", "");
        }
    }
}
