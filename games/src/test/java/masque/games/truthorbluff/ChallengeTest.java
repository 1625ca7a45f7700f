package masque.games.truthorbluff;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import masque.core.Seat;
import masque.core.State;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Truth or bluff: who collects, who draws, who goes on (TB-4.1 to TB-4.5). */
class ChallengeTest {
    private static Salon four() {
        return Salon.holding(
                "four-alike", "mars, beryl, clan, white mars", "moon", "venus, venus", "pluto");
    }

    @Test
    void tb_4_1_theTileIsTurnedUpForAll() {
        Salon salon = four().slide("mars", 2, "mars").chance(0).say("bluff");
        BluffEvent.Turned turned =
                new BluffEvent.Turned(
                        new Seat(1), new Seat(0), Face.MARS, false, false, salon.tile("mars"));
        for (int viewer = State.SPECTATOR; viewer < 4; viewer++) {
            assertThat(salon.heard(viewer, BluffEvent.Turned.class)).containsExactly(turned);
        }
        assertThat(salon.heard(1, BluffEvent.Saw.class)).as("without looking").isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "mars, mars, truth, 0, 1",
        "mars, mars, bluff, 1, 0",
        "mars, venus, truth, 1, 0",
        "mars, venus, bluff, 0, 1",
        "white mars, mars, truth, 0, 1",
        "white mars, moon, bluff, 0, 1",
    })
    void tb_4_2_whoeverWasWrongCollectsTheCharacter(
            String tile, String name, String word, int collector, int rewarded) {
        Salon salon = four().slide(tile, 2, name).chance(0).say(word);
        assertThat(salon.faceUp(collector)).isEqualTo(tile);
        assertThat(salon.faceUp(1 - collector)).isEmpty();
        assertThat(salon.turned().collector()).isEqualTo(new Seat(collector));
        assertThat(salon.turned().rewarded()).contains(new Seat(rewarded));
        assertThat(salon.turned().right()).isEqualTo(rewarded == 1);
        assertThat(salon.turned().honest()).isEqualTo(name.equals("mars"));
        assertThat(salon.heard(3, BluffEvent.Collected.class))
                .containsExactly(new BluffEvent.Collected(new Seat(collector), salon.tile(tile)));
    }

    @Test
    void tb_4_2_thePasserIsWhoSlidItLast() {
        Salon salon =
                four().slide("mars", 2, "mars")
                        .say("look", "to 3", "name moon")
                        .chance(0)
                        .say("bluff");
        assertThat(salon.faceUp(1)).isEqualTo("mars");
        assertThat(salon.turned().passer()).isEqualTo(new Seat(1));
        assertThat(salon.turned().receiver()).isEqualTo(new Seat(2));
        assertThat(salon.faceUp(0)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"0, 1", "32, 1", "33, 2", "53, 2", "54, 3", "62, 3"})
    void tb_4_3_aRandomTokenWhoseValueItsOwnerAloneSees(int drawn, int value) {
        Salon salon = four().slide("mars", 2, "mars").chance(drawn).say("truth");
        assertThat(salon.view(1).players().get(1).values()).containsExactly(value);
        assertThat(salon.heard(1, BluffEvent.Worth.class))
                .containsExactly(new BluffEvent.Worth(value));
        for (int viewer : new int[] {State.SPECTATOR, 0, 2, 3}) {
            assertThat(salon.view(viewer).players().get(1).values()).isEmpty();
            assertThat(salon.view(viewer).players().get(1).tokens()).isEqualTo(1);
            assertThat(salon.heard(viewer, BluffEvent.Worth.class)).isEmpty();
            assertThat(salon.heard(viewer, BluffEvent.Rewarded.class))
                    .containsExactly(new BluffEvent.Rewarded(new Seat(1)));
        }
        assertThat(salon.view(0).tokens()).isEqualTo(62);
    }

    @Test
    void tb_4_3_anEmptyTokenBagGivesNothing() {
        Salon salon = four();
        salon.state().tokens[3] = Tokens.ALL;
        salon.slide("mars", 2, "mars").say("truth");
        assertThat(salon.view(1).players().get(1).tokens()).isZero();
        assertThat(salon.turned().rewarded()).isEmpty();
        assertThat(salon.heard(0, BluffEvent.NoToken.class))
                .containsExactly(new BluffEvent.NoToken(new Seat(1)));
        assertThat(salon.turn()).isZero();
    }

    @Test
    void tb_4_3_theTokenIsDrawnBeforeTheEndingsAreChecked() {
        Salon salon = four().faceUp(0, "mars, mars, mars").tokens(2, 2);
        salon.slide("mars", 2, "mars").chance(61).say("truth");
        assertThat(salon.phase()).isEqualTo(Phase.OVER);
        assertThat(salon.result().winners()).isEqualTo(Salon.seats(1));
    }

    @Test
    void tb_4_3_aVillainsBonusComesAfterTheCheck() {
        Salon salon =
                Salon.holding("three-villains", "clan, mars", "moon", "venus", "pluto")
                        .faceUp(1, "beryl, jadeite");
        salon.slide("clan", 2, "mars").say("bluff");
        assertThat(salon.phase()).isEqualTo(Phase.OVER);
        assertThat(salon.view(0).tokens()).as("no token was drawn").isEqualTo(63);
        assertThat(salon.turned().bonus()).isEmpty();
    }

    @Test
    void tb_4_4_aVillainGoesToTheChallengerWhoSaysBluff() {
        Salon salon = four().slide("beryl", 2, "mars").say("bluff");
        assertThat(salon.faceUp(1)).isEqualTo("beryl");
        assertThat(salon.turn()).isEqualTo(1);
        assertThat(salon.phase()).isEqualTo(Phase.BONUS);
    }

    @Test
    void tb_4_4_aVillainGoesToThePasserIfTheChallengerSaysTruth() {
        Salon salon = four().slide("beryl", 2, "mars").say("truth");
        assertThat(salon.faceUp(0)).isEqualTo("beryl");
        assertThat(salon.turn()).isZero();
        assertThat(salon.phase()).isEqualTo(Phase.BONUS);
        assertThat(salon.turned().bonus().map(BluffView.Bonus::awaited)).contains(true);
    }

    @Test
    void tb_4_4_nobodyDrawsATokenForAVillain() {
        Salon salon = four().slide("beryl", 2, "mars").say("bluff");
        assertThat(salon.view(0).tokens()).isEqualTo(63);
        assertThat(salon.turned().rewarded()).isEqualTo(Optional.empty());
        assertThat(salon.heard(0, BluffEvent.NoToken.class)).isEmpty();
    }

    @Test
    void tb_4_4_theBonusIsCompulsory() {
        Salon salon = four().slide("beryl", 2, "mars").say("bluff");
        assertThat(salon.legal(1)).containsExactly("take 2 beryl");
        assertThat(salon.why(1, "slide moon")).isEqualTo("TB-5.1 why-take-first");
    }

    @Test
    void tb_4_5_whoeverCollectedStartsTheNextRound() {
        Salon salon = four().slide("mars", 3, "venus").chance(0).say("truth");
        assertThat(salon.turn()).isEqualTo(2);
        assertThat(salon.phase()).isEqualTo(Phase.SLIDING);
        assertThat(salon.legal(2)).containsExactly("slide venus");
        salon.slide("venus", 1, "venus").chance(0).say("bluff");
        assertThat(salon.turn()).isZero();
    }
}
