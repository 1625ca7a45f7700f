package masque.games.masqueradetrick;

import java.util.ArrayList;
import java.util.List;
import masque.core.Phrase;

/** Looks back at the deal, as far as the rules let a viewer look back (MT-2.6). */
final class Log {
    private final Eyes eyes;
    private final TrickState state;
    private final List<Phrase> lines = new ArrayList<>();

    private Log(Eyes eyes) {
        this.eyes = eyes;
        this.state = eyes.state;
    }

    static List<Phrase> of(Eyes eyes) {
        return new Log(eyes).write();
    }

    private List<Phrase> write() {
        lines.add(Phrase.of("log-deal", "deal", state.deal));
        for (int round = 0; round <= state.round; round++) {
            if (round == 1) {
                look(0);
                lines.add(Phrase.of("log-second-hand"));
            }
            if (round < state.round || state.phase != Phase.PASSING) {
                lines.add(Dancer.exchange("log-exchanged", Eyes.passers(state.game)));
            }
            int first = round == 0 ? 0 : TrickState.FIRST_HAND;
            int end = round == 0 ? TrickState.FIRST_HAND : TrickState.TRICKS_PER_DEAL;
            for (int trick = first; trick < end; trick++) {
                trick(trick);
            }
        }
        if (state.round == 1) {
            look(1);
        }
        return List.copyOf(lines);
    }

    private void trick(int trick) {
        boolean finished = trick < eyes.finished();
        boolean onTheTable =
                (trick == state.trick && state.laid > 0)
                        || (trick == state.trick - 1 && eyes.covered());
        if (onTheTable || (finished && state.game.openHistory)) {
            for (TrickView.Laid laid : eyes.laid(trick, finished ? state.game.hands : state.laid)) {
                lines.add(
                        Phrase.of(
                                "log-played",
                                "who",
                                laid.dancer().named(),
                                "card",
                                laid.card().phrase()));
            }
        }
        if (finished) {
            lines.add(
                    Phrase.of(
                            "log-trick",
                            "trick",
                            trick + 1,
                            "who",
                            eyes.dancer(state.book[Book.WINNER + trick]).named()));
        }
    }

    private void look(int round) {
        int choice = state.book[Book.LOOKED + round];
        if (choice == Book.NONE) {
            return;
        }
        Object who = eyes.dancer(Eyes.looker(state, round)).named();
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
}
