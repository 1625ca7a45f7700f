package masque.games.queenseat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import masque.core.Seat;
import masque.core.State;
import org.junit.jupiter.api.Test;

/** Who sees what, and for how long (QS-4.4, QS-4.5, QS-5.6). */
class SightTest {
    private static final String V = "venomfruit";
    private static final String E = "eyrie feyle";
    private static final String C = "colorcoats";

    private static boolean idle(Court court) {
        return !court.heard(State.SPECTATOR, QueenEvent.Idle.class).isEmpty();
    }

    @Test
    void qs_4_4_anAnnouncementAndALookAtAHand() {
        Court court = Court.lost(2, "featherdancer", V, V + ", " + E, C + ", dark venomfruit", V);
        court.say("act");
        assertThat(court.legal(2)).containsExactly("name venomfruit", "name colorcoats");
        assertThat(court.why(2, "name galaksea")).isEqualTo("QS-4.4 why-name");
        court.say("name colorcoats");
        assertThat(court.legal(2)).containsExactly("choose 1", "choose 2", "choose 4");
        court.frozen(1).say("choose 2");
        assertThat(court.seen(2, 1)).as("also of the frozen").isEqualTo("eyrie feyle, venomfruit");
        assertThat(court.seen(0, 1)).isEmpty();
        assertThat(court.heard(2, QueenEvent.Saw.class)).hasSize(1);
        assertThat(court.heard(0, QueenEvent.Saw.class)).isEmpty();
        assertThat(court.view(0).next().getFirst().kind()).isEqualTo("promise");
        court.say("give 4");
        assertThat(court.legal(2)).containsExactly("vote colorcoats");
    }

    @Test
    void qs_4_4_theAnnouncementBindsOnlyIfStillPossible() {
        Court court = Court.lost(2, "featherdancer", V, V, C + ", " + E, V).say("act");
        court.say("name colorcoats", "choose 2");
        court.state().secret[2] = Cards.one(Princess.EYRIE_FEYLE.ordinal());
        court.say("give 4");
        assertThat(court.legal(2)).containsExactly("vote eyrie feyle");
    }

    @Test
    void qs_4_4_withoutASecretCardNothingHappensAndTheQueenMayLookToo() {
        assertThat(idle(Court.lost(2, "featherdancer", V, V, "", V).say("act"))).isTrue();
        Court queen = Court.lost(0, "featherdancer", V, V, V, V).say("act", "name venomfruit");
        assertThat(queen.legal(0)).containsExactly("choose 2", "choose 3", "choose 4");
    }

    @Test
    void qs_4_4_theDarkFeatherdancerIsShownWhatEverybodyHoldsMost() {
        Court court =
                Court.lost(
                        2,
                        "dark featherdancer",
                        V + ", " + E,
                        "",
                        C,
                        E + ", dark eyrie feyle, " + V);
        court.open(3, V).frozen(3).say("act");
        assertThat(court.legal(2)).containsExactly("most", "least");
        court.say("most");
        assertThat(court.waiting()).as("who has cards").containsExactly(0, 3);
        assertThat(court.legal(0)).as("three public ones").containsExactly("public galaksea");
        assertThat(court.why(0, "secret eyrie feyle")).isEqualTo("QS-4.4 why-show-most");
        assertThat(court.why(0, "secret colorcoats")).isEqualTo("QS-4.4 why-pick-secret");
        assertThat(court.legal(3))
                .as("tied: theirs to choose")
                .containsExactly(
                        "secret eyrie feyle",
                        "secret venomfruit",
                        "secret dark eyrie feyle",
                        "public venomfruit");
        court.by(3, "secret dark eyrie feyle").by(0, "public galaksea");
        assertThat(court.view(2).shown())
                .containsExactly(
                        new QueenView.Shown(new Seat(0), court.card("galaksea")),
                        new QueenView.Shown(new Seat(3), court.card("dark eyrie feyle")));
        assertThat(court.view(1).shown()).isEmpty();
        assertThat(court.seen(2, 3)).isEqualTo("dark eyrie feyle");
        assertThat(court.seen(2, 0)).isEmpty();
        assertThat(court.seen(1, 3)).isEmpty();
        assertThat(court.heard(1, QueenEvent.Showed.class)).hasSize(2);
        assertThat(court.heard(1, QueenEvent.SawOne.class)).isEmpty();
        court.say("give 2");
        assertThat(court.view(2).shown()).as("until the card is gone").isEmpty();
        assertThat(court.seen(2, 3)).as("a mark stays").isEqualTo("dark eyrie feyle");
    }

    @Test
    void qs_4_4_orLeastAmongTheTypesHeld() {
        Court court = Court.lost(2, "dark featherdancer", V + ", " + V, V, C, E + ", " + V);
        court.open(3, V).say("act", "least");
        assertThat(court.legal(0)).containsExactly("secret venomfruit");
        assertThat(court.legal(3)).containsExactly("secret eyrie feyle");
        assertThat(court.why(3, "secret venomfruit")).isEqualTo("QS-4.4 why-show-least");
        court.by(0, "secret venomfruit").by(1, "secret venomfruit").by(3, "secret eyrie feyle");
        assertThat(court.seen(2, 0)).as("one card of it").isEqualTo(V);
    }

    @Test
    void qs_4_4_ifNobodyElseHasACardNothingIsShown() {
        Court court = Court.lost(2, "dark featherdancer", "", "", C, "");
        court.state().open[0] = 0;
        assertThat(idle(court.say("act"))).isTrue();
        Court queen = Court.lost(0, "dark featherdancer", C, V, "", "").say("act", "most");
        assertThat(queen.waiting()).containsExactly(1);
    }

