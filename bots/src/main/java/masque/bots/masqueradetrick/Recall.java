package masque.bots.masqueradetrick;

import java.util.Arrays;
import java.util.List;
import masque.core.Event;
import masque.games.masqueradetrick.Dancer;
import masque.games.masqueradetrick.TrickEvent;
import masque.games.masqueradetrick.TrickView;

/** The deal so far as one seat has heard it: who played, passed and won what. */
final class Recall {
    private static final int FIRST_HAND = 6;
    static final int TRICKS = 10;

    final int hands;

    /** The card of each hand in each trick, by its index. */
    final int[][] played = new int[TRICKS][];

    final int[] leader = new int[TRICKS];
    final int[] winner = new int[TRICKS];

    /** How many tricks are finished. */
    int finished;

    /** How many cards lie in the trick under way. */
    int laid;

    /** What this seat handed on, and to whom, in the hand of six cards and in that of four. */
    private final int[] given = {Cards.NONE, Cards.NONE};

    private final int[] taker = {Cards.NONE, Cards.NONE};

    private final List<TrickView.Player> players;
    private final int seat;

    private Recall(List<TrickView.Player> players, int seat) {
        this.players = players;
        this.hands = players.size();
        this.seat = seat;
        for (int trick = 0; trick < TRICKS; trick++) {
            played[trick] = new int[hands];
            Arrays.fill(played[trick], Cards.NONE);
        }
    }

    static Recall of(TrickView view, List<Event> heard) {
        Recall recall = new Recall(view.players(), view.seat());
        for (Event event : heard.subList(latestDeal(heard), heard.size())) {
            recall.hear((TrickEvent) event);
        }
        return recall;
    }

    /** What had been played when it was a hand's turn in a trick. */
    Recall before(int trick, int turn) {
        Recall then = new Recall(players, seat);
        for (int i = 0; i < trick; i++) {
            then.played[i] = played[i];
            then.leader[i] = leader[i];
            then.winner[i] = winner[i];
        }
        then.finished = trick;
        for (int hand = leader[trick]; hand != turn; hand = (hand + 1) % hands) {
            then.played(hand, played[trick][hand]);
        }
        return then;
    }

    private static int latestDeal(List<Event> heard) {
        int from = heard.size() - 1;
        while (from > 0 && !(heard.get(from) instanceof TrickEvent.DealBegun)) {
            from--;
        }
        return from;
    }

    private void hear(TrickEvent event) {
        switch (event) {
            case TrickEvent.Handed handed -> handed(handed);
            case TrickEvent.Played play -> played(hand(play.who()), Cards.index(play.card()));
            case TrickEvent.TrickWon won -> {
                winner[finished++] = hand(won.who());
                laid = 0;
            }
            case TrickEvent.DealBegun _,
                    TrickEvent.Cast _,
                    TrickEvent.Dealt _,
                    TrickEvent.Exchanged _,
                    TrickEvent.KnightOpened _,
                    TrickEvent.Looked _,
                    TrickEvent.Saw _,
                    TrickEvent.LookedAway _,
                    TrickEvent.Pointed _,
                    TrickEvent.Unmasked _,
                    TrickEvent.DealEnded _,
                    TrickEvent.GameEnded _ -> {}
        }
    }

    private void handed(TrickEvent.Handed handed) {
        int card = Cards.index(handed.card());
        if (hand(handed.from()) == seat) {
            given[round()] = card;
            taker[round()] = hand(handed.to());
        }
    }

    private void played(int hand, int card) {
        if (laid++ == 0) {
            leader[finished] = hand;
        }
        played[finished][hand] = card;
    }

    /** The hand, counted clockwise from the first seat's, that somebody holds. */
    int hand(Dancer dancer) {
        int hand = 0;
        while (players.get(hand).dancer() != dancer) {
            hand++;
        }
        return hand;
    }

    /** 0 in the hand of six cards, 1 in that of four. */
    int round() {
        return finished < FIRST_HAND ? 0 : 1;
    }

    /** MT-2.6: what the hand of four is dealt from. */
    int setAside() {
        int cards = 0;
        for (int trick = 0; trick < FIRST_HAND; trick++) {
            for (int hand = 0; hand < hands; hand++) {
                cards |= hand == winner[trick] ? 0 : 1 << played[trick][hand];
            }
        }
        return cards;
    }

    /** The first trick of a round: of the hand of six cards, or of that of four. */
    static int from(int round) {
        return round == 0 ? 0 : FIRST_HAND;
    }

    /** The trick after the last of a round. */
    static int to(int round) {
        return round == 0 ? FIRST_HAND : TRICKS;
    }

    /** What a hand has played in a round, before a trick. */
    int played(int hand, int round, int before) {
        int cards = 0;
        for (int trick = from(round); trick < Math.min(to(round), before); trick++) {
            int card = played[trick][hand];
            cards |= card == Cards.NONE ? 0 : 1 << card;
        }
        return cards;
    }

    /** How many cards a hand has left in this round. */
    int held(int hand) {
        int round = round();
        return to(round) - from(round) - Integer.bitCount(played(hand, round, TRICKS));
    }

    /** The suits that a hand did not follow in this round, as all of their cards. */
    int voids(int hand, int round) {
        int cards = 0;
        for (int trick = from(round); trick < Math.min(to(round), finished + 1); trick++) {
            int card = played[trick][hand];
            if (card != Cards.NONE) {
                int led = Cards.suitOf(played[trick][leader[trick]]);
                cards |= Cards.has(led, card) ? 0 : led;
            }
        }
        return cards;
    }

    /** The hand that is winning a trick, as far as it has come when it is this hand's turn. */
    int winning(int trick, int turn) {
        int best = leader[trick];
        for (int hand = (best + 1) % hands; hand != turn; hand = (hand + 1) % hands) {
            best = Cards.beats(played[trick][hand], played[trick][best]) ? hand : best;
        }
        return best;
    }

    /** How many of the tricks before this one a hand has won. */
    int won(int hand, int before) {
        int won = 0;
        for (int trick = 0; trick < before; trick++) {
            won += winner[trick] == hand ? 1 : 0;
        }
        return won;
    }

    /** What this seat handed to another in a round. */
    int givenTo(int hand, int round) {
        return taker[round] == hand ? 1 << given[round] : 0;
    }
}
