package masque.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.function.Predicate;
import masque.contract.toy.Fault;
import masque.contract.toy.ToyBox;
import org.junit.jupiter.api.Test;

/** Every kind of fault that is planted in the toy is caught, by the promise that it breaks. */
class PlantedFaultsTest {
    private static final int GAMES = 2000;

    private static void caught(Fault fault, Promise promise) {
        caught(fault, promise, setting -> true);
    }

    private static void caught(Fault fault, Promise promise, Predicate<Setting> where) {
        Contract contract = Contract.of(new ToyBox(fault));
        Broken broken =
                catchThrowableOfType(
                        Broken.class,
                        () ->
                                contract.settings().stream()
                                        .filter(where)
                                        .forEach(setting ->
                                                contract.check(
                                                        setting, contract.gamesEach(GAMES), 1)));
        assertThat(broken).as("the fault %s is caught", fault).isNotNull();
        assertThat(broken.promise()).as(broken.getMessage()).isEqualTo(promise);
        assertThat(broken).hasMessageMatching("(?s)parley with [23] seats .*, seed [0-9]+, ply .*");
    }

    @Test
    void aViewThatShowsTheNextRole() {
        caught(Fault.LEAKY_VIEW, Promise.SAME_VIEW);
    }

    @Test
    void anIdentityOnAFaceDownCard() {
        caught(Fault.IDENTITY_ON_A_FACE_DOWN_CARD, Promise.SAME_VIEW);
    }

    @Test
    void aRedealThatForgetsWhatWasSeen() {
        caught(Fault.FORGETFUL_REDEAL, Promise.SAME_VIEW);
    }

    @Test
    void aPendingBitThatTellsARole() {
        caught(Fault.PENDING_THAT_TELLS, Promise.SAME_VIEW);
    }

    @Test
    void legalMovesThatDependOnAHiddenCard() {
        caught(Fault.MOVES_THAT_TELL, Promise.SAME_MOVES);
    }

    @Test
    void aRefusalThatTellsWhereACardIs() {
        caught(Fault.REFUSAL_THAT_TELLS, Promise.SAME_REFUSALS);
    }

    @Test
    void aDrawnCardToldToEveryone() {
        caught(Fault.OVER_TOLD_EVENT, Promise.SAME_EVENTS);
    }

    @Test
    void aSeenCardToldToTheSpectators() {
        caught(Fault.EVENT_TOLD_TO_THE_SPECTATORS, Promise.SAME_EVENTS);
    }

    @Test
    void aRedealThatPeeks() {
        caught(Fault.PEEKING_REDEAL, Promise.BLIND_REDEAL);
    }

    @Test
    void aRedealThatDoesNothing() {
        caught(Fault.NO_OP_REDEAL, Promise.BLIND_REDEAL);
    }

    @Test
    void aRedealThatLeavesTheRoles() {
        caught(Fault.REDEAL_WITHOUT_ROLES, Promise.BLIND_REDEAL);
    }

    @Test
    void aRedealThatLeavesOneHand() {
        caught(Fault.REDEAL_WITHOUT_THE_NEXT_HAND, Promise.BLIND_REDEAL);
    }

    @Test
    void aRedealThatLeavesSecretChoices() {
        caught(Fault.REDEAL_WITHOUT_BIDS, Promise.BLIND_REDEAL);
    }

    @Test
    void aRedealThatAlwaysDealsTheSameRoles() {
        // Elsewhere few worlds are possible late in the game, and the truth is missed first.
        caught(Fault.CONSTANT_ROLES, Promise.VARIED_REDEAL, PlantedFaultsTest::hasManyWorlds);
    }

    @Test
    void aRedealThatExcludesTheTruth() {
        caught(Fault.REDEAL_WITHOUT_THE_TRUTH, Promise.POSSIBLE_TRUTH);
    }

    @Test
    void aRedealThatGetsStuck() {
        caught(Fault.STUCK_REDEAL, Promise.WHOLE_WORLDS);
    }

    @Test
    void aRedealtWorldThatCannotBePlayed() {
        caught(Fault.LOSSY_REDEAL, Promise.WHOLE_WORLDS);
    }

    @Test
    void anArraySharedWithTheCopy() {
        caught(Fault.SHARED_ARRAY, Promise.OWN_COPIES);
    }

    @Test
    void scratchSpaceSharedWithTheCopy() {
        caught(Fault.SHARED_SCRATCH, Promise.OWN_COPIES);
    }

