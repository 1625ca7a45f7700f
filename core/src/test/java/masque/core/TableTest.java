package masque.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Tables, take-backs, journals and replays. */
class TableTest {
    private static final Whisper WHISPER = new Whisper();

    private static Table table() {
        return Table.open(WHISPER, 2, Map.of(), Fate.seeded(7));
    }

    private static Table played(int... seatsAndCodes) {
        Table table = table();
        for (int i = 0; i < seatsAndCodes.length; i += 2) {
            assertThat(table.play(seatsAndCodes[i], seatsAndCodes[i + 1])).isEmpty();
        }
        return table;
    }

    private static String complaint(Journal journal) {
        try {
            Table.replay(WHISPER, journal, Fate.seeded(1));
        } catch (BadInput bad) {
            return bad.phrase().key();
        }
        return "none";
    }

    @Test
    void aRefusedMoveChangesNothing() {
        Table table = played(0, 1, 0, 2);
        Journal before = table.journal();
        assertThat(table.play(0, 0).orElseThrow().clause()).isEqualTo("WH-1");
        assertThat(table.play(1, 99)).contains(Refusal.NO_SUCH_MOVE);
        assertThat(table.play(2, 0)).contains(Refusal.NOT_AT_THIS_TABLE);
        assertThat(table.play(-1, 0)).contains(Refusal.NOT_AT_THIS_TABLE);
        assertThat(table.chair(State.SPECTATOR).why(0)).contains(Refusal.NOT_AT_THIS_TABLE);
        assertThat(table.journal()).isEqualTo(before);
    }

    @Test
    void aStillChairStaysAsItWasWhileOthersMove() {
        Table table = played(0, 1);
        Chair still = table.still(1);
        View before = still.view();
        table.play(1, 2);
        Codes legal = new Codes();
        still.legal(legal);
        assertThat(still.view()).isEqualTo(before).isNotEqualTo(table.chair(1).view());
        assertThat(still.heard()).isEmpty();
        assertThat(still.pending()).isEqualTo(0b11);
        assertThat(legal.contains(2)).isTrue();
        assertThat(still.why(2)).isEmpty();
        assertThat(table.still(State.SPECTATOR).why(2)).contains(Refusal.NOT_AT_THIS_TABLE);
    }

    @Test
    void eachChairHearsOnlyItsOwn() {
        Table table = played(0, 1, 1, 2);
        assertThat(table.chair(0).heard()).containsExactly(new Whisper.Whispered(1));
        assertThat(table.chair(1).heard()).containsExactly(new Whisper.Whispered(2));
        assertThat(table.chair(State.SPECTATOR).heard()).isEmpty();
        table.play(0, 2);
        table.play(1, 0);
        assertThat(table.chair(State.SPECTATOR).heard())
                .containsExactly(new Whisper.Over(List.of(3, 2), 0));
        assertThat(table.winners()).isEqualTo(0b01);
        assertThat(table.points(0)).isEqualTo(1);
        assertThat(table.points(1)).isZero();
        assertThat(table.pending()).isZero();
    }

    @Test
    void thereIsAResultOnceTheGameIsOver() {
        Table table = played(0, 1, 1, 2, 0, 0);
        assertThat(table.result()).isEmpty();
        table.play(1, 0);
        assertThat(table.result()).contains(Result.of(0b10, 1, 2));
    }

