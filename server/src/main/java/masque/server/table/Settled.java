package masque.server.table;

import java.util.Optional;
import masque.server.store.GameEnd;

/**
 * What becomes of a game that is not played to its end by all its players.
 *
 * @param facts what is true of the table then; whoever has forfeited has left the seat to the house
 * @param end how the game ended, if it ends by this
 */
record Settled(TableFacts facts, Optional<GameEnd> end) {
    /**
     * Some forfeit: the last who is left has won. Where two or more are left they play on, and the
     * house in the places of the others (DC-8.11).
     *
     * @param playing what was true before, in the game
     * @param seats bits of those who forfeit now
     * @param plies how many steps there are
     */
    static Settled forfeit(TableFacts playing, int seats, int plies) {
        TableFacts next = forfeited(playing, seats);
        int left = next.left();
        return Integer.bitCount(left) > 1
                ? new Settled(next, Optional.empty())
                : ended(next, Ends.forfeit(left, next.seats(), plies));
    }

    /** All forfeit at once, and nobody has won: the match is void (DC-8.11). */
    static Settled shunned(TableFacts playing, int seats, int plies) {
        return ended(forfeited(playing, seats), Ends.forfeit(0, playing.seats(), plies));
    }

    /** Its players end it. */
    static Settled agreed(TableFacts playing, int plies) {
        return ended(playing, Ends.agreed(playing.seats(), plies));
    }

    /** The match is decided without its game (DC-8.12). */
    static Settled calledOff(TableFacts playing, int plies) {
        return ended(playing, Ends.calledOff(playing.seats(), plies));
    }

    private static TableFacts forfeited(TableFacts playing, int seats) {
        TableFacts next = playing;
        for (int rest = seats; rest != 0; rest &= rest - 1) {
            next = next.house(Integer.numberOfTrailingZeros(rest), true);
        }
        return next;
    }

    private static Settled ended(TableFacts next, GameEnd end) {
        return new Settled(next.ended(), Optional.of(end));
    }
}
