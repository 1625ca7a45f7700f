package masque.games.queenseat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import masque.core.Seat;
import masque.core.State;
import org.junit.jupiter.api.Test;

/** Votes, bars and who wins (QS-2.1 to QS-2.4, QS-5.5). */
class VotingTest {
    private static final String SUN = "galloping sun";
    private static final String EGG = "eggsnatcher";
    private static final String EYRIE = "eyrie feyle";
    private static final String VENOM = "venomfruit";

    @Test
    void qs_2_1_allVoteAtTheSameTimeAndNobodySeesWhat() {
        Court court = Court.holding(SUN + ", " + EGG, EGG, EYRIE, VENOM);
        assertThat(court.waiting()).containsExactly(0, 1, 2, 3);
        court.by(1, "vote eggsnatcher");
        assertThat(court.waiting()).containsExactly(0, 2, 3);
        assertThat(court.view(0).players().get(1).voted()).isTrue();
        assertThat(court.view(0).ballots().getFirst().card()).isEmpty();
        assertThat(court.view(1).ballots().getFirst().card()).contains(court.card(EGG));
        assertThat(court.heard(State.SPECTATOR, QueenEvent.Voted.class))
                .containsExactly(new QueenEvent.Voted(new Seat(1)));
        assertThat(court.why(1, "vote eggsnatcher")).isEqualTo("QS-2.1 why-not-your-turn");
        assertThat(court.why(0, "vote venomfruit")).isEqualTo("QS-2.1 why-not-held");
        assertThat(court.why(0, "act")).isEqualTo("QS-2.1 why-voting-first");
    }

    @Test
    void qs_2_1_whoHoldsNoSecretCardCastsNoVote() {
        Court court = Court.holding(SUN, "", EYRIE, EYRIE).open(1, VENOM);
        assertThat(court.waiting()).containsExactly(0, 2, 3);
        court.votes(SUN, "-", EYRIE, EYRIE);
        assertThat(court.winning()).contains(Princess.EYRIE_FEYLE);
        assertThat(court.view(0).ballots()).hasSize(3);
    }

    @Test
    void qs_2_2_whatTheNeighboursShowMostIsBarred() {
        Court court = Court.holding("eyrie feyle, galloping sun, eggsnatcher", EGG, EGG, EGG);
        court.open(1, "eyrie feyle, eyrie feyle")
                .open(3, "galloping sun, eggsnatcher, eggsnatcher");
        assertThat(court.legal(0)).containsExactly("vote galloping sun");
        assertThat(court.why(0, "vote eyrie feyle")).isEqualTo("QS-2.2 why-most");
        assertThat(court.why(0, "vote eggsnatcher")).isEqualTo("QS-2.2 why-most");
        assertThat(court.view(0).hand())
                .extracting(held -> held.card().text() + " " + held.barred().isPresent())
                .containsExactly("galloping sun false", "eggsnatcher true", "eyrie feyle true");
    }

    @Test
    void qs_2_2_bothNeighboursArePooledAndOthersDoNotCount() {
        Court court = Court.holding("eyrie feyle, galloping sun", EGG, EGG, EGG);
        court.open(1, "eyrie feyle, galloping sun").open(3, "dark eyrie feyle");
        court.open(2, "galloping sun, galloping sun, galloping sun");
        assertThat(court.legal(0)).containsExactly("vote galloping sun");
    }

    @Test
    void qs_2_2_neighboursAreThoseWhoSitThereNow() {
        Court court = Court.holding("eyrie feyle, galloping sun", EGG, EGG, EGG);
        court.open(2, EYRIE);
        assertThat(court.legal(0)).hasSize(2);
        court.swapped(2, 1);
        assertThat(court.legal(0)).containsExactly("vote galloping sun");
    }

    @Test
    void qs_2_2_withoutPublicCardsThereIsNoBarAndIfAllAreBarredAnyMayBeVoted() {
        Court court = Court.holding("eyrie feyle, galloping sun", EGG, EGG, EGG);
        assertThat(court.legal(0)).hasSize(2);
        court.open(1, "eyrie feyle, galloping sun");
        assertThat(court.legal(0)).hasSize(2);
    }

    @Test
    void qs_2_3_mostVotesWin() {
        Court court = Court.holding(EYRIE, VENOM, VENOM, SUN).votes(EYRIE, VENOM, VENOM, SUN);
        assertThat(court.winning()).contains(Princess.VENOMFRUIT);
        assertThat(court.heard(State.SPECTATOR, QueenEvent.Counted.class).getFirst().votes())
                .isEqualTo(2);
    }

