package masque.games.queenseat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import masque.core.Phrase;
import masque.core.Seat;
import masque.core.State;
import org.junit.jupiter.api.Test;

/** What a view says about why things went as they did, and what is to be done. */
class ReasonsTest {
    private static final String SUN = "galloping sun";
    private static final String EGG = "eggsnatcher";
    private static final String EYRIE = "eyrie feyle";
    private static final String VENOM = "venomfruit";

    private static Phrase verdict(Court court) {
        return court.view(State.SPECTATOR).verdict().orElseThrow();
    }

    /** What helps a viewer now, which is the second half of the goal. */
    private static Phrase helps(Court court, int viewer, String which) {
        return (Phrase) Objects.requireNonNull(court.view(viewer).goal().args().get(which));
    }

    @Test
    void qs_2_3_mostVotesAreTheReason() {
        Court court = Court.holding(EYRIE, VENOM, VENOM, SUN);
        assertThat(court.view(0).verdict()).isEmpty();
        court.votes(EYRIE, VENOM, VENOM, SUN);
        assertThat(verdict(court).key()).isEqualTo("verdict-most");
        assertThat(verdict(court).args()).containsEntry("votes", 2).containsEntry("others", 1);
        assertThat(court.heard(1, QueenEvent.Counted.class).getFirst().verdict())
                .isEqualTo(verdict(court));
    }

    @Test
    void qs_2_3_aTieIsDecidedByTheQueensOwnVote() {
        Court court = Court.holding(SUN, VENOM, VENOM, SUN).votes(SUN, VENOM, VENOM, SUN);
        assertThat(verdict(court).key()).isEqualTo("verdict-queen");
        assertThat(verdict(court).args())
                .containsEntry("who", new Seat(0))
                .containsEntry("tied", List.of(Princess.VENOMFRUIT.phrase()));
    }

    @Test
    void qs_2_3_orByTheFirstVoteAfterHerEvenIfSeatsAreSwappedLater() {
        Court court = Court.holding(SUN + ", " + SUN, VENOM, EYRIE, VENOM, EYRIE);
        court.votes(SUN, VENOM, EYRIE, VENOM, EYRIE);
        Phrase before = verdict(court);
        assertThat(before.key()).isEqualTo("verdict-first");
        assertThat(before.args()).containsEntry("who", new Seat(1));
        court.swapped(1, 4);
        assertThat(verdict(court)).isEqualTo(before);
    }

    @Test
    void qs_2_6_whoLostIsToldHowManyCardsAreMissing() {
        Court court = Court.lost(2, "chattered fins", "", "", "", "");
        court.open(2, "galaksea");
        Phrase cannot = helps(court, 2, "way");
        assertThat(cannot.key()).isEqualTo("way-cannot-fewer");
        assertThat(cannot.args()).containsEntry("own", 1).containsEntry("hers", 3);
        assertThat(helps(court, 0, "danger").key()).isEqualTo("danger-none");
        court.open(2, "galaksea, galaksea, galaksea");
        assertThat(helps(court, 2, "way").key()).isEqualTo("way-can");
        assertThat(court.legal(2)).contains("swap 1");
        assertThat(helps(court, 0, "danger"))
                .isEqualTo(Phrase.of("danger-now", "who", List.of(new Seat(2))));
    }

    @Test
    void qs_2_6_beforeTheVoteTheWayToTheQueenseatIsTold() {
        Court court = Court.holding(SUN, VENOM, VENOM, SUN);
        assertThat(helps(court, 3, "way"))
                .isEqualTo(Phrase.of("way-fewer", "queen", new Seat(0), "away", 1));
        assertThat(helps(court, 2, "way").args()).containsEntry("away", 2);
        assertThat(helps(court, 0, "danger").key()).isEqualTo("danger-fewer");
        assertThat(court.view(State.SPECTATOR).goal().key()).isEqualTo("goal-watching");
    }

    @Test
    void qs_3_1_howManyVotesAreToCome() {
        Court court = Court.holding(SUN + ", " + EGG, VENOM, VENOM, SUN);
        assertThat(court.view(1).goal().args()).containsEntry("left", 2);
        court.votes(SUN, VENOM, VENOM, SUN);
        assertThat(court.view(1).goal().args()).containsEntry("left", 1);
        court.state().round = court.game.mostRounds;
        assertThat(court.view(1).goal().args()).containsEntry("left", 0);
    }

    @Test
    void onlyWhoeverChoosesIsToldWhatItIsGoodFor() {
        Court court = Court.holding(SUN, VENOM, VENOM, SUN);
        assertThat(court.view(0).counsel()).contains(Phrase.of("counsel-vote-queen"));
        assertThat(court.view(1).counsel()).contains(Phrase.of("counsel-vote"));
        court.votes(SUN, VENOM, VENOM, SUN);
        assertThat(court.view(0).counsel().orElseThrow().key()).isEqualTo("counsel-take");
        assertThat(court.view(1).counsel()).isEmpty();
        assertThat(Court.lost(2, "chattered fins", "", "", "", "").view(2).counsel())
                .contains(Phrase.of("use-chattered-fins"));
    }

    @Test
    void qs_3_1_theEndTellsWhenTheQueenseatWasTaken() {
        Court kept = Court.lost(2, "chattered fins", "", "", "", "").say("swap 2", "give 2");
        QueenView.Result result = kept.view(1).result().orElseThrow();
        assertThat(result.reigns()).containsExactly(new QueenView.Reign(new Seat(0), 0, 1));
        assertThat(result.decided()).isEqualTo(Phrase.of("decided-kept", "queen", new Seat(0)));
        Court took = Court.lost(0, "chattered fins", "", "", "", "").say("swap 3", "give 1");
        result = took.view(1).result().orElseThrow();
        assertThat(result.reigns())
                .containsExactly(
                        new QueenView.Reign(new Seat(0), 0, 0),
                        new QueenView.Reign(new Seat(2), 1, 1));
        assertThat(result.decided().args())
                .containsEntry("before", new Seat(0))
                .containsEntry("queen", new Seat(2))
                .containsEntry("kept", 0);
    }
}
