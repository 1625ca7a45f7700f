package masque.games.truthorbluff;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import masque.core.Seat;
import masque.core.State;
import org.junit.jupiter.api.Test;

/** A tile goes round: claims, looks, and who knows what (TB-3.1 to TB-3.4). */
class SlidingTest {
    private static Salon five() {
        return Salon.holding(
                "four-alike", "mars, mars, white mars, beryl", "moon", "venus", "pluto", "jupiter");
    }

    @Test
    void tb_3_1_aTileThenAnOpponentThenAName() {
        Salon salon = five();
        assertThat(salon.legal(0)).containsExactly("slide mars", "slide white mars", "slide beryl");
        salon.say("slide mars");
        assertThat(salon.legal(0)).containsExactly("to 2", "to 3", "to 4", "to 5");
        salon.say("to 3");
        assertThat(salon.legal(0))
                .containsExactly(
                        "name moon",
                        "name mercury",
                        "name mars",
                        "name jupiter",
                        "name venus",
                        "name tuxedo mask",
                        "name chibi moon",
                        "name pluto");
        salon.say("name pluto");
        assertThat(salon.holder(0)).isEqualTo("mars, white mars, beryl");
        assertThat(salon.turn()).isEqualTo(2);
        assertThat(salon.heard(State.SPECTATOR, BluffEvent.Slid.class))
                .containsExactly(new BluffEvent.Slid(new Seat(0), new Seat(2), Face.PLUTO));
    }

    @Test
    void tb_3_1_aVillainIsNamedAsOneOfTheEight() {
        Salon salon = five().say("slide beryl", "to 2");
        assertThat(salon.legal(0)).hasSize(8).allMatch(move -> move.startsWith("name "));
        salon.say("name moon", "truth");
        assertThat(salon.turned().honest()).isFalse();
    }

    @Test
    void tb_3_1_nobodyElseHearsOfAChoiceThatIsHalfMade() {
        Salon salon = five();
        BluffView before = salon.view(1);
        salon.say("slide mars", "to 3");
        assertThat(salon.view(1)).isEqualTo(before);
        assertThat(salon.view(0).choice())
                .contains(
                        new BluffView.Choice(
                                Optional.of(salon.tile("mars")),
                                Optional.empty(),
                                Optional.of(new Seat(2))));
        assertThat(salon.heard(0, BluffEvent.class)).isEmpty();
    }

    @Test
    void tb_3_1_whatCannotBeSlidIsRefused() {
        Salon salon = five();
        assertThat(salon.why(0, "slide pluto")).isEqualTo("TB-3.1 why-not-in-holder");
        assertThat(salon.why(0, "to 2")).isEqualTo("TB-3.1 why-tile-first");
        assertThat(salon.why(0, "truth")).isEqualTo("TB-3.1 why-tile-first");
        assertThat(salon.why(1, "slide moon")).isEqualTo("TB-3.1 why-not-your-turn");
        salon.say("slide mars");
        assertThat(salon.why(0, "to 1")).isEqualTo("TB-3.1 why-to-self");
        assertThat(salon.why(0, "name mars")).isEqualTo("TB-3.1 why-to-first");
        salon.say("to 2");
        assertThat(salon.why(0, "to 2")).isEqualTo("TB-3.1 why-name-first");
        assertThat(salon.why(0, "name mars")).isEqualTo("legal");
    }

    @Test
    void tb_3_2_theReceiverChallengesOrLooksAndPassesOn() {
        Salon salon = five().slide("mars", 2, "venus");
        assertThat(salon.legal(1)).containsExactly("truth", "bluff", "look");
        assertThat(salon.why(1, "slide moon")).isEqualTo("TB-3.2 why-answer-first");
        salon.say("look");
        assertThat(salon.legal(1)).containsExactly("to 3", "to 4", "to 5");
        salon.say("to 5", "name mars");
        assertThat(salon.turn()).isEqualTo(4);
        assertThat(salon.legal(4)).containsExactly("truth", "bluff", "look");
        assertThat(salon.heard(3, BluffEvent.PassedOn.class))
                .containsExactly(new BluffEvent.PassedOn(new Seat(1), new Seat(4), Face.MARS));
    }

    @Test
    void tb_3_3_theTileComesToNobodyTwice() {
        Salon salon = five().slide("mars", 2, "venus").say("look", "to 3", "name pluto", "look");
        assertThat(salon.legal(2)).containsExactly("to 4", "to 5");
        assertThat(salon.why(2, "to 1")).isEqualTo("TB-3.3 why-been-there");
        assertThat(salon.why(2, "to 2")).isEqualTo("TB-3.3 why-been-there");
        assertThat(salon.why(2, "to 3")).isEqualTo("TB-3.1 why-to-self");
        assertThat(salon.round(0).open()).isEqualTo(Salon.seats(3, 4));
    }

