package masque.games.truthorbluff;

import java.util.ArrayList;
import java.util.List;
import masque.core.Chance;
import masque.core.Codes;
import masque.core.Sink;

/**
 * Draws afresh all that one viewer cannot know: the others' holders, the bag, the tile under way
 * unless the viewer saw it, the values of the others' tokens, what Jadeite brought them, and how
 * far a choice of several parts has got. The viewer knows its own tiles, all that ever lay face up,
 * and what its {@link Trail} says.
 */
final class Redeal {
    private final BluffState state;
    private final BluffGame game;
    private final int viewer;
    private final Chance chance;

    Redeal(BluffState state, int viewer, Chance chance) {
        this.state = state;
        this.game = state.game;
        this.viewer = viewer;
        this.chance = chance;
    }

    void run() {
        Trail trail = new Trail(state, viewer, chance);
        List<List<Integer>> loose = dealTiles(trail);
        chooseDrawn(trail, loose);
        if (state.tile != BluffState.NONE && (viewer < 0 || (state.seen >>> viewer & 1) == 0)) {
            state.tile = drawFrom(state.tiles[state.starter]);
            state.tiles[state.starter] -= Tiles.one(state.tile);
        }
        if (state.phase != Phase.OVER) {
            dealTokens();
            if (state.turn != viewer) {
                chooseHalf();
            }
        }
    }

    private int drawFrom(long set) {
        return Tiles.at(set, chance.below(Tiles.size(set)));
    }

    /** Fills the bag and the others' holders; returns what went where without being known. */
    private List<List<Integer>> dealTiles(Trail trail) {
        List<Integer> pool = new ArrayList<>();
        for (int kind = 0; kind < Tiles.KINDS; kind++) {
            for (int i = trail.loose(kind); i > 0; i--) {
                pool.add(kind);
            }
        }
        List<List<Integer>> loose = new ArrayList<>();
        for (int place = 0; place <= state.bag(); place++) {
            List<Integer> here = new ArrayList<>();
            loose.add(here);
            if (place == viewer) {
                continue;
            }
            long set = 0;
            for (int kind = 0; kind < Tiles.KINDS; kind++) {
                set += trail.known(place, kind) * Tiles.one(kind);
            }
            for (int room = trail.room(place); room > 0; room--) {
                int kind = take(pool);
                here.add(kind);
                set += Tiles.one(kind);
            }
            state.tiles[place] = set;
        }
        return loose;
    }

    /** Takes a random one out of a pool. */
    private int take(List<Integer> pool) {
        int at = chance.below(pool.size());
        int taken = pool.get(at);
        pool.set(at, pool.getLast());
        pool.removeLast();
        return taken;
    }

    /**
     * Which tiles Jadeite brought to others: known ones as their trail says, else any that they
     * still hold or have played since. The latest draw is chosen first, for it has the fewest.
     */
    private void chooseDrawn(Trail trail, List<List<Integer>> loose) {
        int[] roundOf = Log.roundsOfBonuses(state);
        boolean[] used = new boolean[state.finished + 1];
        for (int bonus = roundOf.length - 1; bonus >= 0; bonus--) {
            int who = Round.collector(state.rounds[roundOf[bonus]]);
            if (who != viewer && Bonus.draws(state, roundOf[bonus], bonus)) {
                int kind = trail.drawn[bonus];
                if (kind == Trail.ANY) {
                    List<Integer> since = looseSince(trail, roundOf[bonus], who, used);
                    kind = anyOf(loose.get(who), since, used);
                }
                state.bonuses[bonus] = Bonus.withTile(state.bonuses[bonus], kind);
            }
        }
    }

    private int starter(int round) {
        return round == state.finished ? state.starter : Round.starter(state.rounds[round]);
    }

    /**
     * The rounds after one, the one under way too, in which the viewer saw somebody play a tile
     * that was not known.
     */
    private List<Integer> looseSince(Trail trail, int round, int who, boolean[] used) {
        List<Integer> rounds = new ArrayList<>();
        for (int since = round + 1; since <= state.finished; since++) {
            if (trail.any[since] && !used[since] && starter(since) == who) {
                rounds.add(since);
            }
        }
        return rounds;
    }

    private int anyOf(List<Integer> held, List<Integer> played, boolean[] used) {
        int at = chance.below(held.size() + played.size());
        if (at < held.size()) {
            return take(held);
        }
        int since = played.get(at - held.size());
        used[since] = true;
        return since == state.finished ? state.tile : Round.tile(state.rounds[since]);
    }

    /** TB-4.3: the values of the others' tokens; the end shows them all. */
    private void dealTokens() {
        int[] counts = new int[game.seats];
        for (int seat = 0; seat < game.seats; seat++) {
            counts[seat] = seat == viewer ? 0 : Tokens.size(state.tokens[seat]);
            state.tokens[seat] = seat == viewer ? state.tokens[seat] : 0;
        }
        for (int seat = 0; seat < game.seats; seat++) {
            for (int i = 0; i < counts[seat]; i++) {
                int value = Tokens.draw(Challenge.left(state), chance);
                state.tokens[seat] += Tokens.one(value);
            }
        }
    }

    /** How far another's choice of several parts has got, and what was chosen. */
    private void chooseHalf() {
        state.dropPicks();
        int steps =
                switch (state.phase) {
                    case SLIDING -> 2;
                    case PASSING -> 1;
                    case BONUS ->
                            switch (state.villain()) {
                                case BERYL, NEPHRITE -> 1;
                                default -> 0;
                            };
                    case ANSWERING, OVER -> 0;
                };
        if (state.phase == Phase.PASSING && state.onlyTarget() != BluffState.NONE) {
            state.pickedSeat = state.onlyTarget();
            steps = 0;
        }
        Codes legal = new Codes();
        for (int step = chance.below(steps + 1); step > 0; step--) {
            legal.clear();
            state.legal(state.turn, legal);
            int code = legal.at(chance.below(legal.size()));
            state.apply(state.turn, code, chance, Sink.NOBODY);
        }
    }
}
