package masque.games.truthorbluff;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import masque.core.Seat;
import masque.core.State;
import org.junit.jupiter.api.Test;

/** What Villains do for whoever collects them (TB-5.1 to TB-5.7). */
class VillainsTest {
    /** The first seat slides this Villain and collects it, for the second one believes. */
    private static Salon collected(String ending, String villain, String holder) {
        return Salon.holding(
                ending, villain + ", " + holder, "moon, mars", "venus", "pluto", "jupiter");
    }

    private static Salon collected(String villain) {
        return collected("four-alike", villain, "mars");
    }

    private static BluffView.Bonus bonus(Salon salon, int viewer) {
        return salon.round(viewer).turned().orElseThrow().bonus().orElseThrow();
    }

    @Test
    void tb_5_1_berylMovesAnyFaceUpTileFromOnePlayerToAnother() {
        Salon salon = collected("beryl").faceUp(1, "mars, white pluto").faceUp(3, "moon");
        salon.collects("beryl");
        assertThat(salon.legal(0))
                .containsExactly(
                        "take 1 beryl", "take 2 mars", "take 2 white pluto", "take 4 moon");
        salon.say("take 2 white pluto");
        assertThat(salon.legal(0)).containsExactly("to 1", "to 3", "to 4", "to 5");
        assertThat(salon.why(0, "to 2")).isEqualTo("TB-5.1 why-same-player");
        assertThat(salon.why(0, "take 2 mars")).isEqualTo("TB-5.1 why-to-first");
        salon.say("to 5");
        assertThat(salon.faceUp(1)).isEqualTo("mars");
        assertThat(salon.faceUp(4)).isEqualTo("white pluto");
        assertThat(salon.heard(State.SPECTATOR, BluffEvent.Moved.class))
                .containsExactly(
                        new BluffEvent.Moved(
                                new Seat(0), new Seat(1), new Seat(4), salon.tile("white pluto")));
        assertThat(bonus(salon, 2))
                .isEqualTo(
                        new BluffView.Bonus(
                                Face.BERYL,
                                false,
                                true,
                                Optional.of(salon.tile("white pluto")),
                                Optional.of(new Seat(1)),
                                Optional.of(new Seat(4)),
                                Optional.empty()));
        assertThat(salon.turn()).isZero();
        assertThat(salon.phase()).isEqualTo(Phase.SLIDING);
    }

    @Test
    void tb_5_1_berylsChoiceIsHiddenUntilItIsComplete() {
        Salon salon = collected("beryl").faceUp(1, "mars").collects("beryl");
        BluffView before = salon.view(1);
        salon.say("take 2 mars");
        assertThat(salon.view(1)).isEqualTo(before);
        assertThat(salon.view(0).choice())
                .contains(
                        new BluffView.Choice(
                                Optional.of(salon.tile("mars")),
                                Optional.of(new Seat(1)),
                                Optional.empty()));
    }

    @Test
    void tb_5_1_berylAlwaysHasAChoiceForSheLiesFaceUpHerself() {
        Salon salon = collected("beryl").collects("beryl");
        assertThat(salon.legal(0)).containsExactly("take 1 beryl");
        assertThat(salon.why(0, "take 2 mars")).isEqualTo("TB-5.1 why-not-face-up");
    }

    @Test
    void tb_5_1_berylCanEndTheGameForAnother() {
        Salon salon = collected("beryl").faceUp(1, "mars").faceUp(2, "mars, mars, mars");
        salon.collects("beryl").say("take 2 mars", "to 3");
        assertThat(salon.phase()).isEqualTo(Phase.OVER);
        assertThat(salon.result().defeated()).isEqualTo(Salon.seats(2));
    }

    @Test
    void tb_5_2_jadeiteDrawsATileFromTheBagThatItsOwnerAloneSees() {
        Salon salon = collected("jadeite").bag("venus, pluto, clan");
        salon.slide("jadeite", 2, "mars").chance(1).say("truth");
        assertThat(salon.holder(0)).isEqualTo("mars, pluto");
        assertThat(salon.bag()).isEqualTo("venus, clan");
        assertThat(salon.heard(0, BluffEvent.Drawn.class))
                .containsExactly(new BluffEvent.Drawn(salon.tile("pluto")));
        assertThat(bonus(salon, 0).tile()).contains(salon.tile("pluto"));
        for (int viewer : new int[] {State.SPECTATOR, 1, 4}) {
            assertThat(salon.heard(viewer, BluffEvent.Drawn.class)).isEmpty();
            assertThat(salon.heard(viewer, BluffEvent.Drew.class))
                    .containsExactly(new BluffEvent.Drew(new Seat(0)));
            assertThat(bonus(salon, viewer).tile()).isEmpty();
            assertThat(bonus(salon, viewer).done()).isTrue();
        }
        assertThat(salon.phase()).isEqualTo(Phase.SLIDING);
    }

