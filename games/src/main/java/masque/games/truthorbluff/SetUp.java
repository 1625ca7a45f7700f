package masque.games.truthorbluff;

import masque.core.Chance;

/** Fills the bag and deals. */
final class SetUp {
    private SetUp() {}

    /** TB-2.2 to TB-2.6: the ending, the Villains, the tiles and the starting player. */
    static void deal(BluffState state, Chance chance) {
        BluffGame game = state.game;
        state.ending = game.endings.get(chance.below(game.endings.size()));
        state.villains = villains(game.supply.villains(), chance);
        byte[] bag = bag(game.supply, state.villains);
        int left = bag.length;
        for (int seat = 0; seat < game.seats; seat++) {
            for (int i = 0; i < BluffGame.HOLDER; i++) {
                int drawn = chance.below(left--);
                state.tiles[seat] += Tiles.one(bag[drawn]);
                bag[drawn] = bag[left];
            }
        }
        for (int i = 0; i < left; i++) {
            state.tiles[state.bag()] += Tiles.one(bag[i]);
        }
        state.turn = chance.below(game.seats);
    }

    /** TB-2.6: which Villains are in, as bits. */
    private static int villains(int count, Chance chance) {
        int villains = (1 << Face.VILLAINS) - 1;
        for (int left = Face.VILLAINS; left > count; left--) {
            villains &= count == 0 ? 0 : ~(1 << chance.bit(villains));
        }
        return villains;
    }

    /** TB-2.2: all the tiles, by kind. */
    private static byte[] bag(Supply supply, int villains) {
        byte[] bag = new byte[supply.tiles()];
        int count = 0;
        for (int kind = 0; kind < Tiles.KINDS; kind++) {
            for (int copy = copies(supply, villains, kind); copy > 0; copy--) {
                bag[count++] = (byte) kind;
            }
        }
        return bag;
    }

    /** TB-2.2: how many tiles of a kind there are. */
    static int copies(Supply supply, int villains, int kind) {
        if (kind < Tiles.WHITE) {
            return supply.plain();
        }
        return kind < Tiles.VILLAIN
                ? supply.white() ? 1 : 0
                : villains >>> (kind - Tiles.VILLAIN) & 1;
    }
}
