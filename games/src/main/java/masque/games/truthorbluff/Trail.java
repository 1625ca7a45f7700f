package masque.games.truthorbluff;

import java.util.Arrays;
import masque.core.Chance;

/**
 * Follows, for one viewer, the tiles that all saw go out of sight again: those that Zoycite put
 * into the bag and Kunzite into a holder (TB-3.4). Such a tile is known to be where it went until
 * one like it is played from there or drawn by the viewer. When somebody else draws from the bag it
 * may be the tile drawn: one way in which it can have gone is chosen, such that all that has been
 * turned up since can have been.
 *
 * <p>All other tiles out of the viewer's sight are alike to it.
 */
final class Trail {
    /** A tile drawn from the bag that is none of the known ones. */
    static final int ANY = -1;

    private final BluffState state;
    private final int viewer;
    private final Chance chance;

    /** By place, the bag being the last, and kind: how many tiles are known to be there. */
    private int[][] known;

    /**
     * By place: how many tiles are there without being known; a tile under way that the viewer did
     * not see counts.
     */
    private int[] rooms;

    /** By bonus: the kind of the known tile that Jadeite brought, or {@link #ANY}. */
    final int[] drawn;

    /** By round, the one under way too: whether its tile is none of the known ones. */
    final boolean[] any;

    Trail(BluffState state, int viewer, Chance chance) {
        this.state = state;
        this.viewer = viewer;
        this.chance = chance;
        int bag = state.bag();
        known = new int[bag + 1][Tiles.KINDS];
        rooms = new int[bag + 1];
        Arrays.fill(rooms, BluffGame.HOLDER);
        rooms[bag] = state.game.supply.tiles() - BluffGame.HOLDER * bag;
        drawn = new int[state.bonuses.length];
        any = new boolean[state.finished + 1];
        if (!follow(0, 0)) {
            throw new IllegalStateException("no world fits what seat " + viewer + " has seen");
        }
    }

    /** How many tiles of a kind are known to be in a place. */
    int known(int place, int kind) {
        return known[place][kind];
    }

    /** How many tiles are in a place without being known. */
    int room(int place) {
        return rooms[place];
    }

    /** How many tiles of a kind are out of the viewer's sight and not known to be anywhere. */
    int loose(int kind) {
        int loose = SetUp.copies(state.game.supply, state.villains, kind);
        for (int seat = 0; seat < state.game.seats; seat++) {
            loose -= Tiles.count(state.tiles[state.faceUp(seat)], kind);
        }
        for (int[] place : known) {
            loose -= place[kind];
        }
        loose -= viewer < 0 ? 0 : Tiles.count(state.tiles[viewer], kind);
        return sees() && state.tile == kind ? loose - 1 : loose;
    }

    /** Whether the viewer saw the tile under way. */
    private boolean sees() {
        return state.tile != BluffState.NONE && viewer >= 0 && (state.seen >>> viewer & 1) != 0;
    }

    /** Goes on from a round; false if what follows cannot have been. */
    private boolean follow(int first, int firstBonus) {
        int bonus = firstBonus;
        for (int number = first; number < state.finished; number++) {
            int round = state.rounds[number];
            any[number] = leave(Round.starter(round), Round.tile(round));
            if (Round.villain(round) && bonus < state.bonusesDone) {
                if (Round.collector(round) != viewer && Bonus.draws(state, number, bonus)) {
                    return fits() && chooseDrawn(number, bonus);
                }
                apply(round, state.bonuses[bonus++]);
            }
            if (!fits()) {
                return false;
            }
        }
        any[state.finished] = sees() && leave(state.starter, state.tile);
        return fits() && enough();
    }

    /** Takes a tile from a place, a known one if it can be; returns whether it is none of these. */
    private boolean leave(int place, int kind) {
        if (known[place][kind] == 0) {
            rooms[place]--;
            return true;
        }
        known[place][kind]--;
        return false;
    }

    private void apply(int round, int bonus) {
        if (!Bonus.done(bonus)) {
            return;
        }
        int kind = Bonus.tile(bonus);
        switch (Face.at(Tiles.face(Round.tile(round)))) {
            case JADEITE -> {
                leave(state.bag(), kind);
                rooms[viewer]++;
            }
            case ZOYCITE -> arrive(state.bag(), kind);
            case KUNZITE -> arrive(Round.collector(round), kind);
            default -> {}
        }
    }

    /** A tile that all see goes to a place; what the viewer holds it need not remember. */
    private void arrive(int place, int kind) {
        if (place == viewer) {
            rooms[place]++;
        } else {
            known[place][kind]++;
        }
    }

    /** Whether no place has more known tiles than tiles. */
    private boolean fits() {
        for (int room : rooms) {
            if (room < 0) {
                return false;
            }
        }
        return true;
    }

    /** Whether there are no more tiles of a kind than there can be. */
    private boolean enough() {
        for (int kind = 0; kind < Tiles.KINDS; kind++) {
            if (loose(kind) < 0) {
                return false;
            }
        }
        return true;
    }

    /** Chooses what somebody else drew from the bag, and goes on; tries all ways if need be. */
    private boolean chooseDrawn(int number, int bonus) {
        int bag = state.bag();
        int[] weights = Arrays.copyOf(known[bag], Tiles.KINDS + 1);
        weights[Tiles.KINDS] = room(bag);
        int left = Arrays.stream(weights).sum();
        while (left > 0) {
            int choice = pick(weights, chance.below(left));
            int[][] knownBefore = Arrays.stream(known).map(int[]::clone).toArray(int[][]::new);
            int[] roomsBefore = rooms.clone();
            draw(Round.collector(state.rounds[number]), choice);
            drawn[bonus] = choice == Tiles.KINDS ? ANY : choice;
            if (fits() && follow(number + 1, bonus + 1)) {
                return true;
            }
            known = knownBefore;
            rooms = roomsBefore;
            left -= weights[choice];
            weights[choice] = 0;
        }
        return false;
    }

    private static int pick(int[] weights, int position) {
        int choice = 0;
        for (int left = position - weights[0]; left >= 0; left -= weights[choice]) {
            choice++;
        }
        return choice;
    }

    private void draw(int seat, int choice) {
        if (choice == Tiles.KINDS) {
            rooms[state.bag()]--;
            rooms[seat]++;
        } else {
            known[state.bag()][choice]--;
            known[seat][choice]++;
        }
    }
}