    @Test
    void thereIsNoChairBesideTheTable() {
        assertThatThrownBy(() -> table().chair(2)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> table().chair(-2)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aRowIsTakenBackAsAWholeAndTheOthersRowStays() {
        Table table = played(0, 1, 1, 2, 0, 0);
        assertThat(table.takeBack(0)).isEmpty();
        assertThat(table.chair(0).view()).isEqualTo(new Whisper.Seen(0, List.of(), 0b11));
        assertThat(table.chair(0).heard()).isEmpty();
        assertThat(table.chair(1).view()).isEqualTo(new Whisper.Seen(1, List.of(2), 0b11));
        assertThat(table.chair(1).heard()).containsExactly(new Whisper.Whispered(2));
        assertThat(table.takeBack(0)).isPresent();
    }

    @Test
    void onceOthersWereToldNothingIsTakenBack() {
        Table table = played(0, 1, 0, 2, 1, 0);
        assertThat(table.whyNotTakeBack(0)).isEmpty();
        table.play(1, 0);
        assertThat(table.takeBack(0).orElseThrow().reason().key())
                .isEqualTo("nothing-to-take-back");
        assertThat(table.takeBack(1)).isPresent();
        assertThat(table.journal().steps()).hasSize(4);
    }

    @Test
    void aTakeBackIsJournaledAndReplays() {
        Table table = played(0, 1, 1, 2);
        table.takeBack(0);
        table.play(0, 2);
        table.play(0, 0);
        table.play(1, 0);
        assertThat(table.journal().steps())
                .contains(new Step(0, Step.TAKE_BACK, List.of()))
                .hasSize(6);
        Table again = Table.replay(WHISPER, table.journal(), Fate.seeded(99));
        assertThat(again.journal()).isEqualTo(table.journal());
        for (int viewer = State.SPECTATOR; viewer < 2; viewer++) {
            assertThat(again.chair(viewer).heard()).isEqualTo(table.chair(viewer).heard());
            assertThat(again.chair(viewer).view()).isEqualTo(table.chair(viewer).view());
        }
    }

    @Test
    void chanceIsRecordedWithTheStepThatDrewIt() {
        Table table = played(0, 1, 0, 1, 1, 2, 1, 0);
        List<Step> steps = table.journal().steps();
        assertThat(steps.get(2).draws()).isEmpty();
        assertThat(steps.get(3).draws())
                .containsExactly(new Draw(2, Integer.numberOfTrailingZeros(table.winners())));
    }

    @Test
    void aProposalHappensOnlyWhenAccepted() {
        Table table = table();
        Proposal proposal = table.propose(0, 2);
        assertThat(proposal.step()).isEqualTo(new Step(0, 2, List.of()));
        assertThat(proposal.events(0)).containsExactly(new Whisper.Whispered(2));
        assertThat(proposal.events(1)).isEmpty();
        assertThat(proposal.events(State.SPECTATOR)).isEmpty();
        assertThat(table.plies()).isZero();
        assertThat(table.chair(0).heard()).isEmpty();
        table.accept(proposal);
        assertThat(table.plies()).isEqualTo(1);
        assertThatThrownBy(() -> table.accept(proposal))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("ply 1");
    }

    @Test
    void aReplayedGameGoesOnAsItWouldHave() {
        Table whole = played(0, 1, 0, 1, 1, 2, 1, 0);
        Table part = played(0, 1, 0, 1);
        Table resumed = Table.replay(WHISPER, part.journal(), Fate.seeded(7));
        resumed.play(1, 2);
        resumed.play(1, 0);
        assertThat(resumed.journal()).isEqualTo(whole.journal());
    }

    @Test
    void aJournalThatDoesNotFitIsRefusedWithItsStep() {
        Journal good = played(0, 1, 0, 1, 1, 2, 1, 0).journal();
        assertThat(complaint(good)).isEqualTo("none");
        assertThat(complaint(change(good, "other", 3, good.setUp(), good.steps())))
                .isEqualTo("journal-game");
        assertThat(complaint(change(good, "whisper", 2, good.setUp(), good.steps())))
                .isEqualTo("journal-edition");
        assertThat(complaint(change(good, "whisper", 3, List.of(new Draw(5, 1)), good.steps())))
                .isEqualTo("journal-set-up");
        assertThat(complaint(withLast(good, new Step(1, 0, List.of())))).isEqualTo("journal-step");
        assertThat(complaint(withLast(good, new Step(1, 0, List.of(new Draw(3, 1))))))
                .isEqualTo("journal-step");
        assertThat(complaint(withLast(good, new Step(1, 0, List.of(new Draw(2, 2))))))
                .isEqualTo("journal-step");
        assertThat(
                        complaint(
                                withLast(
                                        good,
                                        new Step(1, 0, List.of(new Draw(2, 1), new Draw(2, 1))))))
                .isEqualTo("journal-step");
        assertThat(complaint(withLast(good, new Step(0, 0, List.of()))))
                .isEqualTo("journal-illegal");
        assertThat(complaint(withLast(good, new Step(1, 7, List.of()))))
                .isEqualTo("journal-illegal");
        assertThat(complaint(withLast(good, new Step(5, 0, List.of()))))
                .isEqualTo("journal-illegal");
        assertThat(complaint(withLast(good, new Step(5, Step.TAKE_BACK, List.of()))))
                .isEqualTo("journal-illegal");
    }

    @Test
    void aTakeBackDrawsNothing() {
        Table table = played(0, 1);
        assertThat(table.takeBack(0)).isEmpty();
        Journal good = table.journal();
        assertThat(complaint(good)).isEqualTo("none");
        Step drawing = new Step(0, Step.TAKE_BACK, List.of(new Draw(2, 1)));
        assertThat(complaint(withLast(good, drawing))).isEqualTo("journal-step");
    }

    private static Journal withLast(Journal journal, Step last) {
        List<Step> steps = new ArrayList<>(journal.steps());
        steps.set(steps.size() - 1, last);
        return change(journal, journal.game(), journal.edition(), journal.setUp(), steps);
    }

    private static Journal change(
            Journal journal, String game, int edition, List<Draw> setUp, List<Step> steps) {
        return new Journal(game, edition, journal.seats(), journal.options(), setUp, steps);
    }

    @Test
    void theJournalKeepsOptionsButNotTheBoxsOwnData() {
        assertThat(table().journal().options()).isEqualTo(Map.of("loud", "false"));
        Table own = Table.open(WHISPER, 2, Map.of("numbers", "3 4 5"), Fate.seeded(7));
        assertThat(own.journal().options()).isEqualTo(Map.of("loud", "false", "numbers", "3 4 5"));
        assertThat(Table.replay(WHISPER, own.journal(), Fate.seeded(1)).journal())
                .isEqualTo(own.journal());
    }

    @Test
    void imaginedWorldsAreNotTheTruth() {
        Table table = played(1, 2, 1, 2);
        Chance chance = new Seeded(1);
        boolean other = false;
        for (int i = 0; i < 50; i++) {
            State world = table.chair(0).imagine(chance);
            assertThat(world.view(0)).isEqualTo(table.chair(0).view());
            other |= !world.view(1).equals(table.chair(1).view());
        }
        assertThat(other).isTrue();
        assertThat(table.chair(1).view()).isEqualTo(new Whisper.Seen(1, List.of(2, 2), 0b01));
    }

    @Test
    void randomBotsAndPlayoutsFinishGames() {
        Table table = table();
        Chance chance = new Seeded(2);
        while (table.pending() != 0) {
            int seat = Integer.numberOfTrailingZeros(table.pending());
            assertThat(table.play(seat, Bot.RANDOM.choose(table.chair(seat), chance))).isEmpty();
        }
        State state = WHISPER.start(chance, Sink.NOBODY);
        assertThat(new Playout().finish(WHISPER, state, chance)).isEqualTo(4);
        assertThat(state.winners()).isBetween(1, 2);
    }
}
