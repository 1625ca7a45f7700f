package masque.app.load;

import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** What a player asks for in a tournament, and how it is found in the log. */
sealed interface TournamentAct {
    /** Its name in the protocol. */
    String name();

    /** Writes its own fields. */
    void fields(ObjectNode act);

    /** Whether an event that this player has caused is what this act comes to. */
    boolean is(String kind, JsonNode event);

    /** The message that asks for it. */
    default String message(String id) {
        ObjectNode act = JsonMapper.shared().createObjectNode();
        act.put("id", id).put("do", name());
        fields(act);
        return act.toString();
    }

    private static boolean hasIn(JsonNode event, String field, String player) {
        for (JsonNode one : event.path(field)) {
            if (one.asString("").equals(player)) {
                return true;
            }
        }
        return false;
    }

    private static boolean challengedBy(JsonNode event, String challenger) {
        return event.path("challenger").asString("").equals(challenger);
    }

    /** Asks another for a match. */
    record Challenge(String other, boolean realDice) implements TournamentAct {
        @Override
        public String name() {
            return "challenge";
        }

        @Override
        public void fields(ObjectNode act) {
            act.putArray("others").add(other);
            act.put("realDice", realDice);
        }

        /** DC-8.7: two challenges that cross are an acceptance. */
        @Override
        public boolean is(String kind, JsonNode event) {
            return (kind.equals("challenged") && hasIn(event, "others", other))
                    || (kind.equals("match-begun") && hasIn(event, "players", other));
        }
    }

    /** Takes a challenge back. */
    record Withdraw() implements TournamentAct {
        @Override
        public String name() {
            return "withdraw";
        }

        @Override
        public void fields(ObjectNode act) {
            // It has none.
        }

        @Override
        public boolean is(String kind, JsonNode event) {
            return kind.equals("withdrawn");
        }
    }

    /** Accepts a challenge. */
    record Accept(String challenger, boolean realDice) implements TournamentAct {
        @Override
        public String name() {
            return "accept";
        }

        @Override
        public void fields(ObjectNode act) {
            act.put("challenger", challenger).put("realDice", realDice);
        }

        @Override
        public boolean is(String kind, JsonNode event) {
            return kind.equals("match-begun") && hasIn(event, "players", challenger);
        }
    }

    /** Does not want to. */
    record Decline(String challenger) implements TournamentAct {
        @Override
        public String name() {
            return "decline";
        }

        @Override
        public void fields(ObjectNode act) {
            act.put("challenger", challenger);
        }

        @Override
        public boolean is(String kind, JsonNode event) {
            return kind.equals("declined") && challengedBy(event, challenger);
        }
    }

    /** Says who has won a match with real dice. */
    record Report(int match, List<String> winners) implements TournamentAct {
        public Report {
            winners = List.copyOf(winners);
        }

        @Override
        public String name() {
            return "report";
        }

        @Override
        public void fields(ObjectNode act) {
            act.put("match", match);
            var array = act.putArray("winners");
            winners.forEach(array::add);
        }

        @Override
        public boolean is(String kind, JsonNode event) {
            return kind.equals("reported") && event.path("match").asInt() == match;
        }
    }
}
