package masque.server.table;

import java.util.Optional;
import masque.core.View;

/**
 * How the game at a table stands for one viewer, as values that are not worded yet.
 *
 * @param turn what is to be chosen
 * @param view what may be looked at
 */
record Sight(Turn turn, View view) {
    /** Nothing before the game is dealt. */
    static Optional<Sight> of(Occasion now, int viewer) {
        return now.game()
                .map(game ->
                        new Sight(
                                Turn.of(now.facts(), game, viewer),
                                game.table().chair(viewer).view()));
    }
}