    @Test
    void qs_2_3_aTieGoesToTheTypeNearestToTheQueenseat() {
        Court court = Court.holding(SUN, VENOM, VENOM, SUN).votes(SUN, VENOM, VENOM, SUN);
        assertThat(court.winning()).contains(Princess.GALLOPING_SUN);
    }

    @Test
    void qs_2_3_theWayIsFromTheQueenseatWhereverSeatsAre() {
        Court court = Court.holding(SUN, VENOM, EYRIE, EGG);
        court.state().throne = 2;
        court.votes(SUN, VENOM, EYRIE, EGG);
        assertThat(court.winning()).contains(Princess.EYRIE_FEYLE);
        court = Court.holding(SUN, VENOM, EYRIE, "");
        court.state().throne = 3;
        court.votes(SUN, VENOM, EYRIE);
        assertThat(court.winning()).as("the Queen cast no vote").contains(Princess.GALLOPING_SUN);
    }

    @Test
    void qs_2_4_theQueenTakesOneAndTheOtherWinnersGiveTheirsAway() {
        Court court = Court.holding(EYRIE, VENOM, VENOM, VENOM + ", " + SUN);
        court.votes(EYRIE, VENOM, VENOM, VENOM);
        assertThat(court.phase()).isEqualTo(Phase.TAKING);
        assertThat(court.waiting()).containsExactly(0);
        assertThat(court.legal(0)).containsExactly("take 2", "take 3", "take 4");
        assertThat(court.why(0, "take 1")).isEqualTo("QS-2.4 why-take");
        assertThat(court.why(0, "give 1")).isEqualTo("QS-2.4 why-taking-first");
        court.say("take 3");
        assertThat(court.open(0)).isEqualTo(VENOM);
        assertThat(court.waiting()).containsExactly(1);
        assertThat(court.legal(1)).containsExactly("give 1", "give 2", "give 3", "give 4");
        court.say("give 2");
        assertThat(court.waiting()).as("not the one whose card she took").containsExactly(3);
        court.say("give 1");
        assertThat(court.open(0)).isEqualTo("venomfruit, venomfruit");
        assertThat(court.open(1)).isEqualTo(VENOM);
        assertThat(court.phase()).isEqualTo(Phase.LOSING);
    }

    @Test
    void qs_2_4_aQueenWhoWonTakesHerOwnOrGivesItAway() {
        Court court = Court.holding(VENOM, VENOM, EYRIE, SUN).votes(VENOM, VENOM, EYRIE, SUN);
        assertThat(court.legal(0)).containsExactly("take 1", "take 2");
        court.say("take 2");
        assertThat(court.waiting()).containsExactly(0);
        court.say("give 3");
        assertThat(court.open(2)).isEqualTo(VENOM);
    }

    @Test
    void qs_2_4_aSingleWinningCardIsTakenAtOnce() {
        Court court = Court.holding(VENOM, SUN, EYRIE, EGG).votes(VENOM, SUN, EYRIE, EGG);
        assertThat(court.open(0)).isEqualTo(VENOM);
        assertThat(court.phase()).isEqualTo(Phase.LOSING);
        assertThat(court.waiting()).containsExactly(1);
    }

    @Test
    void qs_2_4_withTheOptionTheQueenTakesAnyVote() {
        Court court = Court.ofAll(4, "queenPick=any").secret(VENOM, VENOM, EYRIE, SUN);
        court.votes(VENOM, VENOM, EYRIE, SUN);
        assertThat(court.legal(0)).containsExactly("take 1", "take 2", "take 3", "take 4");
        court.say("take 3", "give 1", "give 2");
        assertThat(court.open(0)).isEqualTo("eyrie feyle, venomfruit");
        assertThat(court.waiting()).as("its voter has nothing to resolve").containsExactly(3);
    }

    @Test
    void qs_5_5_aRandomVoteBeatsAll() {
        Court court = Court.holding("eyrie feyle, galloping sun", EGG, EGG, EGG + ", " + VENOM);
        court.state().randomNext = true;
        court.state().forced[4] = Forced.promise(0, Princess.EYRIE_FEYLE.ordinal());
        court.state().forcedNext = 1;
        // A round in which the second seat loses; then everybody's vote is drawn.
        court.votes("galloping sun", EGG, EGG, EGG).say("take 2", "give 1", "give 1");
        court.chance(0, 0).say("swap 2", "give 3");
        assertThat(court.view(0).round()).isEqualTo(2);
        assertThat(court.view(0).ballots()).hasSize(2);
    }

