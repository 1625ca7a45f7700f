package masque.games.queenseat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import masque.core.Seat;
import masque.core.State;
import org.junit.jupiter.api.Test;

/** Actions that move cards (QS-4.2, QS-4.3, QS-4.5, QS-4.6, QS-4.8, QS-5.1 to QS-5.4). */
class CardActionsTest {
    private static final String V = "venomfruit";
    private static final String E = "eyrie feyle";
    private static final String C = "colorcoats";
    private static final String S = "galloping sun";

    private static boolean idle(Court court) {
        return !court.heard(State.SPECTATOR, QueenEvent.Idle.class).isEmpty();
    }

    @Test
    void qs_4_2_twoSecretCardsAreExchanged() {
        Court court = Court.lost(2, S, "", V + ", " + V + ", " + V, C + ", " + E + ", " + E, "");
        court.say("act");
        assertThat(court.legal(2)).containsExactly("choose 1", "choose 2", "choose 4");
        assertThat(court.why(2, "choose 3")).isEqualTo("QS-4.2 why-choose-self");
        court.say("choose 2");
        assertThat(court.waiting()).as("both at the same time").containsExactly(1, 2);
        QueenView before = court.view(1);
        court.by(2, "secret colorcoats");
        assertThat(court.view(1)).as("unseen").isEqualTo(before);
        assertThat(court.view(2).picks().secret()).containsExactly(court.card(C));
        assertThat(court.why(2, "secret venomfruit")).isEqualTo("QS-4.2 why-pick-secret");
        assertThat(court.why(2, "public venomfruit")).isEqualTo("QS-4.2 why-pick-open");
        court.by(2, "secret eyrie feyle").by(1, "secret venomfruit", "secret venomfruit");
        assertThat(court.waiting()).as("the actor turns first").containsExactly(2);
        assertThat(court.view(2).fresh()).containsExactly(court.card(V), court.card(V));
        court.say("hide", "show", "show", "hide");
        assertThat(court.secret(2)).isEqualTo("eyrie feyle, venomfruit");
        assertThat(court.open(2)).isEqualTo(V);
        assertThat(court.secret(1)).isEqualTo("venomfruit, colorcoats");
        assertThat(court.open(1)).isEqualTo(E);
        assertThat(court.phase()).isEqualTo(Phase.HANDING);
    }

    @Test
    void qs_4_2_ifOneIsShortAsManyAsBothHave() {
        Court court = Court.lost(2, S, "", V, C + ", " + C, "").say("act", "choose 2");
        court.by(1, "secret venomfruit").by(2, "secret colorcoats").say("hide", "hide");
        assertThat(court.secret(1)).isEqualTo(C);
        assertThat(court.secret(2)).isEqualTo("venomfruit, colorcoats");
        Court none = Court.lost(2, S, "", "", C, "").say("act", "choose 2");
        assertThat(idle(none)).isTrue();
        assertThat(idle(Court.lost(2, S, V, V, "", V).say("act"))).isTrue();
    }

    @Test
    void qs_4_2_theQueenExchangesLikeAnybodyAndTheFrozenDoNot() {
        Court queen = Court.lost(0, S, V, V, V, "").say("act");
        assertThat(queen.legal(0)).containsExactly("choose 2", "choose 3", "choose 4");
        Court target = Court.lost(2, S, V, V, V, "").frozen(1).say("act");
        assertThat(target.why(2, "choose 2")).isEqualTo("QS-5.4 why-frozen");
        assertThat(target.legal(2)).containsExactly("choose 1", "choose 4");
        assertThat(idle(Court.lost(2, S, V, V, V, "").frozen(2).say("act"))).isTrue();
        assertThat(idle(Court.lost(0, S, V, V, V, "").frozen(1, 2, 3).say("act"))).isTrue();
    }

