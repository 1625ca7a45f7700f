package masque.games.queenseat;

import masque.core.Codes;

/** What may be chosen by whoever owes a move. */
final class Legal {
    private static final int BOTH = 3;

    private Legal() {}

    /** Adds every legal code of a seat, ascending. */
    static void add(QueenState state, int seat, Codes into) {
        int first = first(state.phase);
        into.addBits(first, bits(state, seat, first));
        if (first == QueenGame.SECRET) {
            into.addBits(QueenGame.OPEN, bits(state, seat, QueenGame.OPEN));
        }
    }

    /** Whether a code is among the legal ones of a seat that owes a move. */
    static boolean allows(QueenState state, int seat, int code) {
        if (code < 0 || code >= state.game.codes()) {
            return false;
        }
        int block = QueenGame.block(code);
        int first = first(state.phase);
        return (block == first || (first == QueenGame.SECRET && block == QueenGame.OPEN))
                && (bits(state, seat, block) >>> (code - block) & 1) != 0;
    }

    /** Where the codes that are awaited begin. */
    static int first(Phase phase) {
        return switch (phase) {
            case VOTING, OVER -> QueenGame.VOTE;
            case TAKING -> QueenGame.TAKE;
            case GIVING, HANDING -> QueenGame.GIVE;
            case LOSING -> QueenGame.ACT;
            case NAMING -> QueenGame.NAME;
            case CHOOSING -> QueenGame.CHOOSE;
            case CALLING -> QueenGame.CALL;
            case PICKING, SHOWING -> QueenGame.SECRET;
            case STEALING -> QueenGame.STEAL;
            case FACING -> QueenGame.FACE;
        };
    }

    /** The legal codes of a block, as bits from its beginning. */
    private static int bits(QueenState state, int seat, int block) {
        return switch (state.phase) {
            case VOTING -> Ballot.legal(state, seat);
            case TAKING -> Rounds.candidates(state);
            case GIVING -> state.everybody();
            case LOSING -> 1 | Losing.swaps(state) << 1;
            case NAMING -> Actions.names(state);
            case CHOOSING -> Actions.targets(state);
            case CALLING, FACING -> BOTH;
            case PICKING, SHOWING ->
                    block == QueenGame.SECRET ? Picks.secret(state, seat) : Picks.open(state, seat);
            case STEALING -> Steals.open(state) | (Steals.blind(state) ? 1 << Cards.KINDS : 0);
            case HANDING -> Losing.receivers(state);
            case OVER -> 0;
        };
    }
}
