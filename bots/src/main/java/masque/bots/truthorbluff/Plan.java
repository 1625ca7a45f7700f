package masque.bots.truthorbluff;

import java.util.ArrayList;
import java.util.List;
import masque.bots.reasons.Notes;
import masque.core.Chance;
import masque.core.Phrase;
import masque.core.Seat;
import masque.games.truthorbluff.BluffGame;
import masque.games.truthorbluff.BluffMove;
import masque.games.truthorbluff.BluffView;
import masque.games.truthorbluff.Face;
import masque.games.truthorbluff.Tile;

/**
 * Sliding a tile: what it is worth to send it to somebody, truly or falsely named, by how that
 * player has met tiles so far. What is chosen is drawn, the better the likelier, so that nobody can
 * rely on it.
 */
final class Plan {
    /** How much better a choice must be to be taken three times as often. */
    static final double WARMTH = 0.4;

    private static final int FINE = 1 << 20;

    private final BluffView view;
    private final BluffGame game;
    private final Recall recall;
    private final Worth worth;
    private final Chance chance;
    private final Notes notes;
    private final int me;

    Plan(BluffView view, BluffGame game, Recall recall, Worth worth, Chance chance, Notes notes) {
        this.view = view;
        this.game = game;
        this.recall = recall;
        this.worth = worth;
        this.chance = chance;
        this.notes = notes;
        this.me = view.seat();
    }

    /** Which tile of the own holder to slide. */
    Tile tile() {
        List<Tile> tiles = view.holder().stream().map(BluffView.Held::tile).toList();
        List<Seat> others =
                view.players().stream()
                        .map(BluffView.Player::seat)
                        .filter(seat -> seat.index() != me)
                        .toList();
        List<Double> worths = new ArrayList<>();
        for (Tile tile : tiles) {
            double best = best(tile, others);
            worths.add(best);
            notes.points(game.code(new BluffMove.Slide(tile)), best);
        }
        notes.because(() -> Phrase.of("thought-slide"));
        return tiles.get(draw(worths));
    }

    /** To whom to slide a tile, of those whom it can reach. */
    Seat to(Tile tile, List<Seat> targets) {
        List<Double> worths = new ArrayList<>();
        for (Seat to : targets) {
            double worth = Math.max(truth(tile, to), lie(tile, to));
            worths.add(worth);
            notes.points(game.code(new BluffMove.To(to)), worth);
        }
        notes.because(() -> Phrase.of("thought-to", "tile", tile.phrase()));
        return targets.get(draw(worths));
    }

    /** What to call a tile. */
    Face name(Tile tile, Seat to) {
        if (tile.face().villain()) {
            notes.because(() -> Phrase.of("thought-name-villain"));
            return falseName(tile.face());
        }
        double truth = truth(tile, to);
        double lie = lie(tile, to);
        boolean honest = draw(List.of(truth, lie)) == 0;
        Face name = honest ? tile.face() : falseName(tile.face());
        notes.points(game.code(new BluffMove.Name(tile.face())), truth);
        if (!honest) {
            notes.points(game.code(new BluffMove.Name(name)), lie);
        }
        notes.because(() ->
                Phrase.of(
                        honest ? "thought-name-truth" : "thought-name-lie",
                        "who",
                        to,
                        "believes",
                        Notes.percent(recall.believes(to.index()))));
        return name;
    }

    /** What it is worth to slide a tile to the best of these. */
    double best(Tile tile, List<Seat> targets) {
        double best = Double.NEGATIVE_INFINITY;
        for (Seat to : targets) {
            best = Math.max(best, Math.max(truth(tile, to), lie(tile, to)));
        }
        return best;
    }

    private double truth(Tile tile, Seat to) {
        return tile.face().villain()
                ? Double.NEGATIVE_INFINITY
                : met(to, fooled(tile, to), caught(tile, to), 1 - recall.believes(to.index()));
    }

    private double lie(Tile tile, Seat to) {
        double believes = recall.believes(to.index());
        return tile.face().villain()
                ? met(to, worth.collect(me, tile), worth.collect(to.index(), tile), believes)
                : met(to, fooled(tile, to), caught(tile, to), believes);
    }

    /** Whoever looks passes the tile on, and that is nobody's luck yet. */
    private double met(Seat to, double fooled, double caught, double likely) {
        return (1 - recall.looks(to.index())) * (likely * fooled + (1 - likely) * caught);
    }

    /** The receiver is wrong: the tile for the receiver, a token for the one who slid it. */
    private double fooled(Tile tile, Seat to) {
        return worth.collect(to.index(), tile) + worth.token(me);
    }

    private double caught(Tile tile, Seat to) {
        return worth.collect(me, tile) + worth.token(to.index());
    }

    /** A name that may well be true for all that others can see. */
    private Face falseName(Face face) {
        List<Face> names = new ArrayList<>();
        for (BluffView.Tally tally : view.tally()) {
            if (tally.face() != face && !tally.face().villain()) {
                for (int left = tally.all() - tally.faceUp(); left > 0; left--) {
                    names.add(tally.face());
                }
            }
        }
        return names.isEmpty()
                ? face == Face.MOON ? Face.MARS : Face.MOON
                : names.get(chance.below(names.size()));
    }

    /** A position in a list of worths, drawn: the greater the likelier. */
    int draw(List<Double> worths) {
        double most = worths.stream().mapToDouble(Double::doubleValue).max().orElseThrow();
        double[] weights =
                worths.stream().mapToDouble(w -> Math.exp((w - most) / WARMTH)).toArray();
        double left = 0;
        for (double weight : weights) {
            left += weight;
        }
        left *= (chance.below(FINE) + 0.5) / FINE;
        for (int i = 0; i < weights.length; i++) {
            left -= weights[i];
            if (left < 0) {
                return i;
            }
        }
        return weights.length - 1;
    }
}