    @Test
    void qs_4_2_theDarkSunExchangesThreePublicCards() {
        Court court = Court.lost(2, "dark galloping sun", "", "", "", V);
        court.open(2, C + ", " + C + ", " + E).open(3, V + ", " + V + ", " + V + ", " + S);
        court.say("act", "choose 4");
        court.by(3, "public venomfruit", "public venomfruit", "public galloping sun");
        assertThat(court.why(2, "secret colorcoats")).isEqualTo("QS-4.2 why-pick-secret");
        court.by(2, "public colorcoats", "public colorcoats", "public eyrie feyle");
        assertThat(court.heard(0, QueenEvent.PassedOpenly.class)).hasSize(6);
        court.say("show", "show", "hide", "show", "show", "show");
        assertThat(court.open(2)).isEqualTo("galloping sun, venomfruit");
        assertThat(court.secret(2)).isEqualTo(V);
        assertThat(court.seen(0, 2)).as("all saw it").isEqualTo(V);
        assertThat(court.open(3)).isEqualTo("eyrie feyle, venomfruit, colorcoats, colorcoats");
        assertThat(idle(Court.lost(2, "dark galloping sun", V, V, V, V).say("act"))).isTrue();
    }

    private static Court trunks(String first, String second, String third) {
        Court court =
                Court.holding(
                        "galaksea",
                        "trunktrumpets" + first,
                        "galaksea",
                        "dark trunktrumpets" + second,
                        "galaksea",
                        "trunktrumpets" + third,
                        "galaksea");
        court.votes(
                "galaksea",
                "trunktrumpets",
                "galaksea",
                "dark trunktrumpets",
                "galaksea",
                "trunktrumpets",
                "galaksea");
        return court.say("take 1", "give 1", "give 1", "give 1");
    }

    @Test
    void qs_4_3_allItsVotersPassACardOnClockwise() {
        Court court = trunks(", " + V, ", " + E, "").open(5, C).say("act");
        assertThat(court.waiting()).containsExactly(1, 3, 5);
        court.by(3, "secret eyrie feyle").by(5, "public colorcoats").by(1, "secret venomfruit");
        assertThat(court.waiting()).containsExactly(1);
        assertThat(court.view(1).fresh()).containsExactly(court.card(C));
        assertThat(court.heard(0, QueenEvent.Passed.class)).hasSize(2);
        assertThat(court.heard(0, QueenEvent.PassedOpenly.class)).hasSize(1);
        assertThat(court.heard(5, QueenEvent.Received.class))
                .containsExactly(
                        new QueenEvent.Received(new Seat(3), new Seat(5), List.of(court.card(E))));
        assertThat(court.seen(0, 1)).as("a public card stays known").isEqualTo(C);
        assertThat(court.seen(3, 5)).isEqualTo(E);
        assertThat(court.seen(0, 5)).isEmpty();
        court.say("hide", "show", "hide");
        assertThat(court.open(3)).isEqualTo(V);
        assertThat(court.secret(5)).isEqualTo(E);
    }

    @Test
    void qs_4_3_theFrozenAndTheEmptyHandedAreSkipped() {
        Court frozen = trunks(", " + V, ", " + E, ", " + C).frozen(3).say("act");
        assertThat(frozen.waiting()).containsExactly(1, 5);
        frozen.by(1, "secret venomfruit").by(5, "secret colorcoats").say("hide", "hide");
        assertThat(frozen.secret(1) + frozen.secret(5)).isEqualTo(C + V);
        Court empty = trunks(", " + V, "", "").say("act");
        assertThat(idle(empty)).as("nobody else can trade").isTrue();
        assertThat(trunks(", " + V, ", " + E, ", " + C).frozen(1).say("act").waiting())
                .as("a frozen actor lets the others trade")
                .containsExactly(3, 5);
    }

    @Test
    void qs_4_3_aSingleVoterTurnsTwoOwnCards() {
        Court court = Court.lost(2, "trunktrumpets", "", "", V + ", " + E, "").open(2, C);
        court.say("act", "secret venomfruit");
        assertThat(court.legal(2)).containsExactly("secret eyrie feyle", "public colorcoats");
        court.say("public colorcoats");
        assertThat(court.open(2)).isEqualTo(V);
        assertThat(court.secret(2)).isEqualTo("eyrie feyle, colorcoats");
        assertThat(court.heard(0, QueenEvent.Turned.class)).hasSize(1);
        Court few = Court.lost(2, "trunktrumpets", "", "", V, "").say("act", "secret venomfruit");
        assertThat(few.open(2)).isEqualTo(V);
        assertThat(few.phase()).isEqualTo(Phase.HANDING);
        assertThat(idle(Court.lost(2, "trunktrumpets", "", "", "", "").say("act"))).isTrue();
        assertThat(idle(Court.lost(2, "trunktrumpets", "", "", V, "").frozen(2).say("act")))
                .isTrue();
        assertThat(Court.lost(0, "trunktrumpets", V, "", "", "").say("act").waiting())
                .as("the Queen as well")
                .containsExactly(0);
    }

