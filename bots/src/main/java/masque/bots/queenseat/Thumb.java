package masque.bots.queenseat;

import java.util.Optional;
import masque.core.Phrase;
import masque.core.Seat;
import masque.games.queenseat.Card;
import masque.games.queenseat.Princess;
import masque.games.queenseat.QueenGame;
import masque.games.queenseat.QueenMove;
import masque.games.queenseat.QueenView;

/** Rules of thumb: about how much better than others a choice is, from -1 to 1. */
final class Thumb {
    private static final double LITTLE = 0.05;
    private static final double SOME = 0.1;
    private static final double MUCH = 0.3;

    private final QueenView view;
    private final QueenGame game;

    Thumb(QueenView view, QueenGame game) {
        this.view = view;
        this.game = game;
    }

    double worth(int code) {
        return switch (game.read(code)) {
            case QueenMove.Vote(Card card) -> vote(card);
            case QueenMove.Take take -> 0;
            case QueenMove.Give(Seat whom) -> give(whom);
            case QueenMove.Act act -> queen() ? SOME : 0;
            case QueenMove.Swap(Seat whom) -> swap(whom);
            case QueenMove.Choose choose -> 0;
            case QueenMove.Name(Princess princess) -> LITTLE * open(me(), princess);
            case QueenMove.Most most -> LITTLE;
            case QueenMove.Least least -> 0;
            case QueenMove.Secret secret -> 0;
            case QueenMove.Open open -> LITTLE;
            case QueenMove.Steal steal -> 0;
            case QueenMove.Blind blind -> LITTLE;
            // Who still has secret cards when the others have none decides who sits where.
            case QueenMove.Hide hide -> SOME;
            case QueenMove.Show show -> 0;
        };
    }

    /** The rule that speaks for a choice, to be worded. */
    Optional<Phrase> rule(int code) {
        if (worth(code) <= 0) {
            return Optional.empty();
        }
        String name =
                switch (game.read(code)) {
                    case QueenMove.Vote vote -> queen() ? "vote-queen" : "vote-dark";
                    case QueenMove.Give give -> "keep";
                    case QueenMove.Act act -> "act";
                    case QueenMove.Swap swap -> "swap";
                    case QueenMove.Name named -> "name";
                    case QueenMove.Most most -> "most";
                    case QueenMove.Open open -> "open";
                    case QueenMove.Blind blind -> "blind";
                    case QueenMove.Hide hide -> "hide";
                    case QueenMove.Take _,
                            QueenMove.Choose _,
                            QueenMove.Least _,
                            QueenMove.Secret _,
                            QueenMove.Steal _,
                            QueenMove.Show _ ->
                            throw new IllegalStateException("no rule speaks for " + code);
                };
        return Optional.of(Phrase.of("thought-rule-" + name));
    }

    private int me() {
        return view.seat();
    }

    private boolean queen() {
        return view.players().get(me()).queen();
    }

    /** How many public cards of a Princess a seat has. */
    private int open(int seat, Princess princess) {
        int count = 0;
        for (QueenView.Stack stack : view.players().get(seat).open()) {
            count += stack.card().princess() == princess ? stack.count() : 0;
        }
        return count;
    }

    /** The Queen votes for what she shows much of; others keep that to win with later. */
    private double vote(Card card) {
        double strong = LITTLE * open(me(), card.princess());
        return queen() ? strong : card.dark() ? LITTLE : 0;
    }

    /** Winning cards are kept: they are what a swap with the Queen is measured by. */
    private double give(Seat whom) {
        if (whom.index() == me()) {
            return SOME;
        }
        return view.players().get(whom.index()).queen() ? -SOME : 0;
    }

    private double swap(Seat whom) {
        if (queen()) {
            return -MUCH;
        }
        return view.players().get(whom.index()).queen() ? MUCH : 0;
    }
}
