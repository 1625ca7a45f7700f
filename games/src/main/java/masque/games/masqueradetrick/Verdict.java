package masque.games.masqueradetrick;

import java.util.Arrays;
import java.util.List;
import masque.core.Result;

/** Who wins a deal, and the game. */
final class Verdict {
    private Verdict() {}

    /**
     * Bits of the hands that win the deal.
     *
     * @param book a book with the roles, the tricks and what each seat pointed at
     */
    static int winners(TrickGame game, byte[] book) {
        int candidates = 0;
        int fulfilled = 0;
        for (int seat = 0; seat < game.seats; seat++) {
            int role = book[Book.ROLE + seat];
            if (book[Book.ROLE + book[Book.POINTED + seat]] == game.missions.target(role)) {
                candidates |= 1 << seat;
                if (game.missions.done(role, book[Book.TRICKS + seat])) {
                    fulfilled |= 1 << seat;
                }
            }
        }
        return switch (game.seats) {
            case 1 -> fulfilled; // MT-6.3
            case 2 -> // MT-5.4
                    candidates == 0
                            ? 1 << TrickGame.KNIGHT
                            : first(fulfilled == 0 ? candidates : fulfilled, book);
            default -> first(fulfilled == 0 ? candidates : fulfilled, book);
        };
    }

    /** MT-3.2, MT-3.3: those with the lowest order number. */
    private static int first(int hands, byte[] book) {
        int lowest = Integer.MAX_VALUE;
        int first = 0;
        for (int rest = hands; rest != 0; rest &= rest - 1) {
            int order = Role.at(book[Book.ROLE + Integer.numberOfTrailingZeros(rest)]).order();
            if (order < lowest) {
                lowest = order;
                first = 0;
            }
            if (order == lowest) {
                first |= rest & -rest;
            }
        }
        return first;
    }

    /** MT-4.1: the hands that won the most deals, the knight's too; none if nobody won any. */
    static int gameWinners(TrickGame game, byte[] book) {
        int most = 1;
        int best = 0;
        for (int hand = 0; hand < game.hands; hand++) {
            int won = book[Book.DEALS + hand];
            if (won > most) {
                most = won;
                best = 0;
            }
            if (won == most) {
                best |= 1 << hand;
            }
        }
        return best;
    }

    /**
     * MT-4.1: the points are the deals won, and nobody but the winners is ranked. Where the knight
     * wins alone (MT-5.4), a player alone loses (MT-6.3) or nobody wins, the first place is empty.
     */
    static Result result(TrickState state) {
        if (state.phase != Phase.OVER) {
            throw new IllegalStateException("the game goes on");
        }
        int[] deals = new int[state.game.seats];
        Arrays.setAll(deals, seat -> state.book[Book.DEALS + seat]);
        return Result.of(state.winners(), deals);
    }

    /** Whoever won the game: the winning seats, and the knight where he has won the most deals. */
    static List<Dancer> winners(TrickState state) {
        int masks = gameWinners(state.game, state.book) & (-1 << state.game.seats);
        return Eyes.dancers(state.game, state.result().winners() | masks);
    }

    /** MT-3.4: the epilogue of a deal that these hands won. */
    static Epilogue epilogue(TrickGame game, byte[] book, int roleRow, int winners) {
        if (winners == 0) {
            return game.seats == 1 ? Epilogue.LOST_ALONE : Epilogue.NOBODY;
        }
        int roles = 0;
        for (int rest = winners; rest != 0; rest &= rest - 1) {
            roles |= 1 << book[roleRow + Integer.numberOfTrailingZeros(rest)];
        }
        return Epilogue.of(roles);
    }
}