    @Test
    void qs_4_3_theDarkTrunkStealsFromTheQueenACardForEachVote() {
        Court court = trunks("", "", "").say("act");
        court.say("give 3").state().secret[0] = Cards.one(Princess.VENOMFRUIT.ordinal());
        assertThat(court.waiting()).containsExactly(3);
        court.say("act");
        assertThat(court.legal(3)).containsExactly("steal galaksea", "steal secret");
        court.say("steal galaksea");
        assertThat(court.view(3).fresh()).containsExactly(court.card("galaksea"));
        court.say("show").chance(0).say("steal secret", "hide");
        assertThat(court.legal(3)).as("no secret card is left").containsExactly("steal galaksea");
        assertThat(court.why(3, "steal secret")).isEqualTo("QS-5.2 why-no-secret");
        assertThat(court.why(3, "steal venomfruit")).isEqualTo("QS-5.2 why-steal");
        court.say("steal galaksea", "show");
        assertThat(court.phase()).as("three votes, three cards").isEqualTo(Phase.HANDING);
        assertThat(court.open(3)).isEqualTo("galaksea, galaksea");
        assertThat(court.secret(3)).isEqualTo(V);
    }

    @Test
    void qs_4_3_theDarkTrunkStopsWhenTheQueenHasNothingLeft() {
        Court court = trunks("", "", "").say("act", "give 3");
        court.state().open[0] = Cards.one(Princess.GALAKSEA.ordinal());
        court.say("act", "steal galaksea", "show");
        assertThat(court.phase()).isEqualTo(Phase.HANDING);
        assertThat(idle(Court.lost(0, "dark trunktrumpets", V, V, V, V).say("act"))).isTrue();
        assertThat(idle(Court.lost(2, "dark trunktrumpets", V, V, V, V).frozen(2).say("act")))
                .isTrue();
    }

    @Test
    void qs_4_5_theDarkWineStealsFromAnyone() {
        Court court = Court.lost(2, "dark whistley wine", "", V, "", "").open(3, C);
        court.open(0, "whistley wine, whistley wine").say("act");
        assertThat(court.legal(2)).containsExactly("choose 1", "choose 2", "choose 4");
        court.say("choose 4", "steal colorcoats", "show");
        assertThat(court.legal(2)).as("the fourth has no card left").hasSize(2);
        assertThat(court.why(2, "choose 4")).isEqualTo("QS-5.2 why-no-cards");
        court.say("choose 2").chance(0).say("steal secret", "hide");
        assertThat(court.phase()).isEqualTo(Phase.HANDING);
        assertThat(court.secret(2)).isEqualTo(V);
    }

    @Test
    void qs_4_5_noWineFrozenOrQueen() {
        assertThat(idle(Court.lost(2, "dark whistley wine", V, V, V, V).say("act"))).isTrue();
        Court frozen = Court.lost(2, "dark whistley wine", V, V, V, V).open(0, "whistley wine");
        assertThat(idle(frozen.frozen(2).say("act"))).isTrue();
        Court target = Court.lost(2, "dark whistley wine", V, V, V, V).open(0, "whistley wine");
        assertThat(target.frozen(1).say("act").legal(2)).containsExactly("choose 1", "choose 4");
        Court queen = Court.lost(0, "dark whistley wine", V, V, V, V).open(0, "whistley wine");
        assertThat(queen.say("act").legal(0)).containsExactly("choose 2", "choose 3", "choose 4");
    }

    @Test
    void qs_4_6_eggsnatcherGoesToTheQueen() {
        Court court = Court.lost(2, "eggsnatcher", V, V, V, V).frozen(2).say("act");
        assertThat(court.open(0)).isEqualTo("eggsnatcher, galaksea, galaksea, galaksea");
        assertThat(court.phase()).as("nobody hands it out").isEqualTo(Phase.VOTING);
        Court queen = Court.lost(0, "eggsnatcher", V, V, V, V).say("act");
        assertThat(queen.open(0)).as("she keeps it").startsWith("eggsnatcher");
    }

