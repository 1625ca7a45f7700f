package masque.games.masqueradebattle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import masque.core.Fate;
import masque.core.State;
import masque.core.Table;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a view tells besides the clauses: enough to ask about a card. */
final class ViewTest {
    @ParameterizedTest
    @ValueSource(ints = {3, 5, 9})
    void everyCardOfAHandHasTheCodeOfPlayingIt(int seats) {
        Table table = Table.open(Arena.box(), seats, Map.of(), Fate.seeded(seats));
        BattleGame game = Arena.of(seats).game;
        for (int seat = 0; seat < seats; seat++) {
            BattleView view = (BattleView) table.chair(seat).view();
            assertThat(view.codes()).hasSameSizeAs(view.cards()).isNotEmpty();
            List<BattleMove> moves = view.codes().stream().map(game::read).toList();
            for (int i = 0; i < moves.size(); i++) {
                Card card = view.cards().get(i);
                Optional<Side> side =
                        card.kind() == Card.Kind.CHARACTER
                                ? Optional.of(Side.GUARDIAN)
                                : Optional.empty();
                assertThat(moves.get(i)).isEqualTo(new BattleMove.Play(card, side));
            }
        }
        assertThat(((BattleView) table.chair(State.SPECTATOR).view()).codes()).isEmpty();
    }
}