    @Test
    void tb_5_2_aHolderMayHaveMoreThanTwelveTiles() {
        String eleven = "mars, mars, mars, moon, moon, moon, venus, venus, venus, pluto, pluto";
        Salon salon = collected("six-different", "jadeite", eleven + ", jupiter").bag("mercury");
        salon.chance(0).collects("jadeite");
        assertThat(salon.view(1).players().get(0).holder()).isEqualTo(13);
        assertThat(salon.view(1).bag()).isZero();
    }

    @Test
    void tb_5_2_anEmptyBagGivesNothing() {
        Salon salon = collected("jadeite").collects("jadeite");
        assertThat(salon.heard(3, BluffEvent.Idle.class))
                .containsExactly(new BluffEvent.Idle(new Seat(0), Face.JADEITE));
        assertThat(salon.holder(0)).isEqualTo("mars");
        assertThat(bonus(salon, 0).done()).isFalse();
        assertThat(salon.phase()).isEqualTo(Phase.SLIDING);
    }

    @Test
    void tb_5_3_zoycitePutsAnOwnFaceUpTileIntoTheBag() {
        Salon salon = collected("zoycite").faceUp(0, "moon, pluto").faceUp(1, "venus").bag("mars");
        salon.collects("zoycite");
        assertThat(salon.legal(0)).containsExactly("pick moon", "pick pluto", "pick zoycite");
        assertThat(salon.why(0, "pick venus")).isEqualTo("TB-5.3 why-not-yours-face-up");
        assertThat(salon.why(0, "take 2 venus")).isEqualTo("TB-5.3 why-pick-first");
        assertThat(salon.why(1, "pick venus")).isEqualTo("TB-5.3 why-not-your-turn");
        salon.say("pick moon");
        assertThat(salon.bag()).isEqualTo("moon, mars");
        assertThat(salon.faceUp(0)).isEqualTo("pluto, zoycite");
        assertThat(salon.heard(4, BluffEvent.PutBack.class))
                .containsExactly(new BluffEvent.PutBack(new Seat(0), salon.tile("moon")));
        assertThat(bonus(salon, 4).tile()).contains(salon.tile("moon"));
    }

    @Test
    void tb_5_3_zoyciteCanEndNoGameAndAlwaysHasAChoice() {
        Salon salon = collected("zoycite").collects("zoycite");
        assertThat(salon.legal(0)).containsExactly("pick zoycite");
    }

    @Test
    void tb_5_4_nephriteExchangesAnOwnTileForAnothers() {
        Salon salon = collected("nephrite").faceUp(0, "moon").faceUp(1, "venus").faceUp(3, "pluto");
        salon.collects("nephrite");
        assertThat(salon.legal(0)).containsExactly("pick moon", "pick nephrite");
        salon.say("pick moon");
        assertThat(salon.view(0).choice().orElseThrow().whose()).isEmpty();
        assertThat(salon.legal(0)).containsExactly("take 2 venus", "take 4 pluto");
        assertThat(salon.why(0, "take 1 nephrite")).isEqualTo("TB-5.4 why-exchange-self");
        assertThat(salon.why(0, "take 2 mars")).isEqualTo("TB-5.4 why-not-face-up");
        assertThat(salon.why(1, "take 2 venus")).isEqualTo("TB-5.4 why-not-your-turn");
        salon.say("take 4 pluto");
        assertThat(salon.faceUp(0)).isEqualTo("pluto, nephrite");
        assertThat(salon.faceUp(3)).isEqualTo("moon");
        assertThat(salon.heard(2, BluffEvent.Exchanged.class))
                .containsExactly(
                        new BluffEvent.Exchanged(
                                new Seat(0), salon.tile("moon"), new Seat(3), salon.tile("pluto")));
        assertThat(bonus(salon, 2))
                .isEqualTo(
                        new BluffView.Bonus(
                                Face.NEPHRITE,
                                false,
                                true,
                                Optional.of(salon.tile("moon")),
                                Optional.empty(),
                                Optional.of(new Seat(3)),
                                Optional.of(salon.tile("pluto"))));
    }

    @Test
    void tb_5_4_withoutAnothersTileNephriteDoesNothing() {
        Salon salon = collected("nephrite").faceUp(0, "moon").collects("nephrite");
        assertThat(salon.phase()).isEqualTo(Phase.SLIDING);
        assertThat(salon.heard(1, BluffEvent.Idle.class))
                .containsExactly(new BluffEvent.Idle(new Seat(0), Face.NEPHRITE));
    }