    @Test
    void aCopyThatForgetsAField() {
        caught(Fault.INCOMPLETE_COPY, Promise.OWN_COPIES);
    }

    @Test
    void legalCodesThatAreNotAscending() {
        caught(Fault.UNSORTED_CODES, Promise.LEGAL_MOVES);
    }

    @Test
    void legalMovesOfASeatThatOwesNothing() {
        caught(Fault.MOVES_OUT_OF_TURN, Promise.LEGAL_MOVES);
    }

    @Test
    void aRefusalOfALegalMove() {
        caught(Fault.WRONG_REFUSAL, Promise.RIGHT_REFUSALS);
    }

    @Test
    void anIllegalMoveWithoutRefusal() {
        caught(Fault.MISSING_REFUSAL, Promise.RIGHT_REFUSALS);
    }

    @Test
    void aChangeBeforeAnIllegalMoveIsRefused() {
        caught(Fault.CHANGE_BEFORE_REFUSAL, Promise.NO_TRACES);
    }

    @Test
    void anIllegalMoveThatIsMade() {
        caught(Fault.ILLEGAL_MOVE_ACCEPTED, Promise.NO_TRACES);
    }

    @Test
    void aViewThatChangesTheState() {
        caught(Fault.VIEW_THAT_CHANGES_THE_STATE, Promise.ONLY_LOOKING);
    }

    @Test
    void aDealThatDependsOnHowOftenItWasDealt() {
        caught(Fault.HIDDEN_CLOCK, Promise.REPEATABLE);
    }

    @Test
    void aListedMoveThatDoesSomethingElse() {
        caught(Fault.LISTED_MOVE_THAT_DIFFERS, Promise.REPEATABLE);
    }

    @Test
    void anEventThatDependsOnHowOftenItWasTold() {
        caught(Fault.HIDDEN_CLOCK_IN_EVENTS, Promise.REPEATABLE);
    }

    @Test
    void aCodeThatMeansAnotherMove() {
        caught(Fault.TEXT_OF_ANOTHER_MOVE, Promise.ROUND_TRIPS);
    }

    @Test
    void aTextThatIsNotRead() {
        caught(Fault.TEXT_THAT_IS_NOT_READ, Promise.ROUND_TRIPS);
    }

    @Test
    void aParserThatThrows() {
        caught(Fault.PARSER_THAT_THROWS, Promise.ROUND_TRIPS);
    }

    @Test
    void aBoxThatOpensDifferentlyEachTime() {
        caught(Fault.ANOTHER_GAME_EACH_TIME, Promise.JOURNALS);
    }

    @Test
    void aGameThatNeverEnds() {
        caught(Fault.ENDLESS, Promise.ENDS);
    }

    @Test
    void aWinnerWithoutASeat() {
        caught(Fault.WINNER_WITHOUT_A_SEAT, Promise.ENDS);
    }

    @Test
    void noResultAtTheEnd() {
        caught(Fault.NO_RESULT, Promise.RESULTS);
    }

    @Test
    void aResultBeforeTheEnd() {
        caught(Fault.RESULT_BEFORE_THE_END, Promise.RESULTS);
    }

    @Test
    void aResultOfOtherWinners() {
        caught(Fault.RESULT_OF_OTHER_WINNERS, Promise.RESULTS);
    }

    @Test
    void aResultWithoutTheLastSeat() {
        caught(Fault.RESULT_WITHOUT_THE_LAST_SEAT, Promise.RESULTS);
    }

    @Test
    void aResultThatLeavesOutAPlace() {
        caught(Fault.RESULT_THAT_LEAVES_OUT_A_PLACE, Promise.RESULTS);
    }

    @Test
    void aResultThatTellsWhatLiesFaceDown() {
        caught(Fault.RESULT_THAT_TELLS, Promise.RESULTS);
    }

    @Test
    void aViewThatCanBeChanged() {
        caught(Fault.MUTABLE_VIEW, Promise.VALUES);
    }

    @Test
    void aStateInAView() {
        caught(Fault.STATE_IN_THE_VIEW, Promise.VALUES);
    }

    @Test
    void aViewThatEqualsNoOther() {
        caught(Fault.NEVER_EQUAL_VIEW, Promise.VALUES);
    }

    private static boolean hasManyWorlds(Setting setting) {
        return setting.seats() == 3 && "1".equals(setting.options().get("turns"));
    }
}
