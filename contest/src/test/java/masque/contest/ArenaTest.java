package masque.contest;

import static masque.contest.Hall.ANN;
import static masque.contest.Hall.BEN;
import static masque.contest.Hall.CAT;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import masque.contest.ArenaEvent.Entered;
import masque.contest.ArenaEvent.Left;
import masque.contest.ArenaEvent.MatchBegun;
import org.junit.jupiter.api.Test;

/** An arena is what its log says, and nothing changes one behind its holder's back. */
final class ArenaTest {
    private static final Arena FRESH = Arena.of(ArenaRules.usual(5));

    @Test
    void anEventMakesAnotherArenaAndLeavesTheFirst() {
        Arena entered = FRESH.after(new Entered(7, ANN, false));
        assertThat(entered.entrants()).extracting(Entrant::player).containsExactly(ANN);
        assertThat(entered.number()).isEqualTo(1);
        assertThat(entered.at()).isEqualTo(7);
        assertThat(FRESH.entrants()).isEmpty();
        assertThat(FRESH.number()).isZero();
    }

    @Test
    void whatIsShownCannotBeChanged() {
        Arena entered = FRESH.after(new Entered(7, ANN, false));
        assertThatThrownBy(() -> entered.entrants().clear())
                .isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> entered.challenges().clear())
                .isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> entered.matches().clear())
                .isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> entered.asking().clear())
                .isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void dc_8_6_aLogFoldedAgainGivesTheSameStandings() {
        Hall hall = Hall.running(ANN, BEN, CAT);
        int match = hall.beats(ANN, BEN, 2);
        hall.does(new ArenaCommand.Correct(match, List.of(BEN), "typo"));
        hall.does(new ArenaCommand.Leave(CAT));
        Arena again = Arena.of(hall.arena().rules()).after(hall.log());
        assertThat(again.standings()).isEqualTo(hall.arena().standings());
        assertThat(again.matches()).isEqualTo(hall.arena().matches());
    }

    @Test
    void aLogThatCannotHaveHappenedIsNotFolded() {
        Arena entered = FRESH.after(new Entered(7, ANN, false));
        assertThatThrownBy(() -> entered.after(new Entered(8, ANN, false)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining(ANN);
        assertThatThrownBy(() -> entered.after(new Left(8, BEN)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining(BEN);
        Arena both = entered.after(new Entered(8, BEN, false));
        assertThatThrownBy(() -> both.after(new MatchBegun(9, 2, List.of(ANN, BEN), false)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("match 2");
    }
}