    @Test
    void tb_5_4_nephriteCanEndTheGameForAnother() {
        Salon salon = collected("nephrite").faceUp(0, "mars").faceUp(2, "mars, mars, mars, moon");
        salon.collects("nephrite").say("pick mars", "take 3 moon");
        assertThat(salon.result().defeated()).isEqualTo(Salon.seats(2));
    }

    @Test
    void tb_5_5_kunziteTakesAnOwnFaceUpTileBack() {
        Salon salon = collected("kunzite").faceUp(0, "moon, white pluto").faceUp(1, "venus");
        salon.collects("kunzite");
        assertThat(salon.legal(0)).containsExactly("pick moon", "pick white pluto");
        assertThat(salon.why(0, "pick venus")).isEqualTo("TB-5.5 why-not-yours-face-up");
        assertThat(salon.why(2, "pick venus")).isEqualTo("TB-5.5 why-not-your-turn");
        salon.say("pick white pluto");
        assertThat(salon.holder(0)).isEqualTo("mars, white pluto");
        assertThat(salon.faceUp(0)).isEqualTo("moon, kunzite");
        assertThat(salon.heard(1, BluffEvent.TookBack.class))
                .containsExactly(new BluffEvent.TookBack(new Seat(0), salon.tile("white pluto")));
    }

    @Test
    void tb_5_5_withoutAnotherTileKunziteDoesNothing() {
        Salon salon = collected("kunzite").collects("kunzite");
        assertThat(salon.phase()).isEqualTo(Phase.SLIDING);
        assertThat(salon.faceUp(0)).isEqualTo("kunzite");
        assertThat(salon.heard(1, BluffEvent.Idle.class))
                .containsExactly(new BluffEvent.Idle(new Seat(0), Face.KUNZITE));
    }

    @Test
    void tb_5_6_theClanDrawsAToken() {
        Salon salon = collected("clan").slide("clan", 2, "mars").chance(40).say("truth");
        assertThat(salon.view(0).players().get(0).values()).containsExactly(2);
        assertThat(salon.heard(3, BluffEvent.Rewarded.class))
                .containsExactly(new BluffEvent.Rewarded(new Seat(0)));
        assertThat(salon.heard(3, BluffEvent.Worth.class)).isEmpty();
        assertThat(bonus(salon, 3).done()).isTrue();
        assertThat(bonus(salon, 3).tile()).isEmpty();
        assertThat(salon.turned().rewarded()).as("not for the challenge").isEmpty();
    }

    @Test
    void tb_5_6_withoutATokenTheClanDoesNothing() {
        Salon salon = collected("clan");
        salon.state().tokens[2] = Tokens.ALL;
        salon.collects("clan");
        assertThat(salon.heard(3, BluffEvent.NoToken.class))
                .containsExactly(new BluffEvent.NoToken(new Seat(0)));
        assertThat(bonus(salon, 3).done()).isFalse();
        assertThat(salon.phase()).isEqualTo(Phase.SLIDING);
    }

    @Test
    void tb_5_7_berylMovesHerself() {
        Salon salon = collected("beryl").collects("beryl").say("take 1 beryl", "to 4");
        assertThat(salon.faceUp(0)).isEmpty();
        assertThat(salon.faceUp(3)).isEqualTo("beryl");
        assertThat(salon.turn()).as("the one who collected her").isZero();
        assertThat(salon.phase()).as("she does nothing for the fourth").isEqualTo(Phase.SLIDING);
    }

    @Test
    void tb_5_7_zoycitePutsHimselfBack() {
        Salon salon = collected("zoycite").collects("zoycite").say("pick zoycite");
        assertThat(salon.faceUp(0)).isEmpty();
        assertThat(salon.bag()).isEqualTo("zoycite");
    }

    @Test
    void tb_5_7_nephriteExchangesHimself() {
        Salon salon = collected("nephrite").faceUp(1, "venus").collects("nephrite");
        salon.say("pick nephrite", "take 2 venus");
        assertThat(salon.faceUp(0)).isEqualTo("venus");
        assertThat(salon.faceUp(1)).isEqualTo("nephrite");
    }

    @Test
    void tb_5_7_kunziteCannotTakeHimselfBack() {
        Salon salon = collected("kunzite").faceUp(0, "moon").collects("kunzite");
        assertThat(salon.why(0, "pick kunzite")).isEqualTo("TB-5.7 why-kunzite");
    }

    @Test
    void tb_5_7_aVillainThatIsChosenCanEndTheGameForAnother() {
        Salon salon =
                collected("three-villains", "nephrite", "mars").faceUp(1, "clan, jadeite, moon");
        salon.collects("nephrite").say("pick nephrite", "take 2 moon");
        assertThat(salon.result().ending()).isEqualTo(Ending.THREE_VILLAINS);
        assertThat(salon.result().defeated()).isEqualTo(Salon.seats(1));
    }
}