    @Test
    void tb_3_3_theLastPlayerWhomItCanReachMustChallenge() {
        Salon salon = Salon.holding("four-alike", "mars, mars", "moon", "venus");
        salon.slide("mars", 3, "venus").say("look");
        assertThat(salon.legal(2)).as("only one is left to pass to").hasSize(8);
        salon.say("name mars");
        assertThat(salon.turn()).isEqualTo(1);
        assertThat(salon.legal(1)).containsExactly("truth", "bluff");
        assertThat(salon.why(1, "look")).isEqualTo("TB-3.3 why-last");
    }

    @Test
    void tb_3_4_theStarterAndThoseWhoLookedSeeTheTile() {
        Salon salon = five().slide("mars", 2, "venus").say("look", "to 3", "name pluto");
        Optional<Tile> mars = Optional.of(salon.tile("mars"));
        assertThat(salon.round(0).tile()).isEqualTo(mars);
        assertThat(salon.round(1).tile()).isEqualTo(mars);
        for (int viewer : new int[] {State.SPECTATOR, 2, 3, 4}) {
            assertThat(salon.round(viewer).tile()).as("viewer %s", viewer).isEmpty();
            assertThat(salon.heard(viewer, BluffEvent.Saw.class)).isEmpty();
        }
        assertThat(salon.heard(1, BluffEvent.Saw.class))
                .containsExactly(new BluffEvent.Saw(salon.tile("mars")));
        assertThat(salon.round(4).seen()).isEqualTo(Salon.seats(0, 1));
    }

    @Test
    void tb_3_4_claimsAndLooksAndNumbersAreForAllToSee() {
        Salon salon = five().bag("moon, venus").slide("mars", 2, "venus").say("look");
        BluffView view = salon.view(State.SPECTATOR);
        assertThat(salon.heard(State.SPECTATOR, BluffEvent.Looked.class))
                .containsExactly(new BluffEvent.Looked(new Seat(1)));
        assertThat(view.phase()).isEqualTo(Phase.PASSING);
        BluffView.Round round = view.round().orElseThrow();
        assertThat(round.seen()).isEqualTo(Salon.seats(0, 1));
        assertThat(round.at()).contains(new Seat(1));
        assertThat(round.starter()).isEqualTo(new Seat(0));
        assertThat(round.number()).isEqualTo(1);
        assertThat(view.bag()).isEqualTo(2);
        assertThat(view.players())
                .extracting(BluffView.Player::holder)
                .containsExactly(3, 1, 1, 1, 1);
        salon.say("to 4", "name moon");
        assertThat(salon.round(2).chain())
                .containsExactly(
                        new BluffView.Claim(new Seat(0), new Seat(1), Face.VENUS),
                        new BluffView.Claim(new Seat(1), new Seat(3), Face.MOON));
    }

    @Test
    void tb_3_4_onceTurnedUpEverybodySeesTheTileUntilTheNextSlide() {
        Salon salon = five().slide("mars", 2, "venus").chance(0).say("truth");
        for (int viewer = State.SPECTATOR; viewer < 5; viewer++) {
            assertThat(salon.round(viewer).tile()).contains(salon.tile("mars"));
            assertThat(salon.round(viewer).at()).isEmpty();
        }
        salon.say("slide moon", "to 1");
        assertThat(salon.round(4).tile()).contains(salon.tile("mars"));
        salon.say("name moon");
        assertThat(salon.round(4).tile()).isEmpty();
        assertThat(salon.round(4).chain()).hasSize(1);
        assertThat(salon.round(4).number()).isEqualTo(2);
    }

    @Test
    void tb_3_4_theTallyCountsWhatTheViewerHasNotSeen() {
        Salon salon = five().slide("mars", 2, "venus");
        List<Integer> starter = salon.view(0).tally().stream().map(t -> t.unseen()).toList();
        List<Integer> stranger = salon.view(3).tally().stream().map(t -> t.unseen()).toList();
        assertThat(starter).startsWith(7, 7, 4, 7, 7, 7, 7, 7).endsWith(0, 1, 1, 1, 1, 1);
        assertThat(stranger).startsWith(7, 7, 7, 7, 7, 7, 7, 6).endsWith(1, 1, 1, 1, 1, 1);
    }
}