    @Test
    void qs_4_5_bothNeighboursSayHowManyTheyHold() {
        Court court = Court.lost(2, "whistley wine", V, V + ", " + V, V, "dark venomfruit, " + C);
        court.open(3, V).frozen(1).say("act");
        assertThat(court.legal(2)).hasSize(12);
        court.say("name venomfruit");
        assertThat(court.heard(State.SPECTATOR, QueenEvent.Said.class))
                .containsExactly(
                        new QueenEvent.Said(new Seat(3), Princess.VENOMFRUIT, 2),
                        new QueenEvent.Said(new Seat(1), Princess.VENOMFRUIT, 2));
        assertThat(court.view(0).log().getLast().key()).isEqualTo("log-said");
        assertThat(court.view(0).log().getLast().args()).containsEntry("first", 2);
    }

    @Test
    void qs_4_5_neighboursAreByPlaceAndMayHoldNone() {
        Court court = Court.lost(0, "whistley wine", V, "", "", V);
        court.swapped(3, 2);
        court.say("act", "name venomfruit");
        assertThat(court.heard(1, QueenEvent.Said.class))
                .extracting(QueenEvent.Said::who, QueenEvent.Said::count)
                .containsExactly(tuple(new Seat(1), 0), tuple(new Seat(2), 0));
    }

    /** The third and the second seat have exchanged their two cards. */
    private static Court exchanged() {
        Court court =
                Court.lost(
                        2,
                        "galloping sun",
                        V + ", " + V + ", " + V,
                        V + ", " + E,
                        C + ", " + C + ", galaksea",
                        V + ", " + V + ", " + V);
        court.say("act", "choose 2");
        court.by(1, "secret venomfruit", "secret eyrie feyle");
        return court.by(2, "secret colorcoats", "secret colorcoats");
    }

    @Test
    void qs_5_6_anExchangedCardIsSeenByTheTwo() {
        Court court = exchanged();
        assertThat(court.seen(2, 1)).isEqualTo("colorcoats, colorcoats");
        assertThat(court.seen(1, 2)).isEqualTo("eyrie feyle, venomfruit");
        assertThat(court.seen(0, 1) + court.seen(State.SPECTATOR, 2)).isEmpty();
        assertThat(court.heard(0, QueenEvent.Exchanged.class).getFirst().count()).isEqualTo(2);
        assertThat(court.heard(0, QueenEvent.Received.class)).isEmpty();
        assertThat(court.heard(1, QueenEvent.Received.class)).hasSize(2);
        court.say("show");
        assertThat(court.seen(1, 2)).as("now public").isEqualTo(V);
    }

    @Test
    void qs_5_6_marksStayWhileTheHandLosesOnlyWhatIsSeen() {
        Court court = exchanged().say("hide", "hide", "hide", "hide", "give 4");
        court.votes(V, C, "galaksea", V);
        assertThat(court.seen(2, 1)).as("the vote was one of them").isEqualTo(C);
        assertThat(court.seen(1, 2))
                .as("the vote was another")
                .isEqualTo("eyrie feyle, venomfruit");
    }

    @Test
    void qs_5_6_marksAreGoneOnceTheHandLosesACardUnseen() {
        Court court =
                Court.holding(
                        "galaksea",
                        "chattered fins, eyrie feyle, eyrie feyle",
                        "galloping sun, colorcoats",
                        "dark whistley wine",
                        "galaksea");
        court.votes(
                "galaksea", "chattered fins", "galloping sun", "dark whistley wine", "galaksea");
        court.open(0, "whistley wine").say("take 1", "give 1", "act", "give 5");
        court.say("act", "choose 2").by(1, "secret eyrie feyle").by(2, "secret colorcoats");
        court.say("hide", "hide", "give 5");
        assertThat(court.seen(2, 1)).isEqualTo(C);
        court.say("act", "choose 2").chance(0).say("steal secret");
        assertThat(court.seen(2, 1)).as("it may be the one that was stolen").isEmpty();
        assertThat(court.seen(1, 3)).isEqualTo(E);
    }

    @Test
    void qs_5_6_aThiefAndTheRobbedSeeAStolenCard() {
        Court court = Court.lost(2, "dark trunktrumpets", V + ", " + V, V, "", V).say("act");
        court.chance(0).say("steal secret");
        assertThat(court.seen(0, 2)).isEqualTo(V);
        assertThat(court.seen(1, 2)).isEmpty();
        assertThat(court.heard(0, QueenEvent.Received.class)).hasSize(1);
        assertThat(court.heard(1, QueenEvent.StoleSecretly.class)).hasSize(1);
        assertThat(court.heard(1, QueenEvent.Received.class)).isEmpty();
        assertThat(court.view(1).fresh()).isEmpty();
    }

    @Test
    void qs_5_6_countsAndPublicCardsAreForAll() {
        Court court = Court.lost(2, "chattered fins", V, V + ", " + V, "", V).open(3, C);
        QueenView view = court.view(State.SPECTATOR);
        assertThat(view.players())
                .extracting(QueenView.Player::secret)
                .isEqualTo(List.of(1, 2, 0, 1));
        assertThat(view.players().get(3).open())
                .containsExactly(new QueenView.Stack(court.card(C), 1));
        assertThat(view.ballots()).allSatisfy(one -> assertThat(one.card()).isPresent());
    }
}
