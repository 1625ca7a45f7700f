package masque.games.truthorbluff;

import masque.core.Chance;
import masque.core.Sink;

/**
 * What Villains do for those who collect them (TB-5.1 to TB-5.7). What came of it is noted as one
 * number; 0 if there was nothing to do.
 */
final class Bonus {
    private static final int TILE = 1;
    private static final int TILE_MASK = 31;
    private static final int FROM = 6;
    private static final int TO = 9;
    private static final int SEAT_MASK = 7;
    private static final int OTHER = 12;

    private Bonus() {}

    private static int of(int tile, int from, int to, int other) {
        return 1 | tile << TILE | from << FROM | to << TO | other << OTHER;
    }

    /** Whether anything came of it. */
    static boolean done(int bonus) {
        return bonus != 0;
    }

    /** The kind of the tile that was moved, drawn, put back, given away or taken back. */
    static int tile(int bonus) {
        return bonus >>> TILE & TILE_MASK;
    }

    /** The same bonus with another tile drawn from the bag. */
    static int withTile(int bonus, int tile) {
        return (bonus & ~(TILE_MASK << TILE)) | tile << TILE;
    }

    /** Whose tile was moved. */
    static int from(int bonus) {
        return bonus >>> FROM & SEAT_MASK;
    }

    /** To whom the tile went, or with whom it was exchanged. */
    static int to(int bonus) {
        return bonus >>> TO & SEAT_MASK;
    }

    /** The kind of the tile for which it was exchanged. */
    static int other(int bonus) {
        return bonus >>> OTHER & TILE_MASK;
    }

    /** TB-5.2: whether a bonus brought a tile from the bag in a round. */
    static boolean draws(BluffState state, int round, int bonus) {
        return Tiles.face(Round.tile(state.rounds[round])) == Face.JADEITE.ordinal()
                && done(state.bonuses[bonus]);
    }

    /** TB-4.4: compulsory when it can be done. */
    static void begin(BluffState state, Chance chance, Sink sink) {
        state.phase = Phase.BONUS;
        switch (state.villain()) {
            case JADEITE -> drawTile(state, chance, sink);
            case CLAN -> drawToken(state, chance, sink);
            default -> {
                if (!possible(state)) {
                    finish(state, 0, sink);
                }
            }
        }
    }

    /** Whether there is anything to choose; Beryl and Zoycite can always choose themselves. */
    private static boolean possible(BluffState state) {
        return switch (state.villain()) {
            case NEPHRITE -> {
                long others = 0;
                for (int seat = 0; seat < state.game.seats; seat++) {
                    others |= seat == state.turn ? 0 : state.tiles[state.faceUp(seat)];
                }
                yield others != 0;
            }
            case KUNZITE -> ownChoices(state) != 0;
            default -> true;
        };
    }

    /** Bits of the kinds of own face-up tiles that can be chosen; TB-5.7: Kunzite not itself. */
    static int ownChoices(BluffState state) {
        int kinds = Tiles.kinds(state.tiles[state.faceUp(state.turn)]);
        return state.villain() == Face.KUNZITE
                ? kinds & ~(1 << (Tiles.WHITE + Face.KUNZITE.ordinal()))
                : kinds;
    }

    /** TB-5.2. */
    private static void drawTile(BluffState state, Chance chance, Sink sink) {
        long bag = state.tiles[state.bag()];
        if (bag == 0) {
            finish(state, 0, sink);
            return;
        }
        int kind = Tiles.at(bag, chance.below(Tiles.size(bag)));
        move(state, kind, state.bag(), state.turn);
        finish(state, of(kind, state.turn, state.turn, 0), sink);
    }

    /** TB-5.6. */
    private static void drawToken(BluffState state, Chance chance, Sink sink) {
        if (Challenge.left(state) == 0) {
            finish(state, 0, sink);
            return;
        }
        Challenge.drawToken(state, state.turn, chance, sink);
        finish(state, of(0, state.turn, state.turn, 0), sink);
    }

    /** Makes one of the choices that a bonus consists of. */
    static void choose(BluffState state, int code, Sink sink) {
        switch (state.villain()) {
            case BERYL -> chooseMove(state, code, sink);
            case ZOYCITE -> takeAway(state, code - BluffGame.PICK, state.bag(), sink);
            case NEPHRITE -> chooseExchange(state, code, sink);
            case KUNZITE -> takeAway(state, code - BluffGame.PICK, state.turn, sink);
            default -> throw new IllegalStateException(state.villain() + " leaves no choice");
        }
    }

    /** TB-5.1: whose tile, then to whom. */
    private static void chooseMove(BluffState state, int code, Sink sink) {
        if (state.pickedTile == BluffState.NONE) {
            state.pickedTile = code - BluffGame.TAKE;
            return;
        }
        int from = state.pickedTile / Tiles.KINDS;
        int kind = state.pickedTile % Tiles.KINDS;
        int to = code - BluffGame.TO;
        move(state, kind, state.faceUp(from), state.faceUp(to));
        finish(state, of(kind, from, to, 0), sink);
    }

    /** TB-5.3, TB-5.5: an own face-up tile goes back. */
    private static void takeAway(BluffState state, int kind, int place, Sink sink) {
        move(state, kind, state.faceUp(state.turn), place);
        finish(state, of(kind, state.turn, state.turn, 0), sink);
    }

    /** TB-5.4: the own tile, then whose tile for it. */
    private static void chooseExchange(BluffState state, int code, Sink sink) {
        if (state.pickedTile == BluffState.NONE) {
            state.pickedTile = code - BluffGame.PICK;
            return;
        }
        int kind = state.pickedTile;
        int with = (code - BluffGame.TAKE) / Tiles.KINDS;
        int other = (code - BluffGame.TAKE) % Tiles.KINDS;
        move(state, kind, state.faceUp(state.turn), state.faceUp(with));
        move(state, other, state.faceUp(with), state.faceUp(state.turn));
        finish(state, of(kind, state.turn, with, other), sink);
    }

    private static void move(BluffState state, int kind, int from, int to) {
        state.tiles[from] -= Tiles.one(kind);
        state.tiles[to] += Tiles.one(kind);
    }

    private static void finish(BluffState state, int bonus, Sink sink) {
        state.bonuses[state.bonusesDone++] = bonus;
        state.dropPicks();
        Tell.bonus(state, bonus, sink);
        if (!state.ended(sink)) {
            state.nextRound(sink);
        }
    }
}
