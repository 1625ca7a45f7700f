package masque.games.truthorbluff;

import masque.core.Codes;

/** What may be chosen by whose turn it is. */
final class Legal {
    private Legal() {}

    /** Adds every legal code, ascending. */
    static void add(BluffState state, Codes into) {
        switch (state.phase) {
            case SLIDING -> {
                if (state.pickedTile == BluffState.NONE) {
                    into.addBits(BluffGame.SLIDE, Tiles.kinds(state.tiles[state.turn]));
                } else {
                    addAddress(state, into);
                }
            }
            case ANSWERING ->
                    into.addRange(
                            BluffGame.TRUTH,
                            mayLook(state) ? BluffGame.LOOK + 1 : BluffGame.BLUFF + 1);
            case PASSING -> addAddress(state, into);
            case BONUS -> addBonus(state, into);
            case OVER -> {}
        }
    }

    /** TB-3.3: the last player who can receive the tile must challenge. */
    static boolean mayLook(BluffState state) {
        return state.reached != state.everybody();
    }

    private static void addAddress(BluffState state, Codes into) {
        if (state.pickedSeat == BluffState.NONE) {
            into.addBits(BluffGame.TO, state.targets());
        } else {
            into.addRange(BluffGame.NAME, BluffGame.TRUTH);
        }
    }

    private static void addBonus(BluffState state, Codes into) {
        boolean first = state.pickedTile == BluffState.NONE;
        switch (state.villain()) {
            case BERYL -> {
                if (first) {
                    addFaceUp(state, state.everybody(), into);
                } else {
                    into.addBits(BluffGame.TO, receivers(state));
                }
            }
            case NEPHRITE -> {
                if (first) {
                    into.addBits(BluffGame.PICK, Bonus.ownChoices(state));
                } else {
                    addFaceUp(state, others(state), into);
                }
            }
            default -> into.addBits(BluffGame.PICK, Bonus.ownChoices(state));
        }
    }

    private static void addFaceUp(BluffState state, int seats, Codes into) {
        for (int rest = seats; rest != 0; rest &= rest - 1) {
            int seat = Integer.numberOfTrailingZeros(rest);
            into.addBits(BluffGame.takeCode(seat, 0), Tiles.kinds(state.tiles[state.faceUp(seat)]));
        }
    }

    /** Bits of the others. */
    private static int others(BluffState state) {
        return state.everybody() & ~(1 << state.turn);
    }

    /** TB-5.1: bits of those to whom the chosen tile can be moved. */
    private static int receivers(BluffState state) {
        return state.everybody() & ~(1 << (state.pickedTile / Tiles.KINDS));
    }

    /** Whether a code is among the legal ones. */
    static boolean allows(BluffState state, int code) {
        return switch (state.phase) {
            case SLIDING ->
                    state.pickedTile == BluffState.NONE
                            ? has(Tiles.kinds(state.tiles[state.turn]), code - BluffGame.SLIDE)
                            : allowsAddress(state, code);
            case ANSWERING ->
                    code == BluffGame.TRUTH
                            || code == BluffGame.BLUFF
                            || (code == BluffGame.LOOK && mayLook(state));
            case PASSING -> allowsAddress(state, code);
            case BONUS -> allowsBonus(state, code);
            case OVER -> false;
        };
    }

    private static boolean has(int set, int choice) {
        return choice >= 0 && choice < Integer.SIZE && (set >>> choice & 1) != 0;
    }

    private static boolean allowsAddress(BluffState state, int code) {
        return state.pickedSeat == BluffState.NONE
                ? has(state.targets(), code - BluffGame.TO)
                : code >= BluffGame.NAME && code < BluffGame.TRUTH;
    }

    private static boolean allowsBonus(BluffState state, int code) {
        boolean first = state.pickedTile == BluffState.NONE;
        return switch (state.villain()) {
            case BERYL ->
                    first
                            ? lies(state, state.everybody(), code)
                            : has(receivers(state), code - BluffGame.TO);
            case NEPHRITE ->
                    first
                            ? has(Bonus.ownChoices(state), code - BluffGame.PICK)
                            : lies(state, others(state), code);
            default -> has(Bonus.ownChoices(state), code - BluffGame.PICK);
        };
    }

    /** Whether a code means a tile that lies face up before one of these seats. */
    private static boolean lies(BluffState state, int seats, int code) {
        int place = code - BluffGame.TAKE;
        return place >= 0
                && has(seats, place / Tiles.KINDS)
                && Tiles.count(state.tiles[state.faceUp(place / Tiles.KINDS)], place % Tiles.KINDS)
                        > 0;
    }
}
