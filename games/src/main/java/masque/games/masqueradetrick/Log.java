package masque.games.masqueradetrick;

import java.util.ArrayList;
import java.util.List;
import masque.core.Phrase;

/** Looks back at a deal, as far as the rules let a viewer look back (MT-2.6). */
final class Log {
    private final Eyes eyes;
    private final TrickState state;
    private final List<Phrase> lines = new ArrayList<>();

    private Log(Eyes eyes) {
        this.eyes = eyes;
        this.state = eyes.state;
    }

    /** Looks back at the deal. */
    static List<Phrase> of(Eyes eyes) {
        return new Log(eyes).write();
    }

    /** Looks back at the deal before. */
    static List<Phrase> before(Eyes eyes) {
        return new Log(eyes).writeBefore();
    }

    private List<Phrase> write() {
        begins(state.deal);
        for (int round = 0; round <= state.round; round++) {
            if (round == 1) {
                look(0, Book.LOOKED, Book.WINNER);
                secondHand();
            }
            if (round < state.round || state.phase != Phase.PASSING) {
                exchanged();
            }
            int first = round == 0 ? 0 : TrickState.FIRST_HAND;
            int end = round == 0 ? TrickState.FIRST_HAND : TrickState.TRICKS_PER_DEAL;
            for (int trick = first; trick < end; trick++) {
                trick(trick);
            }
        }
        if (state.round == 1) {
            look(1, Book.LOOKED, Book.WINNER);
        }
        if (eyes.over()) {
            pointed(Book.POINTED);
        }
        return List.copyOf(lines);
    }

    private List<Phrase> writeBefore() {
        begins(state.deal - 1);
        exchanged();
        for (int trick = 0; trick < TrickState.TRICKS_PER_DEAL; trick++) {
            if (trick == TrickState.FIRST_HAND) {
                look(0, Book.OLD_LOOKED, Book.OLD_WINNER);
                secondHand();
                exchanged();
            }
            if (trick == TrickState.TRICKS_PER_DEAL - 1) {
                lastTrick(state.book[Book.OLD_WINNER + trick - 1]);
            }
            won(trick, Book.OLD_WINNER);
        }
        look(1, Book.OLD_LOOKED, Book.OLD_WINNER);
        pointed(Book.OLD_POINTED);
        return List.copyOf(lines);
    }

    private void begins(int deal) {
        lines.add(Phrase.of("log-deal", "deal", deal));
    }

    private void secondHand() {
        lines.add(Phrase.of("log-second-hand"));
    }

    private void exchanged() {
        lines.add(Dancer.exchange("log-exchanged", Eyes.passers(state.game)));
    }

    private void trick(int trick) {
        boolean finished = trick < eyes.finished();
        boolean onTheTable =
                (trick == state.trick && state.laid > 0)
                        || (trick == state.trick - 1 && eyes.covered());
        if (onTheTable || (finished && state.game.openHistory)) {
            eyes.laid(trick, finished ? state.game.hands : state.laid).forEach(this::played);
        }
        if (finished) {
            won(trick, Book.WINNER);
        }
    }

    /** The last trick of the deal before, from whoever led it: the winner of the one before it. */
    private void lastTrick(int leader) {
        for (int i = 0; i < state.game.hands; i++) {
            int hand = (leader + i) % state.game.hands;
            played(eyes.onTable(hand, state.book[Book.OLD_LAST + hand]));
        }
    }

    private void played(TrickView.Laid laid) {
        lines.add(
                Phrase.of(
                        "log-played", "who", laid.dancer().named(), "card", laid.card().phrase()));
    }

    private void won(int trick, int winnerRow) {
        lines.add(
                Phrase.of(
                        "log-trick",
                        "trick",
                        trick + 1,
                        "who",
                        eyes.dancer(state.book[winnerRow + trick]).named()));
    }

    private void look(int round, int lookedRow, int winnerRow) {
        int choice = state.book[lookedRow + round];
        if (choice == Book.NONE) {
            return;
        }
        Object who = eyes.dancer(state.book[winnerRow + Eyes.lookedAfter(round)]).named();
        lines.add(
                choice == TrickGame.LOOK_AWAY
                        ? Phrase.of("log-looked-away", "who", who)
                        : Phrase.of(
                                "log-looked",
                                "who",
                                who,
                                "mask",
                                Mask.at(TrickGame.LEFT + choice).phrase()));
    }

    /** MT-2.9: what everybody pointed at, once it is revealed. */
    private void pointed(int pointedRow) {
        for (int seat = 0; seat < state.game.seats; seat++) {
            lines.add(
                    Phrase.of(
                            "log-pointed",
                            "who",
                            eyes.dancer(seat).named(),
                            "mask",
                            Mask.at(state.book[pointedRow + seat]).phrase()));
        }
    }
}
