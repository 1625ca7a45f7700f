package masque.bots.masqueradetrick;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import masque.core.Chance;
import masque.games.masqueradetrick.Card;
import masque.games.masqueradetrick.Role;
import masque.games.masqueradetrick.Suit;

/**
 * A deal for four as a test wants it: cards are written as c1 to c3, r1 to r7, m1 to m7 and g1 to
 * g7. Whatever else chance is asked for throws.
 */
final class Dealt implements Chance {
    private static final String SUITS = "crmg";
    private static final int[] FIRST_OF_SUIT = {0, 3, 10, 17};

    private final Deque<Integer> outcomes = new ArrayDeque<>();

    private Dealt() {}

    /** The roles of the seats and of the centre, the hands, and who leads. */
    static Parlour of(List<Role> roles, List<String> hands, int leader) {
        Dealt dealt = new Dealt();
        roles.forEach(role -> dealt.outcomes.add(role.ordinal()));
        for (String hand : hands) {
            for (String card : hand.split(" ", -1)) {
                dealt.outcomes.add(FIRST_OF_SUIT[SUITS.indexOf(card.charAt(0))] + rank(card) - 1);
            }
        }
        dealt.outcomes.add(leader);
        return new Parlour(4, Map.of(), dealt);
    }

    static String name(String card) {
        return new Card(Suit.values()[SUITS.indexOf(card.charAt(0))], rank(card)).text();
    }

    private static int rank(String card) {
        return Integer.parseInt(card.substring(1));
    }

    @Override
    public int below(int n) {
        return outcomes.remove();
    }

    @Override
    public int bit(int mask) {
        return outcomes.remove();
    }
}
