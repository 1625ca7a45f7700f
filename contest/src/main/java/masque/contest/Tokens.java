package masque.contest;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import masque.core.Chance;

/** How tokens move by a result. */
final class Tokens {
    private Tokens() {}

    /** What is paid, and what should be and cannot. */
    record Payment(List<Transfer> paid, List<Transfer> missing) {}

    /**
     * What a result brings each player. Every loser pays one token, and the winners split them; a
     * rest is drawn among the winners. If nobody or everybody wins nothing moves. For two players
     * that is DC-8.4.
     */
    static Map<String, Integer> due(List<String> winners, List<String> losers, Chance chance) {
        Map<String, Integer> due = new LinkedHashMap<>();
        if (winners.isEmpty()) {
            return due;
        }
        for (String loser : losers) {
            due.put(loser, -1);
        }
        for (String winner : winners) {
            due.put(winner, losers.size() / winners.size());
        }
        List<String> lucky = new ArrayList<>(winners);
        for (int rest = losers.size() % winners.size(); rest > 0; rest--) {
            due.merge(lucky.remove(chance.below(lucky.size())), 1, Integer::sum);
        }
        return due;
    }

    /** Has those pay who are to lose tokens, but nobody more than they hold (DC-8.21). */
    static Payment pay(Map<String, Integer> changes, ToIntFunction<String> held) {
        List<Transfer> paid = new ArrayList<>();
        List<Transfer> missing = new ArrayList<>();
        Map<String, Integer> wanted = new LinkedHashMap<>(changes);
        changes.forEach((payer, change) -> {
            int owes = -change;
            int holds = held.applyAsInt(payer);
            for (Map.Entry<String, Integer> receiver : wanted.entrySet()) {
                int part = Math.min(owes, receiver.getValue());
                if (part > 0) {
                    int now = Math.min(part, holds);
                    add(paid, payer, receiver.getKey(), now);
                    add(missing, payer, receiver.getKey(), part - now);
                    owes -= part;
                    holds -= now;
                    receiver.setValue(receiver.getValue() - part);
                }
            }
        });
        return new Payment(paid, missing);
    }

    private static void add(List<Transfer> transfers, String from, String to, int tokens) {
        if (tokens > 0) {
            transfers.add(new Transfer(from, to, tokens));
        }
    }
}
