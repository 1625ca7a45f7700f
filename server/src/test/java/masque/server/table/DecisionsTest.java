package masque.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import masque.core.Bot;
import masque.core.Codes;
import masque.core.State;
import masque.core.Step;
import masque.core.Thought;
import masque.games.masqueradetrick.TrickBox;
import masque.server.guard.Guest;
import masque.server.setup.Level;
import masque.server.setup.Playable;
import masque.server.store.Earlier;
import masque.server.store.GameEnd;
import masque.server.store.NewStep;
import org.junit.jupiter.api.Test;

/** What is asked at a table comes to a plan, and nothing happens before the plan is carried out. */
final class DecisionsTest {
    private static final Guest ANN = new Guest("ann", "Ann");
    private static final Guest BOB = new Guest("bob", "Bob");
    private static final Playable TRICK =
            new Playable(
                    new TrickBox(missions()), Map.of("random", Level.quick(Bot.RANDOM)), "random");
    private static final ClockRule MINUTE = new ClockRule(ClockRule.Kind.MOVE, 60, 0, 120);
    private static final long NOON = 1_000_000;

    private static String missions() {
        String path = "/masque/games/masqueradetrick/missions.csv";
        try (InputStream in =
                Objects.requireNonNull(DecisionsTest.class.getResourceAsStream(path))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Moment at(long millis) {
        return new Moment(millis, Instant.EPOCH, seat -> 0, true, Optional.empty(), () -> false);
    }

    private static TableState gathering(ClockRule clock) {
        return gathering(clock, Sitter.of(BOB));
    }

    private static TableState gathering(ClockRule clock, Sitter other) {
        Terms terms = new Terms("masquerade-trick", 2, Map.of(), clock, false, true);
        TableFacts facts = TableFacts.gathering(terms, List.of(Sitter.of(ANN), other), "ABC234");
        return table(clock, facts);
    }

    private static TableState table(ClockRule clock, TableFacts facts) {
        return new TableState(
                "table",
                TRICK,
                DealSecret.of("ab".repeat(32)),
                facts,
                1,
                Optional.empty(),
                new Clocks(clock, 2),
                Lateness.none(2),
                Optional.empty());
    }

    /** Carries a plan out as if it were written. */
    private static TableState after(TableState table, Action action, long millis) {
        return table.after(Decisions.decide(table, action, at(millis)), millis);
    }

    private static TableState playing(ClockRule clock) {
        return playing(clock, Sitter.of(BOB));
    }

    private static TableState playing(ClockRule clock, Sitter other) {
        TableState dealing = after(gathering(clock, other), new Action.Start("ann"), NOON);
        return after(dealing, new Action.Deal(), NOON);
    }

    private static int awaited(TableState table) {
        return Integer.numberOfTrailingZeros(table.awaited());
    }

    private static int firstLegal(TableState table, int seat) {
        Codes legal = new Codes();
        table.begun().table().chair(seat).legal(legal);
        return legal.at(0);
    }

    private static Action move(TableState table, int seat, int code, String client) {
        int decision = table.begun().decision(seat);
        return asks(seat, new Ask.Move(client, decision, new Ask.Choice.Code(code)));
    }

    private static Action asks(int seat, Ask ask) {
        return new Action.Asking(seat, seat == 0 ? "ann" : "bob", ask);
    }

    private static void isRefused(TableState table, Action action, Moment moment, String code) {
        assertThatExceptionOfType(TableRefused.class)
                .isThrownBy(() -> Decisions.decide(table, action, moment))
                .extracting(TableRefused::code)
                .isEqualTo(code);
    }

    @Test
    void aMoveIsWrittenFirstAndNothingHasHappenedBefore() {
        TableState table = playing(ClockRule.NONE);
        int seat = awaited(table);
        int code = firstLegal(table, seat);
        Plan plan = Decisions.decide(table, move(table, seat, code, "m1"), at(NOON));
        assertThat(plan.write()).isInstanceOf(Plan.Write.OfStep.class);
        NewStep step = ((Plan.Write.OfStep) plan.write()).step();
        assertThat(step.ply()).isEqualTo(1);
        assertThat(step.step().seat()).isEqualTo(seat);
        assertThat(step.step().code()).isEqualTo(code);
        assertThat(step.decision()).isEqualTo(1);
        assertThat(step.client()).contains("m1");
        assertThat(((Plan.Write.OfStep) plan.write()).change()).isEmpty();
        assertThat(table.begun().table().plies()).isZero();
        assertThat(table.begun().decision(seat)).isEqualTo(1);
        TableState next = table.after(plan, NOON);
        assertThat(next.begun().table().plies()).isEqualTo(1);
        assertThat(next.begun().decision(seat)).isEqualTo(2);
        assertThat(next.version()).isEqualTo(table.version());
    }

    @Test
    void theSameDecisionTwiceComesToTheSamePlan() {
        TableState table = playing(MINUTE);
        int seat = awaited(table);
        Action move = move(table, seat, firstLegal(table, seat), "m1");
        Plan first = Decisions.decide(table, move, at(NOON + 500));
        Plan second = Decisions.decide(table, move, at(NOON + 500));
        assertThat(second.write()).isEqualTo(first.write());
        assertThat(second.facts()).isEqualTo(first.facts());
        assertThat(second.alarms()).isEqualTo(first.alarms());
        assertThat(second.clocks().text()).isEqualTo(first.clocks().text());
        assertThat(second.news().events().apply(State.SPECTATOR))
                .isEqualTo(first.news().events().apply(State.SPECTATOR));
        assertThat(table.clocks().left(seat, NOON + 500)).isEqualTo(59_500);
    }

    @Test
    void theLastMoveAndTheEndAreOneWrite() {
        TableState table = playing(ClockRule.NONE);
        int moves = 0;
        while (true) {
            int seat = awaited(table);
            moves++;
            Plan plan =
                    Decisions.decide(
                            table,
                            move(table, seat, firstLegal(table, seat), "m" + moves),
                            at(NOON));
            Plan.Write.OfStep write = (Plan.Write.OfStep) plan.write();
            int version = table.version();
            table = table.after(plan, NOON);
            if (table.begun().table().pending() == 0) {
                assertThat(write.change()).isPresent();
                assertThat(write.change().get().end().orElseThrow())
                        .isEqualTo(
                                Ends.finished(table.begun().table().result().orElseThrow(), moves));
                assertThat(table.facts().phase()).isEqualTo(TableFacts.Phase.FINISHED);
                assertThat(table.version()).isEqualTo(version + 1);
                assertThat(plan.alarms()).isEqualTo(new Alarms(0, OptionalLong.empty(), false));
                return;
            }
            assertThat(write.change()).isEmpty();
        }
    }

    @Test
    void whatWasDoneBeforeIsAnsweredAndNotDoneAgain() {
        TableState table = playing(ClockRule.NONE);
        int seat = awaited(table);
        int code = firstLegal(table, seat);
        Action move = move(table, seat, code, "m1");
        TableState next = after(table, move, NOON);
        Moment remembered =
                new Moment(
                        NOON,
                        Instant.EPOCH,
                        away -> 0,
                        true,
                        Optional.of(new Earlier(1, code)),
                        () -> true);
        Plan plan = Decisions.decide(next, move, remembered);
        assertThat(plan.write()).isEqualTo(new Plan.Write.Nothing());
        assertThat(plan.advance()).isEqualTo(new Plan.Advance.None());
        Action other = asks(seat, new Ask.Move("m1", 1, new Ask.Choice.Code(code + 1)));
        isRefused(next, other, remembered, "contradicted");
        isRefused(next, move, at(NOON), "stale");
    }

    @Test
    void whatIsNotAllowedIsRefused() {
        TableState table = playing(ClockRule.NONE);
        int seat = awaited(table);
        int other = 1 - seat;
        isRefused(table, move(table, other, firstLegal(table, seat), "a"), at(NOON), "illegal");
        Action nonsense = asks(seat, new Ask.Move("b", 1, new Ask.Choice.Text("no such thing")));
        isRefused(table, nonsense, at(NOON), "unknown-move");
        isRefused(table, asks(seat, new Ask.TakeBack("c", 1)), at(NOON), "illegal");
        isRefused(
                gathering(ClockRule.NONE),
                asks(0, new Ask.Move("d", 1, new Ask.Choice.Code(1))),
                at(NOON),
                "phase");
        isRefused(table, asks(1, new Ask.House("e", 0)), at(NOON), "not-host");
        isRefused(table, asks(0, new Ask.House("f", 1)), at(NOON), "not-away");
        isRefused(table, new Action.Start("ann"), at(NOON), "phase");
        TableState left = after(table, asks(seat, new Ask.Leave("g")), NOON);
        isRefused(left, move(left, seat, firstLegal(left, seat), "h"), at(NOON), "house");
    }

    @Test
    void theDealWaitsForContributionsAndTellsEverybodyTheirOwn() {
        Plan start = Decisions.decide(gathering(ClockRule.NONE), new Action.Start("ann"), at(NOON));
        assertThat(start.facts().phase()).isEqualTo(TableFacts.Phase.DEALING);
        assertThat(start.alarms().deal()).isTrue();
        assertThat(start.advance()).isEqualTo(new Plan.Advance.None());
        TableState dealing = gathering(ClockRule.NONE).after(start, NOON);
        TableState one = after(dealing, new Action.Contribute("ann", "a"), NOON);
        assertThat(one.facts().phase()).isEqualTo(TableFacts.Phase.DEALING);
        Plan deal = Decisions.decide(one, new Action.Contribute("bob", "b"), at(NOON));
        assertThat(deal.advance()).isInstanceOf(Plan.Advance.Dealt.class);
        assertThat(deal.facts().phase()).isEqualTo(TableFacts.Phase.PLAYING);
        assertThat(deal.alarms().deal()).isFalse();
        Plan.Write.OfFacts write = (Plan.Write.OfFacts) deal.write();
        assertThat(write.change().version()).isEqualTo(one.version());
        assertThat(write.change().opening()).isPresent();
        GameInPlay dealt = ((Plan.Advance.Dealt) deal.advance()).game();
        assertThat(deal.news().events().apply(0)).isEqualTo(dealt.table().chair(0).heard());
        assertThat(deal.news().events().apply(1))
                .isEqualTo(dealt.table().chair(1).heard())
                .isNotEqualTo(dealt.table().chair(0).heard());
    }

    @Test
    void whoeverIsLateIsHelpedAndThenReplaced() {
        TableState table = playing(MINUTE);
        int seat = awaited(table);
        Plan calm = Decisions.decide(table, new Action.Look(), at(NOON + 59_000));
        assertThat(calm.alarms()).isEqualTo(new Alarms(0, OptionalLong.of(1_000), false));
        Plan late = Decisions.decide(table, new Action.Look(), at(NOON + 60_000));
        assertThat(late.write()).isEqualTo(new Plan.Write.Nothing());
        assertThat(late.alarms())
                .isEqualTo(new Alarms(table.awaited(), OptionalLong.of(120_000), false));
        TableState helped = table.after(late, NOON + 60_000);
        int code = firstLegal(helped, seat);
        Plan chosen =
                Decisions.decide(
                        helped,
                        new Action.Chosen(seat, 1, Thought.silent(code)),
                        at(NOON + 61_000));
        assertThat(((Plan.Write.OfStep) chosen.write()).step().client()).isEmpty();
        Plan over = Decisions.decide(helped, new Action.Look(), at(NOON + 180_000));
        assertThat(over.facts().sitters().get(seat).house()).isTrue();
        assertThat(over.write()).isInstanceOf(Plan.Write.OfFacts.class);
        assertThat(over.alarms().think() >>> seat & 1).isEqualTo(1);
    }

    @Test
    void afterTheGameNobodysGraceIsWaitedFor() {
        TableState table = playing(MINUTE);
        table = after(table, new Action.Look(), NOON + 60_000);
        table = after(table, asks(0, new Ask.End("e")), NOON + 60_000);
        table = after(table, asks(1, new Ask.End("e")), NOON + 60_000);
        assertThat(table.facts().over()).isTrue();
        assertThat(Decisions.decide(table, new Action.Look(), at(NOON + 200_000)).alarms())
                .isEqualTo(new Alarms(0, OptionalLong.empty(), false));
    }

    @Test
    void aChoiceThatIsNoLongerWantedIsNotMade() {
        TableState table = playing(ClockRule.NONE);
        int seat = awaited(table);
        int code = firstLegal(table, seat);
        Action chosen = new Action.Chosen(seat, 1, Thought.silent(code));
        assertThat(Decisions.decide(table, chosen, at(NOON)).write())
                .isEqualTo(new Plan.Write.Nothing());
        TableState left = after(table, asks(seat, new Ask.Leave("l")), NOON);
        assertThat(Decisions.decide(left, chosen, at(NOON)).write())
                .isInstanceOf(Plan.Write.OfStep.class);
        Action old = new Action.Chosen(seat, 0, Thought.silent(code));
        assertThat(Decisions.decide(left, old, at(NOON)).write())
                .isEqualTo(new Plan.Write.Nothing());
    }

    @Test
    void whoeverIsNextIsNotChargedForTheWriting() {
        TableState table = playing(MINUTE);
        for (int i = 0; i < 200; i++) {
            int seat = awaited(table);
            int waiting = table.awaited();
            Plan move =
                    Decisions.decide(
                            table, move(table, seat, firstLegal(table, seat), "m" + i), at(NOON));
            TableState next = table.after(move, NOON + 5_000);
            int begun = next.awaited() & ~waiting;
            if (begun != 0) {
                int other = Integer.numberOfTrailingZeros(begun);
                assertThat(next.clocks().left(other, NOON + 5_000)).isEqualTo(60_000);
                assertThat(next.clocks().left(other, NOON + 6_000)).isEqualTo(59_000);
                return;
            }
            table = next;
        }
        throw new AssertionError("nobody was ever next");
    }

    @Test
    void nobodyStopsAClockByKeepingTheDiskBusy() {
        TableState table = playing(MINUTE);
        int seat = awaited(table);
        long now = NOON;
        for (int i = 0; i < 10; i++) {
            Action wish = asks(seat, i % 2 == 0 ? new Ask.End("e" + i) : new Ask.GoOn("g" + i));
            Plan plan = Decisions.decide(table, wish, at(now));
            now += 1_000;
            table = table.after(plan, now);
        }
        assertThat(table.clocks().left(seat, now)).isEqualTo(50_000);
    }

    @Test
    void allWhoPlayCanEndItAndPlayAgainOnce() {
        TableState table = playing(ClockRule.NONE);
        TableState one = after(table, asks(0, new Ask.End("e")), NOON);
        assertThat(one.facts().over()).isFalse();
        Plan end = Decisions.decide(one, asks(1, new Ask.End("e")), at(NOON));
        assertThat(((Plan.Write.OfFacts) end.write()).change().end())
                .contains(
                        new GameEnd(
                                GameEnd.Ending.AGREED, List.of(), List.of(2, 2), List.of(0, 0), 0));
        TableState ended = one.after(end, NOON);
        assertThat(ended.facts().phase()).isEqualTo(TableFacts.Phase.ENDED);
        NewTable.Fresh ids = new NewTable.Fresh("next", "XYZ789", "cd".repeat(32));
        Plan again = Decisions.decide(ended, new Action.Rematch("bob", ids), at(NOON));
        assertThat(((Plan.Write.OfRematch) again.write()).table().id()).isEqualTo("next");
        TableState followed = ended.after(again, NOON);
        NewTable.Fresh others = new NewTable.Fresh("other", "QRS456", "ef".repeat(32));
        Plan second = Decisions.decide(followed, new Action.Rematch("ann", others), at(NOON));
        assertThat(second.write()).isEqualTo(new Plan.Write.Nothing());
        assertThat(second.facts().next()).isEqualTo("next");
    }

    @Test
    void onlyATableThatNobodyLooksAtIsForgotten() {
        TableState table = gathering(ClockRule.NONE);
        assertThat(Decisions.decide(table, new Action.Expire(), at(NOON)).write())
                .isEqualTo(new Plan.Write.Nothing());
        Moment alone =
                new Moment(NOON, Instant.EPOCH, seat -> 0, false, Optional.empty(), () -> false);
        assertThat(Decisions.decide(table, new Action.Expire(), alone).write())
                .isEqualTo(new Plan.Write.Forget());
        assertThat(Decisions.decide(playing(ClockRule.NONE), new Action.Expire(), alone).write())
                .isEqualTo(new Plan.Write.Nothing());
    }

    @Test
    void aChoiceIsTakenBackAsAStep() {
        TableState table = playing(ClockRule.NONE);
        for (int i = 0; i < 200; i++) {
            int seat = awaited(table);
            TableState next =
                    after(table, move(table, seat, firstLegal(table, seat), "m" + i), NOON);
            if (next.begun().mayTakeBack(seat)) {
                int decision = next.begun().decision(seat);
                Plan back =
                        Decisions.decide(
                                next, asks(seat, new Ask.TakeBack("b", decision)), at(NOON));
                Plan.Write.OfStep write = (Plan.Write.OfStep) back.write();
                assertThat(write.step().step().code()).isEqualTo(Step.TAKE_BACK);
                assertThat(next.after(back, NOON).awaits(seat)).isTrue();
                return;
            }
            table = next;
        }
        throw new AssertionError("nothing could be taken back");
    }

    // --- Hints ---

    private static final Sitter BOT = Sitter.bot("random");

    /** What Ann might be told for the first thing that she has to decide. */
    private static Hint hint(TableState table) {
        Codes legal = new Codes();
        table.begun().table().chair(0).legal(legal);
        List<Thought.Line> lines =
                List.of(
                        new Thought.Line(legal.at(1), 30, 0.6),
                        new Thought.Line(legal.at(0), 10, 0.4));
        return new Hint(0, 1, new Thought(legal.at(1), 40, lines, List.of()));
    }

    @Test
    void aHintIsMarkedBeforeItIsGivenAndStaysWithTheMove() {
        TableState table = playing(ClockRule.NONE, BOT);
        Hint hint = hint(table);
        Plan plan = Decisions.decide(table, new Action.Hinted(Optional.of(hint)), at(NOON));
        String written = ((Plan.Write.OfFacts) plan.write()).change().facts();
        assertThat(TableFactsText.read(written)).isEqualTo(plan.facts());
        assertThat(plan.facts().sitters().getFirst().hints()).containsExactly(1);
        assertThat(plan.news()).isEqualTo(Plan.News.NONE);
        assertThat(table.begun().hint(0)).isEmpty();
        TableState hinted = table.after(plan, NOON);
        assertThat(hinted.begun().hint(0)).contains(hint);
        assertThat(Decisions.decide(hinted, new Action.Hinted(Optional.of(hint)), at(NOON)).write())
                .isEqualTo(new Plan.Write.Nothing());
        int chosen = firstLegal(hinted, 0);
        Plan move = Decisions.decide(hinted, move(hinted, 0, chosen, "m"), at(NOON));
        String kept = ((Plan.Write.OfStep) move.write()).step().thought().orElseThrow();
        assertThat(ThoughtText.read(kept)).isEqualTo(hint.thought().choosing(chosen));
        TableState moved = hinted.after(move, NOON);
        assertThat(moved.begun().hint(0)).isEmpty();
        assertThat(Decisions.decide(moved, new Action.Hinted(Optional.of(hint)), at(NOON)).write())
                .isEqualTo(new Plan.Write.Nothing());
    }

    @Test
    void onlyWhoPlaysWithBotsAloneIsGivenHints() {
        TableState alone = playing(ClockRule.NONE, BOT);
        assertThat(Decisions.whyNoHint(alone, 0, 1)).isEmpty();
        isNotHinted(alone, 2, "stale");
        isNotHinted(gathering(ClockRule.NONE, BOT), 1, "phase");
        isNotHinted(after(alone, asks(0, new Ask.Leave("l")), NOON), 1, "house");
        isNotHinted(playing(ClockRule.NONE, Sitter.of(ANN)), 1, "hint-people");
        TableState people = playing(ClockRule.NONE);
        isNotHinted(people, 1, "hint-people");
        isNotHinted(after(people, asks(1, new Ask.Leave("l")), NOON), 1, "hint-people");
        Terms terms = alone.facts().terms();
        TableFacts match =
                TableFacts.ofMatch(
                        terms, List.of(Sitter.of(ANN), BOT), new ContestOf("tournament", 3));
        TableState contest = after(table(ClockRule.NONE, match), new Action.Deal(), NOON);
        isNotHinted(contest, 1, "hint-contest");
        assertThat(
                        Decisions.decide(
                                        people,
                                        new Action.Hinted(Optional.of(hint(people))),
                                        at(NOON))
                                .write())
                .isEqualTo(new Plan.Write.Nothing());
    }

    private static void isNotHinted(TableState table, int decision, String code) {
        assertThat(Decisions.whyNoHint(table, 0, decision).map(TableRefused::code)).contains(code);
    }
}