    private static Court forced(int... forced) {
        Court court = Court.holding("eyrie feyle, galloping sun, venomfruit", EGG, EGG, EGG);
        court.open(1, "galloping sun, galloping sun");
        for (int one : forced) {
            court.state().forced[court.state().forcedNow++] = one;
        }
        return court;
    }

    private static int promise(Princess princess) {
        return Forced.promise(0, princess.ordinal());
    }

    private static int flame(Princess princess) {
        return Forced.flame(0, 2, princess.ordinal());
    }

    @Test
    void qs_5_5_aForcedTypeBeatsTheBar() {
        Court court = forced(promise(Princess.GALLOPING_SUN));
        assertThat(court.legal(0)).containsExactly("vote galloping sun");
        assertThat(court.why(0, "vote eyrie feyle")).isEqualTo("QS-5.5 why-forced");
    }

    @Test
    void qs_5_5_ofSeveralForcedTypesTheLatestThatIsHeldStands() {
        assertThat(forced(promise(Princess.EYRIE_FEYLE), flame(Princess.VENOMFRUIT)).legal(0))
                .containsExactly("vote venomfruit");
        assertThat(forced(flame(Princess.VENOMFRUIT), promise(Princess.EYRIE_FEYLE)).legal(0))
                .containsExactly("vote eyrie feyle");
        assertThat(forced(promise(Princess.EYRIE_FEYLE), flame(Princess.COLORCOATS)).legal(0))
                .containsExactly("vote eyrie feyle");
        assertThat(forced(flame(Princess.COLORCOATS)).legal(0))
                .containsExactly("vote eyrie feyle", "vote venomfruit");
    }

    @Test
    void qs_5_5_theBarIsNormalInvertedOrLifted() {
        Court court = forced();
        assertThat(court.legal(0)).containsExactly("vote eyrie feyle", "vote venomfruit");
        court.open(3, VENOM);
        court.bar(Bar.LEAST);
        assertThat(court.legal(0)).containsExactly("vote eyrie feyle");
        assertThat(court.why(0, "vote venomfruit")).isEqualTo("QS-4.7 why-not-least");
        court.bar(Bar.NONE);
        assertThat(court.legal(0)).hasSize(3);
    }

    @Test
    void qs_5_5_anInvertedBarThatLeavesNothingAllowsAll() {
        Court court = Court.holding("galloping sun, venomfruit", EGG, EGG, EGG);
        court.open(1, "galloping sun, venomfruit");
        court.bar(Bar.LEAST);
        assertThat(court.legal(0)).hasSize(2);
    }

    @Test
    void qs_5_5_theLaterOfTwoBarsAndOfTwoSwapTestsStands() {
        List<String> ways =
                List.of(
                        "dark feared flame, galaksea, NONE",
                        "galaksea, dark feared flame, LEAST",
                        "chattered fins, dark galaksea, SHE_HAS_MORE",
                        "dark galaksea, chattered fins, LOSING_TYPE");
        for (String way : ways) {
            List<String> cards = List.of(way.split(", ", -1));
            Court court =
                    Court.holding(
                            "colorcoats, venomfruit",
                            "colorcoats",
                            cards.get(0) + ", venomfruit",
                            cards.get(1));
            court.votes("colorcoats", "colorcoats", cards.get(0), cards.get(1));
            court.say("take 1", "give 1", "act", "give 2", "act", "give 2");
            assertThat(court.view(0).round()).isEqualTo(2);
            assertThat(court.state().bar.name() + court.state().test.name())
                    .as(way)
                    .contains(cards.get(2));
            assertThat(court.view(1).now()).hasSize(1);
            assertThat(court.view(1).next()).isEmpty();
        }
    }

    @Test
    void qs_5_5_galakseaLiftsTheBarOnlyAndNotAForcedType() {
        Court court = forced(promise(Princess.GALLOPING_SUN));
        court.bar(Bar.NONE);
        assertThat(court.legal(0)).containsExactly("vote galloping sun");
        court.bar(Bar.LEAST);
        assertThat(court.legal(0)).containsExactly("vote galloping sun");
    }
}
