package masque.games.truthorbluff;

import masque.core.State;

/**
 * Reads a game as it might be, for those who play millions of them: nothing is checked and no
 * memory is used. Whoever has only a chair has no other states than imagined ones.
 */
public final class Insight {
    /** No tile, or no seat, has been chosen yet. */
    public static final int NONE = BluffState.NONE;

    private Insight() {}

    private static BluffState in(State world) {
        return (BluffState) world;
    }

    /** What the game is waiting for. */
    public static Phase phase(State world) {
        return in(world).phase;
    }

    /** How many rounds are finished. */
    public static int rounds(State world) {
        return in(world).finished;
    }

    /** The ending in force beside TB-6.1. */
    public static Ending ending(State world) {
        return in(world).ending;
    }

    /** The tiles in a seat's holder. */
    public static long holder(State world, int seat) {
        return in(world).tiles[seat];
    }

    /** The tiles face up before a seat. */
    public static long faceUp(State world, int seat) {
        return in(world).tiles[in(world).faceUp(seat)];
    }

    /** How many tiles are in the bag. */
    public static int bag(State world) {
        return Tiles.size(in(world).tiles[in(world).bag()]);
    }

    /** How many Success tokens a seat has. */
    public static int tokens(State world, int seat) {
        return Tokens.size(in(world).tokens[seat]);
    }

    /** What a seat's tokens are worth together. */
    public static int total(State world, int seat) {
        return Tokens.total(in(world).tokens[seat]);
    }

    /** The kind of the tile under way. */
    public static int tile(State world) {
        return in(world).tile;
    }

    /** The tile of a choice that is half made: its kind, or with Beryl its place and kind. */
    public static int pickedTile(State world) {
        return in(world).pickedTile;
    }

    /** The seat of a choice that is half made. */
    public static int pickedSeat(State world) {
        return in(world).pickedSeat;
    }

    /** How often the tile under way has been slid. */
    public static int links(State world) {
        return in(world).links;
    }

    /** Who slid the tile in a link of the chain. */
    public static int from(State world, int link) {
        return in(world).from(link);
    }

    /** To whom the tile went in a link of the chain. */
    public static int to(State world, int link) {
        return in(world).to(link);
    }

    /** Which character was named in a link of the chain. */
    public static int name(State world, int link) {
        return in(world).name(link);
    }

    /** TB-3.1, TB-3.3: bits of those to whom the tile can go now. */
    public static int targets(State world) {
        return in(world).targets();
    }

    /** How many tiles show each character in the whole game. */
    public static int each(State world) {
        return in(world).game.supply.each();
    }

    /** TB-2.6: bits of the Villains in the game. */
    public static int villains(State world) {
        return in(world).villains;
    }

    /** How far face-up tiles are from the ending in force, as {@link BluffView.Distance} counts. */
    public static int missing(State world, long faceUp) {
        return Goal.missing(in(world).ending, faceUp, in(world).game.numbers);
    }
}
