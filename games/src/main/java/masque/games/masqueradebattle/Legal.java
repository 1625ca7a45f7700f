package masque.games.masqueradebattle;

import masque.core.Codes;

/** What may be chosen by whose turn it is. */
final class Legal {
    private static final int PLANETS = (1 << Planet.COUNT) - 1;
    private static final int SIDES = (1 << Side.COUNT) - 1;

    private Legal() {}

    /** Adds every legal code, ascending. */
    static void add(BattleState state, Codes into) {
        switch (state.phase) {
            case BIDDING -> addBids(state.bid, into);
            case REVEALING -> into.addBits(BattleGame.REVEAL, everybody(state));
            case PLAYING -> addPlays(state, into);
            case NAMING -> into.addBits(BattleGame.NAME, PLANETS);
            case SWITCHING -> {
                into.addBits(BattleGame.SWITCH, state.switchable);
                into.add(BattleGame.DONE);
            }
            case GIVING -> into.addBits(BattleGame.GIVE, others(state));
            case PILING -> into.addBits(BattleGame.PILE, SIDES);
            case OVER -> {}
        }
    }

    /** MB-3.1, MB-3.3: a higher number, or a pass unless nobody has bid yet. */
    private static void addBids(int standing, Codes into) {
        int end = standing > 0 ? BattleGame.PASS + 1 : BattleGame.PASS;
        into.addRange(BattleGame.bidCode(standing + 1, 0), end);
    }

    private static void addPlays(BattleState state, Codes into) {
        into.addPairs(BattleGame.PLAY, state.playableCharacters());
        into.addBits(BattleGame.PLAY + Deck.OTHER_PLAYS, state.playableOthers());
    }

    private static int everybody(BattleState state) {
        return (1 << state.game.seats) - 1;
    }

    private static int others(BattleState state) {
        return everybody(state) & ~(1 << state.turn);
    }

    /** Whether a code is among the legal ones. */
    static boolean allows(BattleState state, int code) {
        return switch (state.phase) {
            case BIDDING ->
                    code == BattleGame.PASS
                            ? state.bid > 0
                            : code >= BattleGame.bidCode(state.bid + 1, 0)
                                    && code < BattleGame.PASS;
            case REVEALING -> has(everybody(state), code - BattleGame.REVEAL);
            case PLAYING -> allowsPlay(state, code - BattleGame.PLAY);
            case NAMING -> has(PLANETS, code - BattleGame.NAME);
            case SWITCHING ->
                    code == BattleGame.DONE || has(state.switchable, code - BattleGame.SWITCH);
            case GIVING -> has(others(state), code - BattleGame.GIVE);
            case PILING -> has(SIDES, code - BattleGame.PILE);
            case OVER -> false;
        };
    }

    private static boolean has(int set, int choice) {
        return choice >= 0 && choice < Integer.SIZE && (set >>> choice & 1) != 0;
    }

    private static boolean allowsPlay(BattleState state, int play) {
        if (play < 0) {
            return false;
        }
        return play < Deck.OTHER_PLAYS
                ? (state.playableCharacters() >>> (play >> 1) & 1) != 0
                : has(state.playableOthers(), play - Deck.OTHER_PLAYS);
    }
}