    @Test
    void qs_4_6_theDarkEggsnatcherGetsAllCardsOfAPrincess() {
        String hand = V + ", dark venomfruit, " + E;
        Court court = Court.lost(2, "dark eggsnatcher", hand, V, "", V).open(0, V).say("act");
        assertThat(court.legal(2)).hasSize(12);
        court.say("name venomfruit");
        assertThat(court.open(0)).doesNotContain(V);
        assertThat(court.view(2).fresh()).as("the public one first").hasSize(1);
        court.say("show");
        assertThat(court.secret(0)).isEqualTo(E);
        assertThat(court.view(2).fresh()).hasSize(2);
        assertThat(court.seen(0, 2)).isEqualTo("venomfruit, dark venomfruit");
        assertThat(court.seen(1, 2)).as("kinds are for the two").isEmpty();
        court.say("hide", "show");
        assertThat(court.open(2)).isEqualTo("venomfruit, dark venomfruit");
        assertThat(court.secret(2)).isEqualTo(V);
        assertThat(court.heard(1, QueenEvent.HandedOver.class).getFirst().count()).isEqualTo(2);
        assertThat(court.heard(1, QueenEvent.Received.class)).isEmpty();
    }

    @Test
    void qs_4_6_theDarkEggsnatcherMayGetNothing() {
        Court none = Court.lost(2, "dark eggsnatcher", V, V, "", V).say("act", "name colorcoats");
        assertThat(none.phase()).isEqualTo(Phase.HANDING);
        assertThat(idle(Court.lost(0, "dark eggsnatcher", V, V, V, V).say("act"))).isTrue();
        assertThat(idle(Court.lost(2, "dark eggsnatcher", V, V, V, V).frozen(2).say("act")))
                .isTrue();
    }

    @Test
    void qs_4_8_theQueenTurnsTwoPublicCardsSecret() {
        Court court = Court.lost(2, E, "", "", "", "").open(0, C).frozen(2).say("act");
        assertThat(court.waiting()).as("she chooses").containsExactly(0);
        assertThat(court.legal(0)).containsExactly("public galaksea", "public colorcoats");
        court.say("public galaksea", "public colorcoats");
        assertThat(court.secret(0)).isEqualTo("galaksea, colorcoats");
        assertThat(court.open(0)).isEqualTo("galaksea, galaksea");
        assertThat(court.seen(3, 0)).isEqualTo("galaksea, colorcoats");
        Court queen = Court.lost(0, E, "", "", "", "").say("act");
        assertThat(queen.waiting()).as("her own").containsExactly(0);
        Court few = Court.lost(2, E, "", "", "", "");
        few.state().open[0] = Cards.one(Princess.COLORCOATS.ordinal());
        few.say("act", "public colorcoats");
        assertThat(few.phase()).isEqualTo(Phase.HANDING);
        Court none = Court.lost(2, E, "", "", "", "");
        none.state().open[0] = 0;
        assertThat(idle(none.say("act"))).isTrue();
    }

    @Test
    void qs_4_8_theDarkEyrieStealsTwoAndGivesOne() {
        Court court = Court.lost(2, "dark eyrie feyle", V, "", S + ", " + V, "").open(0, C);
        court.say("act");
        assertThat(court.legal(2)).containsExactly("secret galloping sun", "secret venomfruit");
        court.say("secret galloping sun");
        assertThat(court.legal(2)).containsExactly("steal galaksea", "steal colorcoats");
        assertThat(court.why(2, "steal secret")).isEqualTo("QS-4.8 why-steal-open");
        court.say("steal colorcoats", "hide", "steal galaksea", "show");
        assertThat(court.waiting()).as("the Queen turns what she got").containsExactly(0);
        assertThat(court.view(0).fresh()).containsExactly(court.card(S));
        court.say("hide");
        assertThat(court.secret(0)).isEqualTo("galloping sun, venomfruit");
        assertThat(court.secret(2)).isEqualTo("venomfruit, colorcoats");
        assertThat(court.seen(2, 0)).isEqualTo(S);
        assertThat(court.seen(1, 0)).isEmpty();
    }

