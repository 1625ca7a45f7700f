package masque.games.masqueradetrick;

import masque.core.Seeded;

/** Brings a deal straight to the pointing, with the roles and tricks that a test wants. */
final class Verdicts {
    private Verdicts() {}

    /**
     * A ball before the pointing.
     *
     * @param roles the roles of the hands, then of the centre
     * @param tricks the tricks of the hands
     */
    static Ball ball(int seats, Role[] roles, int[] tricks, String... options) {
        Ball ball = Ball.of(seats, options);
        TrickState state = (TrickState) ball.game.start(new Seeded(1), (audience, event) -> {});
        byte[] book = state.book;
        for (int hand = 0; hand < ball.game.hands; hand++) {
            book[Book.ROLE + hand] = (byte) roles[hand].ordinal();
            book[Book.TRICKS + hand] = (byte) tricks[hand];
            state.hands[hand] = 0;
        }
        for (int side = 0; side < 2; side++) {
            book[Book.ROLE + TrickGame.LEFT + side] =
                    (byte) roles[ball.game.hands + side].ordinal();
        }
        for (int trick = 0; trick < TrickState.TRICKS_PER_DEAL; trick++) {
            book[Book.LEADER + trick] = 0;
            book[Book.WINNER + trick] = 0;
            for (int hand = 0; hand < ball.game.hands; hand++) {
                book[Book.PLAYED + Book.WIDTH * trick + hand] = (byte) hand;
            }
        }
        state.round = 1;
        state.trick = 9;
        state.laid = ball.game.hands;
        state.phase = Phase.POINTING;
        state.pending = (1 << seats) - 1;
        ball.goOnWith(state);
        return ball;
    }
}
