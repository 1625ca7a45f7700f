package masque.bots.truthorbluff;

import java.util.ArrayList;
import java.util.List;
import masque.bots.reasons.Notes;
import masque.core.Codes;
import masque.core.Phrase;
import masque.core.Seat;
import masque.games.truthorbluff.BluffGame;
import masque.games.truthorbluff.BluffMove;
import masque.games.truthorbluff.BluffView;
import masque.games.truthorbluff.Tile;

/** The best choice for a Villain's bonus, by what lies before everybody afterwards. */
final class Spell {
    private final BluffView view;
    private final BluffGame game;
    private final Worth worth;
    private final int me;

    Spell(BluffView view, BluffGame game, Worth worth) {
        this.view = view;
        this.game = game;
        this.worth = worth;
        this.me = view.seat();
    }

    int best(Codes legal, Notes notes) {
        int best = legal.at(0);
        double most = Double.NEGATIVE_INFINITY;
        for (int code : legal.toArray()) {
            double value = value(game.read(code));
            notes.points(code, value);
            if (value > most) {
                most = value;
                best = code;
            }
        }
        notes.because(() -> Phrase.of("thought-bonus"));
        return best;
    }

    private double value(BluffMove move) {
        return switch (move) {
            case BluffMove.Pick(Tile tile) -> lose(me, tile);
            case BluffMove.Take(Seat whose, Tile tile) ->
                    view.choice()
                            .flatMap(BluffView.Choice::tile)
                            .map(given -> exchange(given, whose.index(), tile))
                            .orElseGet(() -> bestMove(whose.index(), tile));
            case BluffMove.To(Seat whom) -> {
                BluffView.Choice choice = view.choice().orElseThrow();
                yield moved(
                        choice.whose().orElseThrow().index(),
                        choice.tile().orElseThrow(),
                        whom.index());
            }
            case BluffMove.Slide slide -> 0;
            case BluffMove.Name name -> 0;
            case BluffMove.Truth truth -> 0;
            case BluffMove.Bluff bluff -> 0;
            case BluffMove.Look look -> 0;
        };
    }

    private double lose(int seat, Tile tile) {
        List<Tile> before = worth.faceUp(seat);
        return worth.change(seat, before, without(before, tile));
    }

    private double exchange(Tile given, int with, Tile taken) {
        List<Tile> mine = worth.faceUp(me);
        List<Tile> theirs = worth.faceUp(with);
        return worth.change(me, mine, with(without(mine, given), taken))
                + worth.change(with, theirs, with(without(theirs, taken), given));
    }

    private double bestMove(int from, Tile tile) {
        double best = Double.NEGATIVE_INFINITY;
        for (BluffView.Player player : view.players()) {
            if (player.seat().index() != from) {
                best = Math.max(best, moved(from, tile, player.seat().index()));
            }
        }
        return best;
    }

    private double moved(int from, Tile tile, int to) {
        List<Tile> there = worth.faceUp(to);
        return lose(from, tile) + worth.change(to, there, with(there, tile));
    }

    private static List<Tile> without(List<Tile> tiles, Tile tile) {
        List<Tile> rest = new ArrayList<>(tiles);
        rest.remove(tile);
        return rest;
    }

    private static List<Tile> with(List<Tile> tiles, Tile tile) {
        List<Tile> more = new ArrayList<>(tiles);
        more.add(tile);
        return more;
    }
}
