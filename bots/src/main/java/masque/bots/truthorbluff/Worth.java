package masque.bots.truthorbluff;

import java.util.ArrayList;
import java.util.List;
import masque.games.truthorbluff.BluffGame;
import masque.games.truthorbluff.BluffView;
import masque.games.truthorbluff.Ending;
import masque.games.truthorbluff.Face;
import masque.games.truthorbluff.Tile;

/** What may happen is worth to one seat, in points of Success tokens. */
final class Worth {
    /** What a token is worth on average. */
    static final double TOKEN = 102.0 / 63;

    static final double DEFEAT = -9;
    private static final double MOST = 6;

    /** Others' luck is shared by all the others. */
    static final double OTHERS = 0.35;

    /** What a Villain's bonus is worth where nothing is known of it. */
    static final double BONUS = 0.6;

    /** How bad it is to be so many tiles from an ending; beyond, it does not matter yet. */
    private static final double[] DREAD = {9, 2.6, 1.2, 0.5, 0.2, 0.05};

    /** How many points of TB-6.10 are about one tile. */
    static final int POINTS_PER_TILE = 5;

    private final BluffView view;
    private final BluffGame game;
    private final Ending ending;
    private final int me;

    Worth(BluffView view, BluffGame game) {
        this.view = view;
        this.game = game;
        this.ending = view.endings().getLast();
        this.me = view.seat();
    }

    List<Tile> faceUp(int seat) {
        List<Tile> tiles = new ArrayList<>();
        for (BluffView.Shown shown : view.players().get(seat).faceUp()) {
            for (int i = 0; i < shown.count(); i++) {
                tiles.add(shown.tile());
            }
        }
        return tiles;
    }

    /** What it is worth that a seat wins a challenge and draws a token. */
    double token(int seat) {
        return seat == me ? TOKEN : -OTHERS * TOKEN;
    }

    /** What it is worth that a seat collects this tile, without any token. */
    double collect(int seat, Tile tile) {
        List<Tile> before = faceUp(seat);
        List<Tile> after = new ArrayList<>(before);
        after.add(tile);
        if (game.missing(ending, after) == 0 || stuck(seat, tile)) {
            return end(seat);
        }
        double bonus = tile.face().villain() ? bonus(seat, tile.face()) : 0;
        return change(seat, before, after) + start(seat) + bonus;
    }

    /** What it is worth that other tiles lie before a seat than before. */
    double change(int seat, List<Tile> before, List<Tile> after) {
        if (game.missing(ending, after) == 0) {
            return end(seat);
        }
        double more = dread(after) - dread(before);
        return seat == me ? -more : OTHERS * more;
    }

    private double dread(List<Tile> tiles) {
        int missing = game.missing(ending, tiles);
        int steps = ending == Ending.THIRTY_SIX ? Math.ceilDiv(missing, POINTS_PER_TILE) : missing;
        return dread(steps);
    }

    /** How bad it is to be so many tiles from an ending. */
    static double dread(int steps) {
        return DREAD[Math.min(steps, DREAD.length - 1)];
    }

    /** TB-6.1: whether a seat that collects this tile could not start the next round. */
    private boolean stuck(int seat, Tile tile) {
        boolean helped =
                (tile.face() == Face.JADEITE && view.bag() > 0)
                        || (tile.face() == Face.KUNZITE
                                && !view.players().get(seat).faceUp().isEmpty());
        return view.players().get(seat).holder() == 0 && !helped;
    }

    /** What it is worth that a seat is defeated: for the others it depends on who is ahead. */
    private double end(int seat) {
        if (seat == me) {
            return DEFEAT;
        }
        double own = 0;
        double best = 0;
        for (BluffView.Player player : view.players()) {
            if (player.seat().index() == me) {
                own = player.values().stream().mapToInt(Integer::intValue).sum();
            } else if (player.seat().index() != seat) {
                best = Math.max(best, TOKEN * player.tokens());
            }
        }
        return lead(own - best);
    }

    /** What it is worth that the game ends while one is so many points ahead. */
    static double lead(double points) {
        return Math.clamp(1.5 * points, -MOST, MOST);
    }

    /** Whoever collects starts, and that takes a tile. */
    private double start(int seat) {
        double cost = 1.2 / Math.max(1, view.players().get(seat).holder());
        return seat == me ? -cost : OTHERS * cost;
    }

    private double bonus(int seat, Face villain) {
        double worth = villain == Face.CLAN ? TOKEN : BONUS;
        return seat == me ? worth : -OTHERS * worth;
    }
}