    @Test
    void qs_4_8_theDarkEyrieDoesWhatItCan() {
        Court one = Court.lost(2, "dark eyrie feyle", V, "", S, "");
        one.state().open[0] = Cards.one(Princess.COLORCOATS.ordinal());
        one.say("act", "secret galloping sun", "steal colorcoats", "hide", "hide");
        assertThat(one.secret(0)).isEqualTo("galloping sun, venomfruit");
        Court poor = Court.lost(2, "dark eyrie feyle", V, "", "", "").say("act");
        poor.say("steal galaksea", "hide", "steal galaksea", "hide");
        assertThat(poor.phase()).as("nothing to give").isEqualTo(Phase.HANDING);
        assertThat(poor.secret(2)).isEqualTo("galaksea, galaksea");
        Court none = Court.lost(2, "dark eyrie feyle", V, "", S, "");
        none.state().open[0] = 0;
        assertThat(idle(none.say("act"))).as("nothing stolen, nothing given").isTrue();
        assertThat(none.secret(2)).isEqualTo(S);
        assertThat(idle(Court.lost(0, "dark eyrie feyle", V, V, V, V).say("act"))).isTrue();
        assertThat(idle(Court.lost(2, "dark eyrie feyle", V, V, V, V).frozen(2).say("act")))
                .isTrue();
    }

    @Test
    void qs_5_1_theReceiverSaysHowACardFaces() {
        Court court = Court.lost(2, "dark eyrie feyle", V, "", "", "").say("act", "steal galaksea");
        assertThat(court.legal(2)).containsExactly("hide", "show");
        assertThat(court.why(2, "act")).isEqualTo("QS-5.1 why-facing-first");
        assertThat(court.why(0, "show")).isEqualTo("QS-5.1 why-not-your-turn");
        court.say("show");
        assertThat(court.open(2)).isEqualTo("galaksea");
        assertThat(court.seen(0, 2)).isEmpty();
    }

    @Test
    void qs_5_2_aStolenSecretCardIsDrawnAtRandom() {
        for (int draw = 0; draw < 3; draw++) {
            String hand = E + ", " + V + ", " + C;
            Court court = Court.lost(2, "dark trunktrumpets", hand, "", "", "").say("act");
            court.chance(draw).say("steal secret", "hide");
            assertThat(court.secret(2)).isEqualTo(List.of(E, V, C).get(draw));
            assertThat(court.chance.isEmpty()).isTrue();
        }
    }

    @Test
    void qs_5_3_whatIsAimedAtTheQueenDoesNothingForHer() {
        for (String card :
                new String[] {
                    "dark stingers hive",
                    "dark trunktrumpets",
                    "dark eggsnatcher",
                    "feared flame",
                    "dark eyrie feyle",
                    "dark colorcoats"
                }) {
            assertThat(idle(Court.lost(0, card, V, V, V, V).say("act"))).as(card).isTrue();
        }
    }

    @Test
    void qs_5_4_theFrozenMayDoWhatTouchesOnlyOthersOrTheNextRound() {
        for (String card :
                new String[] {
                    "stingers hive",
                    "featherdancer",
                    "dark featherdancer",
                    "whistley wine",
                    "eggsnatcher",
                    "feared flame",
                    "dark feared flame",
                    E,
                    "chattered fins",
                    "dark chattered fins",
                    "galaksea",
                    "dark galaksea",
                    C
                }) {
            Court court = Court.lost(2, card, V, V, V, V).frozen(2).chance(0, 0, 0, 0).say("act");
            assertThat(idle(court)).as(card).isFalse();
        }
        for (String card :
                new String[] {
                    "dark stingers hive",
                    S,
                    "dark galloping sun",
                    "trunktrumpets",
                    "dark trunktrumpets",
                    "dark whistley wine",
                    "dark eggsnatcher",
                    "dark eyrie feyle",
                    V,
                    "dark venomfruit",
                    "dark colorcoats"
                }) {
            Court court = Court.lost(2, card, V, V, V, V).open(2, C).open(0, "whistley wine");
            assertThat(idle(court.frozen(2).say("act"))).as(card).isTrue();
        }
    }

    @Test
    void qs_5_4_theFrozenReceiveNothingUnlessNobodyElseIsLeft() {
        Court court = Court.lost(2, "galaksea", V, V, V, V).frozen(1, 2).say("act");
        assertThat(court.legal(0)).containsExactly("give 4");
        Court all = Court.lost(2, "galaksea", V, V, V, V).frozen(1, 2, 3).say("act");
        assertThat(all.legal(0)).containsExactly("give 2", "give 3", "give 4");
    }
}
